public import Kinematics

/// What a hand's movement was like before the finger left: what tells a throw from a movement that was about
/// to end.
public struct Stroke: Hashable, Sendable {
  /// How far the pointer had come since the finger touched, as the crow flies, in points; 0…10⁹, NaN becomes
  /// 0.
  public let travelled: Double
  /// How fast the pointer moved at the very end, in points a second, held within ±10⁹; NaN becomes 0.
  ///
  /// Of the newest moment, where ``Flick/velocity`` looks past the braking.
  public let finalVelocity: Vector
  /// The greatest speed of the stroke, measured as the final one, in points a second; 0…10⁹, NaN becomes 0.
  public let peakSpeed: Double

  /// Creates a stroke; every number is held to its range.
  public init(travelled: Double, finalVelocity: Vector, peakSpeed: Double) {
    self.travelled = Limits.hold(travelled, 0, Limits.farthest, ifNaN: 0)
    self.finalVelocity = Vector(
      dx: Limits.hold(finalVelocity.dx, ifNaN: 0), dy: Limits.hold(finalVelocity.dy, ifNaN: 0))
    self.peakSpeed = Limits.hold(peakSpeed, 0, Limits.farthest, ifNaN: 0)
  }

  /// A stroke of which nothing is known: it lifted at its greatest speed, from where it began.
  public static func thrown(_ velocity: Vector) -> Stroke {
    Stroke(travelled: 0, finalVelocity: velocity, peakSpeed: 0)
  }

  /// The share of its greatest speed that the hand still had at the end, 0…1; 1 if it never moved.
  var finalSpeedShare: Double {
    let speed = finalVelocity.length
    return speed < peakSpeed ? speed / peakSpeed : 1
  }
}
