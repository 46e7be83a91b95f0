/// The axis of a chart, from 0 to a round number, with up to six ticks at round numbers.
struct StudyAxis {
  /// The number at the end of the axis.
  let end: Double
  /// The numbers at the ticks, in ascending order from 0.
  let ticks: [Double]
  private let decimals: Int

  /// Creates an axis that reaches at least to a value.
  init(top: Double) {
    let top = top > 0 && top.isFinite ? min(top, 1e6) : 1
    // The step is 1, 2 or 5 times a power of ten: the smallest that reaches the top in five steps.
    var (step, decimals, index) = (0.01, 2, 0)
    while step * 5 < top {
      step *= index % 3 == 1 ? 2.5 : 2
      index += 1
      if index % 3 == 0 { decimals -= 1 }
    }
    let count = max(1, Int((top / step).rounded(.up)))
    self.decimals = max(0, decimals)
    end = step * Double(count)
    ticks = (0...count).map { step * Double($0) }
  }

  /// The label of a tick.
  func label(_ tick: Double) -> String { TextTable.fixed(tick, decimals) }
}
