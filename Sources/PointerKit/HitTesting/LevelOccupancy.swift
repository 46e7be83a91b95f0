/// How many regions of a layer are listed on each level of the region index.
struct LevelOccupancy: Hashable, Sendable {
  private var counts = SIMD16<Int32>(repeating: 0)
  /// The levels with regions, as a bit set.
  private var occupied: UInt32 = 0

  mutating func add(_ change: Int32, on level: Int) {
    counts[level] &+= change
    let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: level)
    occupied = counts[level] == 0 ? occupied & ~bit : occupied | bit
  }

  /// The levels with regions, from the finest.
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
