/// How many regions of a space each level of the index lists.
struct LevelOccupancy: Hashable, Sendable {
  private var counts = SIMD16<Int32>(repeating: 0)
  /// The levels that list something, a bit for each.
  private var occupied: UInt32 = 0

  mutating func count(_ change: Int32, on level: Int) {
    counts[level] &+= change
    let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: level)
    occupied = counts[level] == 0 ? occupied & ~bit : occupied | bit
  }

  /// The numbers of the levels that list something, from the finest.
  @inline(__always)
  var levels: Levels { Levels(bits: occupied) }

  struct Levels: Sequence, IteratorProtocol {
    fileprivate var bits: UInt32

    @inline(__always)
    mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      let level = bits.trailingZeroBitCount
      bits &= bits &- 1
      return level
    }
  }
}
