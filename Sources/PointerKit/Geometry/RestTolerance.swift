import Kinematics

/// The tolerances of springs: the differences from their goals at which they come to rest.
///
/// A spring ends with a small step to its goal, which must be invisible. The size of the step on the screen
/// depends on what the animated number moves. For example, a scale moves the edges of a large pointer farther
/// than the edges of a small pointer. So a tolerance is derived from the distance by which something moves if
/// the number changes by 1.
enum RestTolerance {
  /// The smallest length that can be seen, in points; the tolerance of a number that is a length.
  static let length = 0.02
  /// One step of an eight-bit color; the tolerance of a number that is an opacity or another share.
  static let share = 1.0 / 256

  /// The tolerance of a number whose change by 1 moves something by `distance` points.
  ///
  /// For an angle, in radians, `distance` is the distance of the moved part from the axis of the rotation.
  static func number(moving distance: Double) -> Double { length / max(distance, 1e-3) }

  /// The tolerance of a share or a scale whose change by 1 moves something by `distance` points.
  ///
  /// Up to a distance of 5 points, the tolerance is ``share``.
  static func share(moving distance: Double) -> Double { min(share, number(moving: distance)) }
}
