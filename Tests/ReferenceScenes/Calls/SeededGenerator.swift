/// A random number generator whose numbers follow from its seed (SplitMix64, Steele, Lea and Flood 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed that it began with, for a failing test to print.
  public let seed: UInt64
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from all bit patterns, the awkward ones (NaN, infinities, zeros, subnormal and huge numbers)
  /// often.
  public mutating func anyDouble() -> Double {
    let awkward: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 1, -1, 1e-300, 1e300, 1e18, -1e18, .leastNormalMagnitude,
    ]
    switch next() % 3 {
    case 0: return awkward[Int(next() % UInt64(awkward.count))]
    case 1: return Double(bitPattern: next())
    default: return Double.random(in: -1_000...1_000, using: &self)
    }
  }
}
