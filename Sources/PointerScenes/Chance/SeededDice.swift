/// Random numbers that follow from a seed (SplitMix64, Steele, Lea and Flood 2014).
///
/// Nothing of the standard library's `random(in:using:)` is used, since its numbers may change with its
/// version.
struct SeededDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not, 1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number from 0 up to, but not, `count`, which is at least 1.
  mutating func below(_ count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }

  /// A number of mean 0 and standard deviation 1, never beyond ±6: the sum of twelve shares, which needs no
  /// function whose last bits differ between machines.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += share() }
    return sum
  }
}
