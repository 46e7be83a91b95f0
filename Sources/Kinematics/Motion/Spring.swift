/// A damped spring of unit mass, told by how much it overshoots and how fast it goes.
///
/// With ω = 2π / response it obeys ẍ + 2·dampingRatio·ω·ẋ + ω²·x = 0, x measured from the goal, and is solved
/// in closed form: the state at an instant needs no state between. Formulas: the linear oscillator of any
/// textbook; UIKit names the same two parameters.
public struct Spring: Hashable, Sendable {
  /// Damping over critical damping, without unit: below 1 it overshoots, at 1 it is the fastest that does
  /// not; 0.05…10.
  public let dampingRatio: Double
  /// The time of one swing if there were no damping, in seconds: smaller is stiffer; 0.001…100.
  public let response: Double

  /// The rate at which its slowest part dies, per second: ratio·ω up to critical damping, the slower real
  /// root beyond.
  @usableFromInline let decay: Double
  /// Radians a second of the damped swing; beyond critical damping half the distance of the two real roots.
  @usableFromInline let split: Double
  /// The inverse of `split`; 0 at critical damping, where it is not used.
  @usableFromInline let inverseSplit: Double
  /// The undamped angular frequency ω, in radians a second.
  @usableFromInline let frequency: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: Held to 0.05…10; NaN gives 1.
  ///   - response: In seconds, held to 0.001…100; NaN gives 0.5.
  public init(dampingRatio: Double = 1, response: Double = 0.5) {
    let ratio = dampingRatio == dampingRatio ? Swift.min(Swift.max(dampingRatio, 0.05), 10) : 1
    let response = response == response ? Swift.min(Swift.max(response, 0.001), 100) : 0.5
    self.dampingRatio = ratio
    self.response = response
    let frequency = 2 * Double.pi / response
    // (1 − ratio) is exact near 1, where 1 − ratio² would cancel.
    let shape = ((1 - ratio).magnitude * (1 + ratio)).squareRoot()
    self.frequency = frequency
    split = frequency * shape
    inverseSplit = shape > 0 ? 1 / (frequency * shape) : 0
    decay = ratio > 1 ? frequency / (ratio + shape) : frequency * ratio
  }

  /// Whether both are the same spring: all else follows from the two parameters.
  @inlinable public static func == (a: Spring, b: Spring) -> Bool {
    a.dampingRatio == b.dampingRatio && a.response == b.response
  }

  /// Feeds the two parameters to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(dampingRatio)
    hasher.combine(response)
  }

  /// What the spring does in a time given in seconds.
  ///
  /// A time that is negative, zero or NaN gives exactly ``SpringBasis/identity``, an infinite one
  /// ``SpringBasis/atRest``.
  @inlinable public func basis(after seconds: Double) -> SpringBasis {
    guard seconds > 0 else { return .identity }
    let envelope = Elementary.exp(-decay * seconds)
    guard envelope > 0 else { return .atRest }
    // e^(−ratio·ω·t) times sin(split·t) / split and cos(split·t), or times sinh and cosh.
    let swing: Double
    let stay: Double
    if dampingRatio < 1 {
      let (sin, cos) = Elementary.sincos(split * seconds)
      swing = envelope * sin * inverseSplit
      stay = envelope * cos
    } else if dampingRatio == 1 {
      swing = envelope * seconds
      stay = envelope
    } else {
      swing = envelope * seconds * Elementary.meanDecay(2 * split * seconds)
      stay = envelope - split * swing
    }
    let drag = dampingRatio * frequency * swing
    return SpringBasis(
      offsetFromOffset: stay + drag, offsetFromVelocity: swing,
      velocityFromOffset: -frequency * frequency * swing, velocityFromVelocity: stay - drag)
  }
}
