import Combine

// Foundation and Dispatch have types of these names, and SwiftUI re-exports both. A name that this module itself
// declares goes before those that it re-exports, so a learner's file gets the ones that keep virtual time.

public typealias DispatchGroup = Combine.DispatchGroup
public typealias DispatchQueue = Combine.DispatchQueue
public typealias DispatchWorkItem = Combine.DispatchWorkItem
public typealias RunLoop = Combine.RunLoop
public typealias Timer = Combine.Timer
public typealias UserDefaults = Combine.UserDefaults
