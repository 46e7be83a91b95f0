extension Spring {
  /// A time, in seconds, from which on the spring stays at rest as far as `tolerance` can tell.
  ///
  /// From then on |offset| ≤ `tolerance` and |velocity| ≤ `tolerance`·2π / response, for ever. It is a bound,
  /// never too early; commonly within 15 % of the last instant that breaks the tolerance. 0 if (offset,
  /// velocity / ω) is no longer than the tolerance: the spring's energy never grows. Always finite.
  ///
  /// - Parameters:
  ///   - offset: The distance from the goal; NaN counts as 0, and magnitudes are held to 1e100.
  ///   - velocity: In units of the offset a second; the same.
  ///   - tolerance: In units of the offset, at least 1e−9; anything less, or NaN, is taken as 1e−9.
  /// - Returns: Seconds.
  public func settlingTime(offset: Double, velocity: Double, tolerance: Double) -> Double {
    let scale = 1 / (tolerance > 1e-9 ? tolerance : 1e-9)
    let x = Spring.held(offset) * scale
    let w = Spring.held(velocity) * scale / frequency
    let mix = settlingMix
    let first = mix.firstFromOffset * x + mix.firstFromVelocity * w
    let second = mix.secondFromOffset * x + mix.secondFromVelocity * w
    return settlingTime(energy: x * x + w * w, amplitude: first * first + second * second)
  }

  @usableFromInline static func held(_ value: Double) -> Double {
    value == value ? Swift.min(Swift.max(value, -1e100), 1e100) : 0
  }

  /// How near critical damping a spring is bounded by a straight line times an exponential.
  @usableFromInline var isNearCritical: Bool { dampingRatio > 0.95 && dampingRatio < 1.05 }

  /// The coefficients of two linear forms of the start whose squares add up to the amplitude that has to die.
  ///
  /// With x the offset and w the velocity over ω, both in tolerances. Well under critical damping the motion
  /// is the amplitude times a cosine; well over, the two forms are the shares of the slow and the fast
  /// exponential; in between, the slope of the line that multiplies the exponential (its two forms bound
  /// offset and velocity).
  @usableFromInline var settlingMix: SettlingMix {
    let ratio = dampingRatio
    let shape = split / frequency
    let slow = decay / frequency
    let fast = slow + 2 * shape
    if isNearCritical {
      if ratio > 1 {
        return SettlingMix(
          firstFromOffset: fast * slow, firstFromVelocity: fast, secondFromOffset: 0, secondFromVelocity: 0)
      }
      return SettlingMix(
        firstFromOffset: ratio, firstFromVelocity: 1, secondFromOffset: 1, secondFromVelocity: ratio)
    }
    if ratio < 1 {
      return SettlingMix(
        firstFromOffset: 1, firstFromVelocity: 0, secondFromOffset: ratio / shape,
        secondFromVelocity: 1 / shape)
    }
    let share = 1 / (2 * shape)
    return SettlingMix(
      firstFromOffset: fast * share, firstFromVelocity: share,
      secondFromOffset: slow * share, secondFromVelocity: share)
  }

  /// The settling time of a start, or of several at once.
  ///
  /// - Parameters:
  ///   - energy: The greatest x² + w².
  ///   - amplitude: The greatest sum of the squares of the two forms.
  /// - Returns: Seconds.
  @usableFromInline func settlingTime(energy: Double, amplitude: Double) -> Double {
    guard energy > 1 else { return 0 }
    if isNearCritical {
      // e^(−s)·(p + q·s) = 1 with s = decay·t. The function s − ln(p + q·s) is convex and rises where s > 1 −
      // p/q, so one of Newton's steps from there ends at or after the root.
      let p = energy.squareRoot()
      let q = amplitude.squareRoot() * frequency / decay
      let guess = Swift.max(Elementary.log(p + q), 0) + 1.8
      let sum = p + q * guess
      let step = (guess - Elementary.log(sum)) / (1 - q / sum)
      return Swift.max(guess - step, 0) / decay
    }
    let log = 0.5 * Elementary.log(amplitude)
    if dampingRatio < 1 { return Swift.max(log, 0) / decay }
    // Nine tenths of the tolerance to the slow exponential, one to the fast, whose velocity is greater by
    // fast / ω < 2·ratio.
    let fast = decay + 2 * split
    let slowTime = (log + 0.105_360_515_657_827) / decay
    let fastTime = (log + Elementary.log(20 * dampingRatio)) / fast
    return Swift.max(slowTime, fastTime, 0)
  }
}

/// Coefficients of the two linear forms of ``Spring/settlingMix``.
@usableFromInline struct SettlingMix {
  @usableFromInline let firstFromOffset: Double
  @usableFromInline let firstFromVelocity: Double
  @usableFromInline let secondFromOffset: Double
  @usableFromInline let secondFromVelocity: Double

  @usableFromInline init(
    firstFromOffset: Double, firstFromVelocity: Double, secondFromOffset: Double, secondFromVelocity: Double
  ) {
    self.firstFromOffset = firstFromOffset
    self.firstFromVelocity = firstFromVelocity
    self.secondFromOffset = secondFromOffset
    self.secondFromVelocity = secondFromVelocity
  }
}
