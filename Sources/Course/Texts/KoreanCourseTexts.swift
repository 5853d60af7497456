import Contract

struct KoreanCourseTexts: CourseTexts {
  func summary(of fault: Fault) -> String {
    switch fault {
    case .unreadable(let trouble): "파일을 읽을 수 없습니다. \(text(of: trouble))"
    case .notUTF8: "UTF-8이 아닌 바이트가 있습니다"
    case .tooDeep: "인용이나 목록이 너무 깊이 겹쳐서 일부를 읽지 못했습니다"
    case .commentNotClosed: "주석이 닫히지 않았습니다"
    case .fenceNotClosed: "코드 울타리가 닫히지 않았습니다"
    case .detailsNotClosed: "<details>가 닫히지 않았습니다"
    case .bidiControl(let code): "코드, 표지, 답에 글 방향을 바꾸는 문자(\(code))를 쓸 수 없습니다"
    case .bidiControlInProse(let code): "글 방향을 바꾸는 문자가 있습니다: \(code)"

    case .frontMatterMissing: "파일 맨 위에 머리말(--- … ---)이 없습니다"
    case .frontMatterNotClosed: "머리말을 닫는 --- 줄이 없습니다"
    case .frontMatterLine: "머리말의 줄은 'key: value' 꼴이어야 합니다"
    case .frontMatterValue: "따옴표 없이 쓸 수 없는 값입니다"
    case .frontMatterKeyUnknown(let key, let meant): "모르는 머리말 키입니다: \(key)" + hint(meant)
    case .frontMatterKeyMissing(let key): "머리말에 꼭 있어야 하는 키가 없습니다: \(key)"
    case .frontMatterKeyElsewhere(let key): "이 키는 시험지(Quizzes/papers)에만 씁니다: \(key)"
    case .keyTwice(let key): "같은 키가 두 번 있습니다: \(key)"
    case .badPolicy(let fault): fault.message(.korean)
    case .badValue(let key, let value, let expected): "\(key)에 쓸 수 없는 값입니다: '\(value)' (\(text(of: expected)))"
    case .newerFormat(let found, let known):
      "이 파일은 형식 \(found)로 쓰였고, 이 Fieldbook은 \(known)까지 읽습니다. Fieldbook을 새 판으로 올리세요"
    case .badID(let id): "id에는 a-z, 0-9, - 만 쓸 수 있습니다: '\(id)'"
    case .badRenaming(let text): "'옛id to 새id' 꼴이어야 합니다: '\(text)'"
    case .renamedToNothing(let id): "renamed의 새 이름을 가진 문항이 이 파일에 없습니다: \(id)"
    case .renamedStillThere(let id): "renamed의 옛 이름을 아직 쓰는 문항이 있습니다: \(id)"
    case .languageOfName(let lang, let ending): "lang은 '\(lang)'인데 파일 이름의 언어는 '\(ending)'입니다"

    case .markMisspelled(let word, let meant): "'\(word)' 표지는 없습니다. 혹시 '\(meant)'인가요?"
    case .markWithoutColon(let name): "'\(name)' 뒤에 쌍점(:)이 빠졌습니다"
    case .markWithoutValue(let name): "'\(name)' 표지에 값이 없습니다"
    case .markWithValue(let name): "'\(name)' 표지는 값을 받지 않습니다"
    case .markElsewhere(let name): "'\(name)' 표지는 이 자리에서 아무 일도 하지 않습니다"
    case .kindUnknown(let kind, let meant): "그런 문항 종류는 없습니다: \(kind)" + hint(meant)
    case .kindMissing: "quiz 표지의 첫 낱말은 문항 종류여야 합니다"
    case .keyUnknown(let key, let meant): "모르는 키입니다: \(key)" + hint(meant)
    case .wordUnknown(let word, let meant): "여기에 올 수 없는 낱말입니다: \(word)" + hint(meant)
    case .keyWithoutValue(let key): "\(key)에 값이 없습니다"
    case .quoteNotClosed: "따옴표가 닫히지 않았습니다"
    case .badEscape(let text): "쓸 수 없는 \\ 표기입니다: \(text)"
    case .textAfterQuote: "닫는 따옴표 뒤에 글이 더 있습니다"
    case .keyMissing(let key, let kind): "\(kind.rawValue) 문항에는 \(key)=… 가 있어야 합니다"
    case .keyOfOtherKind(let key, let kind): "\(kind.rawValue) 문항은 \(key)를 쓰지 않습니다"
    case .badRecall(let text): "recall은 '레슨/문항' 꼴이어야 합니다: '\(text)'"

    case .idTwice(let kind, let id): "\(name(of: kind)) id가 두 번 쓰였습니다: \(id)"
    case .goalUnknown(let id, let meant): "이 파일에 없는 목표입니다: \(id)" + hint(meant)
    case .goalUnmarked: "목표에 <!-- goal: ID --> 표지가 없습니다"
    case .goalWithoutQuestion(let id): "어느 문항도 다루지 않는 목표입니다: \(id)"
    case .recallUnknown(let id, let meant): "다시 물을 문항을 찾을 수 없습니다: \(id)" + hint(meant)
    case .recallOfItself(let id): "같은 파일의 문항을 다시 묻고 있습니다: \(id)"

    case .snippetUnknown(let id, let meant): "그런 스니펫이 없습니다: \(id)" + hint(meant)
    case .snippetUnused(let id): "아무 데서도 쓰지 않는 스니펫 id입니다: \(id)"
    case .usesItself(let id): "uses가 돌고 돌아 자기 자신에 이릅니다: \(id)"
    case .checkNoneWithoutReason: "check=none에는 이유가 있어야 합니다"
    case .wordsExclude(let a, let b): "\(a)와 \(b)는 함께 쓸 수 없습니다"
    case .lineTooLong(let width, let limit): "코드 한 줄이 \(width)칸입니다. \(limit)칸을 넘으면 좁은 화면에서 접힙니다"
    case .showWithoutHide: "snippet.hide 없이 snippet.show가 있습니다"
    case .hideWithoutShow: "snippet.hide 뒤에 snippet.show가 없습니다"

    case .questionEmpty: "문항에 물음이 없습니다"
    case .fenceElsewhere(let name): "'\(name)' 울타리는 문항 안에 있어야 합니다"
    case .fenceOfOtherKind(let name, let kind): "\(kind.rawValue) 문항은 '\(name)' 울타리를 쓰지 않습니다"
    case .fenceTwice(let name): "문항에 '\(name)' 울타리가 둘 있습니다"
    case .answerTwice: "문항에 answer 울타리가 둘 있습니다"
    case .answerMissing(let kind): "\(kind.rawValue) 문항에 답(answer 울타리)이 없습니다"
    case .answerEmpty: "answer 울타리가 비었습니다. 빈 글이 답이라면 \"\" 로 적으세요"
    case .askUnknown(let text, let meant): "물을 수 없는 것입니다: '\(text)'" + hint(meant)
    case .askOfOtherKind(let ask, let kind): "\(kind.rawValue) 문항에서는 '\(ask)'를 물을 수 없습니다"
    case .eachOfThis(let ask): "'\(ask)'는 여러 줄이거나 끝에서야 알 수 있어서 each로 물을 수 없습니다"
    case .badAction(let fault): fault.message(.korean)
    case .answerLines(let found, let expected): "each의 답은 동작마다 한 줄, 모두 \(expected)줄이어야 하는데 \(found)줄입니다"
    case .outcomeUnknown(let text, let meant): "그런 결말은 없습니다: '\(text)'" + hint(meant)
    case .eventUnknown(let name, let meant): "차례를 물을 수 없는 사건입니다: '\(name)'" + hint(meant)
    case .eventNotAsked(let name): "ask에 없는 사건입니다: \(name)"
    case .loneExpect: "expect 앞에 actions가 없습니다"
    case .actionsWithoutExpect: "actions 뒤에 expect가 없습니다"
    case .halfHiddenPair: "actions와 expect는 둘 다 hidden이거나 둘 다 아니어야 합니다"
    case .hiddenElsewhere: "hidden은 fix 문항의 짝에만 씁니다"
    case .badExpectation(let line): "읽을 수 없는 조건입니다: '\(line)'"
    case .expectationsMissing: "expect 울타리가 비었습니다"
    case .noPair: "fix 문항에는 보이는 actions·expect 짝이 하나는 있어야 합니다"
    case .noHiddenPair: "fix 문항에는 hidden 짝이 하나는 있어야 합니다"
    case .solutionMissing: "fix 문항에 'swift solution' 울타리가 없습니다"
    case .brokenMissing: "fix 문항에 'swift broken' 울타리가 없습니다"
    case .boxesMissing: "choice 문항에 빈 상자 목록(- [ ])이 없습니다"
    case .oneBox: "고를 것이 하나뿐입니다"
    case .boxTwice(let text): "같은 상자가 둘 있습니다: '\(text)'"
    case .boxEmpty: "상자에 글이 없습니다"
    case .boxTicked: "레슨에서는 답이 보이지 않도록 상자를 비워 두고 answer 울타리에 답을 적습니다"
    case .tickAndAnswerDiffer: "채운 상자와 answer 울타리가 서로 다릅니다"
    case .answerIsNoBox(let line, let meant): "이 글을 가진 상자가 없습니다: '\(line)'" + hint(meant)
    case .boxCodeSpans(let count): "ask가 있는 choice의 상자에는 코드가 하나 있어야 하는데 \(count)개입니다"
    case .detailsMissing: "reveal 문항에 답을 담은 <details>가 없습니다"
    case .wrongIsRight(let answer): "틀린 답이라는데 정답으로 셉니다: '\(answer)'"
    case .wrongTwice(let answer): "같은 틀린 답이 두 번 있습니다: '\(answer)'"
    case .wrongOfKind(let kind): "\(kind.rawValue) 문항에는 틀린 답을 적을 수 없습니다"
    case .hintEmpty: "힌트에 글이 없습니다"
    case .wrongEmpty: "틀린 답에 설명이 없습니다"

    case .linkBroken(let link): "링크가 가리키는 파일이 없습니다: \(link)"
    case .linkLeaves(let link): "링크가 코스 밖으로 나갑니다: \(link)"
    case .anchorUnknown(let anchor, let meant): "그런 제목이 없습니다: #\(anchor)" + hint(meant)
    case .badDraw(let text): "'5 from 레슨' 꼴이어야 합니다: '\(text)'"
    case .poolUnknown(let name, let meant): "그런 문제 모음이 없습니다: \(name)" + hint(meant)
    case .poolTooSmall(let name, let wanted, let found): "\(name)에서 \(wanted)문항을 뽑으려는데 \(found)문항뿐입니다"
    case .poolsOverlap(let wanted, let found): "문제 모음이 겹쳐서 \(wanted)문항을 다 뽑을 수 없습니다. 많아야 \(found)문항입니다"
    case .originalMissing(let path): "번역의 원본 파일이 없습니다: \(path)"
    case .translationLacks(let id): "번역에 빠진 것이 있습니다: \(id)"
    case .translationAdds(let id): "번역에만 있는 것이 있습니다: \(id)"
    case .translationDiffers(let item, let part): "\(item): \(name(of: part)) 원본과 다릅니다"

    case .compileError(let message): message
    case .compileWarning(let message): message
    case .syntaxError(let message): message
    case .runFailed(let outcome, let error): "끝까지 실행되지 않았습니다: \(text(of: outcome))" + (error.map { " (\($0))" } ?? "")
    case .noAnswer(let failure): text(of: failure)
    case .answerDiffers(let pinned, let actual, nil): "적힌 답은 '\(pinned)'인데 실행하면 '\(actual)'입니다"
    case .answerDiffers(let pinned, let actual, let row?):
      "\(row)번째 동작 뒤의 답이 '\(pinned)'라고 적혀 있는데 실행하면 '\(actual)'입니다"
    case .answerSpansLines(let text): "each의 답이 여러 줄입니다: '\(text)'"
    case .answerVaries(let usual, let other): "바뀔 수 있는 것에 답이 달려 있습니다: 다시 실행하니 '\(usual)' 대신 '\(other)'"
    case .noBoxIsAnswer(let actual): "실행한 답 '\(actual)'과 같은 상자가 없습니다"
    case .severalBoxesAreAnswer(let actual): "실행한 답 '\(actual)'과 같은 상자가 둘 이상입니다"
    case .expectationFails(let line, let actual): "지켜지지 않았습니다: \(line) (실제로는 '\(actual)')"
    case .brokenHolds(true): "고치지 않은 코드가 숨은 짝을 지킵니다"
    case .brokenHolds(false): "고치지 않은 코드가 보이는 짝을 이미 지킵니다"
    case .machineLacks(let what): "이 컴퓨터에서 확인할 수 없습니다: \(what)"
    }
  }

