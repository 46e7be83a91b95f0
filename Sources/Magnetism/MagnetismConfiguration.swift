public import Kinematics

/// What a toolkit's author tunes about magnetism; every value is held to its range when it is set.
///
/// The constants of the estimate are fitted to recorded movements; the article Magnetism says how, and how to
/// do it again.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// How a coasting pointer slows down; `Decay.fast`, 0.99 a millisecond, by default.
  ///
  /// The nearest of Apple's named rates: a scroll view's normal 0.998 lands five times as far and overshoots
  /// pointing badly.
  public var decay: Decay

  /// The speed below which a lift is no flick, in points a second: 0…10⁶, 150 by default; NaN becomes 150.
  ///
  /// What a trackpad's curve makes of a finger at 30 mm/s, which is a deliberate end. A pointer without any
  /// speed is always too slow.
  public var minimumSpeed: Double {
    didSet { minimumSpeed = Limits.hold(minimumSpeed, 0, 1e6, ifNaN: 150) }
  }

  /// The speed below which a hand that is already on a control stays there, in points a second: 0…10⁶, 350 by
  /// default; NaN becomes 350.
  ///
  /// Of the newest moment: it aimed, braked and arrived (F8). More than twice the speed of a deliberate end,
  /// since that mean lags behind a hand that brakes. The owner of the pointer, who knows what it is on, obeys
  /// it.
  public var settlingSpeed: Double {
    didSet { settlingSpeed = Limits.hold(settlingSpeed, 0, 1e6, ifNaN: 350) }
  }

  // MARK: The circles

  /// The radius of the last circle scanned, in points: 0…10⁶, 240 by default; NaN becomes 240.
  ///
  /// Circles are drawn around the place of the lift and around the projected point. Nine of ten recorded
  /// movements that were cut short would have ended within 240 points of the one or the other; farther ones
  /// mostly add jumps that nobody asked for (F8).
  public var radius: Double {
    didSet { radius = Limits.hold(radius, 0, 1e6, ifNaN: 240) }
  }

  /// How many circles there are: 1…12, 9 by default; each has twice the area of the one before.
  ///
  /// They are scanned outward until nothing farther could be likelier than what was found: the number changes
  /// how many targets are compared and, since they share the probability, now and then whether the likeliest
  /// of them is likely enough.
  public var ringCount: Int {
    didSet { ringCount = Swift.min(12, Swift.max(1, ringCount)) }
  }

  /// How far off the swipe a target may lie, in radians to either side: 0…π, 120° by default; NaN becomes
  /// 120°.
  ///
  /// From the lift to the target's centre, of a hand at its full speed; divided by the share of that speed
  /// which it has left, for one that has braked may have gone too far: with two thirds of its speed or less,
  /// the default forbids nothing. The estimate makes what is off the direction unlikely; this only forbids a
  /// hand that kept its speed to go back. A target under the pointer lies in every direction.
  public var directionTolerance: Double {
    didSet { directionTolerance = Limits.hold(directionTolerance, 0, Double.pi, ifNaN: 2 * Double.pi / 3) }
  }

  /// The least probability of a target that attracts, among all in the circles scanned and none of them: 0…1,
  /// 0.15 by default; NaN becomes 0.15.
  ///
  /// Picked on the curve of wrong answers against coverage itself; see the article Magnetism.
  public var minimumProbability: Double {
    didSet { minimumProbability = Limits.hold(minimumProbability, 0, 1, ifNaN: 0.15) }
  }

  /// The side of the square, in points, over which a movement that wants no target ends anywhere: 1…10⁶,
  /// 1,000 by default; NaN becomes 1,000.
  ///
  /// The smaller it is, the likelier is "none" (F8).
  public var strayDistance: Double {
    didSet { strayDistance = Limits.hold(strayDistance, 1, 1e6, ifNaN: 1000) }
  }

  // MARK: A homing hand

  /// How far a hand at its full speed would have gone on, in points: 1…10⁶, 156 by default; NaN becomes 156.
  ///
  /// The middle one of the distances: half are shorter.
  public var homingDistance: Double {
    didSet { homingDistance = Limits.hold(homingDistance, 1, 1e6, ifNaN: 156) }
  }

  /// How much of that is gone by the time the hand has braked to nothing: 0…1, 0.8 by default; NaN becomes
  /// 0.8.
  ///
  /// In proportion to the speed that is gone: at half of its greatest speed, a hand has 60 % of the distance
  /// before it.
  public var homingShortening: Double {
    didSet { homingShortening = Limits.hold(homingShortening, 0, 1, ifNaN: 0.8) }
  }

  /// The angle to either side of the heading that holds half of its ends, in radians: 0.01…3, 0.09 by
  /// default, 5.2°; NaN becomes 0.09.
  ///
  /// At full speed. It grows as the hand brakes: at half of its greatest speed it is twice as wide, and at
  /// most ten times.
  public var angularSpread: Double {
    didSet { angularSpread = Limits.hold(angularSpread, 0.01, 3, ifNaN: 0.09) }
  }

  // MARK: A throw

  /// How likely a lift at full speed is a throw, after which inertia decides: 0…1, 0.8 by default; NaN
  /// becomes 0.8.
  ///
  /// 0 is for devices on which nobody knows that the pointer coasts; 1 believes inertia alone.
  public var throwShare: Double {
    didSet { throwShare = Limits.hold(throwShare, 0, 1, ifNaN: 0.8) }
  }

  /// How well a throw is aimed: the scale of its error along the way, as a share of the way, 0.01…3, 0.18 by
  /// default; NaN becomes 0.18.
  ///
  /// Across it is half of that.
  public var throwSpread: Double {
    didSet { throwSpread = Limits.hold(throwSpread, 0.01, 3, ifNaN: 0.18) }
  }

  /// Creates a configuration; each value is held to its range, and those not named have their defaults.
  public init(
    decay: Decay = .fast, minimumSpeed: Double = 150, radius: Double = 240, ringCount: Int = 9,
    directionTolerance: Double = 2 * Double.pi / 3, minimumProbability: Double = 0.15
  ) {
    (self.decay, self.minimumSpeed, self.radius, self.ringCount) = (decay, 150, 240, 9)
    (self.directionTolerance, self.minimumProbability, strayDistance) = (2 * Double.pi / 3, 0.15, 1000)
    (homingDistance, homingShortening, angularSpread) = (156, 0.8, 0.09)
    (throwShare, throwSpread, settlingSpeed) = (0.8, 0.18, 350)
    adopt(minimumSpeed, radius, ringCount, directionTolerance, minimumProbability)
  }

  /// Sets what an initialiser was given, so that the observers hold it.
  private mutating func adopt(
    _ minimumSpeed: Double, _ radius: Double, _ ringCount: Int, _ directionTolerance: Double,
    _ minimumProbability: Double
  ) {
    self.minimumSpeed = minimumSpeed
    self.radius = radius
    self.ringCount = ringCount
    self.directionTolerance = directionTolerance
    self.minimumProbability = minimumProbability
  }

  /// The radius of one circle, in points: the next one's times √½, and ``radius`` for the last.
  ///
  /// Circles are counted from 0 outward; a number outside them means the first or the last.
  public func ringRadius(_ ring: Int) -> Double {
    ring >= ringCount - 1 ? radius : ringSquare(ring).squareRoot()
  }

  /// The square of the radius; 0 where digits of it would be lost.
  private var radiusSquare: Double { radius < 0x1p-500 ? 0 : radius * radius }

  /// The square of the radius of one circle; halving it rounds nothing.
  package func ringSquare(_ ring: Int) -> Double {
    var square = radiusSquare
    var outer = ringCount - 1
    while outer > Swift.max(ring, 0) {
      square *= 0.5
      outer -= 1
    }
    return square
  }

  /// The first circle that reaches a distance, by its square, or nil beyond the radius; O(1).
  ///
  /// Squares halve from circle to circle, and with them the exponents of floating-point numbers count down by
  /// one: the whole number of halvings is the difference of their bit patterns above the fractions.
  @inline(__always)
  func ring(reachingSquare distanceSquared: Double) -> Int? {
    let last = radiusSquare
    guard distanceSquared <= last else { return nil }
    if distanceSquared == 0 { return 0 }
    let halvings = Int(truncatingIfNeeded: last.bitPattern &- distanceSquared.bitPattern) >> 52
    return Swift.max(0, ringCount &- 1 &- halvings)
  }
}
