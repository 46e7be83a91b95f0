public import Kinematics

/// Something that happened in the engine: a control was entered, a flick was attracted, a click was made.
///
/// All of it is the pointer's: direct touches go from the host to its views, and nothing here comes of them
/// (M8). Most views need not tell pointer and finger apart; one that gains from precision, such as a
/// scrubber, takes ``location`` here, which is exact to the point, and what a finger covers there (I12).
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
    /// The gaze moved the pointer's context to another window (V1): the target and the location are those of
    /// the gaze.
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
  /// The space under the pointer as a scroll or gesture began, for views that scroll or zoom as a whole; 0 is
  /// the window.
  public var space: UInt64 = 0
  /// The device it came from.
  public var device: UInt32 = 0
  /// The button, for presses, releases and clicks.
  public var button: PointerButton?
  /// How many clicks in a row, for clicks; how many targets are selected, for bands.
  public var count: Int = 0
  /// Where it happened, in window points: the precise location.
  ///
  /// Where the press was for `dragBegan`, on a step where there are steps (P6); the anchor for a transform or
  /// gesture: the model pointer as it began.
  public var location = Point.zero
  /// The movement of a scroll or transform, in points; of a drag the hand's own since the press, of a band
  /// the way from its anchor to the pointer; the velocity in points a second for a coast or attraction.
  public var delta = Vector.zero
  /// The scale of a transform since it began.
  public var scale: Double = 1
  /// The rotation of a transform since it began, in radians.
  public var rotation: Double = 0
  /// The modifier keys that were held.
  public var modifiers: KeyModifiers = []
  /// The gesture's name, where it was one.
  public var gesture: StandardGesture?
  /// The phase of a scroll's, transform's or gesture's contact; how a drag or band ended.
  ///
  /// One that its host began with a change begins here with one too; each has one end.
  public var phase: ContactPhase?
  /// Whether content scrolls on by itself after the fingers lifted.
  public var isMomentum = false
  /// Whether a gesture is the system's, which no app takes over: it has no target (I6, I9).
  public var isSystemwide = false

  /// What a transform does to content in window points: the point that was under the pointer stays there, but
  /// for the translation (I3).
  public var transform: PlaneTransform {
    PlaneTransform(scale: scale, rotation: rotation, about: location, translation: delta)
  }

  init(_ kind: Kind, target: UInt64?, at time: Timestamp) {
    self.time = time
    self.kind = kind
    self.target = target
  }
}
