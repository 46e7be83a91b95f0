/// A random number generator with a seed (SplitMix64, Steele, Lea and Flood 2014).
///
/// The standard library's `random(in:using:)` is not used, since its results may change between versions.
package struct SeededDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Creates the generator of one of many samples, so that each sample has numbers of its own.
  package init(seed: UInt64, sample: Int) {
    var dice = SeededDice(seed: seed)
    // The three numbers keep the published intervals: they name the sample within its purpose.
    for part in [0, 8, UInt64(truncatingIfNeeded: sample)] { dice = SeededDice(seed: dice.next() ^ part) }
    self = dice
  }

  /// The next 64 random bits.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A random number of at least 0 and less than 1.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A random integer of at least 0 and less than `count`, which must be at least 1.
  mutating func below(_ count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}
