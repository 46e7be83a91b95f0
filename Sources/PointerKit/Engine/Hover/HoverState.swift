import Kinematics

/// Whether the pointer is seen, the target that it is on, the style that it has there, the gaze, and what is
/// revealed.
///
/// Stage 2 of ``PointerEngine/settle(_:)`` finds the hovered target: the one whose region contains the model
/// pointer (M2, R3, F1, P3), or the one that a press keeps (I14, I15). Stage 3 resolves its style.
@usableFromInline struct HoverState: Hashable, Sendable {
  /// The visibility of the pointer, apart from regions that hide it (S9).
  enum Visibility: Hashable, Sendable {
    case visible
    /// Hidden until the person moves the pointer or clicks (M6).
    case hidden
    /// Not on the surface.
    case away
    /// No input has placed or moved the pointer yet.
    case neverSeen
  }

  var visibility = Visibility.neverSeen
  /// The target whose style the pointer has.
  @usableFromInline private(set) var styledTarget: TargetID?
  /// Whether the pointer is on a disabled member of the group of `styledTarget`: it keeps its shape there
  /// (R4).
  @usableFromInline private(set) var isOnDisabledMember = false
  /// The gap beside `styledTarget`, a text, that the pointer is passing with the beam of the text (P5); nil
  /// elsewhere.
  @usableFromInline var textGap: TextGap?
  /// The first of the texts that count as one text with `styledTarget`, or its view; 0 if the pointer has come
  /// from no such text.
  private var textView: TargetID = 0
  /// The frame of `styledTarget` in the window; nil without a target.
  private(set) var frame: Rect?
  /// The resolved style of `styledTarget`; without a target, that of the free circle.
  var style: ResolvedStyle
  /// Whether the pointer is in the padding around an element that states its luminance, where the pointer is
  /// seen against the background.
  private(set) var isInPadding = false

  /// The position at which the target, the line and the step are found while a press keeps them (I14); nil
  /// for the present position.
  ///
  /// It is the position of the first of several presses. So a finger that rolls as it clicks, or between the
  /// clicks of a double click, does not leave what it clicks.
  private(set) var keptPosition: Point?
  /// The position of the last press.
  private var lastPressPosition = Point.zero
  private(set) var lastPressTime = Timestamp.distantPast
  /// The last target that the pointer was clearly inside at an input (P3).
  var lastClear = LastClearTarget()
  /// The line and the step at the last input.
  private var snapping = SnapHysteresis()
  var recenteringAllowance = RecenteringAllowance(on: nil, enteredAt: .zero)
  var gaze = GazeContext()
  var reveals = Reveals()

  init(style: ResolvedStyle) { self.style = style }

  // MARK: The target

  /// The target that a click reaches; nil on a disabled member of a group, and in a gap between two texts.
  @inlinable var hoveredTarget: TargetID? { isOnDisabledMember || textGap != nil ? nil : styledTarget }

  /// The view that the pointer is in, between whose lines it jumps (P5); 0 if it is on no target.
  var view: TargetID {
    if textView != 0 { return textView }
    return style.view == 0 ? styledTarget ?? 0 : style.view
  }

  /// The target that the pointer highlights or lifts, and is drawn beneath.
  var coveringElement: TargetID? { style.isBehindContent ? styledTarget : nil }

  /// Hovers a target, whose style is not known yet; `continuesText` says that it is one text with the former
  /// one.
  mutating func hover(
    _ target: TargetID?, isOnDisabledMember: Bool, textGap: TextGap? = nil, continuesText: Bool = false,
    frame: Rect?
  ) {
    if target != styledTarget { textView = continuesText ? view : 0 }
    self.textGap = textGap
    styledTarget = target
    self.isOnDisabledMember = isOnDisabledMember
    self.frame = frame
  }

