import Contract
import Course
import Testing

private func reveal(_ id: String, _ keys: String = "") -> String {
  "<!-- quiz: reveal id=\(id) \(keys) -->\n물음\n\n<details>\n\n답\n\n</details>\n\n"
}

private func short(_ id: String, _ keys: String = "") -> String {
  "<!-- quiz: short id=\(id) \(keys) -->\n물음\n\n```answer\n답\n```\n\n"
}

@Suite("What the files of a course must have in common")
struct CourseRulesTests {
  @Test("an id that two files use is told with both places")
  func ids() throws {
    let course = CourseContents(
      MemoryFolder(files: ["Lessons/a.md": header("x") + reveal("q"), "Lessons/b.md": header("x") + reveal("q")]))
    #expect(course.diagnostics.map(\.shape) == ["id-twice 3:5", "id-twice 7:22"])
    #expect(course.diagnostics.map(\.file) == ["Lessons/b.md", "Lessons/b.md"])
    let note = try #require(course.diagnostics.last?.notes.first)
    #expect(note.file == "Lessons/a.md")
    #expect(note.range?.start.line == 7)
  }

  @Test("only what lies in Lessons and Quizzes is of the course")
  func folders() {
    #expect(faults(ofCourse: ["README.md": "x", "Docs/x.md": "y"]) == [])
  }

