import Kinematics

/// How near to its goal the number of a spring comes to rest.
///
/// The last part of the movement is a step, which nobody must see. How large that step is on the screen depends
/// on what the number moves: a scale moves the edges of a large pointer farther than those of a small one. So
/// the tolerance of a spring is derived here from the distance through which one unit of its number moves
/// something.
enum RestTolerance {
  /// The smallest length that can be seen, in points; the tolerance of a number that is a length.
  static let length = 0.02
  /// One step of an eight-bit color; the tolerance of a number that is an opacity or another share.
  static let share = 1.0 / 256

  /// The tolerance of a number of which one unit moves something by a distance in points.
  ///
  /// The unit is a radian for an angle, where the distance is that from the axis of the turn.
  @inline(__always)
  static func number(moving distance: Double) -> Double { length / max(distance, 1e-3) }

  /// The tolerance of a share or a scale of which one unit moves something by a distance in points.
  ///
  /// It is that of ``share`` up to 5 points.
  @inline(__always)
  static func share(moving distance: Double) -> Double { min(share, number(moving: distance)) }
}
