// A file that imports UIKit alone sees these names on iOS too.
@_exported import Foundation
