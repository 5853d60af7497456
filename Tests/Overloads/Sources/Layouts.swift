import SwiftUI

private struct Waterfall: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
  }
}

extension HorizontalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  static let middle = HorizontalAlignment(Middle.self)
}

struct Layouts: View {
  @State private var isWide = false
  @State private var position: Int?
  private let columns = [GridItem(.flexible()), GridItem(.fixed(20), spacing: 3)]
  private let adaptive = [GridItem(.adaptive(minimum: 80))]

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
    ScrollView {
      VStack {}
      VStack(alignment: .leading, spacing: 10) { Text("글") }
      HStack(alignment: .top) { Text("글") }
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Spacer(); Text("글"); Spacer(minLength: 0)
      }
      ZStack(alignment: .bottomTrailing) {
        Color.red; Text("글")
      }
      VStack(alignment: .middle) { Text("글").alignmentGuide(.middle) { $0[.leading] } }
      LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("글") }
      LazyHStack { Text("글") }
      LazyVGrid(columns: columns, spacing: 3) { ForEach(0..<3) { Text("\($0)") } }
      LazyVGrid(columns: adaptive) { Text("글") }
      LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 3), count: 3)) { Text("글") }
      LazyHGrid(rows: columns) { Text("글") }
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          Text("가"); Text("나").gridCellColumns(2)
        }
        Divider()
        GridRow(alignment: .top) { Text("다") }
      }
      layout {
        Text("글"); Text("글")
      }
      Waterfall(spacing: 3) { Text("글") }
      ViewThatFits {
        HStack { Text("글") }; VStack { Text("글") }
      }
      ViewThatFits(in: .horizontal) { Text("글") }
    }
    ScrollView(.horizontal, showsIndicators: false) { HStack { Text("글") } }
    ScrollView([.horizontal, .vertical]) { Text("글") }.scrollIndicators(.hidden).scrollDisabled(isWide)
    ScrollView(.horizontal) { LazyHStack { Text("글") }.scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned).scrollPosition(id: $position).contentMargins(.horizontal, 20)
    ScrollViewReader { proxy in
      ScrollView { Text("글").id(3) }.onAppear { proxy.scrollTo(3, anchor: .top) }
    }
    GeometryReader { proxy in
      Text("글").frame(width: proxy.size.width / 2).position(x: proxy.frame(in: .local).midX, y: proxy.size.height)
        .offset(y: proxy.frame(in: .global).minY).padding(.top, proxy.safeAreaInsets.top)
    }
    .frame(height: 100)
    .safeAreaInset(edge: .bottom) { Button("다음") {} }
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

struct Frames: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text("글")
      .frame(width: 10)
      .frame(height: 10, alignment: .top)
      .frame(width: 10, height: 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 44)
      .frame(idealWidth: 3)
      .padding()
      .padding(10)
      .padding(.leading)
      .padding(.vertical, 10)
      .padding([.top, .horizontal])
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      .padding(width)
      .padding(.top, width > 0 ? 10 : 20)
    Text("글")
      .offset(x: width)
      .offset(CGSize(width: 1, height: 1))
      .position(CGPoint(x: 1, y: 1))
      .aspectRatio(1, contentMode: .fit)
      .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill)
      .fixedSize(horizontal: false, vertical: true)
      .layoutPriority(1)
      .zIndex(1)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .containerRelativeFrame(.horizontal, count: 2, spacing: 3)
      .coordinateSpace(.named("공간"))
  }
}
