import Kinematics

/// The width, height, corner radius and area of a rounded rectangle in motion (S2, E12).
///
/// If only the sides were animated, a circle that becomes a beam would swell on the way. So the area is
/// animated as well, and the sides are scaled by √(animated area / area of the animated sides). In a morph
/// between equal sizes, and to or from a shape without area, this factor is exactly 1.
enum RoundedMeasures {
  /// The greatest factor by which the area is corrected.
  ///
  /// A path that encloses almost no area for an instant of a morph would otherwise be scaled without limit.
  static let greatestRatio = 25.0

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
    var (radius, rate) = (sides.z, velocity.z)
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
    if animation.isSettled(at: time) { return (SIMD3(value.x, value.y, value.z), .zero) }
    let (origin, goal) = (animation.origin, animation.goal)
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
    // If one of the two areas is 0, no factor can be computed. If the shape is flat at the start or at the goal,
    // there is no factor at all, since it would not be 1 at that end.
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
    var animation = SpringAnimation(at: origin, spring: spring, tolerance: tolerance(for: goal), time: time)
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
