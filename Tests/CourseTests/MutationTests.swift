import Course
import Markdown
import Testing

/// The same numbers in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A file with every construct of the format.
private let whole = """
  ---
  format: 1
  id: all
  title: "모두: 하나"
  lang: ko
  renamed: [old to c]
  draw: [1 from all]
  ---
  # 제목 <!-- 그냥 -->

  <!-- goals -->
  - <!-- goal: g --> 목표 `코드`

  | 가 | 나 |
  | --- | --: |
  | [a](#제목) | ![b](x%20y.png) |

  ```swift id=s uses=t bad policy=formatCommit=live now="2026-01-01 09:00" platform=ios swift=6
  // snippet.hide
  import SwiftUI
  // snippet.show
  struct S {}
  ```

  > ```swift id=t check=none reason="\\u{AC00}\\"x"
  > struct T {}
  > ```

  <!-- quiz: predict id=p snippet=s ask="text after \\"수량\\"" each goals=g pool=w -->
  물음 <!-- hint -->

  ```actions
  tap 수량
  type "a\\nb"; return
  ```

  <!-- hint -->
  힌트

  <!-- wrong[m]: "a --\\u{3E} b" -->
  왜

  <details><summary>정답</summary>

  ```answer
  ""
  nil
  없음
  ```

  </details>

  <!-- quiz: order id=o snippet=all#s ask="events write,body" -->
  차례

  ```answer
  write a
  body B
  ```

  <!-- quiz: choice
       id=c fixed -->
  고르기

  - [ ] `하나`
    > 설명
  - [x] 둘

  ```answer
  둘
  ```

  <!-- recall: day10/item -->

  <!-- quiz: fix id=f -->
  고치기

  ```swift broken compile
  x
  ```

  ```actions
  tap S
  ```

  ```expect
  focus = nil
  ```

  ```actions hidden
  tap L
  ```

  ```expect hidden
  state a = "b c"
  no text "오류"
  output = x
  ```

  ~~~swift solution
  y
  ~~~

  <!-- review -->
  ## 복습

  <!-- quiz: reveal id=r -->
  말하기

  <details>

  답

  </details>
  """

@Suite("Whatever is in a file")
struct MutationTests {
  private static let pieces = [
    "```", "~~~", "<!--", "-->", "---", "\"", "\\u{", "\\", "[", "]", "{", "}", "=", ":", ",", "#", "> ", "- [ ] ",
    "\t",
    "\n", "\n\n", "<details>", "</details>", "<summary>", "<!-- quiz: ", "<!-- wrong[", "<!-- goal: ", "\u{202E}",
    "\u{0}", "가",
    "\u{1100}\u{1161}", "👩‍👩‍👧", "swift", "answer", "actions", "each", "id=", "| ", "    ",
  ]

  private func mutated(_ text: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...6, using: &dice) {
      let start = Int.random(in: 0...bytes.count, using: &dice)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &dice))
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &dice)!.utf8, at: start)
      case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: Int.random(in: 0...bytes.count, using: &dice))
      case 3: if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &dice) }
      case 4: bytes.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &dice)!.utf8)
      default:
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines.swapAt(Int.random(in: lines.indices, using: &dice), Int.random(in: lines.indices, using: &dice))
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      }
    }
    return bytes
  }

  @Test("it is read to its end, and every fault has a place in it and words in both languages")
  func mutations() {
    var dice = Dice(state: 11)
    let original = Array(whole.utf8)
    for round in 0..<400 {
      let bytes = mutated(original, &dice)
      let path = ["Lessons/all.md", "Quizzes/all.md", "Quizzes/papers/all.md"][round % 3]
      let lines = SourceText(bytes: bytes).lines
      let course = CourseContents(BytesFolder(files: [path: bytes, "Lessons/all.en.md": original]))
      for diagnostic in course.diagnostics where diagnostic.file == path {
        let start = diagnostic.range.start
        let isInside =
          (1...lines.count).contains(start.line) && (1...lines[start.line - 1].count + 1).contains(start.column)
        #expect(isInside, "round \(round): \(diagnostic.shape)")
        #expect(diagnostic.range.end >= start)
        #expect(!diagnostic.summary(.korean).isEmpty && !diagnostic.summary(.english).isEmpty)
      }
    }
  }

  @Test("the file that is mutated is in order but for what its three places tell")
  func original() {
    #expect(faults(of: whole, path: "Quizzes/all.md") == ["front-matter-key-elsewhere 7:1", "mark-elsewhere 30:4"])
  }
}

private struct BytesFolder: CourseFolder {
  var files: [String: [UInt8]]

  func markdownPaths() throws(FileTrouble) -> [String] { Array(files.keys) }
  func contents(of path: String) throws(FileTrouble) -> [UInt8] { files[path]! }
  func exists(_ path: String) -> Bool { files[path] != nil }
}
