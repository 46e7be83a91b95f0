import PointerTestSupport

@testable import PointerKit

/// A morph that is interrupted again and again, with checks of its size and continuity; for tests and for
/// long runs.
///
/// Goals are rounded shapes, paths or both, often the same two in turn at the resonance of a spring of any
/// damping. The size stays within that of the greatest goal so far, times 1 plus the spring's overshoot from
/// rest; an interruption does not change what is seen; and between two interruptions nothing jumps.
struct MorphInterruptions {
  enum Kind: CaseIterable { case rounded, paths, mixed }

  /// The greatest size divided by the allowed size, at most 1; the least size of rounded shapes divided by
  /// the least goal; and the greatest changes at an interruption, and within a nanosecond between two
  /// interruptions, as shares of the greatest goal.
  var worst = (size: 0.0, least: Double.infinity, jump: 0.0, tear: 0.0)
  /// Whether the time between two interruptions is searched for jumps.
  var searchesTears = false
  private(set) var count = 0

  private static let rounded: [PointerForm.Goal] = S3MorphsTests.goals.map { $0.1 }.filter { $0.path == nil }
  private static let paths: [PointerForm.Goal] =
    S3MorphsTests.goals.map { $0.1 }.filter { $0.path != nil }
    + OddPaths.allCases.flatMap { kind in
      (0..<3).map { seed in
        var dice = Dice(seed: UInt64(seed) &+ 17)
        return PointerForm.Goal(kind.path(&dice))
      }
    }

  private static func goal(_ kind: Kind, _ dice: inout Dice) -> PointerForm.Goal {
    if kind == .paths || (kind == .mixed && dice.chance(0.5)) { return dice.pick(paths) }
    if dice.chance(0.8) { return dice.pick(rounded) }
    let size = Size(dice.number(1...900), dice.number(1...900))
    return PointerForm.Goal(
      size: size, cornerRadius: dice.number(0...0.5) * size.shorterSide, outline: .roundedRect)
  }

  /// What is seen of a form at an instant.
  private struct Look {
    private var appearance = PointerAppearance()
    private var outline = PointerOutline()

    init(_ form: PointerForm, at time: Timestamp) {
      var form = form
      form.read(at: time, into: &appearance, &outline)
    }

    var size: Size { appearance.size }

    /// How far a corner has moved, or a side or the whole has grown, in points.
    func change(to other: Look) -> Double {
      let extent = max(size.longerSide, other.size.longerSide)
      var change = max(abs(other.size.width - size.width), abs(other.size.height - size.height))
      // A rounded shape has no corners yet.
      guard !outline.isEmpty, !other.outline.isEmpty else { return change }
      change = max(change, abs(other.outline.area - outline.area) / max(extent, 1e-3))
      // The holes have corners that begin at a point.
      for index in 0..<min(outline.ends[0], other.outline.ends[0]) {
        let (from, to) = (outline.points[index], other.outline.points[index])
        change = max(change, ((to - from) + (other.appearance.center - appearance.center)).length)
      }
      return change
    }
  }

  /// The greatest change within a nanosecond that is found by looking for it where most changes.
  private static func tear(_ form: PointerForm, from start: Timestamp, to end: Timestamp) -> Double {
    var (low, high) = (start.nanoseconds, end.nanoseconds)
    var (before, after) = (Look(form, at: start), Look(form, at: end))
    while high - low > 1 {
      let middle = (low + high) / 2
      let look = Look(form, at: Timestamp(nanoseconds: middle))
      if before.change(to: look) > look.change(to: after) {
        (high, after) = (middle, look)
      } else {
        (low, before) = (middle, look)
      }
    }
    // What has come to rest is exactly at its goal, a step that cannot be seen.
    return max(0, before.change(to: after) - RestTolerance.length)
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
      let before = Look(form, at: time)
      form.retarget(to: goal, spring: spring, at: time)
      count += 1
      low = Size(min(low.width, goal.size.width), min(low.height, goal.size.height))
      high = Size(max(high.width, goal.size.width), max(high.height, goal.size.height))
      if !isAtRest { worst.jump = max(worst.jump, before.change(to: Look(form, at: time)) / high.longerSide) }
      let start = time
      let wait = isResonant ? half * dice.number(0.6...1.2) : dice.pick([0.02, 0.2, 1]) * spring.response
      for _ in 0..<4 {
        time = time.advanced(bySeconds: wait / 4 * (isResonant ? 1 : dice.number(0.1...1.9)))
        let size = Look(form, at: time).size
        let share = max(size.width / high.width, size.height / high.height) / (1 + max(0.05, overshoot))
        worst.size = share.isFinite ? max(worst.size, share) : .infinity
        guard kind == .rounded else { continue }
        worst.least = min(worst.least, size.width / low.width, size.height / low.height)
      }
      guard searchesTears, !form.isSettled(at: time) else { continue }
      worst.tear = max(worst.tear, Self.tear(form, from: start, to: time) / high.longerSide)
    }
  }
}
