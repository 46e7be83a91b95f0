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

extension Spring {
  /// A time, in seconds, after which the spring is at rest within a tolerance.
  ///
  /// From then on |offset| ≤ `tolerance` and |velocity| ≤ `tolerance`·2π / response. The time is an upper
  /// bound, and commonly within 15 % of the last instant outside the tolerance. It is always finite. It is 0
  /// if offset² + (velocity·response / 2π)² ≤ tolerance², since this sum never grows.
  ///
  /// The offset is the distance from the goal. Offset and tolerance are in the same unit, which may be any
  /// unit. The velocity is in this unit per second. Offset and velocity are clamped to ±1e100, and NaN counts
  /// as 0. A tolerance that is NaN or below 1e−9 counts as 1e−9.
  public func settlingTime(offset: Double, velocity: Double, tolerance: Double) -> Double {
    let scale = 1 / (tolerance > 1e-9 ? tolerance : 1e-9)
    let x = offset.clamped(to: -Spring.limit...Spring.limit, default: 0) * scale
    let w = velocity.clamped(to: -Spring.limit...Spring.limit, default: 0) * scale / frequency
    let mix = settlingMix
    let first = mix.firstFromOffset * x + mix.firstFromVelocity * w
    let second = mix.secondFromOffset * x + mix.secondFromVelocity * w
    return settlingTime(energy: x * x + w * w, amplitude: first * first + second * second)
  }

  @usableFromInline typealias SettlingMix = (
    firstFromOffset: Double, firstFromVelocity: Double, secondFromOffset: Double, secondFromVelocity: Double
  )

  /// Whether the damping is nearly critical.
  ///
  /// If so, the bound of the motion is a linear function times an exponential.
  private var isNearCritical: Bool { dampingRatio > 0.95 && dampingRatio < 1.05 }

  /// The coefficients of two linear forms of the initial state.
  ///
  /// The squares of the two forms add up to the square of the amplitude that has to decay. The state consists
  /// of the offset x and of w, which is the velocity divided by ω. The unit of x and w is the tolerance.
  ///
  /// Well below critical damping, the motion is the amplitude times a decaying cosine. Well above critical
  /// damping, the forms are the coefficients of the two exponentials. Near critical damping, the motion is a
  /// linear function times an exponential. The amplitude is then an upper bound for the slope of the linear
  /// function.
  @usableFromInline var settlingMix: SettlingMix {
    let ratio = dampingRatio
    let shape = split / frequency
    let slow = decay / frequency
    let fast = slow + 2 * shape
    if isNearCritical { return ratio > 1 ? (fast * slow, fast, 0, 0) : (ratio, 1, 1, ratio) }
    if ratio < 1 { return (1, 0, ratio / shape, 1 / shape) }
    let share = 1 / (2 * shape)
    return (fast * share, share, slow * share, share)
  }

  /// The settling time of several lanes, in seconds.
  ///
  /// `energy` is the greatest x² + w² of a lane. `amplitude` is the greatest sum of the squares of the two
  /// forms in `settlingMix`.
  @usableFromInline func settlingTime(energy: Double, amplitude: Double) -> Double {
    guard energy > 1 else { return 0 }
    if isNearCritical {
      // Solves e^(−s)·(p + q·s) = 1 with s = decay·t. The function s − ln(p + q·s) is convex, and rises for
      // s > 1 − p/q. One Newton step from an s in this range ends at the root or after it.
      let p = energy.squareRoot()
      let q = amplitude.squareRoot() * frequency / decay
      let guess = Swift.max(Elementary.log(p + q), 0) + 1.8
      let sum = p + q * guess
      let step = (guess - Elementary.log(sum)) / (1 - q / sum)
      return Swift.max(guess - step, 0) / decay
    }
    let log = 0.5 * Elementary.log(amplitude)
    if dampingRatio < 1 { return Swift.max(log, 0) / decay }
    // The slow exponential gets nine tenths of the tolerance. The fast one gets a tenth, divided by 2·ratio:
    // its velocity, divided by ω, is its offset times fast / ω, which is less than 2·ratio. The number
    // 0.105… is −ln 0.9.
    let fast = decay + 2 * split
    let slowTime = (log + 0.105_360_515_657_827) / decay
    let fastTime = (log + Elementary.log(20 * dampingRatio)) / fast
    return Swift.max(slowTime, fastTime, 0)
  }
}

/// The tolerances of springs: the differences from their goals at which they come to rest.
///
/// A spring ends with a small step to its goal, which must be invisible. The size of the step on the screen
/// depends on what the animated number moves. For example, a scale moves the edges of a large pointer farther
/// than the edges of a small pointer. So a tolerance is derived from the distance by which something moves if
/// the number changes by 1.
package enum RestTolerance {
  /// The smallest length that can be seen, in points; the tolerance of a number that is a length.
  package static let length = 0.02
  /// One step of an eight-bit color; the tolerance of a number that is an opacity or another share.
  package static let share = 1.0 / 256

  /// The tolerance of a number whose change by 1 moves something by `distance` points.
  ///
  /// For an angle, in radians, `distance` is the distance of the moved part from the axis of the rotation.
  package static func number(moving distance: Double) -> Double { length / max(distance, 1e-3) }

  /// The tolerance of a share or a scale whose change by 1 moves something by `distance` points.
  ///
  /// Up to a distance of 5 points, the tolerance is ``share``.
  package static func share(moving distance: Double) -> Double { min(share, number(moving: distance)) }
}