  private func hint(_ meant: String?) -> String { meant.map { " (혹시 '\($0)'?)" } ?? "" }

  private func text(of expected: Fault.Expected) -> String {
    switch expected {
    case .wholeNumber: "0 이상의 정수"
    case .language: "ko, en 같은 언어 부호"
    case .text: "비어 있지 않은 글"
    case .date: "2026-01-01 또는 \"2026-01-01 09:00\""
    case .oneOf(let values): values.joined(separator: " | ")
    case .list: "[하나, 둘] 꼴의 목록"
    }
  }

  private func name(of kind: Fault.IDKind) -> String {
    switch kind {
    case .lesson: "파일"
    case .item: "문항"
    case .snippet: "스니펫"
    case .goal: "목표"
    }
  }

  private func name(of part: Fault.TranslatedPart) -> String {
    switch part {
    case .kind: "문항 종류가"
    case .settings: "quiz 표지의 값이"
    case .code: "코드가"
    case .actions: "actions가"
    case .expectations: "expect가"
    case .wrongAnswers: "틀린 답의 수나 오해 이름이"
    case .boxes: "상자의 수가"
    case .rightBoxes: "맞는 상자의 자리가"
    case .goals: "목표가"
    case .renamed: "renamed가"
    case .format: "형식 번호가"
    }
  }

