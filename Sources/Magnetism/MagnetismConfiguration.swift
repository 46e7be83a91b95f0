public import Kinematics

/// What a toolkit's author tunes about magnetism; every value is held to its range when it is set.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// How a coasting pointer slows down; `Decay.fast`, 0.99 a millisecond, by default.
  ///
  /// The nearest of Apple's named rates: a scroll view's normal 0.998 lands five times as far and overshoots
  /// pointing badly.
  public var decay: Decay

  /// The speed below which a lift is no flick, in points a second: 0…10⁶, 60 by default; NaN becomes 60.
  ///
  /// At the default decay 60 coasts for 6 points: less than a fingertip's roll as it leaves the pad, so it
  /// cannot tell a swipe from a rest. A pointer without any speed is always too slow.
  public var minimumSpeed: Double {
    didSet { minimumSpeed = Self.minimumSpeed(minimumSpeed) }
  }

  /// The radius of the last circle scanned around the projected point, in points: 0…10⁶, 120 by default; NaN becomes 120.
  ///
  /// On recorded strokes a target first touched within 60 points is the meant one in a third of cases, beyond
  /// 80 in a fifth: farther circles mostly add jumps that nobody asked for (F8).
  public var radius: Double {
    didSet { radius = Self.radius(radius) }
  }

  /// How many circles the scan draws, evenly spaced up to ``radius``: 1…64, 8 by default.
  ///
  /// Targets first touched by the same circle compete by distance over weight; without weights the number of
  /// circles changes no choice. Eight make steps of 15 points, about half a small control.
  public var ringCount: Int {
    didSet { ringCount = Self.ringCount(ringCount) }
  }

  /// How far off the swipe a target may lie, in radians to either side: 0…π, 75° by default; NaN becomes 75°.
  ///
  /// Fingers roll as they lift: the direction then is 18…30° off in the median, so a cone under ±45° throws
  /// right answers away, and one over ±90° would take the pointer back where it came from.
  public var directionTolerance: Double {
    didSet { directionTolerance = Self.directionTolerance(directionTolerance) }
  }

  /// Creates a configuration; each value is held to its range.
  public init(
    decay: Decay = .fast, minimumSpeed: Double = 60, radius: Double = 120, ringCount: Int = 8,
    directionTolerance: Double = 75 * Double.pi / 180
  ) {
    self.decay = decay
    self.minimumSpeed = Self.minimumSpeed(minimumSpeed)
    self.radius = Self.radius(radius)
    self.ringCount = Self.ringCount(ringCount)
    self.directionTolerance = Self.directionTolerance(directionTolerance)
  }

  /// The radius of one circle, in points: an even share of ``radius``, and exactly that for the last.
  ///
  /// Circles are counted from 0 outward; a number outside them means the first or the last.
  public func ringRadius(_ ring: Int) -> Double {
    guard ring < ringCount - 1 else { return radius }
    return radius * Double(Swift.max(ring, 0) + 1) / Double(ringCount)
  }

  /// The first circle that reaches a distance, or nil beyond the radius; complexity: O(``ringCount``).
  func ring(reaching distance: Double) -> Int? {
    guard distance <= radius else { return nil }
    var ring = 0
    while ringRadius(ring) < distance { ring += 1 }
    return ring
  }

  private static func minimumSpeed(_ value: Double) -> Double { Limits.hold(value, 0, 1e6, ifNaN: 60) }
  private static func radius(_ value: Double) -> Double { Limits.hold(value, 0, 1e6, ifNaN: 120) }
  private static func ringCount(_ value: Int) -> Int { Swift.min(64, Swift.max(1, value)) }
  private static func directionTolerance(_ value: Double) -> Double {
    Limits.hold(value, 0, Double.pi, ifNaN: 75 * Double.pi / 180)
  }
}
