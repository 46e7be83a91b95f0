/// An operation that is repeated and timed, such as an input or a change of layout.
package enum BenchScene: String, CaseIterable, Sendable {
  /// Frames are read while nothing moves.
  case idle
  /// Tiny movements on a control to which the pointer has snapped.
  case settled
  /// A movement along the rows by 12 points with each event.
  case sweep = "hover sweep"
  /// A movement between two neighboring icons every 100 ms; the pointer and both icons animate all the time.
  case morph = "mid-morph"
  /// The host's cursor jumps to a random position with each event.
  case jumps = "random jumps"
  /// The lift of the finger that ends a stroke, with 1,000 small targets around the end of the flick.
  case flick = "flick among 1,000"
  /// The choice of a target for the same flick as in ``flick``, without the other work of the lift.
  case choose = "choose among 1,000"
  /// The space of all targets scrolls by 9 points under a resting pointer.
  case scroll = "scroll a space"
  /// A parent space scrolls by 9 points under a resting pointer.
  ///
  /// It contains the space of all targets and 100 spaces in front of that space.
  case scrollParent = "scroll a parent of 100 spaces"
  /// The host moves a thousand targets, or all targets if there are fewer.
  case move = "move 1,000 targets"
  /// The host registers all targets at once.
  case register = "register all"

  /// The name of one operation.
  package var operation: String {
    switch self {
    case .idle: "frame"
    case .settled, .sweep, .morph, .jumps: "event"
    case .flick: "lift"
    case .choose: "choice"
    case .scroll, .scrollParent: "offset"
    case .move: "batch"
    case .register: "target"
    }
  }

  /// Whether the operation is also timed together with the reading of a frame.
  package var hasFrame: Bool { self != .idle && self != .choose && self != .register }

  /// The readings with which the operation is timed.
  package var readings: [Reading] { hasFrame ? Reading.allCases : [.nothing] }

  /// The data that a host reads after an operation; the raw value is the suffix of the unit's name.
  package enum Reading: String, CaseIterable, Sendable {
    case nothing = ""
    case frame = " + frame"
    /// The frame, and all its drawing commands in their order.
    case commands = " + commands"
    /// The frame, the drawing commands beneath and above each element, and those in front of everything.
    case elements = " + elements"
  }

  /// The number of operations in a batch.
  var operationsPerBatch: Int {
    switch self {
    case .idle, .settled, .sweep, .morph, .jumps, .scroll, .scrollParent: 240
    case .flick, .register: 1
    case .choose: 24
    case .move: 2
    }
  }
}
