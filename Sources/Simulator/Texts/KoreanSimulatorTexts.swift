struct KoreanSimulatorTexts: SimulatorTexts {
  func noFocusedField(_ fields: [String]) -> String {
    fields.isEmpty
      ? "포커스를 가진 필드가 없습니다. 이 화면에는 필드가 없습니다."
      : "포커스를 가진 필드가 없습니다. 먼저 필드를 누르세요: \(fields.joined(separator: ", "))"
  }
  func noSuchPlace(_ place: Int, count: Int) -> String { "이 필드의 커서 위치는 0부터 \(count)까지입니다. \(place)번은 없습니다." }
  func nothingFits(_ target: String, _ there: [String]) -> String {
    there.isEmpty
      ? "대상을 화면에서 찾지 못했습니다: \(target). 화면이 비어 있습니다."
      : "대상을 화면에서 찾지 못했습니다: \(target). 화면에 있는 것:\n" + Self.list(there)
  }
  func severalFit(_ target: String, _ them: [String]) -> String {
    "대상에 맞는 것이 \(them.count)개입니다: \(target). 앞의 이름으로 하나를 고르세요:\n" + Self.list(them)
  }
  func impossible(_ target: String, _ element: String, _ reason: String) -> String {
    "이 대상에는 할 수 없는 동작입니다: \(target) (\(element)): \(reason)"
  }
  var nothingToDismiss: String { "내릴 시트가 없습니다." }
  var nothingToGoBackTo: String { "돌아갈 화면이 없습니다." }

  private static func list(_ lines: [String]) -> String { lines.map { "  \($0)" }.joined(separator: "\n") }
}
