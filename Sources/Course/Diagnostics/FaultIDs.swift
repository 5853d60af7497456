extension Fault {
  /// The ids of all faults, in the order of their cases. A test compares the two.
  public static let ids = [
    "unreadable", "not-utf8", "too-deep", "comment-not-closed", "fence-not-closed", "details-not-closed",
    "bidi-control", "bidi-control-in-prose", "front-matter-missing", "front-matter-not-closed", "front-matter-line",
    "front-matter-value", "front-matter-key-unknown", "front-matter-key-missing", "front-matter-key-elsewhere",
    "key-twice", "bad-policy", "bad-value", "newer-format", "bad-id", "bad-renaming", "renamed-to-nothing",
    "renamed-still-there", "language-of-name", "mark-misspelled", "mark-without-colon", "mark-without-value",
    "mark-with-value", "mark-elsewhere", "kind-unknown", "kind-missing", "key-unknown", "word-unknown",
    "key-without-value", "quote-not-closed", "bad-escape", "text-after-quote", "key-missing", "key-of-other-kind",
    "bad-recall", "id-twice", "goal-unknown", "goal-unmarked", "goal-without-question", "recall-unknown",
    "recall-of-itself", "snippet-unknown", "snippet-unused", "uses-itself", "check-none-without-reason",
    "words-exclude", "line-too-long", "show-without-hide", "hide-without-show", "question-empty", "fence-elsewhere",
    "fence-of-other-kind", "fence-twice", "answer-twice", "answer-missing", "answer-empty", "ask-unknown",
    "ask-of-other-kind", "each-of-this", "bad-action", "answer-lines", "outcome-unknown", "event-unknown",
    "event-not-asked", "lone-expect", "actions-without-expect", "half-hidden-pair", "hidden-elsewhere",
    "bad-expectation", "expectations-missing", "no-pair", "no-hidden-pair", "solution-missing", "broken-missing",
    "boxes-missing", "one-box", "box-twice", "box-empty", "box-ticked", "tick-and-answer-differ", "answer-is-no-box",
    "box-code-spans", "details-missing", "wrong-is-right", "wrong-twice", "wrong-of-kind", "hint-empty",
    "wrong-empty", "link-broken", "link-leaves", "anchor-unknown", "bad-draw", "pool-unknown", "pool-too-small",
    "pools-overlap", "original-missing", "translation-lacks", "translation-adds", "translation-differs",
    "compile-error", "compile-warning", "syntax-error", "run-failed", "no-answer", "answer-differs",
    "answer-spans-lines", "answer-varies", "no-box-is-answer", "several-boxes-are-answer", "expectation-fails",
    "broken-holds",
    "machine-lacks",
  ]
}
