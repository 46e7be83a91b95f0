extension SeededDice {
  /// Dice of their own for one purpose: the same for each technique, however many numbers the others took.
  init(seed: UInt64, _ purpose: Purpose, _ index: Int, of trial: Int = 0) {
    var dice = SeededDice(seed: seed)
    for part in [UInt64(truncatingIfNeeded: trial), purpose.rawValue, UInt64(truncatingIfNeeded: index)] {
      dice = SeededDice(seed: dice.next() ^ part)
    }
    self = dice
  }

  /// What numbers are drawn for.
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
