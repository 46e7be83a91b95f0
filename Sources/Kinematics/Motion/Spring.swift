/// A damped spring of unit mass, described by its damping ratio and response as in UIKit.
///
/// With ω = 2π / response the spring obeys ẍ + 2·dampingRatio·ω·ẋ + ω²·x = 0, where x is the distance from
/// the goal. The textbook solution of this equation gives the state at any instant directly.
public struct Spring: Hashable, Sendable {
  /// The damping divided by the critical damping, 0.05…10.
  ///
  /// From rest, a spring with a ratio below 1 overshoots its goal. A spring with a ratio of 1 is the fastest
  /// that does not overshoot.
  public let dampingRatio: Double
  /// The period of the spring without damping, in seconds, 0.001…100.
  ///
  /// A shorter period means a stiffer spring.
  public let response: Double

  /// The decay rate of the slowest part of the motion, per second.
  ///
  /// Up to critical damping, it is dampingRatio·ω. Beyond critical damping, it is the smaller magnitude of
  /// the two real roots of the characteristic equation.
  @usableFromInline let decay: Double
  /// The damped angular frequency, in radians per second.
  ///
  /// Beyond critical damping, it is half the difference of the two real roots.
  @usableFromInline let split: Double
  /// The inverse of `split`; 0 at critical damping, where it is not used.
  @usableFromInline let inverseSplit: Double
  /// The undamped angular frequency ω, in radians per second.
  @usableFromInline let frequency: Double

  /// The greatest magnitude of values, velocities and goals, so that nothing overflows.
  @inlinable static var limit: Double { 1e100 }

  /// Creates a spring; the ratio is clamped to 0.05…10 (NaN: 1), the response to 0.001…100 s (NaN: 0.5).
  public init(dampingRatio: Double = 1, response: Double = 0.5) {
    let ratio = dampingRatio.clamped(to: 0.05...10, default: 1)
    let response = response.clamped(to: 0.001...100, default: 0.5)
    self.dampingRatio = ratio
    self.response = response
    let frequency = 2 * Double.pi / response
    // 1 − ratio is exact for a ratio near 1, for which 1 − ratio² would lose digits.
    let shape = ((1 - ratio).magnitude * (1 + ratio)).squareRoot()
    self.frequency = frequency
    split = frequency * shape
    inverseSplit = shape > 0 ? 1 / (frequency * shape) : 0
    decay = ratio > 1 ? frequency / (ratio + shape) : frequency * ratio
  }

  /// Whether two springs have the same damping ratio and response.
  @inlinable public static func == (a: Spring, b: Spring) -> Bool {
    a.dampingRatio == b.dampingRatio && a.response == b.response
  }

  /// The effect of the spring over a time in seconds.
  ///
  /// A negative time, 0 and NaN change nothing. After an infinite time everything is at rest.
  @usableFromInline package func basis(after seconds: Double) -> SpringBasis {
    guard seconds > 0 else { return .identity }
    let envelope = Elementary.exp(-decay * seconds)
    guard envelope > 0 else { return .atRest }
    // `sine` is the envelope times sin(split·t) / split, and `cosine` is the envelope times cos(split·t).
    // Beyond critical damping, sinh and cosh replace sin and cos.
    let sine: Double
    let cosine: Double
    if dampingRatio < 1 {
      let (sin, cos) = Elementary.sincos(split * seconds)
      sine = envelope * sin * inverseSplit
      cosine = envelope * cos
    } else if dampingRatio == 1 {
      sine = envelope * seconds
      cosine = envelope
    } else {
      sine = envelope * seconds * Elementary.meanDecay(2 * split * seconds)
      cosine = envelope - split * sine
    }
    let drag = dampingRatio * frequency * sine
    return SpringBasis(
      offsetFromOffset: cosine + drag, offsetFromVelocity: sine,
      velocityFromOffset: -frequency * frequency * sine, velocityFromVelocity: cosine - drag)
  }
}
