/// A random number generator with a seed (SplitMix64, Steele, Lea and Flood 2014).
///
/// The standard library's `random(in:using:)` is not used, since its results may change between versions.
struct SeededDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A random number of at least 0 and less than 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A random integer of at least 0 and less than `count`, which must be at least 1.
  mutating func below(_ count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }

  /// A random number with mean 0 and standard deviation 1, within ±6.
  ///
  /// A sum of twelve fractions approximates the normal distribution. The sum has the same bits on every
  /// machine.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += fraction() }
    return sum
  }
}

extension SeededDice {
  /// Creates a separate generator for one purpose, so that all techniques use the same numbers in a trial.
  init(seed: UInt64, _ purpose: Purpose, _ index: Int, of trial: Int = 0) {
    var dice = SeededDice(seed: seed)
    for part in [UInt64(truncatingIfNeeded: trial), purpose.rawValue, UInt64(truncatingIfNeeded: index)] {
      dice = SeededDice(seed: dice.next() ^ part)
    }
    self = dice
  }

  /// The purposes of random numbers.
  enum Purpose: UInt64 {
    case goal
    case rest
    case along
    case across
    case lift
    case roll
    case look
    case haste
    case resample
  }
}
