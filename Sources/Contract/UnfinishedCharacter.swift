extension BidirectionalCollection<UInt8> {
  /// How many bytes at the end begin a character of UTF-8 that is not complete (yet): 0 to 3.
  public var unfinishedCharacterLength: Int {
    for (back, byte) in reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back + 1 ? back + 1 : 0
    }
    return 0
  }
}
