public import Kinematics

/// The movement before a lift, which shows whether the person threw the pointer or was about to arrive.
public struct Stroke: Hashable, Sendable {
  /// The distance from the position at the touch to that at the lift, in points; 0…10⁹, NaN becomes 0.
  public let travelled: Double
  /// The velocity of the last moment, braking included, in points per second; ±10⁹ per axis, NaN becomes 0.
  public let finalVelocity: Vector
  /// The greatest speed, in points per second, measured as the final velocity is; 0…10⁹, NaN becomes 0.
  public let peakSpeed: Double

  /// Creates a stroke; every number is clamped to its range.
  public init(travelled: Double, finalVelocity: Vector, peakSpeed: Double) {
    self.travelled = travelled.clamped(to: 0...Plane.limit, default: 0)
    self.finalVelocity = finalVelocity.clampedToPlane()
    self.peakSpeed = peakSpeed.clamped(to: 0...Plane.limit, default: 0)
  }

  /// The stroke of a throw: it lifts at its greatest speed, and its length is unknown.
  public static func thrown(_ velocity: Vector) -> Stroke {
    Stroke(travelled: 0, finalVelocity: velocity, peakSpeed: 0)
  }

  /// The final speed as a share of the greatest speed, 0…1; 1 if there was no movement.
  var finalSpeedShare: Double {
    let speed = finalVelocity.length
    return speed < peakSpeed ? speed / peakSpeed : 1
  }
}
