public import Kinematics

/// Everything that a host draws at one instant, and the instant at which to draw again.
///
/// A host keeps one frame, and the engine writes into it each time. Nothing is allocated once the frame's
/// lists have grown.
public struct PointerFrame: Hashable, Sendable {
  /// The instant that the frame shows.
  public internal(set) var time = Timestamp.zero
  /// The activity of the pointer.
  public internal(set) var phase = PointerPhase.resting
  /// The position of the model pointer, in window points.
  public internal(set) var modelPosition = Point.zero
  /// The location of a click, in window points; it may be snapped to a step, to a line of text, or to the
  /// center of a control.
  public internal(set) var clickLocation = Point.zero
  /// The velocity of the model pointer, in points per second, within ±1e9 along each axis.
  ///
  /// While a device moves the pointer, this is the mean velocity of the movement up to the latest report,
  /// each part with the weight e^(−age / 15 ms). From 40 ms after the latest report, it is zero. A flick
  /// continues at about this velocity.
  public internal(set) var velocity = Vector.zero
  /// The target that a click would reach; nil if there is none, and while the pointer is hidden or away.
  public internal(set) var hovered: TargetID?
  /// The visible pointer.
  public internal(set) var pointer = PointerAppearance()
  /// The polygons of the visible pointer during a morph to or from a path; empty otherwise.
  ///
  /// Their corners are in points, relative to ``PointerAppearance/center`` and before
  /// ``PointerAppearance/scale``.
  public internal(set) var outline = PointerOutline()
  /// The position to which the host has to warp its cursor, in window points; nil if no warp is needed.
  ///
  /// It is nil if ``HostTraits/warpsCursor`` is false. A position becomes nil again when the
  /// host has called ``PointerEngine/cursorWarped(to:at:)``; see <doc:Position>.
  public internal(set) var warp: Point?
  /// The elements that are not in their plain state, in ascending order of id.
  public internal(set) var contents: [ContentState] = []
  /// The visible accessories, in the order of the style, followed by the badge of a drag.
  public internal(set) var accessories: [AccessoryState] = []
  /// The annotation beside the pointer, or nil.
  public internal(set) var annotation: AnnotationState?
  /// The rectangle of a band selection, or nil.
  public internal(set) var band: BandState?
  /// The space that the host is to scroll, since a drag or a band is at an edge of the space; nil for none.
  ///
  /// While this is not nil, the frame is not at rest.
  public internal(set) var autoscroll: Autoscroll?
  /// The revealed targets and groups, in ascending order of id.
  public internal(set) var revealed: [RevealedElement] = []
  /// The system cursor for a host that does not draw the pointer.
  public internal(set) var cursor = CursorKind.arrow
  /// The commands that draw the frame, in order; each of the ``groups`` is a range of them.
  public internal(set) var drawing: [DrawingCommand] = []
  /// One group for each space that has commands, from back to front, and a last group in front of everything.
  ///
  /// A host that paints everything in each frame goes through the spaces from back to front. In each space it
  /// paints the plain content without the elements in ``redrawn``, and then carries out the commands of the
  /// space's group within the group's clip. The last group always exists. It contains the free pointer, the
  /// accessories and the annotation. See <doc:Drawing>.
  public internal(set) var groups: [DrawingGroup] = []
  /// The elements that ``drawing`` draws, in ascending order of id.
  ///
  /// These are the elements that are not in their plain state, and the elements of the same space that are
  /// painted after one of them, or after the pointer, and overlap what is drawn.
  public internal(set) var redrawn: [TargetID] = []
  /// The rectangle that contains every change since the engine last wrote into this value, in window points
  /// and aligned outward to device pixels; nil without changes.
  public internal(set) var damage: Rect?
  /// Whether nothing moves or has to scroll by itself, so that the frame stays valid until the next input or
  /// ``nextWake``.
  public internal(set) var isAtRest = true
  /// The first instant after ``time``, on the host's clock, at which something changes without input.
  ///
  /// This is nil if there is no such instant, or if the frame is not at rest. Step the engine again when the
  /// host's *now*, and not only the time at which the new frame will be seen, has reached this instant.
  public internal(set) var nextWake: Timestamp?

  var scratch = Scratch()

  /// Creates a frame for the engine to write into.
  public init() {}

  /// What the frame showed before, from which the damage is found.
  struct Previous: Sendable {
    var pointer = PointerAppearance()
    var outline = PointerOutline()
    var contents: [ContentState] = []
    var accessories: [AccessoryState] = []
    /// At most one, since a list keeps its storage.
    var annotation: [AnnotationState] = []
  }

  /// Storage that is kept so that writing allocates nothing; no part of the frame's value.
  struct Scratch: Hashable, Sendable {
    var previous = Previous()
    /// The elements that cover the pointer, which is drawn beneath the first of them in the painting order.
    var coveringElements: [TargetID] = []
    /// The raised elements, which decide the painting order of those on them.
    var raised: [PaintingOrder.Raised] = []
    /// The elements that are drawn, from back to front.
    var elements: [PaintedElement] = []
    /// The rectangles of a space for which all elements that cover them have been found.
    var searched: [Rect] = []
    /// Storage for the selection of the next band, while there is no band.
    var selected: [TargetID] = []
    /// Always equal, so that a frame compares by what it shows.
    static func == (a: Scratch, b: Scratch) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

/// The activity of the pointer.
public enum PointerPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// A device moves the pointer, or a finger touches a device.
  case tracking
  /// The pointer does not move, and no finger is known to touch a device.
  case resting
  /// The pointer moves on after a flick, and slows down.
  case coasting
  /// The pointer moves to the target of a flick.
  case attracted
  /// The pointer is hidden until a device moves it or clicks.
  case hidden
  /// A gesture of fingers, such as a scroll or a pinch, is in progress.
  case gesturing
  /// The pointer draws the rectangle of a band selection.
  case banding
  /// The pointer has left the surface, or no input has placed it there yet.
  case away
}

/// The rectangle of a band selection at one instant.
public struct BandState: Hashable, Sendable {
  /// The rectangle between the anchor of the band and the pointer, in window points.
  public internal(set) var rect: Rect
  /// The selected targets, in ascending order of id.
  public internal(set) var selected: [TargetID]
}

/// A space that the host is to scroll, since a drag or a band selection is at an edge of the space.
///
/// ```swift
/// if let autoscroll = frame.autoscroll {
///   scrollView(autoscroll.space).scroll(by: autoscroll.velocity * secondsSinceLastFrame)
/// }
/// ```
/// The host does the same as after an event ``PointerEvent/Kind-swift.enum/scrolled(_:)``: it moves the
/// content as far as the content can scroll, and then calls ``PointerEngine/scroll(space:to:at:)``.
public struct Autoscroll: Hashable, Sendable {
  /// The innermost space that can scroll toward the edge at which the pointer is.
  ///
  /// It is, or contains, the space under the pointer or in which a band or a selection of text began.
  public internal(set) var space: SpaceID
  /// The velocity of the content, in points per second; negative, toward the left and the top, if the pointer
  /// is at the right or bottom edge.
  public internal(set) var velocity: Vector
}
