/// Random numbers that are the same for the same seed on every machine and with every version of Swift: SplitMix64
/// (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
///
/// It has its own choice of an index and its own shuffle: what the standard library makes of a generator's numbers may
/// change from version to version.
public struct SeededRandom: Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number below `bound`, all equally likely: numbers from the incomplete last round are thrown away.
  public mutating func index(below bound: Int) -> Int {
    precondition(bound > 0, "there is nothing to choose from")
    let bound = UInt64(bound)
    let rest = (UInt64.max % bound + 1) % bound
    while true {
      let number = next()
      if number <= UInt64.max - rest { return Int(number % bound) }
    }
  }

  /// The elements in a random order (Fisher and Yates, from the end).
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    var end = elements.count
    while end > 1 {
      let chosen = index(below: end)
      end -= 1
      elements.swapAt(chosen, end)
    }
    return elements
  }
}
