import PointerTestSupport

@testable import PointerKit

/// A morph that is interrupted again and again, with checks of its size and continuity; for tests and for
/// long runs.
///
/// Goals are rounded shapes, paths or both, often the same two in turn at the resonance of a spring of any
/// damping. The size stays within that of the greatest goal so far, times 1 plus the spring's overshoot from
/// rest, and an interruption does not change what is seen.
struct MorphInterruptions {
  enum Kind: CaseIterable { case rounded, paths, mixed }

  /// The greatest size divided by the allowed size, at most 1; the least size of rounded shapes divided by
  /// the least goal; and the greatest change by an interruption, as a share of the greatest goal.
  var worst = (size: 0.0, least: Double.infinity, jump: 0.0)
  private(set) var count = 0

  private static let rounded: [PointerForm.Goal] = MorphTests.goals.map { $0.1 }.filter { $0.path == nil }
  private static let paths: [PointerForm.Goal] =
    MorphTests.goals.map { $0.1 }.filter { $0.path != nil }
    + OddPaths.allCases.flatMap { kind in
      (0..<3).map { seed in
        var dice = Dice(seed: UInt64(seed) &+ 17)
        return MorphTests.goal(kind.path(&dice))
      }
    }

  private static func goal(_ kind: Kind, _ dice: inout Dice) -> PointerForm.Goal {
    if kind == .paths || (kind == .mixed && dice.chance(0.5)) { return dice.pick(paths) }
    if dice.chance(0.8) { return dice.pick(rounded) }
    let size = Size(width: dice.number(1...900), height: dice.number(1...900))
    return PointerForm.Goal(
      size: size, cornerRadius: dice.number(0...0.5) * size.shorterSide, outline: .roundedRect)
  }

  private static func size(_ form: PointerForm, at time: Timestamp) -> Size {
    var (form, appearance, outline) = (form, PointerAppearance(), PointerOutline())
    form.read(at: time, into: &appearance, &outline)
    return appearance.size
  }

  /// Forty interruptions that follow from a seed.
  mutating func run(_ kind: Kind, seed: Int) {
    var dice = Dice(seed: UInt64(seed) &* 7919)
    let ratio = dice.pick([0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 0.85, 1, 2, 10])
    let spring = Spring(dampingRatio: ratio, response: dice.pick([0.1, 0.26, 1]))
    let overshoot = ratio < 1 ? Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
    let half = spring.response / 2 / (ratio < 1 ? (1 - ratio * ratio).squareRoot() : 1)
    let (isResonant, alternates) = (dice.chance(0.5), dice.chance(0.4))
    let ends = (Self.goal(kind, &dice), Self.goal(kind, &dice))
    var form = PointerForm(diameter: 19, configuration: PointerConfiguration())
    form.retarget(to: ends.0, spring: PointerConfiguration().shapeSpring, at: .zero)
    var time = Timestamp(nanoseconds: 1_000_000_000)
    var (low, high) = (ends.0.size, ends.0.size)
    for round in 0..<40 {
      let goal = alternates ? (round % 2 == 0 ? ends.1 : ends.0) : Self.goal(kind, &dice)
      // A path at rest is drawn as itself, and as a polygon from then on.
      let isAtRest = form.isSettled(at: time)
      let before = Self.size(form, at: time)
      form.retarget(to: goal, spring: spring, at: time)
      count += 1
      low = Size(width: min(low.width, goal.size.width), height: min(low.height, goal.size.height))
      high = Size(width: max(high.width, goal.size.width), height: max(high.height, goal.size.height))
      let after = Self.size(form, at: time)
      if !isAtRest {
        let change = max(abs(after.width - before.width), abs(after.height - before.height))
        worst.jump = max(worst.jump, change / high.longerSide)
      }
      let wait = isResonant ? half * dice.number(0.6...1.2) : dice.pick([0.02, 0.2, 1]) * spring.response
      for _ in 0..<4 {
        time = time.advanced(bySeconds: wait / 4 * (isResonant ? 1 : dice.number(0.1...1.9)))
        let size = Self.size(form, at: time)
        let share = max(size.width / high.width, size.height / high.height) / (1 + max(0.05, overshoot))
        worst.size = share.isFinite ? max(worst.size, share) : .infinity
        guard kind == .rounded else { continue }
        worst.least = min(worst.least, size.width / low.width, size.height / low.height)
      }
    }
  }
}
