import SwiftUI

private struct PressStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .blue
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? color : .gray)
      .foregroundStyle(.white)
      .clipShape(.rect(cornerRadius: 8))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PressStyle {
  fileprivate static var press: PressStyle { PressStyle() }
  fileprivate static func press(_ color: Color) -> PressStyle { PressStyle(color: color) }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    Button(configuration).buttonStyle(.bordered)
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
      configuration.label
      Toggle(configuration).toggleStyle(.switch)
    }
  }
}

private struct UpsideDownStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct BoxStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
  }
}

private struct Title: ViewModifier {
  @State private var isOn = false
  var color: Color
  func body(content: Content) -> some View {
    content.font(.title).foregroundStyle(color).overlay(alignment: .bottom) { Divider() }
  }
}

extension View {
  func title(_ color: Color = .primary) -> some View { modifier(Title(color: color)) }
  @ViewBuilder func hiding(_ isHidden: Bool) -> some View { if isHidden { hidden() } else { self } }
}

struct StylesOfOnesOwn: View {
  @State private var isOn = false
  @State private var text = ""
  var body: some View {
    VStack {
      Button("저장") {}.buttonStyle(PressStyle()).buttonStyle(.press).buttonStyle(.press(.red))
      Button("저장") {}.buttonStyle(TwiceStyle())
      Button("저장") {}.buttonStyle(.automatic).buttonStyle(.bordered).buttonStyle(.plain).buttonStyle(.borderless)
      Button("저장", systemImage: "star") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      Button("저장", systemImage: "star", role: .destructive) {}.controlSize(.large)
      Button(action: {}) { Label("저장", systemImage: "star") }.buttonStyle(PlainButtonStyle())
      Button(role: .cancel) {
      } label: {
        Text("취소")
      }
      Toggle("켜기", isOn: $isOn).toggleStyle(CheckStyle()).toggleStyle(.button).toggleStyle(.switch)
      Toggle("켜기", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Label("이름", systemImage: "star").labelStyle(UpsideDownStyle()).labelStyle(.titleOnly)
      TextField("칸", text: $text).textFieldStyle(BoxStyle())
      SecureField("칸", text: $text).textFieldStyle(.roundedBorder)
      TextField("칸", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(.plain)
      Text("글").title().title(.red).hiding(isOn).modifier(Title(color: .red))
    }
  }
}
