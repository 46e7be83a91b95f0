import Kinematics
import Magnetism

/// Which target a click would reach, how the pointer looks over it, and why.
struct HoverState: Hashable, Sendable {
  /// Whether the pointer can be seen.
  enum Visibility: Hashable, Sendable {
    case shown
    /// Hidden until the person moves the pointer (M6).
    case hidden
    /// Not on the surface.
    case away
    /// No input has placed or moved it yet.
    case unseen
  }

  var visibility = Visibility.unseen
  /// The hovered target, and its frame in the window.
  private(set) var target: TargetID?
  private(set) var frame: Rect?
  /// The resolved style of the target; without one the free circle.
  var style: ResolvedStyle
  /// Whether the pointer is in the padding of the target's region, beside an element whose luminance is known: there
  /// it is seen against the background.
  private(set) var isBeside = false
  /// The lines of text that a drag stays on.
  private(set) var lines = LineHysteresis()
  /// How far the pointer was recentered on the target without a lift that is certain.
  var recentering = InferredRecentering(on: nil, enteredAt: .zero)
  /// Where the person looks.
  var gaze = GazeContext()
  /// What is revealed because of where the pointer is.
  var reveals = Reveals()

  init(style: ResolvedStyle) { self.style = style }

  @inline(__always)
  mutating func hover(_ target: TargetID?, frame: Rect?) {
    self.target = target
    self.frame = frame
  }

  /// Takes the present frame of the target, and returns how far that has moved, with the position of a press on it.
  ///
  /// An element of another size is not moved but laid out anew: then it is zero.
  mutating func follow(frame: Rect?) -> Vector {
    defer { self.frame = frame }
    guard let old = self.frame, let frame, frame.origin != old.origin else { return .zero }
    // The differences of edges that were moved are rounded.
    let (width, height) = (frame.width - old.width, frame.height - old.height)
    guard width.magnitude < 1e-6, height.magnitude < 1e-6 else { return .zero }
    let movement = frame.origin - old.origin
    style.latch?.location += movement
    return movement
  }

  /// The target that the pointer highlights or lifts; mutating as ``location(of:)``.
  var host: TargetID? {
    @inline(__always)
    mutating get { style.isBehindContent ? target : nil }
  }

  /// Follows the lines of text beneath a press; without one no line is kept.
  @inline(__always)
  mutating func updateLines(model: Point, isPressed: Bool, distance: Double) {
    if style.hasLines, isPressed, let target, let frame {
      lines.update(for: model, of: target, in: frame, style: style, distance: distance)
    } else if lines.target != nil {
      lines = LineHysteresis()
    }
  }

  /// Finds whether the pointer is beside the element; true if that has changed.
  @inline(__always)
  mutating func updateBackdrop(model: Point) -> Bool {
    if style.element.luminance == nil, !isBeside { return false }
    let wasBeside = isBeside
    isBeside = isBeside(model)
    return isBeside != wasBeside
  }

  @inline(never)
  private mutating func isBeside(_ model: Point) -> Bool {
    guard style.element.luminance != nil, let frame else { return false }
    return !frame.contains(pointerLocation(of: model))
  }

  /// The location of a click while the model pointer has a position.
  ///
  /// Mutating, though nothing changes: see ``Presentation``.
  @inline(__always)
  mutating func location(of model: Point) -> Point {
    guard let frame else { return model }
    return style.location(of: model, in: frame, lines: lines)
  }

  /// The location of a click, but the center of the target along the track of a slider: there the location follows the
  /// model pointer, and the pointer stays on the slider (I12).
  @inline(__always)
  mutating func pointerLocation(of model: Point) -> Point {
    var location = location(of: model)
    if style.latch == nil, let frame {
      if style.horizontal.isCenteredOnly { location.x = frame.center.x }
      if style.vertical.isCenteredOnly { location.y = frame.center.y }
    }
    return location
  }

  /// The location of a drag while the model pointer has a position: that of a click, but not the center of a
  /// whole target, which would not move with the pointer.
  ///
  /// A latched target stays at its center across the direction in which it moves.
  mutating func dragLocation(of model: Point, isLatched: Bool) -> Point {
    var location = location(of: model)
    if isLatched { return location }
    if style.horizontal.precision == .whole { location.x = model.x }
    if style.vertical.precision == .whole { location.y = model.y }
    return location
  }
}
