import Kinematics

/// The limits of a shape's width and height (its sides) during a morph, derived from the morph's spring and
/// its ends.
///
/// The ends are the sizes at the start and at the goal of the morph. A spring with damping ratio ζ that
/// starts at rest overshoots the goal by e^(−π·ζ / √(1 − ζ²)) times the difference between these sizes. The
/// difference is at most the greater size. So the limit of a side is the greater end times (1 + this factor),
/// and at least 1.05 times the greater end. A spring that is interrupted repeatedly keeps its velocity, and
/// would exceed this limit. Near the limit, the spring's value is compressed. So the value stays below the
/// limit, and neither the value nor its velocity jumps.
///
/// If a morph is interrupted, the next morph may begin at a size beyond the ends of the first morph. Then the
/// start counts as no larger than the greater of these ends. Otherwise the limit would grow with each
/// interruption. If the next morph's spring overshoots less than that of the first morph, the limit is still
/// at least the size at which the next morph begins. Width and height also stay above 85 % of the lesser end.
struct SizeLimit: Hashable, Sendable {
  /// The least value of `room`, for springs that overshoot little or not at all.
  private static let leastRoom = 0.05
  /// The share of the lesser end by which a side may fall below the lesser end.
  ///
  /// Without this limit, a large card that becomes a small circle would overshoot by more than the circle's
  /// size.
  private static let greatestUndershoot = 0.15

  /// For width and for height, the greater of the sizes at the start and at the goal.
  private var greater = SIMD2(repeating: Double.infinity)
  /// For width and for height, the lesser of the sizes at the start and at the goal.
  private var lesser = SIMD2<Double>.zero
  /// The share by which a side may exceed the greater end.
  private var room = 0.0
  /// The sizes between which nothing is compressed, each for width and height.
  private var lowest = SIMD2<Double>.zero
  private var highest = SIMD2(repeating: Double.infinity)

  /// The limits below which width and height stay.
  var greatest: SIMD2<Double> { greater * (1 + room) }

  /// Begins a morph from a size to another size; `growth` is the rate at which the size grows at the start.
  ///
  /// To find the greater end, a size that grows at the start counts as the size that it would reach in a
  /// quarter of the spring's response. To find the lesser end, the same applies to a size that shrinks.
  mutating func begin(
    at size: SIMD2<Double>, growth: SIMD2<Double>, toward goal: SIMD2<Double>, spring: Spring
  ) {
    room = max(SizeLimit.leastRoom, SizeLimit.overshoot(of: spring))
    let later = spring.response / 4
    for side in 0..<2 {
      greater[side] = max(goal[side], min(greater[side], size[side] + max(0, growth[side]) * later))
      lesser[side] = min(goal[side], max(lesser[side], size[side] + min(0, growth[side]) * later))
      if greater[side] > 0 { room = max(room, size[side] / greater[side] - 1) }
    }
    for side in 0..<2 {
      let (low, high) = (min(size[side], goal[side]), max(size[side], goal[side]))
      lowest[side] = (low + min(low, least[side])) / 2
      highest[side] = (high + max(high, greatest[side])) / 2
    }
  }

  private var least: SIMD2<Double> { lesser * (1 - SizeLimit.greatestUndershoot) }

  /// The overshoot of a spring that starts at rest, as a share of the distance from its start to its goal.
  private static func overshoot(of spring: Spring) -> Double {
    let ratio = spring.dampingRatio
    return ratio < 1 ? Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
  }

  /// A width (`side` 0) or a height (`side` 1), compressed to stay within the limits.
  ///
  /// The slope is the derivative of the result with respect to `value`; it is 1 where nothing is compressed.
  func limited(_ value: Double, _ side: Int) -> (value: Double, slope: Double) {
    if value < lowest[side] {
      return SizeLimit.compressed(value, beyond: lowest[side], room: lowest[side] - least[side])
    }
    if value > highest[side] {
      let (value, slope) = SizeLimit.compressed(
        -value, beyond: -highest[side], room: greatest[side] - highest[side])
      return (-value, slope)
    }
    return (value, 1)
  }

  /// A number limited smoothly to more than 85 % of `floor`.
  ///
  /// The slope is the derivative of the result with respect to `value`; it is 1 above `floor`.
  static func limited(_ value: Double, above floor: Double) -> (value: Double, slope: Double) {
    value >= floor ? (value, 1) : compressed(value, beyond: floor, room: greatestUndershoot * floor)
  }

  /// Compresses a number below a bound, so that the result is less than `room` below the bound.
  ///
  /// The slope is the derivative of the result with respect to `value`.
  private static func compressed(
    _ value: Double, beyond bound: Double, room: Double
  ) -> (value: Double, slope: Double) {
    guard room > 0 else { return (bound, 0) }
    let share = room / (room + (bound - value))
    return (bound - room + room * share, share * share)
  }
}
