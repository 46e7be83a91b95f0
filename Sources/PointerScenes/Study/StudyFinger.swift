import PointerKit

/// A finger on a trackpad, together with the engine that receives its input.
struct StudyFinger {
  /// A trackpad that reports contact and motion in millimeters; the engine applies its curve.
  static let device = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)

  private(set) var engine: PointerEngine
  private(set) var now: Timestamp
  private(set) var isDown = false
  /// The time of the last lift; nil before the first.
  private(set) var lifted: Timestamp?
  /// The movement of the finger since it touched the pad, in millimeters.
  private(set) var moved = Vector.zero

  init(engine: PointerEngine, at time: Timestamp) {
    self.engine = engine
    now = time
  }

  /// Puts the pointer at a position.
  mutating func enter(at position: Point) { send(.enter(position)) }

  mutating func wait(until time: Timestamp) {
    now = max(now, time)
    engine.advance(to: now)
  }

  mutating func wait(_ seconds: Double) { wait(until: now.advanced(bySeconds: seconds)) }

  mutating func touch() {
    guard !isDown else { return }
    isDown = true
    moved = .zero
    send(.contact(.began, fingers: 1))
  }

  mutating func lift() {
    guard isDown else { return }
    isDown = false
    lifted = now
    send(.contact(.ended, fingers: 0))
  }

  /// Moves the finger; a flick ends with a lift.
  mutating func perform(_ pulse: Pulse) {
    for delta in pulse.reports {
      wait(until: now.advanced(byNanoseconds: Pulse.interval))
      moved += delta
      send(.motion(delta))
    }
    if pulse.flick != nil {
      wait(until: now.advanced(byNanoseconds: Pulse.interval))
      lift()
    }
  }

  /// Presses the button for some seconds.
  mutating func click(for seconds: Double) {
    send(.button(.primary, isDown: true))
    wait(seconds)
    send(.button(.primary, isDown: false))
  }

  private mutating func send(_ kind: PointerInput.Kind) {
    engine.simulate(PointerInput(kind, at: now))
  }
}

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

/// The person's estimate of how far the finger has to move so that the pointer moves by a distance.
///
/// The estimate results from trials with the real engine, with the scene's settings but without targets. The
/// person therefore expects inertia, but no magnetism.
struct TravelEstimator {
  /// The accepted relative error; people's estimates are not exact.
  static let tolerance = 0.01
  /// So large that no flick reaches an edge, in points.
  private static let size = Size(width: 2e6, height: 2e6)

  /// An engine without targets, copied for each trial.
  private let blank: PointerEngine

  init(settings: PointerSettings, configuration: PointerConfiguration) {
    var engine = PointerEngine(size: TravelEstimator.size, settings: settings, configuration: configuration)
    engine.setDevice(StudyFinger.device, at: .zero)
    blank = engine
  }

  /// The length of a pulse, in millimeters, that moves the pointer by a distance in points.
  ///
  /// The distance includes the pointer's coast.
  func travel(distance: Double, pulse: Pulse) -> Double {
    var travel = 10 + distance / 20
    for _ in 0..<12 {
      let reached = pointerDistance(pulse, travel)
      guard reached > 0, (reached - distance).magnitude > distance * TravelEstimator.tolerance else { break }
      // With acceleration, twice the travel moves the pointer three to four times as far.
      let ratio = max(0.25, min(4, distance / reached))
      travel *= Elementary.pow(ratio, 0.6)
    }
    return travel
  }

  private func pointerDistance(_ pulse: Pulse, _ travel: Double) -> Double {
    var pulse = pulse
    pulse.displacement = Vector(dx: travel, dy: 0)
    pulse.flick?.roll = 0
    var finger = StudyFinger(engine: blank, at: .zero)
    let start = finger.engine.position
    finger.touch()
    finger.perform(pulse)
    guard let attraction = finger.engine.lastAttraction, attraction.reason != .tooSlow else {
      return finger.engine.position.distance(to: start)
    }
    return attraction.projected.distance(to: start)
  }
}
