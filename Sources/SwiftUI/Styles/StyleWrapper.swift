/// A style as its protocol hands it on.
public struct _StyleInForce<Configuration> {
  let style: StyleInForce<Configuration>
}
