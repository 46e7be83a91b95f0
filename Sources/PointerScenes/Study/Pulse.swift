import PointerKit

/// One movement of a finger.
///
/// After the fraction s of its duration, the speed is proportional to s²·(1 − s)⁴. This skewed bell peaks
/// after a third of the time and 43 % of the distance. Recorded pointers are fastest after 37–39 % of the
/// distance.
///
/// A flick is a pulse with a lift near its peak. Before the lift, the finger brakes and rolls.
struct Pulse {
  /// The movement of the finger, in millimeters.
  var displacement: Vector
  /// The duration, in seconds.
  var seconds: Double
  /// The lift of a flick; nil for a finger that comes to rest.
  var flick: Flick?

  /// The end of a flick, at which the finger leaves the pad.
  struct Flick {
    /// The time of the lift, in seconds from the start of the pulse.
    var lift: Double
    /// The time for which the finger brakes before the lift, in seconds.
    var braking: Double
    /// The speed at the lift, as a fraction of the speed without braking.
    var speed: Double
    /// The sideways movement at the lift, as a fraction of the forward movement.
    var roll: Double
  }

  /// The time at which the finger is fastest, as a fraction of the duration.
  static let peak = 1.0 / 3

  /// The time between two reports of the pad, in nanoseconds, for 120 reports per second.
  static let interval: Int64 = 8_333_333

  /// The fraction of the distance covered after a fraction of the time.
  ///
  /// It is 105 times the integral of s²·(1 − s)⁴ from 0 to the time; the integral from 0 to 1 is 1/105.
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
