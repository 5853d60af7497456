import Contract
import FieldEngine
import Simulator
import SwiftUI

/// Compares what the update pass makes of random changes with what is made without its savings: the whole tree evaluated
/// again, closures never taken for the same, and a tree built from scratch on the same values.
@MainActor
struct Oracle {
  let seed: UInt64
  let parts: [RandomTree.Part]
  private let actions: [Action]

  init(seed: UInt64) {
    self.seed = seed
    var chance = Chance(seed: seed)
    parts = (0..<Int.random(in: 1...6, using: &chance)).map { _ in chance.one(of: RandomTree.Part.allCases) }
    actions = (0..<Int.random(in: 1...12, using: &chance)).map { _ in Self.action(&chance) }
  }

  private static func action(_ chance: inout Chance) -> Action {
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: .type(chance.one(of: ["가", "ab", "1"]))
    case 1: .delete(1)
    case 2...3:
      .tap(.indexed(.textField, Int.random(in: 0..<4, using: &chance)))
    case 4: .toggle(.indexed(.toggle, 0), nil)
    default: .tap(.label(chance.one(of: RandomTree.changes)))
    }
  }

  /// What differs; nil where nothing does.
  func fault() throws -> String? {
    var values = RandomTree.Values()
    let session = try Session()
    try session.appear(RandomTree(parts, values) { values = $0 })
    var screens: [String] = []
    for (index, action) in actions.enumerated() {
      perform(action, session)
      let quick = Self.screen(session)
      screens.append(quick)
      session.graph.evaluateAll()
      let thorough = Self.screen(session)
      if quick != thorough { return "after \(describe(index)) an update was missed:\n\(quick)\n≠\n\(thorough)" }
      _ = try session.perform(.tap(.label("알리기")))
      let fresh = try Session()
      try fresh.appear(RandomTree(parts, values))
      let scratch = Self.screen(fresh)
      if quick != scratch { return "after \(describe(index)) a new tree differs:\n\(quick)\n≠\n\(scratch)" }
    }
    return try replayed(screens, comparesClosures: true) ?? replayed(screens, comparesClosures: false)
  }

  /// The same actions once more, with nothing evaluated beyond need in between, and closures compared or never taken for
  /// the same.
  private func replayed(_ screens: [String], comparesClosures: Bool) throws -> String? {
    ViewGraph.comparesClosures = comparesClosures
    defer { ViewGraph.comparesClosures = true }
    let session = try Session()
    try session.appear(RandomTree(parts, RandomTree.Values()))
    for (index, action) in actions.enumerated() {
      perform(action, session)
      let screen = Self.screen(session)
      if screen != screens[index] {
        return "after \(describe(index)) (closures compared: \(comparesClosures)):\n\(screens[index])\n≠\n\(screen)"
      }
    }
    return nil
  }

  /// What is not there or disabled cannot be used: that is no fault.
  private func perform(_ action: Action, _ session: Session) { _ = try? session.perform(action) }

  private func describe(_ index: Int) -> String {
    "\(parts): " + actions[...index].map(\.text).joined(separator: "; ")
  }

  /// What stands on the screen and what the values are, without where the focus is.
  private static func screen(_ session: Session) -> String {
    let snapshot = session.snapshot
    let elements = words(snapshot["elements"], ["kind", "label", "value", "enabled"])
    return (elements + words(snapshot["state"], ["view", "name", "value"])).joined(separator: "\n")
  }

  private static func words(_ list: JSON?, _ members: [String]) -> [String] {
    (list?.array ?? []).map { one in members.map { one[$0]?.text ?? "" }.joined(separator: " ") }
  }
}

/// Tries the oracle on many random trees.
@MainActor
func compareWithOracle(_ count: Int, from seed: UInt64) -> [String] {
  (0..<UInt64(count)).compactMap { number in
    let oracle = Oracle(seed: seed &+ number)
    do {
      return try oracle.fault().map { "seed \(oracle.seed): \($0)" }
    } catch {
      return "seed \(oracle.seed): \(error)"
    }
  }
}
