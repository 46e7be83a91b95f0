/// The effect of a spring over a time: the 2 × 2 matrix that maps the initial state to the final one.
///
/// `offset(t) = offsetFromOffset · offset(0) + offsetFromVelocity · velocity(0)`, and `velocity(t)` follows
/// in the same way from the other two members. An offset is a distance from the goal, and velocities are per
/// second. All values that one spring began to move at the same instant share one basis.
@usableFromInline package struct SpringBasis: Hashable, Sendable {
  /// The share of the initial offset that remains, without unit.
  @usableFromInline package let offsetFromOffset: Double
  /// The offset per unit of the initial velocity, in seconds.
  @usableFromInline package let offsetFromVelocity: Double
  /// The velocity per unit of the initial offset, per second.
  @usableFromInline package let velocityFromOffset: Double
  /// The share of the initial velocity that remains, without unit.
  @usableFromInline package let velocityFromVelocity: Double

  /// The basis after no time: nothing has changed.
  package static var identity: SpringBasis {
    SpringBasis(
      offsetFromOffset: 1, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 1)
  }

  /// The basis after an infinite time: everything is at rest.
  package static var atRest: SpringBasis {
    SpringBasis(
      offsetFromOffset: 0, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 0)
  }
}
