import SwiftUI

struct Gestures: View {
  @State private var offset = CGSize.zero
  @State private var count = 0
  @GestureState private var drag = CGSize.zero
  @GestureState private var isPressing = false
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var optional: Int?

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($drag) { value, state, _ in state = value.translation }
      .onChanged { value in offset = value.translation }
      .onEnded { _ in withAnimation { offset = .zero } }
  }

  var body: some View {
    VStack {
      Text("글").onTapGesture { count += 1 }
      Text("글").onTapGesture(count: 2) { count += 1 }
      Text("글").onTapGesture(perform: add)
      Text("글").onTapGesture { location in print(location.x) }
      Text("글").onTapGesture(coordinateSpace: .global) { _ in }
      Text("글").onLongPressGesture { count += 1 }
      Text("글").onLongPressGesture(minimumDuration: 1, perform: add)
      Text("글").onLongPressGesture(minimumDuration: 1) {
        add()
      } onPressingChanged: {
        print($0)
      }
      Circle().offset(drag).gesture(dragging)
      Circle().gesture(TapGesture().onEnded { add() }).gesture(TapGesture(count: 2).onEnded { _ in add() })
      Circle().gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in add() })
      Circle().gesture(
        LongPressGesture().updating($isPressing) { current, state, _ in state = current }
          .sequenced(before: DragGesture()))
      Circle().gesture(TapGesture().simultaneously(with: LongPressGesture()).onEnded { print($0.first as Any) })
      Circle().gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in add() })
      Circle().gesture(MagnifyGesture().onChanged { print($0.magnification) })
      Circle().gesture(RotateGesture().onChanged { print($0.rotation.degrees) })
      Circle().gesture(dragging, including: count > 0 ? .all : .none)
      Button("저장") {}.simultaneousGesture(TapGesture().onEnded { add() })
      Button("저장") {}.highPriorityGesture(TapGesture().onEnded { add() })
    }
    .allowsHitTesting(count == 0)
    .contentShape(Rectangle())
    .onHover { print($0) }
  }

  private func add() { count += 1 }
}
