import Kinematics

/// Width, height and corner radius on their way, and the area that they are to have meanwhile.
///
/// Straight interpolation of the sides makes a circle that becomes a beam swell to twice what it should cover
/// and a circle that becomes a card shrink. So the sides are scaled by what makes the area the one that moves
/// straight: √(area / area of the sides). Where the size stays, the factor is exactly 1.
enum RoundedMeasures {
  /// How far a side or an area may overshoot downward, as a share of the lesser end: what comes from a large
  /// card would overshoot a small circle by more than all it has.
  private static let deepest = 0.15
  /// A path in mid-morph may enclose next to nothing; its outline must not burst.
  static let greatestRatio = 25.0

  /// A number held above most of `floor`, smoothly: 1 for the slope where nothing is held.
  @inline(__always)
  static func held(_ value: Double, above floor: Double) -> (value: Double, slope: Double) {
    if value >= floor { return (value, 1) }
    let room = deepest * floor
    guard room > 0 else { return (floor, 0) }
    let share = room / (room + (floor - value))
    return (floor - room + room * share, share * share)
  }

  /// The four lanes of a shape.
  static func lanes(_ size: Size, cornerRadius: Double) -> SIMD4<Double> {
    let sides = SIMD3(size.width, size.height, cornerRadius)
    return SIMD4(sides.x, sides.y, sides.z, area(sides))
  }

  /// The area of a rounded rectangle: the rectangle's less (4 − π)·r² for the corners.
  @inline(__always)
  static func area(_ sides: SIMD3<Double>) -> Double {
    sides.x * sides.y - (4 - Double.pi) * sides.z * sides.z
  }

  /// How fast the area changes when the sides do.
  static func areaVelocity(_ sides: SIMD3<Double>, _ velocity: SIMD3<Double>) -> Double {
    velocity.x * sides.y + sides.x * velocity.y - 2 * (4 - Double.pi) * sides.z * velocity.z
  }

  /// What is to be seen of an animation of the four lanes at an instant.
  @inline(__always)
  static func sides(of animation: SpringAnimation<SIMD4<Double>>, at time: Timestamp) -> SIMD3<Double> {
    let value = animation.value(at: time)
    if animation.isSettled(at: time) { return SIMD3(value.x, value.y, value.z) }
    let (origin, goal) = (animation.origin, animation.goal)
    let sides = SIMD3(
      held(value.x, above: min(origin.x, goal.x)).value, held(value.y, above: min(origin.y, goal.y)).value,
      held(value.z, above: min(origin.z, goal.z)).value)
    let wanted = held(value.w, above: min(origin.w, goal.w)).value
    let ratio = wanted / area(sides)
    // One is what it is between shapes of one size; an area that is nothing has no factor.
    guard ratio != 1, ratio > 0, ratio < .infinity else { return sides }
    return sides * ratio.squareRoot()
  }

  /// The same with its velocity, for what takes over from here.
  static func state(
    of animation: SpringAnimation<SIMD4<Double>>, at time: Timestamp
  ) -> (sides: SIMD3<Double>, velocity: SIMD3<Double>) {
    let (value, velocity) = animation.state(at: time)
    if animation.isSettled(at: time) { return (SIMD3(value.x, value.y, value.z), .zero) }
    let (origin, goal) = (animation.origin, animation.goal)
    var sides = SIMD3<Double>.zero
    var rates = SIMD3<Double>.zero
    for lane in 0..<3 {
      let lower = held(value[lane], above: min(origin[lane], goal[lane]))
      sides[lane] = lower.value
      rates[lane] = velocity[lane] * lower.slope
    }
    let wanted = held(value.w, above: min(origin.w, goal.w))
    let covered = area(sides)
    let ratio = wanted.value / covered
    guard ratio > 0, ratio < .infinity else { return (sides, rates) }
    // c² = wanted / covered, so that c′ = (wanted′ − c²·covered′) / (2·c·covered).
    let factor = ratio.squareRoot()
    let rate =
      (velocity.w * wanted.slope - ratio * areaVelocity(sides, rates)) / (2 * factor * covered)
    return (sides * factor, rates * factor + sides * rate)
  }

  /// An animation of the four lanes from what is to be seen toward a shape.
  static func animation(
    from sides: SIMD3<Double>, velocity: SIMD3<Double>, to goal: SIMD4<Double>, spring: Spring,
    at time: Timestamp
  ) -> SpringAnimation<SIMD4<Double>> {
    let origin = SIMD4(sides.x, sides.y, sides.z, area(sides))
    var animation = SpringAnimation(at: origin, spring: spring, tolerance: tolerance(for: goal), time: time)
    animation.release(
      from: origin, velocity: SIMD4(velocity.x, velocity.y, velocity.z, areaVelocity(sides, velocity)),
      toward: goal, at: time)
    return animation
  }

  /// Lengths are exact to a fiftieth of a point, and an area to what moves a side by that.
  ///
  /// The factor turns what is missing in one side into as large a share of the other: the short one of a long
  /// shape has to be nearer, an eighth of that at the least.
  private static func tolerance(for goal: SIMD4<Double>) -> SIMD4<Double> {
    let length = 0.02
    let shorter = max(min(goal.x, goal.y), 1e-3)
    let longer = max(max(goal.x, goal.y), shorter)
    let fine = length * max(0.125, shorter / longer)
    return SIMD4(
      goal.x < goal.y ? fine : length, goal.x < goal.y ? length : fine, length, 2 * length * shorter)
  }
}
