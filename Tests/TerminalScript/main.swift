import Foundation

// TerminalScript PROGRAM FILE.script       prints what the terminal showed
// TerminalScript PROGRAM --bench TIMES [ARGUMENTS]   prints how long the prompt takes

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  print("usage: TerminalScript PROGRAM FILE | TerminalScript PROGRAM --bench TIMES [ARGUMENT…]")
  exit(2)
}
do {
  if words[1] == "--bench" {
    let times = words.count > 2 ? Int(words[2]) ?? 21 : 21
    let sorted = try PromptBench(program: words[0], arguments: Array(words.dropFirst(3))).measure(times: times)
    let parts = [sorted[0], sorted[sorted.count / 2], sorted[sorted.count * 9 / 10]].map { String(format: "%.1f", $0) }
    print("prompt ready: median \(parts[1]) ms (best \(parts[0]), 90 % \(parts[2]), \(sorted.count) starts)")
  } else {
    let text = try String(contentsOfFile: words[1], encoding: .utf8)
    let lines = try text.split(separator: "\n").compactMap { try ScriptLine(String($0)) }
    var performance = try Performance(program: words[0])
    defer { performance.cleanUp() }
    try performance.perform(lines)
    print(performance.transcript, terminator: "")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
