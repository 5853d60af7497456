import Contract
import Markdown
import Terminal
import TextWidth
import Testing

private let lesson = """
  # 텍스트 입력과 Form

  입력 컨트롤은 값을 **소유하지 않는다**. `Binding`을 받아 고친 값을 써 넣을 뿐이다. 자세한 것은 [문서](https://example.com/textfield)를 본다.

  | 하고 싶은 일 | 컨트롤 | 값이 쓰이는 때 |
  | --- | --- | --: |
  | 한 줄 글 | `TextField("이름", text: $name)` | 한 글자마다 |
  | 숫자 | `TextField("수량", value: $n, format: .number)` | 확정할 때 |

  1. 첫째 항목은 좁은 화면에서 여러 줄이 되어도 번호 아래로 들어가지 않는다
     - 안쪽 항목
  2. 둘째

  > 인용한 글도 좁은 화면에서 여러 줄이 될 수 있고 줄마다 표시가 붙는다.

  ```swift bad id=live-count
  struct LiveCount: View {
      @State private var quantity = 0   // 수량은 여기에 하나만 있다, 다른 곳에는 없다
  }
  ```

  <!-- 보이지 않는 말 -->

  <details><summary>정답</summary>

  숨은 글

  </details>
  """

private func drawn(_ text: String, width: Int, unfolded: Bool = false) -> [StyledText] {
  MarkdownLayout(page: Page(width: width, language: .korean), isUnfolded: unfolded)
    .lines(of: MarkdownDocument(text).blocks)
}

@Suite("Markdown on a page")
struct MarkdownLayoutTests {
  @Test(
    "no line is wider than the page", arguments: [20, 40, 60, 80, 120, 200], [TextMeasure.Ambiguous.narrow, .wide])
  func fits(width: Int, ambiguous: TextMeasure.Ambiguous) {
    let page = Page(width: width, language: .korean, measure: TextMeasure(ambiguous: ambiguous))
    for line in MarkdownLayout(page: page).lines(of: MarkdownDocument(lesson).blocks) {
      #expect(page.measure.width(of: line) <= width, "\(line.text)")
    }
  }

  @Test("nothing of the text is lost, whatever the width", arguments: [20, 40, 60, 80, 120])
  func complete(width: Int) {
    let shown = drawn(lesson, width: width).map(\.text).joined().filter { !$0.isWhitespace }
    for word in ["소유하지않는다", "써넣을뿐이다", "안쪽항목", "https://example.com/textfield", "LiveCount:View{"] {
      let pieces = shown.filter { $0 != "│" && $0 != "┆" }
      #expect(pieces.contains(word), "\(word) at \(width)")
    }
  }

  @Test("a table that fits stands in straight columns; titles are over their cells")
  func table() {
    let lines = drawn("| 가 | 나 |\n| --- | --: |\n| 한글 | 1 |\n| a | 22 |", width: 80).map(\.text)
    #expect(lines == [" 가   │ 나", "──────┼────", " 한글 │  1", " a    │ 22"])
  }

