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
    engine.handle(PointerInput(kind, at: now))
  }
}
