import Course
import Testing

@Suite("What is different between two texts")
struct LineDifferenceTests {
  private func drawn(_ old: String, _ new: String) -> [String] {
    LineDifference(from: old, to: new).lines.map { line in
      switch line.change {
      case .same: " \(line.number)\(line.text)"
      case .removed: "-\(line.number)\(line.text)"
      case .added: "+\(line.number)\(line.text)"
      }
    }
  }

  @Test("lines that stay, go and come, each with its number")
  func lines() {
    #expect(drawn("a\nb\nc\n", "a\nx\nc\nd\n") == [" 1a", "-2b", "+2x", " 3c", "+4d"])
    #expect(drawn("", "a") == ["-1", "+1a"])
    #expect(drawn("a\nb", "b") == ["-1a", " 2b"])
  }

  @Test("blanks at an end are no difference")
  func blanks() {
    #expect(LineDifference(from: "a  \nb\n\n", to: "a\nb").isEmpty)
    #expect(!LineDifference(from: " a", to: "a").isEmpty)
  }
}
