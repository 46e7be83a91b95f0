import Kinematics

/// The primary button: it is up, or it is down in a click, a drag or a band (I4).
enum PrimaryButton: Hashable, Sendable {
  case up
  /// The pointer has not moved far enough for a drag or a band: a release on the target is a click.
  case pressed(PrimaryPress)
  case dragging(PrimaryPress, Drag)
  case banding(PrimaryPress)

  /// The press that is held; nil while the button is up.
  var press: PrimaryPress? {
    switch self {
    case .up: nil
    case .pressed(let press), .dragging(let press, _), .banding(let press): press
    }
  }

  /// The drag that is under way.
  var drag: Drag? {
    if case .dragging(_, let drag) = self { return drag }
    return nil
  }

  var isDragging: Bool {
    if case .dragging = self { return true }
    return false
  }

  var isBanding: Bool {
    if case .banding = self { return true }
    return false
  }

  /// The press that keeps what was pressed hovered wherever the pointer moves: until the drag distance, since
  /// a release is a click until then (I14), or latched (R6).
  var keepingPress: PrimaryPress? {
    switch self {
    case .pressed(let press): press
    case .dragging(let press, _) where press.isLatched: press
    case .up, .dragging, .banding: nil
    }
  }

  func isDown(on target: TargetID?) -> Bool { press.map { $0.target == target } ?? false }

  mutating func set(_ drag: Drag) {
    if case .dragging(let press, _) = self { self = .dragging(press, drag) }
  }

  /// Unlocks the style of the pressed target.
  mutating func unlatch() { changePress { $0.isLatched = false } }

  /// Keeps a press on no target from drawing a band.
  mutating func refuseBand() { changePress { if $0.dragRole == .band { $0.dragRole = .other } } }

  private mutating func changePress(_ change: (inout PrimaryPress) -> Void) {
    switch self {
    case .up: break
    case .pressed(var press):
      change(&press)
      self = .pressed(press)
    case .dragging(var press, let drag):
      change(&press)
      self = .dragging(press, drag)
    case .banding(var press):
      change(&press)
      self = .banding(press)
    }
  }
}

/// A press of the primary button, from press to release.
struct PrimaryPress: Hashable, Sendable {
  /// What a drag from the press does.
  enum DragRole: Hashable, Sendable {
    /// It draws a band, since the press was on no target (I7).
    case band
    /// It adjusts the target, such as a slider: it has no drop target and scrolls nothing.
    case adjusts
    /// It carries the target, so that it has drop targets (I15).
    case carries
    /// Neither; it selects text, for example.
    case other
  }

  let device: DeviceID
  /// The hovered target at the press.
  let target: TargetID?
  /// The position of the model pointer at the press.
  let position: Point
  /// The location of the press, as of a click (P6).
  let location: Point
  /// The location at which a drag begins.
  let dragStart: Point
  /// Whether the press was on a disabled member of a group, where a click does nothing (R4).
  let isOnDisabledMember: Bool
  /// The axes along which the locations of the drag are centers of targets, like those of clicks (P6).
  let constrainedAxes: Axes
  var dragRole: DragRole
  /// Whether the target keeps the pointer until the release (R6).
  var isLatched: Bool
}
