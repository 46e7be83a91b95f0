/// An exponential decay of speed, as in a scroll view, and the resulting distance.
///
/// With an initial velocity v₀, v(t) = v₀·decelerationRate^(1000·t) = v₀·e^(−t / timeConstant), and the whole
/// distance is v₀·timeConstant. Velocities are in any unit per second, times in seconds. Negative times and
/// NaN count as 0.
public struct Decay: Hashable, Sendable {
  /// The share of the speed that is left after a millisecond, as in UIKit; e⁻¹ (0.368)…0.99999.
  public let decelerationRate: Double
  /// The time in which the speed falls to 1/e, in seconds: −1 / (1000·ln decelerationRate); 0.001…100.
  public let timeConstant: Double

  /// Creates a decay from its rate per millisecond; clamped to 0.368…0.99999, NaN gives 0.99.
  public init(decelerationRate: Double = 0.99) {
    let rate = decelerationRate.clamped(to: 0x1.78b56362cef38p-2...0.99999, default: 0.99)
    self.decelerationRate = rate
    timeConstant = -0.001 / Elementary.log(rate)
  }

  /// Creates a decay from its time constant in seconds; clamped to 0.001…100, NaN gives ``fast``.
  public init(timeConstant: Double) {
    guard timeConstant == timeConstant else {
      self = .fast
      return
    }
    self.timeConstant = timeConstant.clamped(to: 0.001...100)
    decelerationRate = Elementary.exp(-0.001 / self.timeConstant)
  }

  /// A scroll view's normal rate, 0.998: a time constant of 499.5 ms.
  public static var normal: Decay { Decay(decelerationRate: 0.998) }
  /// A scroll view's fast rate, 0.99: a time constant of 99.5 ms.
  public static var fast: Decay { Decay(decelerationRate: 0.99) }

  /// The distance covered from an initial velocity until rest.
  @inlinable public func projectedDistance(velocity: Double) -> Double { velocity * timeConstant }

  /// The displacement from an initial velocity until rest.
  @inlinable public func projectedDistance(velocity: Vector) -> Vector { velocity * timeConstant }

  /// The distance covered after a time: v₀·timeConstant·(1 − e^(−t / timeConstant)).
  @inlinable public func displacement(velocity: Double, after seconds: Double) -> Double {
    velocity * distancePerVelocity(after: seconds)
  }

  /// The displacement after a time.
  @inlinable public func displacement(velocity: Vector, after seconds: Double) -> Vector {
    velocity * distancePerVelocity(after: seconds)
  }

  /// The velocity after a time.
  @inlinable public func velocity(_ velocity: Double, after seconds: Double) -> Double {
    velocity * remainingShare(after: seconds)
  }

  /// The velocity after a time.
  @inlinable public func velocity(_ velocity: Vector, after seconds: Double) -> Vector {
    velocity * remainingShare(after: seconds)
  }

  /// The distance covered after a time, per unit of the initial velocity, in seconds.
  @inlinable func distancePerVelocity(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let u = seconds / timeConstant
    // The first form avoids cancellation for short times. The second form avoids 0 · ∞ for long times.
    return u < 0.5 ? seconds * Elementary.meanDecay(u) : timeConstant * (1 - Elementary.exp(-u))
  }

  /// The share of the velocity that is left after a time.
  @inlinable func remainingShare(after seconds: Double) -> Double {
    seconds > 0 ? Elementary.exp(-seconds / timeConstant) : 1
  }
}
