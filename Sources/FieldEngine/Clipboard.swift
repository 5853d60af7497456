/// What was cut or copied last, for the whole simulated device.
public final class Clipboard {
  /// Nil where nothing was copied yet.
  public var text: String?

  public init() {}
}
