public import Kinematics

/// The constants of magnetism, which a toolkit's author can tune.
///
/// Every value is clamped to its range when set, and NaN sets the default; `$radius` has its `range` and
/// `defaultValue`. The estimate's constants are fitted to recorded movements, see <doc:FittingMagnetism>.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// The deceleration of a coasting pointer, from which the projection and the choice follow as well.
  ///
  /// Recorded movements end about 60 ms of their newest velocity further on, whoever makes them: 0.984 per
  /// millisecond is a time constant of 62 ms. With a slower decay the pointer coasts farther, and is
  /// attracted by targets farther away.
  public var decay = Decay(decelerationRate: 0.984)

  /// The speed below which a lift is no flick, in points per second.
  ///
  /// A trackpad's curve turns a finger speed of 30 mm/s into this speed; movements that end more slowly end
  /// deliberately. A speed of 0 never flicks, even if this value is 0.
  @Clamped(0...1e6) public var minimumSpeed = 150.0

  /// The speed below which a pointer that is already on a control stays, in points per second (F8).
  ///
  /// At this speed, inertia would take the pointer 15 points further. The engine applies this value; the
  /// module alone does not, since it does not know what the pointer is on.
  @Clamped(0...1e6) public var settlingSpeed = 250.0

  // MARK: Circles

  /// The radius of the last circle around the projected point, in points.
  ///
  /// Nearly all recorded movements that were cut short would have ended within it. Targets farther away mostly
  /// add jumps that nobody wanted (F8).
  @Clamped(0...1e6) public var radius = 240.0

  /// The number of circles; each has twice the area of the one before.
  ///
  /// They order the targets in an explanation and in a picture, and do not change the choice.
  @Clamped(1...12) public var ringCount = 9

  /// The least probability of a target that attracts, among all within the circles and none of them.
  ///
  /// Chosen on the curve of wrong answers against coverage, see <doc:FittingMagnetism>.
  @Clamped(0...1) public var minimumProbability = 0.15

  /// The side of the square in which a movement that wants no target ends, with equal density, in points.
  ///
  /// The smaller it is, the more probable is "none" (F8). The default is about a screen.
  @Clamped(1...1e6) public var strayDistance = 1000.0

  // MARK: The way that is left

  /// The median length of the way that is left for a finger with hardly any speed, in points.
  ///
  /// The square of it is added to that of the distance that inertia covers.
  @Clamped(1...1e6) public var shortestDistance = 45.0

  /// The natural logarithm of the factor within which half of the remaining distances differ from the median,
  /// at full speed.
  ///
  /// The default is a factor of 1.35 to either side.
  @Clamped(0.01...10) public var distanceSpread = 0.3

  /// The same for a finger that has braked to a stop: by default a factor of 3.3.
  ///
  /// Between the two it changes with the cube of the share of the speed that is left.
  @Clamped(0.01...10) public var brakedDistanceSpread = 1.2

  /// The angle to either side of the heading that contains half of the ends, in radians, at full speed.
  ///
  /// For a braking finger it is divided by the share of the speed that is left, or by 0.1 if that share is
  /// smaller.
  @Clamped(0.01...3) public var angularSpread = 0.08

  // MARK: Fingers that keep their speed

  /// The share of its greatest speed from which a finger kept its speed; 0…2, above 1 none does.
  ///
  /// A target that holds the projected point of such a stroke wins over all others, whatever its length, and
  /// ``steadyReach`` limits what else attracts.
  @Clamped(0...2) public var steadyShare = 0.75

  /// The greatest distance from the projected point to the center of a target that does not hold it, as a share
  /// of the distance that inertia covers, for a finger that kept its speed.
  ///
  /// At 1 nothing behind the finger attracts, nor anything twice as far as inertia takes the pointer.
  @Clamped(0...1e6) public var steadyReach = 1.0

  /// The preference for targets on which the pointer rests at half to twice the distance that inertia covers.
  ///
  /// At full speed the others are as likely as the estimate says divided by 1 more than this, so that a flick
  /// lands about where it would coast. It falls with the cube of the share of the speed that is left; 0 is none.
  @Clamped(0...1e6) public var coastPreference = 3.0

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
