import SwiftUI

struct Colors: View {
  let named = Color("브랜드")
  let list: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown]
  let more: [Color] = [.white, .gray, .black, .clear, .primary, .secondary, .accentColor]
  let made = [
    Color(red: 1, green: 0.5, blue: 0), Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5),
    Color(.displayP3, red: 1, green: 0.5, blue: 0), Color(white: 0.5), Color(white: 0.5, opacity: 0.1),
    Color(hue: 0.5, saturation: 1, brightness: 1), Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.2),
    Color.red.opacity(0.5), .blue.opacity(0.1), Color.red.mix(with: .blue, by: 0.5),
  ]
  @Environment(\.self) private var environment
  @State private var isOn = false

  var body: some View {
    VStack {
      Color.red
      Color.gray.opacity(0.2)
      Color(white: 0.9).frame(height: 10)
      ForEach(list, id: \.self) { color in color.frame(width: 10) }
      Text("글").foregroundColor(isOn ? .red : .secondary)
      Text("글").foregroundColor(nil)
      Text("글").foregroundStyle(isOn ? .red : .blue)
      Text("글").foregroundStyle(isOn ? Color.red : Color.secondary)
      Text("글").foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
      Text("글").foregroundStyle(.red.opacity(0.5))
      Text("글").foregroundStyle(.tint)
      Text("글").foregroundStyle(.primary).foregroundStyle(.tertiary).foregroundStyle(.quaternary)
      Text(Color.red.resolve(in: environment).opacity, format: .number)
      Text(Color.red.description)
    }
    .tint(.red)
    .tint(isOn ? .red : nil)
    .tint(.blue.gradient)
    .accentColor(.pink)
    .background(Color.red.gradient)
    .background(.background.secondary)
    .background(.bar)
    .background(.regularMaterial)
    .background(isOn ? Color.red : Color.clear)
    .background(isOn ? .red : .clear)
    .background(.red, ignoresSafeAreaEdges: .all)
    .backgroundStyle(.red)
  }
}

struct Gradients: View {
  private let gradient = Gradient(colors: [.red, .blue])
  private let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]

  var body: some View {
    ZStack {
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).ignoresSafeArea()
      LinearGradient(stops: stops, startPoint: .leading, endPoint: UnitPoint(x: 1, y: 0.5)).opacity(0.5)
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 100)
      AngularGradient(gradient: gradient, center: .center)
      AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
      EllipticalGradient(colors: [.red, .blue])
      Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10))
      Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      Circle().fill(Color.red.gradient)
      Circle().fill(.red.gradient)
      Circle().fill(gradient)
    }
  }
}
