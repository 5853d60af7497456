import SwiftUI

struct Images: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20, height: 20)
      Image("사진").resizable().aspectRatio(contentMode: .fill).clipShape(Circle())
      Image("사진").renderingMode(.template).resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Image(decorative: "장식").interpolation(.high).antialiased(true)
      Image("사진", label: Text("설명"))
      Image(systemName: isOn ? "eye" : "eye.slash").imageScale(.large).symbolVariant(.fill)
      Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical)
      Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      Image(systemName: "star").symbolEffect(.bounce, value: isOn).symbolEffect(.pulse)
      Image(systemName: "star").symbolEffect(.variableColor.iterative, options: .repeating)
      Image(systemName: "star").contentTransition(.symbolEffect(.replace))
      Label("이름", systemImage: "person")
      Label("이름", image: "사진").labelStyle(.titleAndIcon)
      Label {
        Text("이름")
      } icon: {
        Image(systemName: "person").foregroundStyle(.blue)
      }
      Label(title: { Text("이름") }, icon: { Circle().fill(.red) }).labelStyle(.iconOnly)
      AsyncImage(url: URL(string: "https://example.com"))
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        ProgressPlaceholder()
      }
      AsyncImage(url: nil) { phase in
        if let image = phase.image { image.resizable() } else if phase.error != nil { Color.red } else { Color.gray }
      }
    }
  }
}

struct ProgressPlaceholder: View {
  var body: some View { Text("…") }
}
