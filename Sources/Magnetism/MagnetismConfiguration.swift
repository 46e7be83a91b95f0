public import Kinematics

/// The constants of magnetism, which a toolkit's author can tune.
///
/// Every value is clamped to its range when set, and NaN sets the default; `$radius` has its `range` and
/// `defaultValue`. The estimate's constants are fitted to recorded movements, see <doc:FittingMagnetism>.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// The deceleration of a coasting pointer.
  ///
  /// The fast one of Apple's two named rates: at the normal one a flick goes five times as far, too far.
  public var decay = Decay.fast

  /// The speed below which a lift is no flick, in points per second.
  ///
  /// A trackpad gives it to a finger at 30 mm/s, a deliberate end. No speed at all is always too slow.
  @Clamped(0...1e6) public var minimumSpeed = 150.0

  /// The final speed below which a pointer that is already on a control stays, in points per second (F8).
  ///
  /// More than twice the speed of a deliberate end, since the mean of the last moment lags behind a finger
  /// that brakes. Whoever knows what the pointer is on applies it.
  @Clamped(0...1e6) public var settlingSpeed = 350.0

  // MARK: Circles

  /// The radius of the last circle around the lift and around the projected point, in points.
  ///
  /// Nine of ten recorded movements that were cut short would have ended within 240 points of either. Targets
  /// farther away mostly add jumps that nobody wanted (F8).
  @Clamped(0...1e6) public var radius = 240.0

  /// The number of circles; each has twice the area of the one before.
  ///
  /// Circles are scanned outward until no farther target could be more probable. Their number changes how
  /// many targets share the probability, and so sometimes whether the best one is probable enough.
  @Clamped(1...12) public var ringCount = 9

  /// The greatest angle between the swipe and the direction from the lift to a target's center, in radians.
  ///
  /// For a finger at full speed; divided by the share of the speed that a braking finger has left, since it
  /// may have gone too far: at two thirds or less, the default of 120° excludes nothing. It keeps a finger at
  /// full speed from going back. A target under the pointer is in every direction.
  @Clamped(0...Double.pi) public var directionTolerance = 2 * Double.pi / 3

  /// The least probability of a target that attracts, among all within the circles scanned and none of them.
  ///
  /// Chosen on the curve of wrong answers against coverage, see <doc:FittingMagnetism>.
  @Clamped(0...1) public var minimumProbability = 0.15

  /// The side of the square in which a movement that wants no target ends, with equal density, in points.
  ///
  /// The smaller it is, the more probable is "none" (F8). The default is about a screen.
  @Clamped(1...1e6) public var strayDistance = 1000.0

  // MARK: Homing movements

  /// The median distance that a finger at its full speed still has to go, in points.
  @Clamped(1...1e6) public var homingDistance = 156.0

  /// The share of the homing distance that is gone when the finger has braked to a stop.
  ///
  /// Proportional to the speed that is gone: at half its speed, a finger has 60 % of the distance ahead.
  @Clamped(0...1) public var homingShortening = 0.8

  /// The angle to either side of the heading that contains half of the ends, in radians, at full speed.
  ///
  /// Divided by the share of the speed that a braking finger has left, at least 0.1.
  @Clamped(0.01...3) public var angularSpread = 0.09

  // MARK: Throws

  /// The probability that a lift at full speed is a throw, after which inertia decides.
  ///
  /// 0 is for devices whose users do not know that the pointer coasts; at 1 only inertia counts.
  @Clamped(0...1) public var throwShare = 0.8

  /// The error of a throw along its direction, as a share of its length; half of that across it.
  @Clamped(0.01...3) public var throwSpread = 0.18

  /// Creates a configuration with the defaults.
  public init() {}

  /// The radius of a circle, in points: that of the next one times √½, and ``radius`` for the last.
  ///
  /// Circles are counted from 0 outward; a number out of range gives the first or the last.
  public func ringRadius(_ ring: Int) -> Double {
    ring >= ringCount - 1 ? radius : ringSquare(ring).squareRoot()
  }

  /// The square of the radius; 0 for a radius so small that its square would lose digits.
  private var radiusSquare: Double { radius < 0x1p-500 ? 0 : radius * radius }

  /// The square of the radius of a circle; halving it does not round.
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
  /// The squares halve from circle to circle: the difference of the exponents is the number of halvings.
  @inline(__always)
  func ring(reachingSquare distanceSquared: Double) -> Int? {
    let last = radiusSquare
    guard distanceSquared <= last else { return nil }
    if distanceSquared == 0 { return 0 }
    let halvings = Int(truncatingIfNeeded: last.bitPattern &- distanceSquared.bitPattern) >> 52
    return Swift.max(0, ringCount &- 1 &- halvings)
  }
}
