import Markdown
import Testing

private func position(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

/// All nodes, outer before inner.
private func all(_ nodes: [MarkdownNode]) -> [MarkdownNode] { nodes.flatMap { [$0] + all($0.children) } }

private func comments(_ text: String) -> [(text: String, start: SourcePosition)] {
  all(MarkdownDocument(text).blocks).compactMap { node in
    if case .comment(let text, _) = node.kind { (text, node.range.start) } else { nil }
  }
}

private func codeBlocks(_ text: String) -> [CodeBlock] {
  all(MarkdownDocument(text).blocks).compactMap { if case .codeBlock(let block) = $0.kind { block } else { nil } }
}

@Suite("Markdown")
struct MarkdownTests {
  @Test("columns count characters, not bytes")
  func columns() {
    let found = all(MarkdownDocument("한글 **굵게** 끝").blocks).first { $0.kind == .strong }
    #expect(found?.range.start == position(1, 4))
    #expect(SourceText("한글x").position(line: 1, byte: 6) == position(1, 3))
  }

  @Test("line ends of every kind, a byte order mark and a zero byte are made regular")
  func lineEnds() {
    let source = SourceText(bytes: [0xEF, 0xBB, 0xBF] + Array("a\r\nb\rc\nd\0".utf8))
    #expect(source.lines == ["a", "b", "c", "d\u{FFFD}"])
    #expect(source.invalidUTF8 == nil)
  }

  @Test("bytes that are no UTF-8 are told with their place and replaced")
  func invalidUTF8() {
    let source = SourceText(bytes: Array("한\n글".utf8) + [0xFF, 0x41])
    #expect(source.invalidUTF8 == position(2, 2))
    #expect(source.lines == ["한", "글\u{FFFD}A"])
  }

  @Test("a comment is a node with its own place, in a block, in a line, in a quote, over several lines")
  func commentPlaces() {
    let found = comments(
      """
      <!-- a --> <!-- b -->
      글 <!-- c -->

      > 인용 `x` **y** <!-- d -->

      <!-- e
        f -->
      """)
    #expect(found.map(\.text) == [" a ", " b ", " c ", " d ", " e\n  f "])
    #expect(found.map(\.start) == [position(1, 1), position(1, 12), position(2, 3), position(4, 16), position(6, 1)])
  }

  @Test("the text behind a comment on its line is Markdown with its own place")
  func besideComment() {
    let nodes = all(MarkdownDocument("- <!-- goal: a --> 값이 `언제` 바뀌나").blocks)
    #expect(nodes.contains { $0.kind == .code("언제") })
    #expect(nodes.last { $0.kind == .paragraph }?.range.start == position(1, 20))
  }

  @Test("a comment that is never closed is told")
  func openComment() {
    let nodes = all(MarkdownDocument("<!-- quiz: x\n\n글").blocks)
    #expect(nodes.map(\.kind) == [.comment(" quiz: x\n\n글\n", isClosed: false)])
  }

  @Test("details enclose their blocks, and keep the summary's words")
  func details() {
    let blocks = MarkdownDocument(
      """
      <details><summary>정답 <b>보기</b></summary>

      글

      </details>
      뒤
      """
    ).blocks
    #expect(blocks.map(\.kind) == [.details(summary: "정답 보기", isClosed: true), .paragraph])
    #expect(blocks[0].children.map(\.plainText) == ["글"])
    #expect(blocks[1].plainText == "뒤")
    let open = MarkdownDocument("<details>\n\n글").blocks
    #expect(open.map(\.kind) == [.details(summary: "", isClosed: false)])
  }

  @Test("a fence keeps its info as written, where it begins, and where each line of code stands")
  func fence() throws {
    let block = try #require(
      codeBlocks(
        """
        > - ```swift  id=a reason="x\\"y"
        >   let 가 = 1
        >
        >   ```
        """
      ).first)
    #expect(block.info == #"swift  id=a reason="x\"y""#)
    #expect(block.infoStart == position(1, 8))
    #expect(block.language == "swift")
    #expect(block.lines == ["let 가 = 1", ""])
    #expect(block.position(line: 0, column: 4) == position(2, 9))
    #expect(block.isClosed)
  }

  @Test("a fence that the end of the file closes is told")
  func openFence() {
    #expect(codeBlocks("```swift\nx").map(\.isClosed) == [false])
    #expect(codeBlocks("````\n```\n").map(\.isClosed) == [false])
    #expect(codeBlocks("```\nx\n```").map(\.isClosed) == [true])
    #expect(codeBlocks("```\n```").map(\.isClosed) == [true])
  }

  @Test("GitHub's tables, boxes, strikethrough and links are read")
  func github() {
    let nodes = all(
      MarkdownDocument(
        """
        | 가 | 나 |
        | --- | --: |
        | ~~x~~ | https://example.com |

        - [ ] 빈 칸
        - [x] 찬 칸
        """
      ).blocks
    ).map(\.kind)
    #expect(nodes.contains(.table([.none, .right])))
    #expect(nodes.contains(.strikethrough))
    #expect(nodes.contains(.link(destination: "https://example.com", title: "")))
    #expect(nodes.contains(.item(isChecked: false)))
    #expect(nodes.contains(.item(isChecked: true)))
  }

  @Test("nesting without end is cut off and told")
  func deep() {
    let document = MarkdownDocument(String(repeating: "> ", count: 5000) + "x")
    #expect(document.isTooDeep)
    #expect(!MarkdownDocument("> - x").isTooDeep)
  }
}
