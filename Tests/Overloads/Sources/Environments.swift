import SwiftUI

private struct Widths: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

struct Environments: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.font) private var font
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.controlSize) private var controlSize
  @Namespace private var space
  @State private var isOn = false
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text(colorScheme == .dark ? "어둡다" : "밝다").foregroundColor(colorScheme == .dark ? .white : .black)
      if horizontalSizeClass == .compact { Text("좁다").matchedGeometryEffect(id: "글", in: space) }
      if dynamicTypeSize.isAccessibilitySize || dynamicTypeSize >= .xLarge { Text("크다") }
      if redactionReasons.contains(.placeholder) { Text("가림") }
      Text("글").id(isOn).transition(.opacity).animation(.default, value: isOn)
      Text("글").preference(key: Widths.self, value: [3])
      Text("글").anchorPreference(key: Widths.self, value: .bounds) { _ in [1] }
      Text("글").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity.combined(with: .scale)))
      Text("글").accessibilityLabel("이름").accessibilityLabel(isOn ? "켬" : "끔").accessibilityLabel(Text("이름"))
      Text("글").accessibilityHint("힌트").accessibilityValue("\(3)개").accessibilityAddTraits([.isButton, .isSelected])
      Text("글").accessibilityIdentifier("글").accessibilityElement(children: .combine).accessibilityHidden(isOn)
      Text("글").redacted(reason: isOn ? .placeholder : []).unredacted().privacySensitive()
      Text("글").opacity(isOn ? 1 : 0).hidden().disabled(isOn)
      EquatableText(text: "글").equatable()
    }
    .onPreferenceChange(Widths.self) { widths in width = widths.max() ?? 0 }
    .overlayPreferenceValue(Widths.self) { widths in Text("\(widths.count)") }
    .environment(\.font, .title)
    .environment(\.colorScheme, .dark)
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.lineLimit, 3)
    .transformEnvironment(\.lineLimit) { $0 = 3 }
    .preferredColorScheme(isOn ? .dark : nil)
    .onChange(of: scenePhase) { _, phase in if phase == .active { isOn = true } }
    .sensoryFeedback(.success, trigger: isOn)
    .sensoryFeedback(trigger: isOn) { _, new in new ? .success : .error }
    .statusBarHidden()
  }
}

private struct EquatableText: View, Equatable {
  var text: String
  var body: some View { Text(text) }
}
