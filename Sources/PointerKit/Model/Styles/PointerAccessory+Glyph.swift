import Kinematics

/// The outlines of the accessories: simple (A3), 8 to 10 points across, and lighter than the pointer.
extension PointerAccessory.Shape {
  /// The outline, centered on the origin; it is shared, so that reading it allocates nothing.
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

  /// The head of an arrow with round corners, which points up.
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
  private static let circleGlyph = PointerPath(PointerPath.circle(4), strokeWidth: 2)
  private static let circleSlashGlyph = PointerPath(
    PointerPath.circle(4) + [.move(to: Point(x: -2.8, y: -2.8)), .line(to: Point(x: 2.8, y: 2.8))],
    strokeWidth: 2)
  private static let menuGlyph = PointerPath(
    [-3.5, 0, 3.5].flatMap { y in
      [PointerPath.Element.move(to: Point(x: -4, y: y)), .line(to: Point(x: 4, y: y))]
    }, strokeWidth: 2)
}
