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
  /// What the visible pointer keeps to along each axis.
  var horizontalHold = SnapMode.free
  var verticalHold = SnapMode.free
  var outline = PointerAppearance.Outline.circle
  var size: Size
  var cornerRadius: Double
  var path: PointerPath?
  /// How far the shape's middle lies from where it would be.
  var shapeOffset = Vector.zero
  var isHidden = false
  /// What the element looks like beneath the pointer, where it says so.
  var luminance: Double?
  /// The element's own corner radius and colour, for its light, shadow and glow.
  var elementRadius = 0.0
  var elementColor: LinearColor?
  /// The system cursor for a host that does not draw the pointer.
  var cursor = CursorKind.arrow
  /// The axes along which a pressed target lets the pointer go while it holds the others, and where it holds
  /// them (R6).
  var latchedAxes: Axes = []
  var latchedPlace = Point.zero
  /// Small shapes around the pointer (A1).
  var accessories: [PointerAccessory] = []
  /// Whether a beam's length is the length of the line of text beneath it.
  var followsLines = false

  /// The free circle (P1, S1).
  init(configuration: PointerConfiguration, settings: PointerSettings) {
    let diameter = configuration.circleDiameter * settings.pointerScale
    size = Size(width: diameter, height: diameter)
    cornerRadius = diameter / 2
  }

  /// Whether the pointer becomes the element and lies behind its content (E1, E4, E14).
  @inline(__always)
  var isBehindContent: Bool { effect == .highlight || effect == .lift }

  /// Whether the element may change its size (E1, E4, E7): a row that must not grow must not shrink under a
  /// press either.
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

  /// Whether it has lines of text along an axis.
  @inline(__always)
  var hasLines: Bool { horizontalHold == .lines || verticalHold == .lines }

  /// The place nearest to a model position that the precision of each axis allows, on the lines that are
  /// held.
  @inline(__always)
  func precise(_ model: Point, in frame: Rect, holding hold: LineHold = LineHold()) -> Point {
    if latchedAxes != [] { return latchedPlace(model, in: frame, holding: hold) }
    return Point(
      x: horizontalPrecision.position(
        nearest: model.x, from: frame.minX, to: frame.maxX, line: hold.horizontal),
      y: verticalPrecision.position(nearest: model.y, from: frame.minY, to: frame.maxY, line: hold.vertical))
  }

  /// The size of the pointer at a model position: a beam that follows lines is as long as its line (P5).
  func size(
    _ model: Point, in frame: Rect, holding hold: LineHold, configuration: borrowing PointerConfiguration
  ) -> Size {
    guard followsLines else { return size }
    let isUpright = outline == .verticalBeam
    let line =
      isUpright
      ? verticalPrecision.line(at: model.y, from: frame.minY, index: hold.vertical)
      : horizontalPrecision.line(at: model.x, from: frame.minX, index: hold.horizontal)
    guard let line else { return size }
    let length =
      line.length > 0
      ? min(line.length, configuration.maximumBeamLength) : configuration.circleDiameter
    return isUpright
      ? Size(width: size.width, height: length) : Size(width: length, height: size.height)
  }
}
