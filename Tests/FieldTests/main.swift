import Foundation
import SimulatedMachine

// The fixtures of the simulated fields, in a process like the one that runs a learner's file: executors and clocks are
// its first statement. `FieldTests --rows` lists which row of the ledger is shown by which fixture; other words choose
// the fixtures whose names have them. `FieldTests --random COUNT SEED` does random actions on random forms.

SimulatedMachine.install(start: 1_767_225_600, seed: 1, locale: "ko_KR", timeZone: "Asia/Seoul")

let fixtures =
  textWriting + acting + modelsWithCombine + pickers + controls + rows + screens + objects
let words = CommandLine.arguments.dropFirst()

if words.first == "--rows" {
  for fixture in fixtures { print(fixture.rows.joined(separator: " ") + "\t" + fixture.name) }
} else if words.first == "--random" {
  let numbers = words.dropFirst().compactMap { UInt64($0) }
  let failures = runRandomly(Int(numbers.first ?? 1_000), from: numbers.dropFirst().first ?? 1)
  failures.forEach { print("✗ \($0)") }
  if !failures.isEmpty { exit(1) }
} else {
  var failed = 0
  let chosen = fixtures.filter { fixture in words.allSatisfy { fixture.name.contains($0) || fixture.rows.contains($0) }
  }
  for fixture in chosen {
    let checks = Checks()
    fixture.run(checks)
    guard !checks.failures.isEmpty else { continue }
    failed += 1
    print("✗ \(fixture.name) [\(fixture.rows.joined(separator: ", "))]")
    for failure in checks.failures { print("    \(failure)") }
  }
  print("\(chosen.count - failed) passed, \(failed) failed")
  if failed > 0 { exit(1) }
}
