public import Kinematics

/// The constants of magnetism, which a toolkit's author can tune.
///
/// Every value is clamped to its range when set, and NaN sets the default. The projected value of a property,
/// such as `$radius`, has its `range` and `defaultValue`. The estimate's constants are fitted to recorded
/// movements, see <doc:FittingMagnetism>.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// The deceleration of a coasting pointer, from which the projection and the choice follow as well.
  ///
  /// Recorded movements go on after the moment of a lift by about 60 ms times their velocity at that moment,
  /// whoever makes them. The default, 0.984 per millisecond, has a time constant of 62 ms. With a slower
  /// decay the pointer coasts farther, and is attracted by targets farther away.
  public var decay = Decay(decelerationRate: 0.984)

  /// The speed below which a lift is no flick, in points per second.
  ///
  /// A trackpad's curve turns a finger speed of 30 mm/s into this speed; movements that end more slowly end
  /// deliberately. A lift with a speed of 0 is never a flick, even if this value is 0.
  @Clamped(0...1e6) public var minimumSpeed = 150.0

  /// The speed below which a pointer that is already on a control stays there, in points per second (F8).
  ///
  /// At this speed, inertia would take the pointer 15 points further. The engine applies this value; the
  /// module alone does not, since it does not know what the pointer is on.
  @Clamped(0...1e6) public var settlingSpeed = 250.0

  // MARK: Circles

  /// The radius of the last circle around the projected point, in points.
  ///
  /// Nearly all recorded movements that were cut short would have ended within it. Targets farther away
  /// mostly add unintended jumps (F8).
  @Clamped(0...1e6) public var radius = 240.0

  /// The number of circles; each circle has twice the area of the circle before.
  ///
  /// The circles order the targets in an explanation and in a picture, and do not change the choice.
  @Clamped(1...12) public var ringCount = 9

  /// The least probability at which a target attracts.
  ///
  /// The probabilities of all targets within the circles and of "none" add up to 1. For the reason for the
  /// default, see <doc:FittingMagnetism>.
  @Clamped(0...1) public var minimumProbability = 0.15

  /// The side of the square over which the ends of movements without a target are spread evenly, in points.
  ///
  /// The smaller it is, the more probable is "none" (F8). The default is about a screen.
  @Clamped(1...1e6) public var strayDistance = 1000.0

  // MARK: The remaining distance

  /// The median remaining distance for a finger with hardly any speed, in points.
  ///
  /// Its square is added to the square of the distance that inertia covers.
  @Clamped(1...1e6) public var shortestDistance = 45.0

  /// The spread of the remaining distances at full speed: the natural logarithm of a factor f.
  ///
  /// Half of the distances lie between the median / f and the median · f. With the default, f is 1.35.
  @Clamped(0.01...10) public var distanceSpread = 0.3

  /// The value in place of ``distanceSpread`` for a finger that has braked to a stop; with the default, f is
  /// 3.3.
  ///
  /// Between a stop and full speed, the spread changes with the cube of the share of the speed that is left.
  @Clamped(0.01...10) public var brakedDistanceSpread = 1.2

  /// The angle to either side of the heading that contains half of the ends, in radians, at full speed.
  ///
  /// For a braking finger it is divided by the share of the speed that is left, or by 0.1 if that share is
  /// smaller.
  @Clamped(0.01...3) public var angularSpread = 0.08

  // MARK: Fingers that keep their speed

  /// The least share of its greatest speed at which a finger counts as having kept its speed, 0…2.
  ///
  /// After such a stroke, whatever its length, a target that contains the projected point wins over all
  /// others, and ``steadyReach`` limits which others attract. If the value is above 1, no finger counts as
  /// having kept its speed.
  @Clamped(0...2) public var steadyShare = 0.75

  /// The greatest distance from the projected point at which a target attracts a finger that kept its speed,
  /// as a share of the distance that inertia covers.
  ///
  /// The distance is measured to the target's center. There is no limit for a target that contains the
  /// projected point. At 1, no target behind the finger attracts, and none at more than twice the distance
  /// that inertia covers.
  @Clamped(0...1e6) public var steadyReach = 1.0

  /// The preference for targets on which the pointer would rest at half to twice the distance that inertia
  /// covers.
  ///
  /// At full speed, the density of the other targets is divided by 1 plus this value, so that a flick lands
  /// about where it would coast. The preference falls with the cube of the share of the speed that is left; 0
  /// means no preference.
  @Clamped(0...1e6) public var coastPreference = 3.0

  /// Creates a configuration with the defaults.
  public init() {}

  /// The radius of a circle, in points: ``radius`` for the last circle, and for each other circle √½ times
  /// the radius of the next.
  ///
  /// Circles are counted from 0 outward; a number out of range gives the first or the last.
  public func ringRadius(_ ring: Int) -> Double {
    ring >= ringCount - 1 ? radius : ringSquare(ring).squareRoot()
  }

  /// The square of the radius; 0 for a radius so small that its square would lose digits.
  private var radiusSquare: Double { radius < 0x1p-500 ? 0 : radius * radius }

  /// The square of the radius of a circle, exactly half the square of the next circle's radius.
  package func ringSquare(_ ring: Int) -> Double {
    var square = radiusSquare
    var outer = ringCount - 1
    while outer > Swift.max(ring, 0) {
      square *= 0.5
      outer -= 1
    }
    return square
  }

  /// The first circle that reaches a distance, given by its square, or nil beyond the radius; O(1).
  ///
  /// The squares halve from each circle to the one within it, so the difference of the exponents is the
  /// number of halvings.
  @inline(__always)
  func ring(reachingSquare distanceSquared: Double) -> Int? {
    let last = radiusSquare
    guard distanceSquared <= last else { return nil }
    if distanceSquared == 0 { return 0 }
    let difference = Int64(bitPattern: last.bitPattern &- distanceSquared.bitPattern)
    let halvings = Int(truncatingIfNeeded: difference >> 52)
    return Swift.max(0, ringCount &- 1 &- halvings)
  }
}
