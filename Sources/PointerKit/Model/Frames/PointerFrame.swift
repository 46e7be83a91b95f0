public import Kinematics

/// All that a host draws at one instant, and when it must look again.
///
/// A host keeps one frame and lets the engine read into it: nothing is allocated once its lists have grown.
public struct PointerFrame: Hashable, Sendable {
  /// The instant that this frame shows.
  public internal(set) var time = Timestamp.zero
  /// What the pointer is doing.
  public internal(set) var phase = PointerPhase.resting
  /// The true position, in window points (M1).
  public internal(set) var model = Point.zero
  /// Where a click would land, in window points: on a step, on a line, or at the middle of a snapped control.
  public internal(set) var precise = Point.zero
  /// The velocity of the model pointer, in points a second.
  ///
  /// A hand's is the mean of its stroke as of its last report, weighted by e^(−age / 20 ms); zero from 40 ms
  /// after that. A flick goes on with another, which looks past the braking of the finger.
  public internal(set) var velocity = Vector.zero
  /// The target that a click would reach, or nil; always nil while hidden or away.
  public internal(set) var hovered: TargetID?
  /// The visible pointer.
  public internal(set) var pointer = PointerAppearance()
  /// The outline of the visible pointer while it becomes a path or leaves one; nothing at any other time
  /// (S3).
  ///
  /// Its corners are in points from the pointer's ``PointerAppearance/center``, before its
  /// ``PointerAppearance/scale``.
  public internal(set) var outline = PointerOutline()
  /// The elements that are not in their plain state, in ascending order of id.
  public internal(set) var contents: [ContentState] = []
  /// The small shapes beside the pointer, in the order of the style's own (A1).
  public internal(set) var accessories: [AccessoryState] = []
  /// The values beside the pointer, or nil (A4).
  public internal(set) var annotation: AnnotationState?
  /// The rectangle of a band selection, or nil (I7).
  public internal(set) var band: BandState?
  /// The targets and groups that are shown because of where the pointer is, in ascending order of id (H1,
  /// H2).
  public internal(set) var revealed: [RevealedElement] = []
  /// The system cursor for a host that does not draw the pointer.
  public internal(set) var cursor = CursorKind.arrow
  /// What to draw, in order.
  public internal(set) var drawing: [DrawingCommand] = []
  /// What must be drawn anew since the frame that was read before into this value, in window points and
  /// aligned outward to device pixels; nil if nothing.
  public internal(set) var damage: Rect?
  /// Whether nothing moves any more.
  public internal(set) var isAtRest = true
  /// While at rest, the only instant at which anything would change by itself; nil if never, or while not at
  /// rest.
  public internal(set) var nextWake: Timestamp?

  /// Contents and outline of the frame before, for the damage; kept so that reading allocates nothing.
  var before = Scratch()

  /// Creates a frame to read into.
  public init() {}

  /// Storage that is no part of the frame's value.
  struct Scratch: Hashable, Sendable {
    var contents: [ContentState] = []
    /// The band's list while there is no band.
    var selected: [TargetID] = []
    /// Whether the frame has, or had when it was read before, accessories or an annotation.
    var hasSurroundings = false
    var accessories: [AccessoryState] = []
    var annotation: AnnotationState?
    var outline = PointerOutline()
    static func == (a: Scratch, b: Scratch) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

/// What the pointer is doing.
public enum PointerPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// It follows the hand.
  case tracking
  /// It stays where it is.
  case resting
  /// It runs on after a flick and slows down (M7).
  case coasting
  /// It moves by itself to the control that the flick meant (F4).
  case attracted
  /// It is not shown, until the hand moves (M6).
  case hidden
  /// A gesture of two fingers is under way.
  case gesturing
  /// It is the rectangle of a band selection (I7).
  case banding
  /// It has left the surface.
  case away
}
