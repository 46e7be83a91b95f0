import Kinematics

/// The primary button: it is up, or it is down in a click, a drag or a band (I4).
///
/// The state is apart from the press. Most queries need the state alone, and an enumeration with the press in
/// its cases is copied for each query.
struct PrimaryButton: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case up
    /// The pointer has not moved far enough for a drag or a band: a release on the target is a click.
    case pressed
    case dragging
    case banding
  }

  private(set) var state = State.up
  /// The press that is held; nil while the button is up.
  private(set) var press: PrimaryPress?
  /// The drag that is under way.
  private(set) var drag: Drag?

  static var up: PrimaryButton { PrimaryButton() }

  static func pressed(_ press: PrimaryPress) -> PrimaryButton { PrimaryButton(state: .pressed, press: press) }

  static func dragging(_ press: PrimaryPress, _ drag: Drag) -> PrimaryButton {
    PrimaryButton(state: .dragging, press: press, drag: drag)
  }

  static func banding(_ press: PrimaryPress) -> PrimaryButton { PrimaryButton(state: .banding, press: press) }

  var isDragging: Bool { state == .dragging }
  var isBanding: Bool { state == .banding }

  /// Whether the press that is held keeps the pointer until the release (R6).
  var isLatched: Bool { state != .up && press?.isLatched == true }

  /// The press that keeps what was pressed hovered wherever the pointer moves: until the drag distance, since
  /// a release is a click until then (I14), or latched (R6).
  var keepingPress: PrimaryPress? {
    state == .pressed || (state == .dragging && isLatched) ? press : nil
  }

  @inline(__always) func isDown(on target: TargetID?) -> Bool {
    state != .up && press.map { $0.target == target } ?? false
  }

  mutating func set(_ drag: Drag) { if isDragging { self.drag = drag } }

  /// Unlocks the style of the pressed target.
  mutating func unlatch() { press?.isLatched = false }

  /// Keeps a press on no target from drawing a band.
  mutating func refuseBand() { if press?.dragRole == .band { press?.dragRole = .other } }
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
