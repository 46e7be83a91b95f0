public import Kinematics

/// Something that happened in the engine: a control was entered, a flick was attracted, a click was made.
public struct PointerOccurrence: Hashable, Sendable {
  /// What can happen.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A target became the hovered one.
    case entered
    /// A target ceased to be the hovered one.
    case exited
    /// The model pointer moved to the middle of the hovered control (M5).
    case recentered
    /// The pointer began to run on by inertia (M7).
    case coasted
    /// The pointer began to move to the target that the flick meant (F4).
    case attracted
    /// A coast or an attraction came to its end.
    case landed
    /// A button went down.
    case pressed
    /// A button came up.
    case released
    /// The primary button went down and up over the same target.
    case clicked
    /// A secondary click: at once as the button goes down (I1).
    case secondaryClicked
    /// The pointer hid (M6).
    case hidden
    /// The pointer came back.
    case shown
    /// A target or group was revealed (H1, H2): its id is `target`.
    case revealed
    /// What was revealed was concealed again.
    case concealed
    /// A band selection began (I7).
    case bandBegan
    /// A band selection changed.
    case bandChanged
    /// A band selection ended.
    case bandEnded
    /// A drag began (I4).
    case dragBegan
    /// A drag ended.
    case dragEnded
    /// A scroll for the target (I2).
    case scrolled
    /// A pinch or rotation for the target (I3).
    case transformed
    /// A standard gesture for the target (I8).
    case gestured
    /// The gaze moved the pointer's context (V1).
    case focusChanged
    /// The style of the hovered target changed while it was hovered.
    case styleChanged
    /// What was held was let go without a click.
    case cancelled
  }

  /// When it happened: a late event's own effects carry the engine's time, which never runs backwards.
  public var time: Timestamp
  /// What happened.
  public var kind: Kind
  /// The target it concerns, or nil.
  public var target: UInt64?
  /// The device it came from.
  public var device: UInt32 = 0
  /// The button, for presses, releases and clicks.
  public var button: PointerButton?
  /// How many clicks in a row, for clicks.
  public var count: Int = 0
  /// Where it happened, in window points: the precise location.
  public var location = Point.zero
  /// The movement of a scroll or transform, in points; the velocity in points a second for a coast or attraction.
  public var delta = Vector.zero
  /// The scale of a transform since it began.
  public var scale: Double = 1
  /// The rotation of a transform since it began, in radians.
  public var rotation: Double = 0
  /// The modifier keys that were held.
  public var modifiers: KeyModifiers = []
  /// The gesture's name, where it was one.
  public var gesture: StandardGesture?
  /// The phase of a scroll's, transform's or gesture's contact.
  public var phase: ContactPhase?

  init(_ kind: Kind, target: UInt64?, at time: Timestamp) {
    self.time = time
    self.kind = kind
    self.target = target
  }
}
