import Kinematics

/// The width, height, corner radius and area of a rounded rectangle in motion (S2, E12).
///
/// If only the sides were animated, a circle that becomes a beam would swell on the way. So the area is
/// animated as well, and the sides are scaled by √(animated area / area of the animated sides). In a morph
/// between equal sizes, and to or from a shape without area, this factor is exactly 1.
enum RoundedMeasures {
  /// The four animated numbers of a shape: width, height, corner radius and area.
  static func lanes(_ size: Size, cornerRadius: Double) -> SIMD4<Double> {
    lanes(SIMD3(size.width, size.height, cornerRadius))
  }

  private static func lanes(_ sides: SIMD3<Double>) -> SIMD4<Double> {
    SIMD4(sides.x, sides.y, sides.z, area(sides))
  }

  /// The area of a rounded rectangle: width · height − (4 − π)·r², where r is the radius clamped to fit the
  /// sides.
  private static func area(_ sides: SIMD3<Double>) -> Double {
    let radius = max(0, min(sides.z, greatestRadius(sides)))
    return sides.x * sides.y - (4 - Double.pi) * radius * radius
  }

  /// The greatest radius of a corner: slightly more than half the shorter side, since the radius of a circle
  /// may have been rounded up.
  private static func greatestRadius(_ sides: SIMD3<Double>) -> Double {
    min(sides.x, sides.y) * (0.5 + 1e-12)
  }

  /// The rate at which the area changes while the sides and the radius change at given rates.
  private static func areaVelocity(_ sides: SIMD3<Double>, _ velocity: SIMD3<Double>) -> Double {
    var radius = sides.z
    var rate = velocity.z
    let limit = greatestRadius(sides)
    if radius > limit { (radius, rate) = (limit, (sides.x < sides.y ? velocity.x : velocity.y) / 2) }
    if radius < 0 { radius = 0 }
    return velocity.x * sides.y + sides.x * velocity.y - 2 * (4 - Double.pi) * radius * rate
  }

  /// The width, height and corner radius at an instant of an animation, within their limits, and the rates at
  /// which they change.
  static func state(
    of animation: SpringAnimation<SIMD4<Double>>, within limit: borrowing SizeLimit, at time: Timestamp
  ) -> (sides: SIMD3<Double>, velocity: SIMD3<Double>) {
    let (value, velocity) = animation.state(at: time)
    if animation.isAtRest(at: time) { return (SIMD3(value.x, value.y, value.z), .zero) }
    let origin = animation.origin
    let goal = animation.goal
    var sides = SIMD3<Double>.zero
    var rates = SIMD3<Double>.zero
    for lane in 0..<3 {
      let limited = SizeLimit.limited(value[lane], above: min(origin[lane], goal[lane]))
      sides[lane] = limited.value
      rates[lane] = velocity[lane] * limited.slope
    }
    let wanted = SizeLimit.limited(value.w, above: min(origin.w, goal.w))
    let present = area(sides)
    let ratio = wanted.value / present
    // If one of the two areas is 0, no factor can be computed. If the shape is flat at the start or at the
    // goal, there is no factor at all, since it would not be 1 at that end.
    if ratio > 0, ratio < .infinity, origin.w > 0, goal.w > 0 {
      // Differentiating factor² = wanted / present gives
      // factor′ = (wanted′ − factor²·present′) / (2·factor·present).
      let factor = ratio.squareRoot()
      let change =
        (velocity.w * wanted.slope - ratio * areaVelocity(sides, rates)) / (2 * factor * present)
      rates = rates * factor + sides * change
      sides *= factor
    }
    for side in 0..<2 {
      let limited = limit.limited(sides[side], side)
      sides[side] = limited.value
      rates[side] *= limited.slope
    }
    return (sides, rates)
  }

  /// An animation of the four numbers that begins at given sides and velocities, and ends at a shape.
  static func animation(
    from sides: SIMD3<Double>, velocity: SIMD3<Double>, to goal: SIMD4<Double>, spring: Spring,
    at time: Timestamp
  ) -> SpringAnimation<SIMD4<Double>> {
    let origin = lanes(sides)
    var animation = SpringAnimation(origin, spring: spring, tolerance: tolerance(for: goal), at: time)
    animation.release(
      from: origin, velocity: SIMD4(velocity.x, velocity.y, velocity.z, areaVelocity(sides, velocity)),
      toward: goal, at: time)
    return animation
  }

  /// The tolerances of the four numbers, chosen so that the last step of a side is hardly longer than the
  /// smallest visible length.
  ///
  /// A relative error of the shorter side or of the area also scales the longer side. So the relative
  /// tolerances of the shorter side and of the area are equal to that of the longer side.
  private static func tolerance(for goal: SIMD4<Double>) -> SIMD4<Double> {
    let length = RestTolerance.length
    let shorter = max(min(goal.x, goal.y), 1e-3)
    let longer = max(max(goal.x, goal.y), shorter)
    let fine = length * shorter / longer
    return SIMD4(
      goal.x < goal.y ? fine : length, goal.x < goal.y ? length : fine, length, length * shorter)
  }
}

/// The limits of a rounded shape's width and height (its sides) during a morph.
///
/// A spring with damping ratio ζ that starts at rest overshoots by e^(−π·ζ / √(1 − ζ²)) times its distance.
/// So a side may exceed the greater of its start and its goal by this share, or by 5 % if that is more, and
/// may fall 15 % below the lesser. A spring that is interrupted repeatedly keeps its velocity and would go
/// beyond. Near the limits its value is compressed, so that neither the value nor its velocity jumps.
///
/// An interrupted morph may leave the next one a start beyond its own ends. Such a start counts as no larger
/// than the greater of these ends, since the limit would otherwise grow with each interruption.
struct SizeLimit: Hashable, Sendable {
  /// The least value of `room`, for springs that overshoot little or not at all.
  private static let leastRoom = 0.05
  /// The share of the lesser end by which a side may fall below the lesser end.
  ///
  /// Without this limit, a large card that becomes a small circle would overshoot by more than the circle's
  /// size.
  private static let greatestUndershoot = 0.15

  /// The greater of the sizes at the start and at the goal, for width and for height.
  private var greater = SIMD2(repeating: Double.infinity)
  /// The lesser of these sizes.
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
      let low = min(size[side], goal[side])
      let high = max(size[side], goal[side])
      lowest[side] = (low + min(low, least[side])) / 2
      highest[side] = (high + max(high, greatest[side])) / 2
    }
  }

  /// The limits above which width and height stay.
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
