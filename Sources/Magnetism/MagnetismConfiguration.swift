public import Kinematics

/// The constants of magnetism, which a toolkit's author can tune.
///
/// A ``Magnet`` and an engine clamp numbers to their range, and replace NaN by the default.
public struct MagnetismConfiguration: Hashable, Sendable {
  /// The deceleration of a coasting pointer, which also determines the projected point.
  ///
  /// After any moment, a recorded movement goes on by about 60 ms times its velocity at that moment. This is
  /// true of all recorded persons. The default, 0.984 per millisecond, has a time constant of 62 ms. With a
  /// slower decay the pointer coasts farther, and targets farther away attract it.
  public var decay = Decay(decelerationRate: 0.984)

  /// The speed below which a lift is no flick, in points per second.
  ///
  /// With a trackpad's curve, the default is a finger speed of 30 mm/s. A slower lift is the deliberate end
  /// of a movement. A lift with a speed of 0 is never a flick, even if this value is 0.
  public var minimumSpeed = 150.0

  /// The speed below which a pointer that is already on a control stays there, in points per second.
  ///
  /// At the default speed, inertia would move the pointer 15 points further. Only the engine uses this value,
  /// since a ``Magnet`` does not know which control the pointer is on.
  public var settlingSpeed = 250.0

  /// The radius of the largest search circle around the projected point, in points.
  ///
  /// When recorded movements were cut short, most of their true ends lay within the default radius around the
  /// projected point. Targets farther away mostly cause unintended jumps.
  public var radius = 150.0

  /// The radius of the search circle for a flick that hardly coasts, in points.
  ///
  /// The default is about half a small control: a short coast ends on a control that it nearly reaches, and
  /// makes no long jump.
  public var shortestReach = 20.0

  /// The growth of the search circle with the distance that inertia covers: points per point.
  ///
  /// The circle has the radius ``shortestReach`` plus this value times the distance, and at most ``radius``.
  /// At the default, a coast of 87 points or more searches the whole circle.
  public var reachPerCoast = 1.5

  /// The greatest angle between the swipe and the direction to a target's center, seen from the position of
  /// the lift, in radians.
  ///
  /// A fingertip rolls as it lifts, so the direction is 18° to 30° off in the median. An angle of less than
  /// 45° would exclude targets that the person meant. With the default, 90°, a flick never turns back.
  public var directionTolerance = Double.pi / 2

  /// Creates a configuration with the defaults.
  public init() {}
}

extension MagnetismConfiguration: ConfigurationFields {
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.decay("decay", &decay)
    visitor.number(67, "minimumSpeed", "pt/s", 0...1e6, &minimumSpeed)
    visitor.number(68, "settlingSpeed", "pt/s", 0...1e6, &settlingSpeed)
    visitor.number(69, "radius", "pt", 0...1e6, &radius)
    visitor.number(80, "shortestReach", "pt", 0...1e6, &shortestReach)
    visitor.number(81, "reachPerCoast", "pt per pt", 0...1e6, &reachPerCoast)
    visitor.number(82, "directionTolerance", "rad", 0...3.1416, &directionTolerance)
  }
}
