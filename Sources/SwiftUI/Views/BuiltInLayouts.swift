import Foundation

/// A layout of the framework's own, whose functions nobody calls.
public protocol _SystemLayout: Layout where Cache == Void {}

extension _SystemLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct VStackLayout: _SystemLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

public struct HStackLayout: _SystemLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public var _axis: _LayoutAxis { .horizontal }
}

public struct ZStackLayout: _SystemLayout, Sendable {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public var _axis: _LayoutAxis { .depth }
}

public struct GridLayout: _SystemLayout, Sendable {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
}

/// Any layout, with its type hidden: another layout keeps the views and their state.
public struct AnyLayout: _SystemLayout, Sendable {
  private let axis: _LayoutAxis
  public init<L: Layout>(_ layout: L) { axis = layout._axis }
  public var _axis: _LayoutAxis { axis }
}
