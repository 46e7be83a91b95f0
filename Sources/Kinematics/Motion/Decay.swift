/// A coast whose speed falls by the same share each millisecond, as a scroll view's does.
///
/// v(t) = v₀·rate^(1000·t), which is v₀·e^(−t / timeConstant); the whole way is v₀·timeConstant, or −v₀ /
/// (1000·ln rate). Velocities are in any unit a second, distances in that unit, times in seconds. Times below
/// 0 and NaN count as 0.
public struct Decay: Hashable, Sendable {
  /// The share of the speed that is left after a millisecond; e⁻¹ (0.368)…0.99999, default 0.99.
  public let rate: Double
  /// The time in which the speed falls to 1/e, in seconds: −1 / (1000·ln rate); 0.001…100.
  public let timeConstant: Double

  /// Creates a decay from its rate per millisecond; held to 0.368…0.99999, NaN gives 0.99.
  public init(rate: Double = 0.99) {
    let held = rate == rate ? Swift.min(Swift.max(rate, 0x1.78b56362cef38p-2), 0.99999) : 0.99
    self.rate = held
    timeConstant = -0.001 / Elementary.log(held)
  }

  /// Creates a decay from its time constant in seconds; held to 0.001…100, NaN gives that of the rate 0.99.
  public init(timeConstant: Double) {
    let known = timeConstant == timeConstant
    let held = known ? Swift.min(Swift.max(timeConstant, 0.001), 100) : Decay.fast.timeConstant
    rate = known ? Elementary.exp(-0.001 / held) : 0.99
    self.timeConstant = held
  }

  /// A scroll view's normal rate, 0.998: a time constant of 499.5 ms.
  public static var normal: Decay { Decay(rate: 0.998) }
  /// A scroll view's fast rate, 0.99: a time constant of 99.5 ms.
  public static var fast: Decay { Decay(rate: 0.99) }

  /// The whole distance to rest from a velocity.
  @inlinable public func projectedDistance(velocity: Double) -> Double { velocity * timeConstant }

  /// The whole displacement to rest from a velocity.
  @inlinable public func projectedDistance(velocity: Vector) -> Vector { velocity * timeConstant }

  /// The distance gone after a time: v₀·timeConstant·(1 − e^(−t / timeConstant)).
  @inlinable public func displacement(velocity: Double, after seconds: Double) -> Double {
    velocity * reach(after: seconds)
  }

  /// The displacement after a time.
  @inlinable public func displacement(velocity: Vector, after seconds: Double) -> Vector {
    velocity * reach(after: seconds)
  }

  /// The velocity left after a time.
  @inlinable public func velocity(_ velocity: Double, after seconds: Double) -> Double {
    velocity * remainder(after: seconds)
  }

  /// The velocity left after a time.
  @inlinable public func velocity(_ velocity: Vector, after seconds: Double) -> Vector {
    velocity * remainder(after: seconds)
  }

  /// The time, in seconds, in which one speed falls to another: timeConstant·ln(from / to).
  ///
  /// Signs are dropped. 0 if it is already as slow, or either is NaN; infinite down to 0.
  public func time(fromSpeed: Double, toSpeed: Double) -> Double {
    let from = fromSpeed.magnitude
    let to = toSpeed.magnitude
    guard from > to else { return 0 }
    guard to > 0, from < .infinity else { return .infinity }
    return timeConstant * (Elementary.log(from) - Elementary.log(to))
  }

  /// The velocity whose coast ends after exactly this distance: the way to bend a coast onto a chosen place.
  @inlinable public func velocityToTravel(_ distance: Double) -> Double { distance / timeConstant }

  /// The velocity whose coast ends after exactly this displacement.
  @inlinable public func velocityToTravel(_ distance: Vector) -> Vector { distance / timeConstant }

  /// Seconds of the first velocity that are gone after a time.
  @inlinable func reach(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let u = seconds / timeConstant
    // Without cancellation for short times, and without 0 · ∞ for long ones.
    return u < 0.5 ? seconds * Elementary.meanDecay(u) : timeConstant * (1 - Elementary.exp(-u))
  }

  /// The share of the velocity that is left after a time.
  @inlinable func remainder(after seconds: Double) -> Double {
    seconds > 0 ? Elementary.exp(-seconds / timeConstant) : 1
  }
}
