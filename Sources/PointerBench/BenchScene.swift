/// What a hand or a layout does, again and again, while it is timed.
package enum BenchScene: String, CaseIterable, Sendable {
  /// Nothing moves; the host draws a frame all the same.
  case idle
  /// A hand trembles on one control, which has long been snapped to.
  case settled
  /// It sweeps along the rows at 12 points an event.
  case sweep = "hover sweep"
  /// It goes from an icon to its neighbour and back every 100 ms: the pointer and two contents are always on
  /// their way.
  case morph = "mid-morph"
  /// The host's cursor is anywhere with each event.
  case jumps = "random jumps"
  /// A finger lifts with 1,000 small targets around the place where the pointer will land.
  case flick = "flick among 1,000"
  /// Of that only the choice: which target the movement was meant for, and where the pointer comes to rest.
  case choose = "choose among 1,000"
  /// The space of all targets scrolls by 9 points under a pointer that rests; hover follows.
  case scroll = "scroll a space"
  /// The host moves a thousand targets, or all where there are fewer.
  case move = "move 1,000 targets"
  /// All targets are registered at once.
  case register = "register all"

  /// What one operation is.
  package var operation: String {
    switch self {
    case .idle: "frame"
    case .settled, .sweep, .morph, .jumps: "event"
    case .flick: "lift"
    case .choose: "choice"
    case .scroll: "offset"
    case .move: "batch"
    case .register: "target"
    }
  }

  /// Whether the operation is also timed with a frame after it.
  package var hasFrame: Bool { self != .idle && self != .choose && self != .register }

  /// How many operations are timed at once: whole turns of what repeats.
  var operationsPerBatch: Int {
    switch self {
    case .idle, .settled, .sweep, .morph, .jumps, .scroll: 240
    case .flick, .register: 1
    case .choose: 24
    case .move: 2
    }
  }
}
