/// What a spring does in a given time to any start: the state afterward is this 2 × 2 matrix times the state
/// before.
///
/// `offset(t) = offsetFromOffset · offset(0) + offsetFromVelocity · velocity(0)`, and the velocity likewise.
/// An offset is measured from the goal, in any unit; a velocity in that unit a second. One basis serves any
/// number of values that started together.
public struct SpringBasis: Hashable, Sendable {
  /// The share of the first offset that remains; has no unit.
  public let offsetFromOffset: Double
  /// The offset made by each unit of the first velocity, in seconds.
  public let offsetFromVelocity: Double
  /// The velocity made by each unit of the first offset, per second.
  public let velocityFromOffset: Double
  /// The share of the first velocity that remains; has no unit.
  public let velocityFromVelocity: Double

  /// Creates a basis from its four numbers.
  @inlinable public init(
    offsetFromOffset: Double, offsetFromVelocity: Double, velocityFromOffset: Double,
    velocityFromVelocity: Double
  ) {
    self.offsetFromOffset = offsetFromOffset
    self.offsetFromVelocity = offsetFromVelocity
    self.velocityFromOffset = velocityFromOffset
    self.velocityFromVelocity = velocityFromVelocity
  }

  /// No time has passed: everything stays.
  @inlinable public static var identity: SpringBasis {
    SpringBasis(
      offsetFromOffset: 1, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 1)
  }

  /// Endless time has passed: nothing is left.
  @inlinable public static var atRest: SpringBasis {
    SpringBasis(
      offsetFromOffset: 0, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 0)
  }
}
