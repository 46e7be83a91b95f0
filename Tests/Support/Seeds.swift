/// Each seed with the dice that it gives, which may be those of a number some seeds further on.
public func withDice(_ seeds: some Sequence<Int>, from first: Int = 0) -> [(seed: Int, dice: Dice)] {
  seeds.map { ($0, Dice(seed: UInt64($0 + first))) }
}