  @Test("cells wrap inside their columns, and a line parts rows that take several lines")
  func wrappingTable() {
    let table = "| 이름 | 설명 |\n| --- | --- |\n| a | 하나 둘 셋 넷 다섯 |\n| b | 여섯 |"
    let lines = drawn(table, width: 24).map(\.text)
    #expect(
      lines == [
        " 이름 │ 설명", "──────┼─────────────────", " a    │ 하나 둘 셋 넷", "      │ 다섯",
        "──────┼─────────────────", " b    │ 여섯",
      ])
  }

  @Test("a table of which no column could be read is a list of its cells")
  func stackedTable() {
    let table = "| 이름 | 설명 | 비고 |\n| --- | --- | --- |\n| 가나다라마바 | 하나 둘 셋 넷 다섯 | 여섯 일곱 여덟 |"
    let lines = drawn(table, width: 24).map(\.text)
    #expect(lines.first == "이름: 가나다라마바")
    #expect(lines.contains { $0.hasPrefix("비고: ") })
  }

  @Test("Hangul breaks between words, and a word that is longer than the line between syllables")
  func hangul() {
    #expect(drawn("가나다 라마바", width: 20).map(\.text) == ["가나다 라마바"])
    #expect(drawn("가나다라마 바사아자차카타", width: 20).map(\.text).joined(separator: "|").contains("가나다라마"))
  }

  @Test("code has line numbers, its judgement in words and its id; a long line goes on further in")
  func code() {
    let lines = drawn("```swift bad id=x\nlet a = 1\n    let bbbbbbbb = \"가나다라마바사아\"\n```", width: 30).map(\.text)
    #expect(lines[0] == "❌ 나쁜 예  x")
    #expect(lines[1] == " 1 │ let a = 1")
    #expect(lines[2].hasPrefix(" 2 │     let bbbbbbbb ="))
    #expect(lines[3].hasPrefix("   ┆       "))
  }

  @Test("lines between snippet.hide and snippet.show are not shown, and the others keep their numbers")
  func hiddenLines() {
    let code = "```swift\n// snippet.hide\nlet set = 1\n// snippet.show\nlet a = 2\n```"
    #expect(drawn(code, width: 40).map(\.text) == [" 4 │ let a = 2"])
  }

  @Test("Swift is coloured by its syntax, also where it does not parse")
  func colours() throws {
    let line = try #require(drawn("```swift\nlet name = \"값\" // 설명\n```", width: 60).first)
    func style(_ text: String) -> TextStyle? { line.spans.first { $0.text.contains(text) }?.style }
    #expect(style("let")?.colour == .magenta)
    #expect(style("값")?.colour == .green)
    #expect(style("설명") == .faint)
    #expect(drawn("```swift\nlet } = \"\n```", width: 60).map(\.text) == [" 1 │ let } = \""])
  }

  @Test("details stay shut until they are asked for; comments are for nobody")
  func details() {
    #expect(drawn(lesson, width: 80).map(\.text).contains("▸ 정답 (접힘)"))
    let open = drawn(lesson, width: 80, unfolded: true).map(\.text)
    #expect(open.contains("  숨은 글"))
    #expect(!open.joined().contains("보이지 않는 말"))
  }

  @Test("numbers of a list stand under each other, and further lines under the text")
  func list() {
    let lines = drawn("9. 아홉 하나 둘 셋\n10. 열", width: 20).map(\.text)
    #expect(lines.first == "  9. 아홉 하나 둘 셋" || lines[1].hasPrefix("     "))
    #expect(lines.last == " 10. 열")
  }
}

@Suite("Markdown in sentences")
struct MarkdownSentencesTests {
  private func told(_ text: String, _ language: Language = .korean) -> [String] {
    MarkdownSentences(language: language).lines(of: MarkdownDocument(text).blocks)
  }

  @Test("a table is told row by row, each cell with its column's title")
  func table() {
    #expect(
      told("| 칸 | 값 |\n| --- | --- |\n| 수량 | `0` |") == ["표, 1행. 열: 칸, 값.", "1행. 칸: 수량; 값: 0."])
    #expect(
      told("| Field | Value |\n| --- | --- |\n| a | 1 |\n| b | 2 |", .english)
        == ["Table with 2 rows. Columns: Field, Value.", "Row 1. Field: a; Value: 1.", "Row 2. Field: b; Value: 2."])
  }

  @Test("headings, lists, quotes, code and marks are said in words")
  func words() {
    #expect(told("## 제목") == ["제목 2단계: 제목"])
    #expect(told("- 하나\n- 둘") == ["- 하나", "- 둘"])
    #expect(told("> 말") == ["인용: 말"])
    #expect(told("❌ 이렇게") == ["나쁜 예: 이렇게"])
    #expect(told("```swift good id=x\nlet a = 1\n```") == ["코드, 좋은 예, x:", "1  let a = 1", "코드 끝."])
    #expect(told("- [ ] 빈 칸", .english) == ["- Not checked: 빈 칸"])
  }

  @Test("nothing is drawn")
  func undrawn() {
    let text = told(lesson).joined()
    #expect(!text.contains { "─━│┆▸•".contains($0) })
  }
}
