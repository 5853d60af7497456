import Contract
import Foundation

/// One random form with random actions and policies.
struct RandomRun {
  let seed: UInt64
  private(set) var parts: [RandomForm.Part] = []
  private(set) var container = 0
  private(set) var actions: [Action] = []
  private(set) var platform = Platform.iOS
  private(set) var policies: [String: String] = [:]

  init(seed: UInt64) {
    self.seed = seed
    var chance = Chance(seed: seed)
    for _ in 0..<Int.random(in: 1...8, using: &chance) { parts.append(chance.one(of: RandomForm.Part.allCases)) }
    container = Int.random(in: 0..<3, using: &chance)
    platform = chance.chance(70) ? .iOS : .macOS
    for policy in Policy.all where chance.chance(20) {
      if case .words(let words) = policy.values { policies[policy.name] = chance.one(of: words) }
    }
    for _ in 0..<Int.random(in: 1...20, using: &chance) { actions.append(action(&chance)) }
  }

  private func action(_ chance: inout Chance) -> Action {
    let target = self.target(&chance)
    let text = chance.one(of: ["1", "12", "a", "Ab", "한글", "-", "1.5", ",", " ", "🙂", "2026", "e\u{301}", "\n", "닭이"])
    let place = Int.random(in: 0...4, using: &chance)
    return switch Int.random(in: 0..<30, using: &chance) {
    case 0...7: .tap(target)
    case 8...11: .type(text)
    case 12: .press(text)
    case 13...14: .compose(chance.one(of: ["한글", "닭이", "값을", "ㅋㅋ", "ㅏ", "괜찮아"]))
    case 15: .paste(text)
    case 16: .delete(place + 1)
    case 17: .clear
    case 18: chance.chance(50) ? .cut : .copy
    case 19: .cursor(chance.one(of: [.start, .end, .at(place)]))
    case 20: .select(chance.chance(50) ? .all : .range(0, place))
    case 21: .pressReturn
    case 22: .hardware(chance.one(of: [.pressReturn, .tab, .shiftTab, .escape, .type(text)]))
    case 23: .hideKeyboard
    case 24: .toggle(target, chance.one(of: [nil, true, false]))
    case 25: chance.chance(50) ? .increment(target, place + 1) : .decrement(target, place + 1)
    case 26: .pick(target, chance.one(of: ["1번", "M", "2026-11-30", "23:30", "없음"]))
    case 27: .wait(Double(place) / 2)
    case 28: chance.one(of: [.dismiss, .scroll(.down), .autofill(text), .show(.state(nil)), .screenshot])
    default: .show(.screen)
    }
  }

  private func target(_ chance: inout Chance) -> Target {
    let index = Int.random(in: 0..<parts.count, using: &chance)
    return switch Int.random(in: 0..<10, using: &chance) {
    case 0: .indexed(chance.one(of: ElementKind.allCases), Int.random(in: 0..<3, using: &chance))
    case 1: .label(chance.one(of: ["안\(index)", "닫기\(index)", "더\(index)", "덜\(index)", "1번", "L"]))
    default: .label("칸\(index)")
    }
  }

  /// The document of the run: each action on its own, so that one that cannot be done does not end it.
  @MainActor
  func document(_ look: (JSON) -> Void) -> String {
    let form = RandomForm(parts: parts, container: container)
    return showAll(form, actions, platform: platform, policies: policies, look: look)
  }

  /// What must hold on every screen, and does not.
  func fault(on snapshot: JSON) -> String? {
    let elements = snapshot["elements"]?.array ?? []
    let references = elements.compactMap { $0["ref"]?.string }
    if Set(references).count != references.count { return "a ref stands twice" }
    let focused = elements.filter { $0["focused"] == true }
    if focused.count > 1 { return "two elements have the focus" }
    if focused.first?["ref"] ?? .null != snapshot["focusRef"] { return "focusRef is not the focused element" }
    let isKeyboardUp = snapshot["keyboard"]?.isNull == false
    if isKeyboardUp != (platform == .iOS && !focused.isEmpty) { return "the keyboard does not follow the focus" }
    return nil
  }
}

/// Does many random runs, each of them twice. Says which differ from themselves.
@MainActor
func runRandomly(_ count: Int, from seed: UInt64) -> [String] {
  var failures: [String] = []
  for number in 0..<UInt64(count) {
    let run = RandomRun(seed: seed &+ number)
    if ProcessInfo.processInfo.environment["FIELDTESTS_SHOW"] != nil {
      print(run.seed, run.platform, run.policies, run.parts, run.actions.map(\.text).joined(separator: "; "))
    }
    let first = run.document { snapshot in
      if let fault = run.fault(on: snapshot) { failures.append("seed \(run.seed): \(fault)") }
    }
    if first != run.document({ _ in }) { failures.append("seed \(run.seed): two documents") }
  }
  return failures
}
