import Contract
import Foundation

/// The size of the simulated screen in points: nothing is laid out in points here, so every view that asks is told the
/// size of a whole screen.
struct Device {
  let width: CGFloat
  let height: CGFloat
  let safeArea: EdgeInsets

  /// A phone of 6.1 inches, upright.
  static let phone = Device(
    width: 393, height: 852, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  /// A window of a common size.
  static let window = Device(width: 900, height: 600, safeArea: EdgeInsets(top: 28, leading: 0, bottom: 0, trailing: 0))

  static func of(_ platform: Platform) -> Device { platform == .iOS ? phone : window }

  /// What the safe area leaves.
  var contentSize: CGSize {
    CGSize(
      width: width - safeArea.leading - safeArea.trailing, height: height - safeArea.top - safeArea.bottom)
  }
}
