/// What the Swift runtime said before it ended a program, taken apart from what the program itself printed.
struct LastWords: Equatable {
  /// The runtime's message in its own words, without place, stack and addresses; nil where it said none.
  var message: String?
  /// The line that the message names, and its file.
  var file: String?
  var line: Int?

  /// - Parameter text: what follows the program's own output.
  init(_ text: String) {
    var words = text[...]
    if let trace = words.ranges(of: "\nCurrent stack trace:\n").last { words = words[..<trace.lowerBound] }
    while words.last?.isNewline == true { words.removeLast() }
    guard !words.isEmpty else { return }
    if let place = try? #/(?<file>[^\n:]+):(?<line>[0-9]+): /#.prefixMatch(in: words) {
      file = String(place.output.file)
      line = Int(place.output.line)
      words = words[place.range.upperBound...]
    }
    let lead = "Fatal error: "
    if words.hasPrefix(lead) { words = words.dropFirst(lead.count) }
    message = String(words.replacing(#/ \(0x[0-9a-f]+\)| 0x[0-9a-f]+/#, with: ""))
  }
}
