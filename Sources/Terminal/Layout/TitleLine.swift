extension Page {
  /// A title in a line across the page, which parts what follows from what stands above.
  public func titleLine(_ title: String) -> [StyledText] {
    let start = StyledText(signs.horizontal + signs.horizontal + " ", .faint) + StyledText(title, .heading) + " "
    let rest = (width - measure.width(of: start)) / measure.width(of: signs.horizontal)
    guard rest > 0 else { return measure.wrapped(StyledText(title, .heading), width: width) }
    return [start + StyledText(String(repeating: signs.horizontal, count: rest), .faint)]
  }
}
