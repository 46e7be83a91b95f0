import Kinematics

/// The target that a click would reach, its style, the gaze, and what is revealed.
@usableFromInline struct HoverState: Hashable, Sendable {
  /// The visibility of the pointer, apart from regions that hide it (S9).
  enum Visibility: Hashable, Sendable {
    case shown
    /// Hidden until the person moves the pointer or clicks (M6).
    case hidden
    /// Not on the surface.
    case away
    /// No input has placed or moved the pointer yet.
    case unseen
  }

  var visibility = Visibility.unseen
  @usableFromInline private(set) var target: TargetID?
  private(set) var frame: Rect?
  /// The resolved style of the hovered target; without a target, that of the free circle.
  var style: ResolvedStyle
  /// Whether the pointer is in the padding around an element that states its luminance, where the pointer is
  /// seen against the background.
  private(set) var isBeside = false
  /// The position of the last press, until the pointer is farther from it than the drag distance (I14).
  ///
  /// Until then, the target, the line and the step are those at this position, so that a finger that rolls as it
  /// clicks, or between the clicks of a double click, does not leave them.
  var pressPosition: Point?
  /// The lines of text beneath a drag.
  private(set) var lines = LineHysteresis()
  var recentering = InferredRecentering(on: nil, enteredAt: .zero)
  var gaze = GazeContext()
  var reveals = Reveals()

  init(style: ResolvedStyle) { self.style = style }

  mutating func hover(_ target: TargetID?, frame: Rect?) {
    self.target = target
    self.frame = frame
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

  /// The target that the pointer highlights or lifts.
  var coveringElement: TargetID? { style.isBehindContent ? target : nil }

  mutating func updateLines(model: Point, isPressed: Bool, distance: Double) {
    if style.hasLines, isPressed, let target, let frame {
      lines.update(for: pressPosition ?? model, of: target, in: frame, style: style, distance: distance)
    } else if lines.target != nil {
      lines = LineHysteresis()
    }
  }

  /// Updates ``isBeside``.
  mutating func updateBackdrop(model: Point) {
    isBeside = style.element.luminance != nil && frame?.contains(pointerLocation(of: model)) == false
  }

  /// The location of a click while the model pointer is at `model`.
  @inline(__always)
  func location(of model: Point) -> Point {
    guard let frame else { return model }
    return style.location(of: model, snapping: pressPosition ?? model, in: frame, lines: lines)
  }

  /// The position of the pointer without parallax: the location of a click, except along the track of a
  /// slider, on whose center the pointer stays (I12).
  @inline(__always)
  func pointerLocation(of model: Point) -> Point {
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
  /// axis on which every click is at the center.
  func dragLocation(of model: Point, isLatched: Bool) -> Point {
    var location = location(of: model)
    if isLatched { return location }
    if style.horizontal.precision == .whole { location.x = model.x }
    if style.vertical.precision == .whole { location.y = model.y }
    return location
  }
}
