import PointerKit

/// A finger on a trackpad, and the engine that it moves.
struct StudyHand {
  /// A trackpad that reports contact, and motion in millimetres, so that the engine's curve counts.
  static let device = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)

  private(set) var engine: PointerEngine
  private(set) var now: Timestamp
  private(set) var isDown = false
  /// When the finger left the pad last.
  private(set) var lifted: Timestamp?
  /// How far the finger has moved since it came down, in millimetres.
  private(set) var moved = Vector.zero

  init(engine: PointerEngine, at time: Timestamp) {
    self.engine = engine
    now = time
  }

  /// Puts the pointer somewhere at once.
  mutating func enter(at place: Point) { send(.enter(place)) }

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

  /// Moves the finger; after a flick it is off the pad.
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

  mutating func click(holding seconds: Double) {
    send(.button(.primary, isDown: true))
    wait(seconds)
    send(.button(.primary, isDown: false))
  }

  private mutating func send(_ kind: PointerInput.Kind) {
    engine.handle(PointerInput(kind, at: now))
  }
}
