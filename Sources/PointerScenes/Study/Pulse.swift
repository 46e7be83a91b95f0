import PointerKit

/// One movement of a finger: a skewed bell of speed, s²·(1 − s)⁴, with its peak at a third of its time.
///
/// Recorded pointers are fastest after 37–39 % of their way; this finger is after 43 % of its own. A flick is
/// the same pulse, left at its peak, with the finger braking and rolling as it goes.
struct Pulse {
  /// The whole way of the finger, in millimetres.
  var way: Vector
  /// The whole time, in seconds.
  var seconds: Double
  /// Where a flick leaves it; nil is a finger that comes to rest.
  var flick: Flick?

  struct Flick {
    /// When the finger leaves, in seconds from the start of the pulse.
    var lift: Double
    /// How long before that it brakes, in seconds.
    var braking: Double
    /// The share of its speed that is left.
    var speed: Double
    /// The slope by which its direction is off by then.
    var roll: Double
  }

  /// The share of the time at which the finger is fastest.
  static let peak = 1.0 / 3

  /// The reports of the pad, 120 a second from the start on; contact ends one interval after the last of a
  /// flick.
  static let interval: Int64 = 8_333_333

  /// The share of the way after a share of the time: ∫s²(1 − s)⁴ over its whole, 1/105.
  static func share(_ time: Double) -> Double {
    let s = max(0, min(1, time))
    return s * s * s * (35 + s * (-105 + s * (126 + s * (-70 + s * 15))))
  }

  /// The finger's displacement in each report, in millimetres.
  var reports: [Vector] {
    let step = Double(Pulse.interval) / 1e9
    let end = flick?.lift ?? seconds
    // The lift comes with the report after the last movement.
    let count = flick == nil ? Int((end / step).rounded(.up)) : max(3, Int((end / step).rounded()) - 1)
    var before = 0.0
    return (1...max(1, count)).map { index in
      let time = Double(index) * step
      let share = Pulse.share(time / seconds)
      defer { before = share }
      let delta = way * (share - before)
      guard let flick else { return delta }
      let age = Double(count + 1) * step - time
      let braked = max(0, min(1, 1 - age / max(flick.braking, 1e-9)))
      let rolled = delta + Vector(dx: -delta.dy, dy: delta.dx) * (flick.roll * braked)
      return rolled * (1 - (1 - flick.speed) * braked)
    }
  }
}
