public import Kinematics

/// The constants of magnetism, which a toolkit's author can tune.
///
/// Every value is clamped to its range when set, and NaN sets the default. The projected value of a property,
/// such as `$radius`, has its `range` and `defaultValue`. The estimate's constants are fitted to recorded
/// movements; see <doc:FittingMagnetism>.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// The deceleration of a coasting pointer, which also determines the projected point and the choice.
  ///
  /// After any moment, a recorded movement goes on by about 60 ms times its velocity at that moment. This is
  /// true of all recorded persons. The default, 0.984 per millisecond, has a time constant of 62 ms. With a
  /// slower decay the pointer coasts farther, and targets farther away attract it.
  public var decay = Decay(decelerationRate: 0.984)

  /// The speed below which a lift is no flick, in points per second.
  ///
  /// With a trackpad's curve, the default is a finger speed of 30 mm/s. A slower lift is the deliberate end
  /// of a movement. A lift with a speed of 0 is never a flick, even if this value is 0.
  public var minimumSpeed = 150.0 { didSet { minimumSpeed.clamp(0...1e6, or: 150) } }

  /// The speed below which a pointer that is already on a control stays there, in points per second (F8).
  ///
  /// At the default speed, inertia would move the pointer 15 points further. Only the engine uses this value,
  /// since a ``Magnet`` does not know which control the pointer is on.
  public var settlingSpeed = 250.0 { didSet { settlingSpeed.clamp(0...1e6, or: 250) } }

  // MARK: Circles

  /// The radius of the largest search circle around the projected point, in points.
  ///
  /// When recorded movements were cut short, nearly all of their true ends lay within the default radius
  /// around the projected point. Targets farther away mostly cause unintended jumps (F8).
  public var radius = 240.0 { didSet { radius.clamp(0...1e6, or: 240) } }

  /// The number of search circles; each circle has twice the area of the next smaller one.
  ///
  /// The number matters only for explanations and pictures, and does not change the choice.
  public var ringCount = 9 { didSet { ringCount = max(1, min(ringCount, 12)) } }

  /// The least probability at which a target attracts.
  ///
  /// The probabilities of all targets within the search circles and of the case without a target add up to 1.
  /// <doc:FittingMagnetism> explains the default.
  public var minimumProbability = 0.15 { didSet { minimumProbability.clamp(0...1, or: 0.15) } }

  /// The side of a square, in points: the ends of movements without a target spread evenly over this square.
  ///
  /// With a smaller square, it is more probable that no target was meant (F8). The default is about the size
  /// of a screen.
  public var strayDistance = 1000.0 { didSet { strayDistance.clamp(1...1e6, or: 1000) } }

  // MARK: The remaining distance

  /// The median remaining distance for a finger with hardly any speed at the lift, in points.
  ///
  /// The remaining distance leads from the lift of the finger to the position that the person intended. Its
  /// median is √(d² + s²), where d is the distance that inertia covers, and s is this value.
  public var shortestDistance = 45.0 { didSet { shortestDistance.clamp(1...1e6, or: 45) } }

  /// The spread of the remaining distances at full speed: the natural logarithm of a factor f.
  ///
  /// Half of the remaining distances lie between median / f and median · f. With the default, f is 1.35.
  public var distanceSpread = 0.3 { didSet { distanceSpread.clamp(0.01...10, or: 0.3) } }

  /// The spread of the remaining distances for a finger that has braked to a stop.
  ///
  /// With the default, the factor f is 3.3. Between a stop and full speed, the spread follows the cube of
  /// ``Flick/speedShare``.
  public var brakedDistanceSpread = 1.2 { didSet { brakedDistanceSpread.clamp(0.01...10, or: 1.2) } }

  /// The angle in radians: at full speed, half of the ends lie within this angle to either side of the
  /// heading.
  ///
  /// For a braking finger the angle is divided by ``Flick/speedShare``, or by 0.1 if the share is smaller.
  public var angularSpread = 0.08 { didSet { angularSpread.clamp(0.01...3, or: 0.08) } }

  // MARK: Fingers that keep their speed

  /// The least ``Flick/speedShare`` of a finger that counts as having kept its speed, 0…2.
  ///
  /// After such a stroke, a target that contains the projected point wins over all others. If no target
  /// contains it, ``steadyReach`` limits which targets attract. If the value is above 1, no finger counts as
  /// having kept its speed.
  public var steadyShare = 0.75 { didSet { steadyShare.clamp(0...2, or: 0.75) } }

  /// The greatest distance from the projected point to the center of a target that attracts after a stroke
  /// that kept its speed, as a share of the distance that inertia covers.
  ///
  /// The limit does not apply to a target that contains the projected point. At 1, the limit excludes targets
  /// behind the position of the lift, and targets at more than twice the distance that inertia covers. If the
  /// bounds cut the movement short, targets behind that position can be within the limit.
  public var steadyReach = 1.0 { didSet { steadyReach.clamp(0...1e6, or: 1) } }

  /// The preference for targets at half to twice the distance that inertia covers; 0 means none.
  ///
  /// If the finger did not slow down, the density of all other targets is divided by 1 plus this value. A
  /// flick therefore tends to land at about the distance that it would coast. If the finger slowed down, this
  /// value is first multiplied by the cube of ``Flick/speedShare``.
  public var coastPreference = 3.0 { didSet { coastPreference.clamp(0...1e6, or: 3) } }

  /// Creates a configuration with the defaults.
  public init() {}

  /// The radius of a circle, in points.
  ///
  /// The largest circle has ``radius``; each other circle has √½ times the radius of the next larger one.
  /// Circles are counted from 0 outward. A negative number gives the smallest circle, and a number that is
  /// too great gives the largest.
  public func ringRadius(_ ring: Int) -> Double {
    ring >= ringCount - 1 ? radius : ringSquare(ring).squareRoot()
  }

  /// The square of ``radius``; 0 for a radius so small that its square would lose digits.
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

  /// The smallest circle that reaches the distance with the given square; nil beyond the radius.
  ///
  /// The squared radius halves from each circle to the next smaller one. The number of halvings therefore
  /// follows from the difference between the bit patterns of the two squares.
  func ring(reachingSquare distanceSquared: Double) -> Int? {
    let last = radiusSquare
    guard distanceSquared <= last else { return nil }
    if distanceSquared == 0 { return 0 }
    let difference = Int64(bitPattern: last.bitPattern &- distanceSquared.bitPattern)
    let halvings = Int(truncatingIfNeeded: difference >> 52)
    return Swift.max(0, ringCount &- 1 &- halvings)
  }
}
