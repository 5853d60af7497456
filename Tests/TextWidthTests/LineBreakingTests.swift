import TextWidth
import Testing

@Suite("Line breaking (after UAX #14)")
struct LineBreakingTests {
  /// `|` marks the places where a line may end; worked out by hand from the rules.
  @Test(
    "lines may end only at these places",
    arguments: [
      "hello |world", "한|글|입|력", "한|글 |입|력", "\u{1112}\u{1161}\u{11AB}|글", "값|(x)", "(한|글)", "끝. |다|음", "정|말? |네!",
      "1,000|원", "₩1,000", "a.b.c", "foo(bar)", "well-|known", "1-2", "“인|용” |뒤", "\"따|옴\"", "漢|字、|仮|名。|終", "👨‍👩‍👧|가",
      "a\u{A0}b", "a\u{200B}|b", "Sources/|Terminal", "읽|어 |보|세|요…", "「가|나」|다", "a — |b", "50% |할|인",
    ])
  func places(marked: String) {
    let text = marked.replacing("|", with: "")
    var result = text
    for index in LineBreaking.opportunities(in: text).reversed() { result.insert("|", at: index) }
    #expect(result == marked)
  }

  @Test("lines are filled, and lose the spaces at which they are broken")
  func filling() {
    #expect(TextMeasure().wrapped("the quick  brown fox", width: 10) == ["the quick", "brown fox"])
    #expect(TextMeasure().wrapped("한글 입력을 배웁니다.", width: 10) == ["한글 입력", "을 배웁니", "다."])
    #expect(TextMeasure().wrapped("끝입니다.", width: 8) == ["끝입니", "다."])
  }

  @Test("newlines end lines, empty ones stay")
  func newlines() {
    #expect(TextMeasure().wrapped("a\n\nb c\r\nd\n", width: 10) == ["a", "", "b c", "d", ""])
    #expect(TextMeasure().wrapped("", width: 10) == [""])
  }

  @Test("a word wider than the line is broken between clusters")
  func longWord() {
    #expect(TextMeasure().wrapped("ab abcdefgh", width: 3) == ["ab", "abc", "def", "gh"])
    #expect(TextMeasure().wrapped("👨‍👩‍👧👨‍👩‍👧", width: 1) == ["👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test("the first line may have another width")
  func firstWidth() {
    #expect(TextMeasure().wrapped("aa bb cc dd", width: 8, firstWidth: 5) == ["aa bb", "cc dd"])
  }

  @Test("no line is wider than asked, and no ink is lost", arguments: 2...40)
  func invariants(width: Int) {
    let text =
      "SwiftUI의 TextField(text:)는 입력할 때마다 값을 씁니다. “한 글자에 한 번”, 즉 1,000자면 1,000번입니다! 👨‍👩‍👧 漢字、仮名。 averyveryverylongidentifier"
    let lines = TextMeasure().wrapped(text, width: width)
    #expect(lines.allSatisfy { $0.terminalWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