  private func text(of outcome: Outcome) -> String {
    switch outcome {
    case .finished: "끝까지 실행됨"
    case .actionFailed: "동작을 할 수 없음"
    case .compileError: "컴파일되지 않음"
    case .compilerLimit: "컴파일이 너무 오래 걸림"
    case .trap(let message, _): "멈춤(trap): \(message)"
    case .exited(let status, _): "exit(\(status))로 끝남"
    case .timeout: "시간 초과"
    case .memoryLimit: "메모리 한도 초과"
    case .outputLimit: "출력 한도 초과"
    case .livelock: "끝나지 않는 일"
    case .interrupted: "사람이 멈춤"
    case .noView(let views): "보여 줄 수 있는 뷰가 없음" + (views.isEmpty ? "" : ": " + views.map(\.name).joined(separator: ", "))
    }
  }

  private func text(of failure: AskFailure) -> String {
    switch failure {
    case .noProperty(let name, let known):
      "'\(name)'이라는 상태가 없습니다" + (known.isEmpty ? "" : " (있는 것: \(known.joined(separator: ", ")))")
    case .severalProperties(let name, let paths):
      "'\(name)'이라는 상태가 여럿입니다: \(paths.joined(separator: ", "))"
    case .noText: "화면에 글이 없습니다"
    case .severalTexts(let texts):
      "화면에 글이 여럿입니다. text[0]이나 text after LABEL로 물으세요: "
        + texts.map { "'\($0)'" }.joined(separator: ", ")
    case .noTextAt(let index, let count): "text[\(index)]이 없습니다. 화면의 글은 \(count)개입니다"
    case .noLabel(let label): "화면에 '\(label)'이 없습니다"
    case .noTextAfter(let label): "'\(label)' 뒤에 글이 없습니다"
    case .ended(let outcome): "답을 알기 전에 실행이 끝났습니다: \(text(of: outcome))"
    case .steps(let found, let expected): "동작은 \(expected)개인데 \(found)개만 실행되었습니다"
    case .orderAfterEach: "이것은 동작마다 물을 수 없습니다"
    }
  }

