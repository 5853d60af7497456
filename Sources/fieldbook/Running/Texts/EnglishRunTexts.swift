import Contract
import Snippets

struct EnglishRunTexts: RunTexts {
  func shown(_ view: String, in file: String) -> String { "Shown from \(file): \(view)" }
  let appearance = "(the screen appears)"
  let screenTitle = "Screen"
  let stateTitle = "Values"
  let outputTitle = "Output"
  let emptyScreen = "(an empty screen)"
  func outcome(_ outcome: Outcome) -> String? {
    switch outcome {
    case .finished: nil
    case .actionFailed: "An action could not be done; the run stopped there."
    case .compileError: "It does not compile."
    case .compilerLimit: "The compiler did not end within 20 seconds. Try to break long expressions up."
    case .trap(let message, _): "The program stopped while it ran: \(message)"
    case .exited(let status, _): "The program ended itself with exit(\(status))."
    case .timeout: "The program did not end in time and was stopped."
    case .memoryLimit: "The program used too much memory and was stopped."
    case .outputLimit: "The program printed too much and was stopped."
    case .livelock: "Work went on without end and without time passing; it was stopped."
    case .interrupted: "Interrupted."
    case .noView: "There is no view that can be shown."
    }
  }
  func place(_ file: String, _ place: Outcome.Place) -> String { "\(file), line \(place.line)" }
  func hint(_ hint: Hint) -> String { hint.message }
  func moreDiagnostics(_ count: Int) -> String { "… and \(count) more" }

  let noViewInFile = "This source has no View, no #Preview and no App."
  func noSuchView(_ name: String, known: [String]) -> String {
    "There is no view named \(name)." + (known.isEmpty ? "" : " There is: \(known.joined(separator: ", ")).")
  }
  func noSuchPreview(_ name: String, known: [String]) -> String {
    "There is no #Preview titled \(name)." + (known.isEmpty ? "" : " There is: \(known.joined(separator: ", ")).")
  }
  func wants(_ view: String) -> String { "\(view): to make one, hand over" }
  func or(_ number: Int) -> String { "or" }
  func argument(_ argument: UnshownView.Argument) -> String {
    switch argument.kind {
    case .binding(let type):
      "\(argument.name): a Binding to read and write \(Self.article(type)) \(type); hand over a @State variable's name with $ before it"
    case .focus(let type):
      "\(argument.name): the state of the focus (\(type)); hand over a @FocusState variable's name with $ before it"
    case .closure: "\(argument.name): a closure, \(argument.type)"
    case .content: "\(argument.name): a closure that makes the views inside"
    case .value: "\(argument.name): \(Self.article(argument.type)) \(argument.type)"
    }
  }
  private static func article(_ type: String) -> String {
    type.first.map { "AEIOU".contains($0) } ?? false ? "an" : "a"
  }
  func obstacle(_ view: UnshownView) -> String? {
    switch view.obstacle {
    case nil: nil
    case .privateProperty:
      "\(view.name): its private property \(view.property ?? "") keeps others from making one; remove private, or write an init"
    case .hidden: "\(view.name): it is private to another type"
    case .noInitialiser: "\(view.name): it has no init that can be called from elsewhere"
    case .refused: "\(view.name): the compiler says that \(view.name)() cannot be made without arguments"
    }
  }
  let previewToAdd = "It can be shown once this line is added to the end of the file."

  let nothing = "none"
  let hidden = "hidden"
  let sameValue = "(equal)"
  let presented = "presented"
  let dismissed = "dismissed"
  let caret = "caret"

  let focused = "focused"
  let disabled = "disabled"
  func keyboard(_ type: String, return key: String?, toolbar: [String]) -> String {
    "Keyboard: \(type)" + (key.map { ", Return key \($0)" } ?? ", no Return key")
      + (toolbar.isEmpty ? "" : ", toolbar \(toolbar.joined(separator: ", "))")
  }

  func fault(_ error: SnippetError) -> String {
    switch error {
    case .noToolchain:
      "There is no Swift compiler. Install Swift from swift.org and have swiftc in PATH, or name its usr folder in FIELDBOOK_TOOLCHAIN."
    case .notBuilt(let folder): "Fieldbook's modules are not in \(folder). Run make run, or make build."
    case .otherCompiler(let built, let found):
      "Fieldbook's modules were written by another compiler than the one in use. Run make again.\n  built with \(built ?? "?")\n  found \(found ?? "?")"
    case .noScratchFolder(let folder): "The temporary folder cannot be written: \(folder)"
    case .cannotStart(let program, let code): "This cannot be started: \(program) (error \(code))"
    case .compilerFailed(let text): "The compiler itself failed.\n\(text)"
    case .cannotLoad(let text): "The compiled file cannot be loaded: \(text)"
    case .hostFailed(let text): "The program that runs the simulated fields failed: \(text)"
    }
  }
}
