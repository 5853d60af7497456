// A file that imports SwiftUI alone sees these names on iOS too.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
