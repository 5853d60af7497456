import Contract
import Course
import Foundation
import Markdown
import Terminal

/// A lesson as one page that needs nothing beside itself: no script, no network, no font.
struct HTMLPage {
  let file: CourseFile
  let course: CourseContents
  /// The course's folder, for images.
  let root: String
  let language: Language

  private var texts: any AuthoringTexts { language.authoringTexts }
  private var words: any ReplTexts { language.replTexts }
  private var writer: HTMLWriter { HTMLWriter(root: root, path: file.path) }

  var text: String {
    """
    <!doctype html>
    <html lang="\(HTMLWriter.escaped(file.header.language ?? language.rawValue))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-page'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTMLWriter.escaped(file.title))</title>
    <style nonce="page">
    \(Self.style)
    </style>
    </head>
    <body>
    <label class="projector"><input type="checkbox" id="projector"> \(texts.projector)</label>
    <main>
    \(content)
    </main>
    </body>
    </html>

    """
  }

  private var content: String {
    file.sections.map { section in
      let heading = section.heading.map { writer.html([$0]) } ?? section.part.map { "<h2>\(words.title(of: $0))</h2>" }
      return "<section>\n" + (heading ?? "") + section.elements.map(html).joined(separator: "\n") + "\n</section>"
    }.joined(separator: "\n")
  }

  private func html(_ element: Section.Element) -> String {
    switch element {
    case .block(let node): writer.html([node])
    case .snippet(let snippet): writer.code(snippet)
    case .question(let id): file.question(id).map { html($0, in: file) } ?? ""
    case .recall(let recall):
      course.file(recall.lesson).flatMap { home in home.question(recall.item).map { html($0, in: home) } } ?? ""
    }
  }

  // MARK: Questions

  private func html(_ question: Question, in home: CourseFile) -> String {
    let writer = HTMLWriter(root: root, path: home.path)
    var parts = ["<h4>\(HTMLWriter.escaped(words.questionTitle(question.kind)))</h4>"]
    if let reference = question.snippet, reference.lesson != nil || home.path != file.path,
      let snippet = course.snippet(reference, from: home)?.snippet
    {
      parts.append(writer.code(snippet))
    }
    parts.append(writer.html(question.prompt))
    if let broken = question.broken { parts.append(writer.code(broken)) }
    parts += question.actions.isEmpty ? [] : [actions(question.actions)]
    for pair in question.pairs where !pair.isHidden {
      let lines = pair.expectations.map { "<li><code>\(HTMLWriter.escaped($0.text))</code></li>" }.joined()
      parts += [actions(pair.actions), "<p class=\"label\">\(texts.expectations)</p><ul>\(lines)</ul>"]
    }
    if let ask = question.ask, question.kind == .predict {
      parts.append("<p class=\"label\">\(HTMLWriter.escaped(texts.asks(words.askLabel(ask))))</p>")
    }
    if question.ask == .outcome, question.kind == .predict {
      parts.append(list(OutcomeAnswer.allCases.map { HTMLWriter.escaped(words.outcome($0)) }))
    }
    if !question.boxes.isEmpty { parts.append(list(question.boxes.map { writer.tight($0.content) })) }
    for (index, hint) in question.hints.enumerated() {
      parts.append(details("\(texts.hint) \(index + 1)", writer.html(hint), "hint"))
    }
    parts.append(details(texts.answer, answer(question, writer), "answer"))
    return
      "<article class=\"question\" id=\"\(HTMLWriter.escaped(question.id))\">\n\(parts.joined(separator: "\n"))\n</article>"
  }

  private func answer(_ question: Question, _ writer: HTMLWriter) -> String {
    var parts: [String] = []
    if let answer = question.answer {
      let lines = answer.lines.map { "<code>\(HTMLWriter.escaped($0))</code>" }
      parts.append(
        lines.count == 1 ? "<p>\(lines[0])</p>" : "<ol>\(lines.map { "<li>\($0)</li>" }.joined())</ol>")
    } else if !question.rightBoxes.isEmpty {
      parts.append(list(question.rightBoxes.map { writer.tight(question.boxes[$0].content) }))
    }
    if let solution = question.solution {
      parts += ["<p class=\"label\">\(texts.solution)</p>", writer.code(solution)]
    }
    parts.append(writer.html(question.explanation))
    for box in question.boxes where !box.feedback.isEmpty {
      parts.append("<div class=\"feedback\">\(writer.tight(box.content)): \(writer.html(box.feedback))</div>")
    }
    for wrong in question.wrongs {
      parts.append(
        "<div class=\"feedback\"><code>\(HTMLWriter.escaped(wrong.answer))</code> \(writer.html(wrong.explanation))</div>"
      )
    }
    return parts.joined(separator: "\n")
  }