  /// Adopts the present frame of the target, and returns its movement; zero if it was laid out again with
  /// another size.
  mutating func adopt(frame: Rect?) -> Vector {
    let old = self.frame
    self.frame = frame
    guard let old, let frame, frame.origin != old.origin else { return .zero }
    // The differences between the edges of a moved frame have rounding errors.
    let growth = Vector(dx: frame.width - old.width, dy: frame.height - old.height)
    guard growth.dx.magnitude < 1e-6, growth.dy.magnitude < 1e-6 else { return .zero }
    let movement = frame.origin - old.origin
    style.latch?.location += movement
    return movement
  }

  // MARK: The position that a press keeps (I14)

  /// Keeps the position of a press, unless that of an earlier press is still kept.
  mutating func keepPosition(at position: Point, time: Timestamp) {
    lastPressPosition = position
    lastPressTime = time
    if keptPosition == nil { keptPosition = position }
  }

  /// Releases the kept position once the pointer has left the drag distance around the last press, or once it
  /// moves too late for another click.
  mutating func releaseKeptPositionIfMoved(to position: Point, dragDistance: Double, mayClickAgain: Bool) {
    if !mayClickAgain || position.distance(to: lastPressPosition) > dragDistance { releaseKeptPosition() }
  }

  mutating func releaseKeptPosition() { keptPosition = nil }

  // MARK: Locations

  /// The location of a click for a position of the model pointer.
  func location(of modelPosition: Point) -> Point {
    textGap == nil ? snappedLocation(of: modelPosition) : modelPosition
  }

  private func snappedLocation(of modelPosition: Point) -> Point {
    guard let frame else { return modelPosition }
    return style.location(
      of: modelPosition, snapping: snappingPosition(for: modelPosition, in: frame), in: frame)
  }

  /// The position of the pointer without parallax: the location of a click, except along the track of a
  /// slider, on whose center the pointer stays (I12).
  func pointerLocation(of modelPosition: Point) -> Point {
    var location = snappedLocation(of: modelPosition)
    if style.latch == nil, let frame {
      if style.horizontal.isCenteredOnly { location.x = frame.center.x }
      if style.vertical.isCenteredOnly { location.y = frame.center.y }
    }
    return location
  }

  /// The location of a drag for a position of the model pointer.
  ///
  /// It is the location of a click. But on a target that does not latch, it follows the model pointer along
  /// an axis on which every click is at the center, except along the axes that constrain the drag.
  func dragLocation(of modelPosition: Point, isLatched: Bool, constrained: Axes) -> Point {
    var location = location(of: modelPosition)
    if isLatched { return location }
    let kept = constrained.intersection(constrainedAxes)
    if style.horizontal.precision == .whole, !kept.contains(.horizontal) { location.x = modelPosition.x }
    if style.vertical.precision == .whole, !kept.contains(.vertical) { location.y = modelPosition.y }
    return location
  }

  /// The axes along which the style itself, and not the effect, keeps the pointer at the center of the
  /// target.
  var constrainedAxes: Axes {
    if textGap != nil { return [] }
    return (style.horizontal.isConstrained ? Axes.horizontal : [])
      .union(style.vertical.isConstrained ? Axes.vertical : [])
  }

  /// The position at which the line and the step are taken, for a position of the model pointer.
  func snappingPosition(for modelPosition: Point, in frame: Rect) -> Point {
    snapping.position(for: keptPosition ?? modelPosition, on: styledTarget, in: frame, style: style)
  }

  // MARK: What is kept from one input to the next

  mutating func updateSnapping(
    modelPosition: Point, isPressed: Bool, isPointerChange: Bool, configuration: SharedConfiguration
  ) {
    snapping.setDistances(
      steps: configuration.values.snapping.borderHysteresis,
      lines: isPressed ? configuration.values.snapping.lineHysteresis : nil)
    if isPointerChange {
      snapping.notePosition(keptPosition ?? modelPosition, on: styledTarget, in: frame, style: style)
    }
  }

  mutating func updateIsInPadding(modelPosition: Point) {
    isInPadding =
      style.element.luminance != nil && frame?.contains(pointerLocation(of: modelPosition)) == false
  }
}