  func text(of fact: Fact) -> String {
    switch fact {
    case .firstHere: "처음은 여기입니다"
    case .originalHere: "원본은 여기입니다"
    case .known(let names): "쓸 수 있는 것: \(names.joined(separator: ", "))"
    case .compilerSays(let text): text
    case .dependsOn(.hashing): "Set이나 Dictionary의 순서에 따라 바뀝니다"
    case .dependsOn(.clock): "날짜나 시각에 따라 바뀝니다"
    case .dependsOn(.zone): "시간대에 따라 바뀝니다"
    case .dependsOn(.random): "난수나 식별자에 따라 바뀝니다"
    }
  }

  func text(of advice: Advice) -> String {
    switch advice {
    case .write(let text): "이렇게 쓰세요: \(text)"
    case .add(let text): "더하세요: \(text)"
    case .remove: "지우세요"
    case .quote: "값을 큰따옴표로 감싸세요"
    case .rename: "한쪽의 이름을 바꾸세요. 이미 배운 사람이 있으면 renamed에 적습니다"
    case .moveUnderQuestion: "quiz 표지 아래로 옮기세요"
    case .addHiddenPair: "'actions hidden'과 'expect hidden'을 더하세요"
    case .free(let causes):
      causes.contains(.hashing) ? "정렬한 뒤 보여 주세요" : causes.contains(.clock) ? "now=2026-01-01을 더하세요" : "다른 것을 물으세요"
    case .addReason: "reason=\"…\" 을 더하세요"
    }
  }

