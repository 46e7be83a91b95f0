import PointerKit

/// One movement of a finger.
///
/// At the share s of its duration, the speed is in proportion to s²·(1 − s)⁴: a skewed bell that peaks after
/// a third of the time.
///
/// Recorded pointers are fastest after 37–39 % of the distance, this finger after 43 %. A flick is a pulse
/// that ends with a lift at its peak, while the finger brakes and rolls.
struct Pulse {
  /// The movement of the finger, in millimeters.
  var displacement: Vector
  /// The duration, in seconds.
  var seconds: Double
  /// The lift of a flick; nil for a finger that comes to rest.
  var flick: Flick?

  /// The end of a flick: the movement of the finger as it leaves the pad.
  struct Flick {
    /// The time of the lift, in seconds from the start of the pulse.
    var lift: Double
    /// For how long the finger brakes before the lift, in seconds.
    var braking: Double
    /// The speed at the lift, as a fraction of the speed without braking.
    var speed: Double
    /// The sideways slope of the movement at the lift.
    var roll: Double
  }

  /// The time at which the finger is fastest, as a fraction of the duration.
  static let peak = 1.0 / 3

  /// The time between two reports of the pad, in nanoseconds: 120 reports a second.
  static let interval: Int64 = 8_333_333

  /// The fraction of the distance covered after a fraction of the time: ∫s²(1 − s)⁴, divided by its total,
  /// 1/105.
  static func progress(_ time: Double) -> Double {
    let s = max(0, min(1, time))
    return s * s * s * (35 + s * (-105 + s * (126 + s * (-70 + s * 15))))
  }

  /// The finger's displacement in each report, in millimeters.
  var reports: [Vector] {
    let step = Double(Pulse.interval) / 1e9
    let end = flick?.lift ?? seconds
    // The lift comes one interval after the last report of movement.
    let count = flick == nil ? Int((end / step).rounded(.up)) : max(3, Int((end / step).rounded()) - 1)
    var before = 0.0
    return (1...max(1, count)).map { index in
      let time = Double(index) * step
      let progress = Pulse.progress(time / seconds)
      defer { before = progress }
      let delta = displacement * (progress - before)
      guard let flick else { return delta }
      let age = Double(count + 1) * step - time
      let braked = max(0, min(1, 1 - age / max(flick.braking, 1e-9)))
      let rolled = delta + Vector(dx: -delta.dy, dy: delta.dx) * (flick.roll * braked)
      return rolled * (1 - (1 - flick.speed) * braked)
    }
  }
}
