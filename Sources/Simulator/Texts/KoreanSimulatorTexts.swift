struct KoreanSimulatorTexts: SimulatorTexts {
  func noFocusedField(_ fields: [String]) -> String {
    "포커스를 가진 입력칸이 없어 칠 수 없다. "
      + (fields.isEmpty ? "이 화면에는 입력칸이 없다." : "먼저 입력칸을 탭한다: \(fields.joined(separator: ", "))")
  }
  func noSuchPlace(_ place: Int, count: Int) -> String { "커서 위치 \(place)는 없다. 이 입력칸의 위치는 0부터 \(count)까지다." }
  func nothingFits(_ target: String, _ there: [String]) -> String {
    "\(target)에 맞는 것이 화면에 없다. "
      + (there.isEmpty ? "화면이 비어 있다." : "화면에 있는 것:\n" + there.map { "  \($0)" }.joined(separator: "\n"))
  }
  func severalFit(_ target: String, _ them: [String]) -> String {
    "\(target)에 맞는 것이 \(them.count)개다. 하나를 골라 앞의 이름으로 쓴다:\n"
      + them.map { "  \($0)" }.joined(separator: "\n")
  }
  func impossible(_ target: String, _ element: String, _ reason: String) -> String {
    "\(target)에는 이 동작을 할 수 없다 (\(element)): \(reason)"
  }
  var nothingToDismiss: String { "내릴 시트가 없다." }
  var nothingToGoBackTo: String { "돌아갈 화면이 없다." }
}