  private func actions(_ actions: [Question.ActionLine]) -> String {
    let lines = actions.map { "<li><code>\(HTMLWriter.escaped($0.text))</code></li>" }.joined()
    return "<p class=\"label\">\(HTMLWriter.escaped(words.actionsTitle))</p><ol class=\"actions\">\(lines)</ol>"
  }

  private func list(_ items: [String]) -> String {
    "<ul class=\"boxes\">" + items.map { "<li>\($0)</li>" }.joined() + "</ul>"
  }

  private func details(_ title: String, _ content: String, _ kind: String) -> String {
    "<details class=\"\(kind)\"><summary>\(HTMLWriter.escaped(title))</summary>\n\(content)\n</details>"
  }

  // MARK: Looks

  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #fff; --soft: #f4f4f6; --line: #d6d6dc; --mark: #0b62c4;
      --keyword: #9b2393; --type: #0b6b78; --attribute: #7a5200; --string: #b3261e; --number: #1c4fd7; --comment: #5d6570; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ececf0; --paper: #17171a; --soft: #232327; --line: #3d3d44;
      --mark: #7db7ff; --keyword: #ff7ab2; --type: #6bdfff; --attribute: #ffc56b; --string: #ff8170; --number: #a7b4ff;
      --comment: #9aa3ad; } }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 1.0625rem/1.65 system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif; }
    main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; word-break: keep-all; overflow-wrap: anywhere; }
    h1, h2, h3, h4 { line-height: 1.3; margin: 2em 0 .6em; }
    h1 { font-size: 1.9rem; margin-top: .5em; } h2 { border-bottom: 1px solid var(--line); padding-bottom: .2em; }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, "D2Coding", "Noto Sans Mono CJK KR", monospace; font-size: .92em; }
    code { background: var(--soft); border-radius: .25em; padding: .1em .3em; }
    pre { background: var(--soft); border: 1px solid var(--line); border-radius: .5em; padding: .8em 1em; overflow-x: auto;
      line-height: 1.45; tab-size: 4; }
    pre code { background: none; padding: 0; font-size: 1em; }
    figure { margin: 1em 0; } figcaption { font-size: .85em; font-weight: 600; }
    table { border-collapse: collapse; margin: 1em 0; display: block; overflow-x: auto; }
    th, td { border: 1px solid var(--line); padding: .35em .7em; text-align: start; }
    .center { text-align: center; } .right { text-align: end; }
    blockquote { margin: 1em 0; padding: 0 1em; border-inline-start: .25em solid var(--line); }
    a { color: var(--mark); } img { max-width: 100%; }
    .question { border: 1px solid var(--line); border-inline-start: .35em solid var(--mark); border-radius: .4em;
      padding: .4em 1.2em 1em; margin: 1.5em 0; }
    .question h4 { margin: .6em 0; color: var(--mark); }
    .label { font-weight: 600; margin: .8em 0 .2em; } .actions { margin: 0; }
    .boxes { list-style: none; padding-inline-start: .3em; } .boxes li::before { content: "☐"; padding-inline-end: .6em; }
    summary { cursor: pointer; font-weight: 600; margin-top: .6em; } .feedback p { display: inline; }
    .feedback { margin: .5em 0; }
    .k { color: var(--keyword); } .t { color: var(--type); } .a { color: var(--attribute); } .s { color: var(--string); }
    .n { color: var(--number); } .c { color: var(--comment); font-style: italic; }
    .projector { position: fixed; top: .5rem; right: .7rem; font-size: .8rem; opacity: .75; }
    body:has(#projector:checked) { font-size: 1.75rem; }
    body:has(#projector:checked) main { max-width: 92vw; }
    body:has(#projector:checked) section { min-height: 85vh; }
    @media print {
      :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #fff; --line: #888; --mark: #000; --keyword: #000;
        --type: #000; --attribute: #000; --string: #000; --number: #000; --comment: #444; }
      body { font-size: 10.5pt; } main { max-width: none; padding: 0; } .projector { display: none; }
      .k, .a { font-weight: 700; } pre { white-space: pre-wrap; }
      .question, pre, table, figure { break-inside: avoid; } h1, h2, h3, h4 { break-after: avoid; }
      details:not([open]) { display: none; }
    }
    """
}
