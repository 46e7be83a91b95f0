/// What the application of an input, a call or a timer has changed: the work for
/// ``PointerEngine/settle(_:)``.
///
/// Changes are combined by writing them as a list, as in `[.hover, .look]`.
struct Changes: Equatable {
  /// What is out of date.
  var stale: Stale = []
  /// Why the pointer recenters; nil if it does not.
  var recentering: RecenteringReason?
  /// The events to record once everything is up to date.
  var events: PendingEvents = []

  /// What is out of date, which decides the stages with work to do.
  ///
  /// Stage 4 has work after every change.
  struct Stale: OptionSet {
    let rawValue: UInt8

    /// Where targets and spaces are, and everything that depends on settings.
    static let layout = Stale(rawValue: 1 << 0)
    /// What targets are: they were registered again, or the settings changed, so that their styles may
    /// differ.
    static let registration = Stale(rawValue: 1 << 1)
    /// The hovered target: the model pointer moved, appeared or hid, or the press or the band changed.
    static let hover = Stale(rawValue: 1 << 2)
    /// The style of the hovered target, because of keys or a drag.
    static let style = Stale(rawValue: 1 << 3)
    /// The lock of the style of a pressed target, because of a press or a release.
    static let latch = Stale(rawValue: 1 << 4)
    /// Nothing but the goals of what is visible.
    static let look = Stale(rawValue: 1 << 5)
    /// The revealed elements.
    static let reveals = Stale(rawValue: 1 << 6)
  }

  /// What happened in the change, and is recorded as an event after all stages.
  struct PendingEvents: OptionSet {
    let rawValue: UInt8

    static let bandBegan = PendingEvents(rawValue: 1 << 0)
    /// A drag began or may have moved; the event is recorded only if it has.
    static let dragMoved = PendingEvents(rawValue: 1 << 1)
    static let pointerHid = PendingEvents(rawValue: 1 << 2)
  }

  var isEmpty: Bool { self == Changes() }

  func union(_ other: Changes) -> Changes {
    Changes(
      stale: stale.union(other.stale), recentering: recentering ?? other.recentering,
      events: events.union(other.events))
  }

  mutating func add(_ other: Changes) { self = union(other) }
}

/// The end of a stroke, or of a motion of the pointer's own, after which the pointer recenters (M5).
enum RecenteringReason: Equatable {
  /// The finger has left the device.
  case lift
  /// The finger was silent, and may still touch the device.
  case inferredLift
}

extension Changes: ExpressibleByArrayLiteral {
  // Inlined, the list needs no array.
  @inline(__always) init(arrayLiteral elements: Changes...) {
    self.init()
    for element in elements { add(element) }
  }

  static let layout = Changes(stale: .layout)
  static let registration = Changes(stale: .registration)
  static let hover = Changes(stale: .hover)
  static let style = Changes(stale: .style)
  static let latch = Changes(stale: .latch)
  static let look = Changes(stale: .look)
  static let reveals = Changes(stale: .reveals)
  static let bandBegan = Changes(events: .bandBegan)
  static let dragMoved = Changes(events: .dragMoved)
  static let pointerHid = Changes(events: .pointerHid)

  static func recentering(after reason: RecenteringReason) -> Changes { Changes(recentering: reason) }
}