  func text(of trouble: FileTrouble) -> String {
    switch trouble.kind {
    case .diskFull: "디스크가 가득 차서 쓸 수 없습니다: \(trouble.path)"
    case .notPermitted: "쓸 권한이 없습니다: \(trouble.path)"
    case .readOnlyDisk: "읽기 전용 디스크입니다: \(trouble.path)"
    case .locked: "다른 Fieldbook이 파일을 잡고 놓지 않습니다: \(trouble.path)"
    case .other: "\(trouble.path): \(trouble.detail)"
    }
  }

  func text(of notice: ProgressStore.Notice) -> String {
    switch notice {
    case .setAside(let name, let saved):
      "학습 기록 파일이 깨졌거나 Fieldbook의 것이 아니어서 옆으로 옮겨 두었습니다: \(name). 되살린 답은 \(saved)개입니다"
    case .newerFormat(let found, let known):
      "학습 기록이 더 새로운 Fieldbook의 것입니다(형식 \(found), 여기서는 \(known)까지). 보기만 하고, 지금부터의 답은 저장하지 않습니다"
    case .unreadable(let trouble):
      "학습 기록을 읽을 수 없습니다. \(text(of: trouble)). 지금부터의 답은 저장하지 않습니다"
    }
  }

  func totals(of report: CourseReport) -> String {
    "파일 \(report.files)개, 스니펫 \(report.snippets)개, 문항 \(report.questions)개: 오류 \(report.errors)개, 경고 \(report.warnings)개"
      + (report.wasInterrupted ? " (도중에 멈춤)" : "")
  }
}
