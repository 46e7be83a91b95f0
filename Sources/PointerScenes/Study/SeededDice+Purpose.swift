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
