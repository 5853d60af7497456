import Contract
import Testing

@Suite("Policies (Docs/contract.md, Policies)")
struct PolicyTests {
  /// The contract's table, written down a second time.
  static let table: [(name: String, values: [String], row: String)] = [
    ("formatCommit", ["documented", "live", "returnOnly"], "B1"),
    ("equalCommitWrite", ["on", "off"], "B2"),
    ("setterFilter", ["ios17", "ios16"], "B4"),
    ("unmatchedFocus", ["resign", "keep"], "B9"),
    ("focusReadyDelay", ["0"], "B11"),
    ("focusReadyDelaySheet", ["0.5"], "B11"),
    ("focusHandover", ["merge", "nilBetween"], "B8"),
    ("stepperEdge", ["clamp", "refuse"], "B13"),
    ("composition", ["edits", "marked"], "B15"),
    ("secureRefocus", ["keep", "clear"], "B16"),
  ]

  @Test("each policy of the contract exists, the first value its default", arguments: table)
  func contract(name: String, values: [String], row: String) throws {
    let policy = try #require(Policy.named(name))
    #expect(policy.row == row)
    #expect(policy.defaultValue(on: .iOS) == values[0])
    if case .words(let words) = policy.values { #expect(words == values) }
    for language in Language.allCases {
      #expect(policy.summary(language) != name)
      for value in values where policy.values != .seconds { #expect(policy.meaning(of: value, language) != value) }
    }
  }

  @Test("there are no others")
  func complete() {
    #expect(Set(Policy.all.map(\.name)) == Set(Self.table.map(\.name)))
  }

  @Test("policies and fixed rules together are the sixteen rows of part B")
  func partB() {
    let rows = Set(Policy.all.map(\.row)).union(FixedRule.all.map(\.row))
    #expect(rows == Set((1...16).map { "B\($0)" }))
    for rule in FixedRule.all {
      for language in Language.allCases { #expect(rule.summary(language) != rule.row) }
    }
  }

  @Test("composition is marked text on macOS (B15)")
  func platformDefault() {
    #expect(Policies(platform: .iOS).composition == .edits)
    #expect(Policies(platform: .macOS).composition == .marked)
  }

  @Test("every value can be chosen and read back by its type")
  func choosing() throws {
    var policies = Policies(platform: .iOS)
    for policy in Policy.all {
      guard case .words(let words) = policy.values else { continue }
      for word in words {
        try policies.choose(word, for: policy.name)
        #expect(policies[policy.name] == word)
        // The typed accessors trap on a word that they do not know.
        _ = (policies.formatCommit, policies.setterFilter, policies.focusHandover, policies.unmatchedFocus)
        _ = (policies.stepperEdge, policies.composition, policies.secureRefocus, policies.equalCommitWrite)
      }
    }
    try policies.choose("focusReadyDelay=0.25")
    #expect(policies.focusReadyDelay == 0.25)
    #expect(policies.json["focusReadyDelay"] == "0.25")
  }

  @Test("a wrong choice says what may stand there")
  func faults() {
    var policies = Policies(platform: .iOS)
    #expect(throws: PolicyFault.unknownPolicy("x")) { try policies.choose("x=1") }
    #expect(throws: PolicyFault.noValue("stepperEdge")) { try policies.choose("stepperEdge") }
    #expect(throws: PolicyFault.badValue("no", policy: "stepperEdge")) { try policies.choose("stepperEdge=no") }
    #expect(throws: PolicyFault.badValue("-1", policy: "focusReadyDelay")) { try policies.choose("focusReadyDelay=-1") }
    #expect(PolicyFault.badValue("no", policy: "stepperEdge").message(.english).contains("clamp, refuse"))
  }
}
