import SwiftUI

struct Triangle: Shape {
  var inset: Double = 0
  var animatableData: Double {
    get { inset }
    set { inset = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: .zero)
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 3, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct RoundedTop: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
      path.addEllipse(in: rect)
      path.addRect(rect)
      path.addLines([.zero, CGPoint(x: 1, y: 1)])
      path.addCurve(to: .zero, control1: .zero, control2: .zero)
    }
  }
}

struct Inset: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }
}

struct ShapeForms: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Rectangle().fill(.red)
      Rectangle().fill(Color.red).frame(height: 1)
      Rectangle().foregroundColor(.red)
      Rectangle().foregroundStyle(.red)
      RoundedRectangle(cornerRadius: 10).stroke(.red, lineWidth: 2)
      RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.red, lineWidth: 2)
      RoundedRectangle(cornerSize: CGSize(width: 1, height: 2)).stroke(Color.red)
      RoundedRectangle(cornerRadius: 10).stroke(isOn ? Color.red : Color.gray, lineWidth: isOn ? 2 : 1)
      RoundedRectangle(cornerRadius: 10).stroke(isOn ? .red : .gray, style: StrokeStyle(lineWidth: 1, dash: [4]))
      RoundedRectangle(cornerRadius: 10).stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
      RoundedRectangle(cornerRadius: 10).stroke(lineWidth: 2).foregroundColor(.red)
      RoundedRectangle(cornerRadius: 10).stroke()
      RoundedRectangle(cornerRadius: 10).strokeBorder()
      RoundedRectangle(cornerRadius: 10).fill(.red).stroke(.blue, lineWidth: 2)
      RoundedRectangle(cornerRadius: 10).fill(.white).shadow(radius: 3).overlay { Text("위") }
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 10)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10, topTrailing: 10))
      Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 3)).rotationEffect(.degrees(-90))
      Circle().inset(by: 2).stroke(.red)
    }
    VStack {
      Capsule().fill(.blue)
      Capsule(style: .circular)
      Ellipse().rotation(.degrees(10)).fill(.red)
      Triangle().fill(.red)
      Triangle(inset: isOn ? 1 : 0).stroke(.red, lineWidth: 2)
      Triangle().offset(x: 1).scale(2).fill(.red)
      RoundedTop().fill(.red, style: FillStyle(eoFill: true))
      Inset().strokeBorder(.red)
      AnyShape(isOn ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.red)
      Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 3)) }.stroke(.red, lineWidth: 1)
      Path(ellipseIn: .zero).fill(.red)
      Text("글").clipShape(.capsule).clipShape(.rect(cornerRadius: 4)).clipShape(.circle)
      Text("글").clipShape(.rect(cornerRadii: .init(topLeading: 4)))
      Text("글").background(.red, in: .rect(cornerRadius: 4)).background(.red, in: Capsule())
      Text("글").background(Triangle()).background(Triangle().fill(.red)).containerShape(.rect(cornerRadius: 3))
      Text("글").contentShape(Rectangle()).contentShape(.interaction, .circle)
      Text("글").mask(Circle()).mask { Circle() }.mask(alignment: .top) { Rectangle() }
      Text("글").overlay(Circle().stroke(.red)).overlay(.red, in: .circle).overlay { Color.red }
    }
  }
}
