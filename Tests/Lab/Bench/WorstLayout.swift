import PointerKit

/// A kind of layout whose memory is measured.
package enum WorstLayout: String, CaseIterable, Sendable {
  case controls = "controls of 44 to 120 points, close together"
  case rows = "rows of 1,000 × 44"
  case tallRows = "rows of 1,000 × 200, and a link every 600 points"
  case cards = "cards of 700 × 700"
  case small = "targets of 60 points, registered one by one"
  case sparse = "targets of 60 points, 1,000 apart"
  case bars = "bars of five buttons in a group"
  case mixed = "sizes from 10 to 5,000 points along each axis"

  /// The greatest allowed memory for each target in addition to the target itself, in bytes.
  package static let limit = 256.0

  /// Registers targets, and returns the engine's memory for each, in bytes, without the targets themselves.
  package func bytes(_ count: Int) -> Double {
    var engine = PointerEngine(size: Size(width: 1000, height: 1000))
    let targets = targets(count)
    if self == .small {
      for target in targets { engine.upsert(target, at: .zero) }
    } else {
      engine.upsert(targets, at: .zero)
    }
    return Double(engine.byteCount) / Double(count)
  }

  func targets(_ count: Int) -> [PointerTarget] {
    let columns = max(1, Int(Double(count).squareRoot().rounded(.up)))
    var dice = Dice(seed: 1)
    return (0..<count).map { index in
      let (column, row) = (Double(index % columns), Double(index / columns))
      var target = PointerTarget(id: TargetID(index + 1), frame: .zero)
      switch self {
      case .controls:
        let extent = (14_000 * Double(count)).squareRoot()
        let (x, y) = (dice.number(0...extent), dice.number(0...extent))
        target.frame = Rect(x: x, y: y, width: dice.number(44...120), height: dice.number(44...120))
      case .rows: target.frame = Rect(x: 0, y: Double(index) * 44, width: 1000, height: 44)
      case .tallRows:
        target.frame =
          index % 4 < 3
          ? Rect(x: 0, y: Double(index / 4 * 3 + index % 4) * 200, width: 1000, height: 200)
          : Rect(x: 100, y: Double(index / 4) * 600 + 10, width: 60, height: 20)
      case .cards: target.frame = Rect(x: column * 700, y: row * 700, width: 700, height: 700)
      case .small: target.frame = Rect(x: column * 70, y: row * 70, width: 60, height: 60)
      case .sparse: target.frame = Rect(x: column * 1000, y: row * 1000, width: 60, height: 60)
      case .bars:
        target.frame = Rect(x: column * 80, y: row * 80, width: 40, height: 30)
        target.group = GroupID(UInt64(index / 5) + 1)
        target.hasBezel = true
      case .mixed:
        let extent = 1500 * Double(count).squareRoot()
        let (x, y) = (dice.number(0...extent), dice.number(0...extent))
        target.frame = Rect(x: x, y: y, width: dice.number(10...5000), height: dice.number(10...5000))
      }
      return target
    }
  }
}
