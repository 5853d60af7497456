import Foundation
import Testing

/// UIKit inside SwiftUI, through the product: an ordinary file with a representable, a coordinator and `#selector`.
@Suite struct EmbeddedFieldTests {
  private static let source = """
    import SwiftUI
    import UIKit

    struct PointsField: UIViewRepresentable {
      @Binding var text: String

      func makeCoordinator() -> Coordinator { Coordinator(self) }

      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "포인트"
        field.delegate = context.coordinator
        field.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .editingChanged)
        return field
      }

      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }

      class Coordinator: NSObject, UITextFieldDelegate {
        let parent: PointsField
        init(_ parent: PointsField) { self.parent = parent }

        @objc func changed(_ sender: UITextField) { parent.text = sender.text ?? "" }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          textField.resignFirstResponder()
          return true
        }
      }
    }

    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Form {
          PointsField(text: $text)
          Text("값 \\(text)")
        }
      }
    }

    """

  /// Apple, `UIControl.addTarget`: `editingChanged` comes with each edit. Apple, `textFieldShouldReturn`: Return alone
  /// ends nothing; this delegate resigns.
  @Test func aRepresentableWritesAtEachKeyAndItsDelegateHidesTheKeyboard() throws {
    let folder = try TestFolder(["Points.swift": Self.source])
    let typed = try FieldbookProcess(
      "run", "Points.swift", "--json", "--do", "tap 포인트; type 12; return", folder: folder.path)
    #expect(typed.status == 0, "\(typed.errors)")
    let document = try #require(typed.document)
    #expect(document.diagnostics.isEmpty)
    let written = document.steps.flatMap(\.events).filter { $0.kind == .write }.compactMap { $0["new"]?.string }
    #expect(written == ["1", "12"])
    #expect(document.final.elements.contains { $0["kind"] == "textField" && $0["value"] == "12" })
    #expect(document.final.elements.contains { $0["label"] == "값 12" })
    let kept = try FieldbookProcess(
      "run", "Points.swift", "--json", "--do", "tap 포인트; type 1", folder: folder.path)
    #expect(kept.document?.final.elements.contains { $0["focused"] == true } == true)
    #expect(!document.final.elements.contains { $0["focused"] == true })
  }
}
