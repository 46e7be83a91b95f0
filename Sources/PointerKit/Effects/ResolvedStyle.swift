import Kinematics

/// A target's style with every rule applied: what the springs are to reach.
struct ResolvedStyle: Hashable, Sendable {
  /// The effect on the content.
  enum Effect: Hashable, Sendable {
    case none
    case highlight
    case lift
    case hover(HoverOptions)
  }

  var effect = Effect.none
  /// The axes on which the pointer keeps to a place of the target instead of the hand.
  var heldAxes: Axes = []
  var horizontalPrecision = AxisPrecision.continuous
  var verticalPrecision = AxisPrecision.continuous
  var outline = PointerAppearance.Outline.circle
  var size: Size
  var cornerRadius: Double
  var path: PointerPath?
  var isHidden = false
  /// What the element looks like beneath the pointer, where it says so.
  var luminance: Double?
  /// The element's own corner radius and colour, for its light, shadow and glow.
  var elementRadius = 0.0
  var elementColor: LinearColor?
  /// The system cursor for a host that does not draw the pointer.
  var cursor = CursorKind.arrow
  /// Whether a beam's length is the length of the line of text beneath it.
  var followsLines = false

  /// The free circle (P1, S1).
  init(configuration: PointerConfiguration, settings: PointerSettings) {
    let diameter = configuration.circleDiameter * settings.pointerScale
    size = Size(width: diameter, height: diameter)
    cornerRadius = diameter / 2
  }

  /// Whether the pointer becomes the element and lies behind its content (E1, E4, E14).
  var isBehindContent: Bool { effect == .highlight || effect == .lift }

  /// Whether the element may change its size (E1, E4, E7): a row that must not grow must not shrink under a press either.
  var scalesContent: Bool {
    switch effect {
    case .none: false
    case .highlight, .lift: true
    case .hover(let options): options.prefersScaledContent
    }
  }

  func precision(along axis: Axis) -> AxisPrecision {
    axis == .horizontal ? horizontalPrecision : verticalPrecision
  }

  /// The place nearest to a model position that the precision of each axis allows.
  func precise(_ model: Point, in frame: Rect) -> Point {
    Point(
      x: horizontalPrecision.place(model.x, from: frame.minX, to: frame.maxX),
      y: verticalPrecision.place(model.y, from: frame.minY, to: frame.maxY))
  }
}
