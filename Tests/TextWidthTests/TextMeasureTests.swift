import Glibc
import TextWidth
import Testing

/// Glibc's own measure of a character, which its Swift module does not show.
@_silgen_name("wcwidth") private func libraryWidth(_ character: wchar_t) -> CInt

@Suite("Columns of a text (UAX #11, UTS #51)")
struct TextMeasureTests {
  /// Worked out by hand from EastAsianWidth.txt and emoji-sequences.txt.
  static let table: [(String, Int)] = [
    ("", 0), ("a", 1), ("abc def", 7), ("\u{7F}\u{1B}\u{0}\n", 0), ("é", 1), ("e\u{301}", 1),
    ("한글", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ㅎ", 2), ("ㅎㅏㄴ", 6), ("ｱ", 1), ("ア", 2), ("Ａ", 2),
    ("漢字", 4), ("，。", 4), ("₩1,000", 6), ("￦", 2), ("★", 1), ("…", 1), ("─", 1),
    ("🙂", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇰🇷", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("⌚", 2), ("☀", 1), ("☀️", 2),
    ("नि", 1), ("ไทย", 3), ("שָׁ", 1), ("\u{200B}\u{2060}\u{FEFF}", 0), ("a\u{AD}b", 3), ("\u{0}\u{1F}", 0), ("𝒜", 1),
    ("𠀀", 2),
    ("🫨", 2),
  ]

  @Test("each text takes the columns that the Unicode tables give it", arguments: table)
  func columns(text: String, columns: Int) {
    #expect(text.terminalWidth == columns)
  }

  @Test("ambiguous characters are as wide as one says", arguments: ["…", "─", "°", "★", "①", "α", "“"])
  func ambiguous(text: String) {
    #expect(TextMeasure(ambiguous: .narrow).width(of: text) == 1)
    #expect(TextMeasure(ambiguous: .wide).width(of: text) == 2)
  }

  @Test(
    "whole blocks agree with the C library's table",
    arguments: [
      0x20...0x7E as ClosedRange<UInt32>, 0xC0...0x24F, 0x400...0x45F, 0x1100...0x115F, 0x3041...0x3096,
      0x30A0...0x30FF, 0x3131...0x318E, 0x3400...0x4DB5, 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0xFF01...0xFF60,
      0x1F600...0x1F64F, 0x20000...0x2A6D6, 0x300...0x36F,
    ])
  func library(block: ClosedRange<UInt32>) throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let previous = uselocale(locale)
    defer {
      uselocale(previous)
      freelocale(locale)
    }
    let measure = TextMeasure()
    let different = block.filter { code in
      measure.width(of: Character(Unicode.Scalar(code)!)) != Int(libraryWidth(wchar_t(code)))
    }
    #expect(different.isEmpty)
  }

  @Test("truncation counts the ellipsis and never cuts a cluster")
  func truncation() {
    let measure = TextMeasure()
    #expect(measure.truncated("한글입력", to: 8) == "한글입력")
    #expect(measure.truncated("한글입력", to: 7) == "한글입…")
    #expect(measure.truncated("한글입력", to: 6) == "한글…")
    #expect(measure.truncated("a👨‍👩‍👧b", to: 3) == "a…")
    #expect(measure.truncated("abc", to: 1) == "…")
    #expect(measure.truncated("abc", to: 0) == "")
    #expect(TextMeasure(ambiguous: .wide).truncated("abcdef", to: 4) == "ab…")
  }

  @Test("padding fills to the width on the side that is asked for")
  func padding() {
    let measure = TextMeasure()
    #expect(measure.padded("한", to: 5) == "한   ")
    #expect(measure.padded("한", to: 5, alignment: .trailing) == "   한")
    #expect(measure.padded("한", to: 5, alignment: .center) == " 한  ")
    #expect(measure.padded("한글입", to: 5) == "한글입")
    #expect(measure.fitted("한글입", to: 5) == "한글…")
    #expect(measure.fitted("한글입", to: 4) == "한… ")
  }

  @Test("a tab reaches the next stop of its line, wide characters counted")
  func tabs() {
    #expect(TextMeasure().expandingTabs("\tx\n한\ty") == "    x\n한  y")
  }
}
