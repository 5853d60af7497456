import Contract
import SwiftUI

private struct Password: View {
  @State private var password = ""
  @State private var other = ""
  let log: Log
  var body: some View {
    VStack {
      SecureField("암호", text: $password).onSubmit { log("submitted \(password)") }
      TextField("다른", text: $other)
    }
  }
}

/// Another view in the other branch.
private struct Switched: View {
  @State private var password = ""
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      if isShown {
        TextField("암호", text: $password).focused($isFocused)
      } else {
        SecureField("암호", text: $password).focused($isFocused)
      }
      Button("보기") { isShown.toggle() }
    }
  }
}

/// Both views are there all the time.
private struct Layered: View {
  @State private var password = ""
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      ZStack {
        TextField("암호", text: $password).opacity(isShown ? 1 : 0)
        SecureField("암호", text: $password).focused($isFocused).opacity(isShown ? 0 : 1)
      }
      Button("보기") { isShown.toggle() }
    }
  }
}

/// Secure fields.
@MainActor let secureFields: [Fixture] = [
  Fixture("a secure field writes at every keystroke and deletion", rows: 2) {
    $0.equal(show(Password(log: Log()), "tap 암호; type ab; delete").written("password"), ["a", "ab", "a"])
  },
  Fixture("a dot for each character, none in a screenshot of iOS, and a mark for Caps Lock", rows: 243) {
    let run = show(Password(log: Log()), "tap 암호; type abc; screenshot; hardware caps lock")
    $0.equal(run.fieldTexts[0], "•••")
    $0.hold(run.final.screen.contains("•••"), "the dots are on the screen")
    $0.hold(!run.shown[0].contains("•"), "and not in the screenshot")
    $0.equal(run.first("secureField", "capsLock")?.bool, true)
    $0.equal(show(Password(log: Log()), "tap 암호; hardware caps lock; tap 다른").first("secureField", "capsLock"), nil)
    $0.equal(show(Password(log: Log()), "tap 다른; hardware caps lock").first("textField", "capsLock"), nil)
    let mac = show(Password(log: Log()), "tap 암호; type abc; screenshot", platform: .macOS)
    $0.hold(mac.shown[0].contains("•••"), "the documentation hides the dots on iOS")
  },
  Fixture("cut and copy are refused, paste is not", rows: 244) {
    let run = show(Password(log: Log()), "tap 암호; paste abc; select all; copy; cut; tap 다른; paste x")
    $0.equal(run.rejections, ["secure field", "secure field"])
    $0.equal(run.state("password"), "abc")
  },
  Fixture("Return submits a secure field as any other", rows: 245) {
    let log = Log()
    $0.equal(show(Password(log: log), "tap 암호; type ab; return").focusMoves, ["암호", nil])
    $0.equal(log.lines, ["submitted ab"])
  },
  Fixture("a secure field that is entered again keeps its text, or loses it at the first key", rows: 246, "B16") {
    let actions = "tap 암호; type ab; tap 다른; tap 암호; type c"
    let kept = show(Password(log: Log()), actions)
    $0.equal(kept.changed("password"), ["a", "ab", "abc"])
    $0.equal(kept.decided("secureRefocus"), "keep")
    let cleared = show(Password(log: Log()), actions, policies: ["secureRefocus": "clear"])
    $0.equal(cleared.changed("password"), ["a", "ab", "c"])
    $0.equal(cleared.decided("secureRefocus"), "clear")
    let deleted = show(
      Password(log: Log()), "tap 암호; type ab; tap 다른; tap 암호; delete", policies: ["secureRefocus": "clear"])
    $0.equal(deleted.state("password"), "")
  },
  Fixture("showing the password in another branch drops the focus; keeping both views does not", rows: 247) {
    let switched = show(Switched(), "tap 암호; type a; tap 보기")
    $0.equal(switched.state("isFocused"), "false")
    $0.hold(switched.final.keyboard.isNull, "the keyboard is gone")
    $0.equal(switched.fieldTexts, ["a"])
    let layered = show(Layered(), "tap secureField[0]; type a; tap 보기")
    $0.equal(layered.state("isFocused"), "true")
    $0.hold(!layered.final.keyboard.isNull, "the keyboard stays")
  },
]
