import Contract

/// What came of somebody's version of a `fix` question under one of its pairs.
public struct PairOutcome: Equatable, Sendable {
  public var pair: Question.Pair
  /// How the run ended; anything but `finished` holds nothing.
  public var outcome: Outcome
  /// The expectations that do not hold, and what is there instead.
  public var failures: [Failure]

  public struct Failure: Equatable, Sendable {
    public var expectation: Expectation
    public var actual: String
  }

  public init(_ pair: Question.Pair, _ document: RunDocument) {
    self.pair = pair
    outcome = document.outcome
    failures = pair.expectations.compactMap { expectation in
      expectation.failure(in: document).map { Failure(expectation: expectation, actual: $0) }
    }
  }

  public var holds: Bool { outcome == .finished && failures.isEmpty }
}

extension CourseContents {
  /// How a learner's version of a `fix` question is run: in the place of the broken one, with all that one uses, under
  /// the question's conditions. Nil where the question has no broken version.
  ///
  /// - Parameter name: What the learner's file is called in messages.
  public func order(
    forVersion text: String, named name: String, of question: Question, in file: CourseFile, actions: [String]
  ) -> SnippetOrder? {
    guard let broken = question.broken else { return nil }
    var order = order(for: broken, of: question, in: file, actions: actions)
    order.pieces[order.pieces.count - 1] = SnippetOrder.Piece(file: name, text: text)
    return order
  }

  /// The names that an item had before, which files of an earlier time may still bear.
  public func earlierNames(of item: String) -> [String] {
    files.flatMap(\.header.renamed).map(\.old).filter { presentName(of: $0) == item }
  }
}

extension Snippet {
  /// The whole code as somebody gets it who mends it: with what a lesson hides, without the marks that hide it.
  public var codeToMend: String {
    code.lines.filter { ![Self.hideMark, Self.showMark].contains($0.trimmed) }.map { $0 + "\n" }.joined()
  }
}
