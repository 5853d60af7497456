import Foundation

extension Path {
  /// The straight pieces that stand for the path, as subpaths.
  func flattened(piecesPerCurve: Int = 24) -> [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let end): subpaths.append([end])
      case .line(let end): subpaths.extendLast(with: [end])
      case .quadCurve(let end, let control):
        let start = subpaths.last?.last ?? end
        subpaths.extendLast(
          with: (1...piecesPerCurve).map { step in
            let t = CGFloat(step) / CGFloat(piecesPerCurve)
            return Self.point(Self.point(start, control, t), Self.point(control, end, t), t)
          })
      case .curve(let end, let control1, let control2):
        let start = subpaths.last?.last ?? end
        subpaths.extendLast(
          with: (1...piecesPerCurve).map { step in
            let t = CGFloat(step) / CGFloat(piecesPerCurve)
            let middle = Self.point(control1, control2, t)
            let left = Self.point(Self.point(start, control1, t), middle, t)
            return Self.point(left, Self.point(middle, Self.point(control2, end, t), t), t)
          })
      case .closeSubpath:
        if let first = subpaths.last?.first { subpaths.extendLast(with: [first]) }
      }
    }
    return subpaths
  }

  private static func point(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for subpath in flattened() {
      for (a, b) in zip(subpath, subpath.dropFirst() + subpath.prefix(1)) where (a.y > point.y) != (b.y > point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard point.x < x else { continue }
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The part of the outline between two fractions of its length, in straight pieces.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let subpaths = flattened()
    let total = subpaths.reduce(0) { $0 + Self.length(of: $1) }
    let (start, end) = (max(0, from) * total, min(1, to) * total)
    guard start < end else { return Path() }
    var result = Path()
    var walked: CGFloat = 0
    for subpath in subpaths {
      var isDrawing = false
      for (a, b) in zip(subpath, subpath.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { walked += length }
        guard length > 0, walked + length > start, walked < end else {
          isDrawing = false
          continue
        }
        if !isDrawing { result.move(to: Self.point(a, b, max(0, (start - walked) / length))) }
        result.addLine(to: Self.point(a, b, min(1, (end - walked) / length)))
        isDrawing = true
      }
    }
    return result
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The outline of the stroke. Its form is not worked out: the path itself stands for it.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

extension [[CGPoint]] {
  fileprivate mutating func extendLast(with points: [CGPoint]) {
    if isEmpty { append(points) } else { self[count - 1] += points }
  }
}
