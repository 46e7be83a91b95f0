import Kinematics

/// The outlines of the accessories: simple (A3), 8 to 10 points, and lighter than the pointer that they
/// surround.
extension PointerAccessory.Shape {
  /// The outline, around the origin; shared, so that asking allocates nothing.
  public var glyph: PointerPath {
    switch self {
    case .arrow: Self.arrowGlyph
    case .plus: Self.plusGlyph
    case .minus: Self.minusGlyph
    case .circle: Self.circleGlyph
    case .circleSlash: Self.circleSlashGlyph
    case .menu: Self.menuGlyph
    case .path(let path): path
    }
  }

  /// An arrow's head with round corners; angle 0 is upward.
  private static let arrowGlyph = PointerPath([
    .move(to: Point(x: 0.9, y: -2.675)), .line(to: Point(x: 4.2, y: 1.725)),
    .quadratic(to: Point(x: 3.4, y: 3.225), control: Point(x: 5, y: 3.225)),
    .line(to: Point(x: -3.4, y: 3.225)),
    .quadratic(to: Point(x: -4.2, y: 1.725), control: Point(x: -5, y: 3.225)),
    .line(to: Point(x: -0.9, y: -2.675)),
    .quadratic(to: Point(x: 0.9, y: -2.675), control: Point(x: 0, y: -3.775)), .close,
  ])
  private static let plusGlyph = PointerPath(
    [
      .move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0)),
      .move(to: Point(x: 0, y: -4)), .line(to: Point(x: 0, y: 4)),
    ], strokeWidth: 2.25)
  private static let minusGlyph = PointerPath(
    [.move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0))], strokeWidth: 2.25)
  private static let circleGlyph = PointerPath(ring(radius: 4), strokeWidth: 2)
  private static let circleSlashGlyph = PointerPath(
    ring(radius: 4) + [.move(to: Point(x: -2.8, y: -2.8)), .line(to: Point(x: 2.8, y: 2.8))], strokeWidth: 2)
  private static let menuGlyph = PointerPath(
    [-3.5, 0, 3.5].flatMap { y in
      [PointerPath.Element.move(to: Point(x: -4, y: y)), .line(to: Point(x: 4, y: y))]
    }, strokeWidth: 2)

  /// A circle of four cubics; 0.5523 is the handle whose curve is off by less than 0.03 %.
  private static func ring(radius: Double) -> [PointerPath.Element] {
    let handle = radius * 0.5523
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(to: at(0, -radius)),
      .cubic(to: at(radius, 0), first: at(handle, -radius), second: at(radius, -handle)),
      .cubic(to: at(0, radius), first: at(radius, handle), second: at(handle, radius)),
      .cubic(to: at(-radius, 0), first: at(-handle, radius), second: at(-radius, handle)),
      .cubic(to: at(0, -radius), first: at(-radius, -handle), second: at(-handle, -radius)), .close,
    ]
  }
}
