import SwiftUI

private struct Shake: ViewModifier {
  var trigger: Int
  func body(content: Content) -> some View {
    content.keyframeAnimator(initialValue: CGFloat.zero, trigger: trigger) { view, x in
      view.offset(x: x)
    } keyframes: { _ in
      KeyframeTrack {
        CubicKeyframe(10, duration: 0.1)
        LinearKeyframe(-10, duration: 0.1)
        SpringKeyframe(0, duration: 0.1)
      }
    }
  }
}

private struct Values {
  var scale = 1.0
  var angle = Angle.zero
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).rotationEffect(.degrees(phase.value * 90))
  }
}

struct Movements: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("글").modifier(Shake(trigger: count))
      Text("글").keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) { LinearKeyframe(1.5, duration: 0.1) }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 0.1) }
      }
      Text("글").phaseAnimator([false, true], trigger: count) { content, phase in
        content.opacity(phase ? 1 : 0.5)
      } animation: { _ in
        .easeInOut
      }
      Text("글").phaseAnimator([0, 1]) { content, phase in content.offset(y: phase) }
      PhaseAnimator([0, 1]) { Text("\($0)") }
      Text("글").visualEffect { content, proxy in content.offset(x: proxy.size.width).blur(radius: 1) }
      Text("글").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      Text("글").transition(Twirl()).transition(.blurReplace).transition(.push(from: .leading))
      Text("글").animation(.spring(response: 0.3, dampingFraction: 0.6), value: count)
      Text("글").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: count)
      Text("글").animation(.default.delay(0.1).speed(2)) { $0.opacity(0.5) }
      Text("글").transaction { $0.animation = nil }.contentTransition(.numericText(countsDown: true))
      Button("더") { withAnimation(.bouncy) { count += 1 } }
    }
  }
}
