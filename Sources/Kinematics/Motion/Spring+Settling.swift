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
