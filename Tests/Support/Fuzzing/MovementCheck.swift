import PointerKit
import PointerRecordings

/// Where the model pointer is, and why: it stays within the surface, and moves only by input, recentering, coasting or
/// attraction (M1, M5, M7).
struct MovementCheck {
  /// Nil until it is known.
  private var size: Size?
  private var (position, events) = (Point.zero, UInt64(0))
  private var isMoving = false
  private var hasLooked = false

  init(_ creation: RecordedCreation, _ engine: PointerEngine) {
    size = creation.size
    note(engine)
  }

  private mutating func note(_ engine: PointerEngine) {
    position = engine.position
    events = engine.eventCount
    isMoving = engine.nextMovement(before: .distantFuture) != nil
  }

  /// What is wrong with the movement during a call, or nil.
  mutating func violation(_ engine: PointerEngine, after call: RecordedCall) -> String? {
    defer { note(engine) }
    if case .resize(let new, _) = call { size = new }
    let new = engine.position
    guard new.isFinite else { return "position is \(new)" }
    if let size, size.isFinite {
      let isInside =
        new.x >= 0 && new.y >= 0 && new.x <= min(size.width, 1e9) && new.y <= min(size.height, 1e9)
      if !isInside { return "position \(new) is beyond \(size)" }
    }
    let mayMove = moves(call)
    // At the end of time, an instant later than all others cannot be named.
    let isAtTheEnd = engine.time.nanoseconds.magnitude > 1 << 62
    if new == position || mayMove || isMoving || isAtTheEnd { return nil }
    if engine.nextMovement(before: .distantFuture) != nil { return nil }
    let movedByItself = engine.events(since: events).contains {
      switch $0.kind {
      case .recentered, .coasted, .attracted, .landed: true
      default: false
      }
    }
    return movedByItself ? nil : "moved from \(position) to \(new) by itself"
  }

  /// Whether a call may move the model pointer.
  private mutating func moves(_ call: RecordedCall) -> Bool {
    switch call {
    case .cursorWarped, .resize: return true
    case .simulate(let input), .handle(let input, _):
      switch input.kind {
      case .motion, .position, .enter(.some): return true
      case .gaze:
        hasLooked = true
        return false
      // These act where the person looks (V3).
      case .button, .scroll, .transform, .gesture, .contact: return hasLooked
      default: return false
      }
    default: return false
    }
  }
}
