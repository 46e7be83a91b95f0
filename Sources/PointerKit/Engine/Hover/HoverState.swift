import Kinematics

/// Whether the pointer is seen, the target that a click would reach, its style, the gaze, and what is revealed.
@usableFromInline struct HoverState: Hashable, Sendable {
  /// The visibility of the pointer, apart from regions that hide it (S9).
  enum Visibility: Hashable, Sendable {
    case shown
    /// Hidden until the person moves the pointer or clicks (M6).
    case hidden
    case away
    /// No input has placed or moved the pointer yet.
    case unseen
  }

  var visibility = Visibility.unseen
  /// The target whose style the pointer has.
  @usableFromInline private(set) var shown: TargetID?
  /// Whether the pointer is on a disabled member of the same group, where it keeps its shape (R4).
  @usableFromInline private(set) var isInert = false
  private(set) var frame: Rect?
  var style: ResolvedStyle
  /// Whether the pointer is in the padding around an element that states its luminance, where the pointer is
  /// seen against the background.
  private(set) var isBeside = false
  /// The position at which the target, the line and the step are found, from the first of several presses until the
  /// pointer is farther from the last one than the drag distance, or moves too late for another click (I14); nil for
  /// the present position.
  ///
  /// So a finger that rolls as it clicks, or between the clicks of a double click, does not leave them.
  private(set) var pressPosition: Point?
  private var lastPress = Point.zero
  private(set) var lastPressTime = Timestamp.distantPast
  var lastClear = LastClearTarget()
  private var snapping = SnapHysteresis()
  var recentering = InferredRecentering(on: nil, enteredAt: .zero)
  var gaze = GazeContext()
  var reveals = Reveals()

  init(style: ResolvedStyle) { self.style = style }

  mutating func press(at position: Point, time: Timestamp) {
    (lastPress, lastPressTime) = (position, time)
    if pressPosition == nil { pressPosition = position }
  }

  mutating func endPress() { pressPosition = nil }

  /// Ends what a press keeps, once the pointer has left the drag distance around it, or moves too late for another
  /// click.
  mutating func follow(position: Point, dragDistance: Double, mayClickAgain: Bool) {
    if !mayClickAgain || position.distance(to: lastPress) > dragDistance { pressPosition = nil }
  }

  /// The target that a click would reach.
  @inlinable var target: TargetID? { isInert ? nil : shown }

  mutating func hover(_ target: TargetID?, isInert: Bool, frame: Rect?) {
    (shown, self.isInert, self.frame) = (target, isInert, frame)
  }

  /// Adopts the present frame of the target, and returns its movement; zero if it was laid out again with
  /// another size.
  mutating func follow(frame: Rect?) -> Vector {
    defer { self.frame = frame }
    guard let old = self.frame, let frame, frame.origin != old.origin else { return .zero }
    // The differences between the edges of a moved frame have rounding errors.
    let (width, height) = (frame.width - old.width, frame.height - old.height)
    guard width.magnitude < 1e-6, height.magnitude < 1e-6 else { return .zero }
    let movement = frame.origin - old.origin
    style.latch?.location += movement
    return movement
  }

  var coveringElement: TargetID? { style.isBehindContent ? shown : nil }

  mutating func updateSnapping(
    model: Point, isPressed: Bool, isInput: Bool, configuration: SharedConfiguration
  ) {
    snapping.update(
      for: pressPosition ?? model, on: shown, in: frame, style: style,
      steps: configuration.values.borderHysteresis,
      lines: isPressed ? configuration.values.lineHysteresis : nil, isInput: isInput)
  }

  @inline(__always) func snappingPosition(for model: Point, in frame: Rect) -> Point {
    snapping.position(for: pressPosition ?? model, on: shown, in: frame, style: style)
  }

  mutating func updateBackdrop(model: Point) {
    isBeside = style.element.luminance != nil && frame?.contains(pointerLocation(of: model)) == false
  }

  /// The location of a click while the model pointer is at `model`.
  @inline(__always) func location(of model: Point) -> Point {
    guard let frame else { return model }
    return style.location(of: model, snapping: snappingPosition(for: model, in: frame), in: frame)
  }

  /// The position of the pointer without parallax: the location of a click, except along the track of a
  /// slider, on whose center the pointer stays (I12).
  @inline(__always) func pointerLocation(of model: Point) -> Point {
    var location = location(of: model)
    if style.latch == nil, let frame {
      if style.horizontal.isCenteredOnly { location.x = frame.center.x }
      if style.vertical.isCenteredOnly { location.y = frame.center.y }
    }
    return location
  }

  /// The location of a drag while the model pointer is at `model`.
  ///
  /// It is the location of a click. But on a target that does not latch, it follows the model pointer along an
  /// axis on which every click is at the center, except along the axes that constrain the drag.
  func dragLocation(of model: Point, isLatched: Bool, constrained: Axes) -> Point {
    var location = location(of: model)
    if isLatched { return location }
    let kept = constrained.intersection(constrainedAxes)
    if style.horizontal.precision == .whole, !kept.contains(.horizontal) { location.x = model.x }
    if style.vertical.precision == .whole, !kept.contains(.vertical) { location.y = model.y }
    return location
  }

  var constrainedAxes: Axes {
    (style.horizontal.isConstrained ? Axes.horizontal : [])
      .union(style.vertical.isConstrained ? Axes.vertical : [])
  }
}
