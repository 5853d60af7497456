import Foundation
import SimulatedMachine

// The fixtures of the simulated fields, in a process like the one that runs a learner's file: executors and clocks are
// its first statement.
//
//   FieldTests [WORD…]              runs the fixtures whose names or rows have all the words
//   FieldTests --rows               lists which rows of the ledger are shown by which fixture
//   FieldTests --ledger FILE        compares the ledger's states with the rows that fixtures name
//   FieldTests --oracle [N [SEED]]  compares N random trees' updates with trees that are evaluated whole or built anew
//   FieldTests --random [N [SEED]]  does N random sequences of actions to random forms, each twice

SimulatedMachine.install(start: 1_767_225_600, seed: 1, locale: "ko_KR", timeZone: "Asia/Seoul")

let fixtures = allFixtures
let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "--rows":
  for fixture in fixtures { print(fixture.rows.joined(separator: " ") + "\t" + fixture.name) }
case "--ledger":
  let ledger = try LedgerFile(path: words.count > 1 ? words[1] : "Docs/fidelity.md")
  let faults = ledger.faults(shown: Set(fixtures.flatMap(\.rows)).union(shownElsewhere.keys))
  faults.forEach { print($0) }
  print(ledger.counts.map { "\($0.count) \($0.state)" }.joined(separator: ", "))
  exit(faults.isEmpty ? 0 : 1)
case "--random":
  let numbers = words.dropFirst().compactMap { UInt64($0) }
  let failures = runRandomly(Int(numbers.first ?? 1_000), from: numbers.dropFirst().first ?? 1)
  failures.forEach { print("✗ \($0)") }
  exit(failures.isEmpty ? 0 : 1)
case "--oracle":
  let numbers = words.dropFirst().compactMap { UInt64($0) }
  let failures = compareWithOracle(Int(numbers.first ?? 200), from: numbers.dropFirst().first ?? 1)
  failures.forEach { print("✗ \($0)") }
  exit(failures.isEmpty ? 0 : 1)
case nil:
  let status = run(fixtures)
  let missing = PolicyCoverage.missing
  if !missing.isEmpty { print("Never seen to decide: \(missing.joined(separator: ", "))") }
  exit(missing.isEmpty ? status : 1)
default:
  exit(run(fixtures.filter { fixture in words.allSatisfy { fixture.name.contains($0) || fixture.rows.contains($0) } }))
}

/// Runs the fixtures and says what did not hold.
/// - Returns: the exit status.
@MainActor
func run(_ fixtures: [Fixture]) -> Int32 {
  var failed = 0
  for fixture in fixtures {
    let checks = Checks()
    fixture.run(checks)
    guard !checks.failures.isEmpty else { continue }
    failed += 1
    print("✗ \(fixture.name) [\(fixture.rows.joined(separator: ", "))]")
    for failure in checks.failures { print("    \(failure)") }
  }
  print("\(fixtures.count - failed) passed, \(failed) failed")
  return failed == 0 ? 0 : 1
}
