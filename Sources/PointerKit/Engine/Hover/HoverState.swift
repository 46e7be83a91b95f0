import Kinematics
import Magnetism

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
  /// The hovered target, and its frame in the window.
  @usableFromInline private(set) var target: TargetID?
  private(set) var frame: Rect?
  /// The resolved style of the hovered target; without a target, the style of the free circle.
  var style: ResolvedStyle
  /// Whether the pointer is in the padding around an element that states its luminance, where the pointer is
  /// seen against the background.
  private(set) var isBeside = false
  /// The lines of text beneath a drag.
  private(set) var lines = LineHysteresis()
  /// How far recentering has moved the pointer on the hovered target, after lifts of the finger that were
  /// only inferred.
  var recentering = InferredRecentering(on: nil, enteredAt: .zero)
  /// The position at which the person looks, and the space there.
  var gaze = GazeContext()
  /// The elements that are revealed because of the pointer's position.
  var reveals = Reveals()

  init(style: ResolvedStyle) { self.style = style }

  mutating func hover(_ target: TargetID?, frame: Rect?) {
    self.target = target
    self.frame = frame
  }

  /// Adopts the present frame of the target, moves the location of a latched press along, and returns the
  /// frame's movement.
  ///
  /// If the size differs, the element was not moved but laid out again, and the result is zero.
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

  /// The target that the pointer highlights or lifts; nil if there is none.
  ///
  /// The getter is mutating although it changes nothing, since Swift passes a copy of so large a value to a
  /// nonmutating getter.
  var coveringElement: TargetID? {
    mutating get { style.isBehindContent ? target : nil }
  }

  /// Updates the lines of text beneath a press; without a press, forgets the lines.
  mutating func updateLines(model: Point, isPressed: Bool, distance: Double) {
    if style.hasLines, isPressed, let target, let frame {
      lines.update(for: model, of: target, in: frame, style: style, distance: distance)
    } else if lines.target != nil {
      lines = LineHysteresis()
    }
  }

  /// Updates ``isBeside``; returns whether it has changed.
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

  /// The location of a click while the model pointer is at `model`.
  ///
  /// The method is mutating although it changes nothing, since Swift passes a copy of so large a value to a
  /// nonmutating method.
  mutating func location(of model: Point) -> Point {
    guard let frame else { return model }
    return style.location(of: model, in: frame, lines: lines)
  }

  /// The position of the pointer without parallax: the location of a click, except along the track of a
  /// slider.
  ///
  /// Along the track the location follows the model pointer, but the pointer stays on the center of the
  /// slider (I12).
  mutating func pointerLocation(of model: Point) -> Point {
    var location = location(of: model)
    if style.latch == nil, let frame {
      if style.horizontal.isCenteredOnly { location.x = frame.center.x }
      if style.vertical.isCenteredOnly { location.y = frame.center.y }
    }
    return location
  }

  /// The location of a drag while the model pointer is at `model`.
  ///
  /// It is the location of a click, except along an axis on which every click is at the center of the target.
  /// Along such an axis, the location of a drag has the coordinate of the model pointer, since the center
  /// does not move with the pointer.
  ///
  /// For a latched target, the location of a drag is always the location of a click. Along an axis on which
  /// the target does not move, that location may stay at the center.
  mutating func dragLocation(of model: Point, isLatched: Bool) -> Point {
    var location = location(of: model)
    if isLatched { return location }
    if style.horizontal.precision == .whole { location.x = model.x }
    if style.vertical.precision == .whole { location.y = model.y }
    return location
  }
}
