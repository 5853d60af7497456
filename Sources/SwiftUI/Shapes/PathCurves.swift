import Foundation

/// How far from its end the control point of a quarter of a circle lies, for a radius of 1.
private let quarter = 0.5522847498307936

extension Path {
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (dx, dy) = (rect.width / 2 * quarter, rect.height / 2 * quarter)
    let (midX, midY) = (rect.midX, rect.midY)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: midY))
    path.addCurve(
      to: CGPoint(x: midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: midY + dy),
      control2: CGPoint(x: midX + dx, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: midY), control1: CGPoint(x: midX - dx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: midY + dy))
    path.addCurve(
      to: CGPoint(x: midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: midY - dy),
      control2: CGPoint(x: midX - dx, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: midY), control1: CGPoint(x: midX + dx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: midY - dy))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addCorners(rect, Array(repeating: cornerSize, count: 4), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let sizes = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { CGSize(width: $0, height: $0) }
    addCorners(rect, sizes, transform)
  }

  /// Goes round a rectangle clockwise from its top left corner, with an arc at each corner.
  private mutating func addCorners(_ rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform) {
    let sizes = sizes.map {
      CGSize(width: min($0.width, rect.width / 2), height: min($0.height, rect.height / 2))
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // The directions in which the outline enters and leaves each corner.
    let directions: [(dx: CGFloat, dy: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -1)]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let (enter, exit) = (directions[index], directions[index + 1])
      let size = sizes[index]
      let start = CGPoint(x: corner.x - enter.dx * size.width, y: corner.y - enter.dy * size.height)
      let end = CGPoint(x: corner.x + exit.dx * size.width, y: corner.y + exit.dy * size.height)
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      let rest = 1 - quarter
      path.addCurve(
        to: end,
        control1: CGPoint(x: corner.x - enter.dx * size.width * rest, y: corner.y - enter.dy * size.height * rest),
        control2: CGPoint(x: corner.x + exit.dx * size.width * rest, y: corner.y + exit.dy * size.height * rest))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// An arc of a circle, from one angle to another; a line leads to its start when there is a point already.
  /// - Parameter clockwise: as in Core Graphics, whose vertical axis points up: true goes counterclockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -2 * .pi : 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let pieces = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: Double, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - along * sin(angle), y: center.y + radius * sin(angle) + along * cos(angle))
    }
    var path = Path()
    let start = point(startAngle.radians)
    if isEmpty { path.move(to: start) } else { path.addLine(to: start) }
    for piece in 0..<pieces {
      let from = startAngle.radians + step * Double(piece)
      path.addCurve(to: point(from + step), control1: point(from, reach), control2: point(from + step, -reach))
    }
    addPath(path, transform: transform)
  }

  /// An arc that touches the lines from here to the first and from the first to the second point.
  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint ?? end1
    let toStart = atan2(start.y - end1.y, start.x - end1.x)
    let toEnd = atan2(end2.y - end1.y, end2.x - end1.x)
    var angle = toEnd - toStart
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    let half = angle / 2
    guard abs(sin(half)) > 1e-9, abs(cos(half)) > 1e-9 else { return addLine(to: end1.applying(transform)) }
    let distance = radius / abs(sin(half))
    let center = CGPoint(x: end1.x + distance * cos(toStart + half), y: end1.y + distance * sin(toStart + half))
    let side: CGFloat = angle > 0 ? 1 : -1
    let from = toStart - side * .pi / 2
    let delta = -side * (.pi - abs(angle))
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: from), delta: Angle(radians: delta),
      transform: transform)
  }
}