  @Test("snippets are found in their own file and in others; a near name is offered")
  func snippets() throws {
    let code = "```swift id=count\nlet a = 1\n```\n\n"
    let ask = { (name: String) in
      "<!-- quiz: predict id=q\(name.count) snippet=\(name) ask=output -->\n물음\n\n```answer\n1\n```\n\n"
    }
    #expect(
      faults(ofCourse: [
        "Lessons/a.md": header("a") + code + ask("count"),
        "Quizzes/b.md": header("b") + ask("a#count") + ask("a#cuont0"),
      ]) == ["Quizzes/b.md snippet-unknown 14:34"])
    #expect(
      faults(ofCourse: ["Lessons/a.md": header("a") + ask("count")]) == ["Lessons/a.md snippet-unknown 7:34"])
    #expect(faults(ofCourse: ["Lessons/a.md": header("a") + code]) == ["Lessons/a.md snippet-unused 7:13"])
  }

  @Test("uses must lead somewhere, and not back")
  func uses() {
    let body = "```swift id=a uses=b\n```\n\n```swift id=b uses=a\n```\n\n```swift uses=zzzz\n```\n"
    #expect(
      faults(ofCourse: ["Lessons/a.md": header() + body]) == [
        "Lessons/a.md uses-itself 7:20", "Lessons/a.md uses-itself 10:20", "Lessons/a.md snippet-unknown 13:15",
      ])
  }

  @Test("the width of code counts Hangul as two columns and tabs to stops of four")
  func width() {
    let hangul = "//" + String(repeating: "가", count: 39)
    #expect(faults(ofCourse: ["Lessons/a.md": header() + "```swift\n\(hangul)\n```\n"]) == [])
    #expect(
      faults(ofCourse: ["Lessons/a.md": header() + "- ```swift\n  \(hangul)x\n  ```\n\n```text\n\(hangul)xxx\n```\n"])
        == ["Lessons/a.md line-too-long 8:3"])
    let tabs = "\t" + String(repeating: "x", count: 77)
    #expect(
      faults(ofCourse: ["Lessons/a.md": header() + "```swift\n\(tabs)\n```\n"]) == ["Lessons/a.md line-too-long 8:1"])
  }

  @Test("goals must be exercised, and be there")
  func goals() {
    let list = "<!-- goals -->\n- <!-- goal: one --> 하나\n- <!-- goal: two --> 둘\n\n"
    #expect(
      faults(ofCourse: [
        "Lessons/a.md": header("a") + list + reveal("q", "goals=one,tow"),
        "Quizzes/b.md": header("b") + reveal("r", "goals=one"),
      ]) == ["Lessons/a.md goal-without-question 9:3", "Lessons/a.md goal-unknown 11:30"])
  }

  @Test("recalls name an item of another file")
  func recalls() {
    #expect(
      faults(ofCourse: [
        "Lessons/a.md": header("a") + reveal("q"),
        "Lessons/b.md": header("b") + "<!-- recall: a/q -->\n\n<!-- recall: a/p -->\n\n<!-- recall: b/q -->\n",
      ]) == ["Lessons/b.md recall-unknown 9:14", "Lessons/b.md recall-of-itself 11:14"])
  }

  @Test("links stay in the course, lead to a file, and to a heading of it")
  func links() {
    let body =
      "# 첫 제목!\n\n[a](b%20c.md) [b](b%20c.md#둘-셋) [c](#첫-제목) ![d](../그림.png) <https://example.com> [m](mailto:a@b.c)\n"
      + "[e](none.md)\n[f](../../out.md)\n[g](#없음)\n[h](b%20c.md#둘)\n[i](/etc)\n"
    #expect(
      faults(
        ofCourse: ["Lessons/a.md": header("a") + body, "Lessons/b c.md": header("b") + "## 둘 셋\n"], others: ["그림.png"])
        == [
          "Lessons/a.md link-broken 10:1", "Lessons/a.md link-leaves 11:1", "Lessons/a.md anchor-unknown 12:1",
          "Lessons/a.md anchor-unknown 13:1", "Lessons/a.md link-leaves 14:1",
        ])
  }

  @Test("a paper can be drawn from its pools, which never give a reveal and no item twice")
  func papers() {
    let paper = { (draw: String) in "---\nformat: 1\nid: p\ntitle: T\nlang: ko\ndraw: [\(draw)]\n---\n" }
    let bank = header("b") + short("q1", "pool=w") + short("q2") + reveal("q3")
    let faults = { (draw: String) in
      courseFaults(["Quizzes/b.md": bank, "Quizzes/papers/p.md": paper(draw)])
    }
    #expect(faults("2 from b") == [])
    #expect(faults("1 from b, 1 from w") == [])
    #expect(faults("3 from b") == ["Quizzes/papers/p.md pool-too-small 6:8"])
    #expect(faults("2 from b, 1 from w") == ["Quizzes/papers/p.md pools-overlap 6:8"])
    #expect(faults("1 from c") == ["Quizzes/papers/p.md pool-unknown 6:8"])
  }

  @Test("a translation has the same items, code, actions and answers, and other words")
  func translations() {
    let code = "```swift id=s\nlet a = 1\n```\n\n"
    let predict = { (action: String, wrong: String) in
      "<!-- quiz: predict id=q snippet=s ask=focus -->\n물음\n\n```actions\n\(action)\n```\n\n<!-- wrong: \(wrong) -->\n왜\n\n```answer\na\n```\n\n"
    }
    let choice = { (right: String) in
      "<!-- quiz: choice id=c -->\n물음\n\n- [ ] one\n- [ ] two\n\n```answer\n\(right)\n```\n\n"
    }
    let original = header("a") + code + predict("tap a", "b") + choice("one")
    let check = { (body: String) in
      courseFaults(["Lessons/a.md": original, "Lessons/a.en.md": header("a", lang: "en") + body])
    }
    #expect(check(code + predict("tap a", "b") + choice("one")) == [])
    #expect(
      check(code + predict("tap c", "d") + choice("two")) == [
        "Lessons/a.en.md translation-differs 11:23", "Lessons/a.en.md translation-differs 11:23",
        "Lessons/a.en.md translation-differs 25:22",
      ])
    #expect(
      check(code + predict("tap a", "b") + reveal("x")) == [
        "Lessons/a.en.md translation-lacks 1:1", "Lessons/a.en.md translation-adds 25:22",
      ])
    #expect(
      check(code.replacing("1", with: "2") + predict("tap a", "b") + choice("one"))
        == ["Lessons/a.en.md translation-differs 7:1"])
    #expect(
      courseFaults(["Lessons/b.en.md": header("b", lang: "en")]) == ["Lessons/b.en.md original-missing 1:1"])
  }
}

private func courseFaults(_ files: [String: String]) -> [String] { faults(ofCourse: files) }
