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
      // What is not there or disabled cannot be used: that is no fault.
      _ = try? session.perform(action)
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
    return try withoutComparison(screens)
  }

  /// The same actions once more, with no closure taken for the same, and nothing evaluated beyond need.
  private func withoutComparison(_ screens: [String]) throws -> String? {
    ViewGraph.comparesClosures = false
    defer { ViewGraph.comparesClosures = true }
    let session = try Session()
    try session.appear(RandomTree(parts, RandomTree.Values()))
    for (index, action) in actions.enumerated() {
      _ = try? session.perform(action)
      let screen = Self.screen(session)
      if screen != screens[index] {
        return "after \(describe(index)) closures matter:\n\(screens[index])\n≠\n\(screen)"
      }
    }
    return nil
  }

  private func describe(_ index: Int) -> String {
    "\(parts): " + actions[...index].map(\.text).joined(separator: "; ")
  }

  /// What stands on the screen, without where the focus is.
  private static func screen(_ session: Session) -> String {
    (session.snapshot["elements"]?.array ?? []).map { element in
      ["kind", "label", "value", "text", "enabled"].map { element[$0]?.text ?? "" }.joined(separator: " ")
    }.joined(separator: "\n")
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
