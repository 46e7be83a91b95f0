import Kinematics

/// The outlines of the accessories: simple (A3), about 8 to 10 points across, with less weight than the
/// pointer.
extension PointerAccessory.Shape {
  /// The outline of the shape, which is shared, so that only its first use allocates memory.
  ///
  /// The outline is centered on the origin, except for `path`, whose outline is the given path.
  public var glyph: PointerPath {
    switch self {
    case .arrow: Self.glyphs[0]
    case .plus: Self.glyphs[1]
    case .minus: Self.glyphs[2]
    case .circle: Self.glyphs[3]
    case .circleSlash: Self.glyphs[4]
    case .menu: Self.glyphs[5]
    case .path(let path): path
    }
  }

  /// The glyphs in the order of the cases.
  ///
  /// They are created together, since the optimizer generates 3 kB of code for each separate constant.
  private static let glyphs: [PointerPath] = glyphElements.map {
    PointerPath($0.elements, strokeWidth: $0.stroke)
  }

  private static let glyphElements: [(elements: [PointerPath.Element], stroke: Double?)] = [
    // An arrowhead that points up, with round corners.
    (
      [
        .move(to: Point(x: 0.9, y: -2.675)), .line(to: Point(x: 4.2, y: 1.725)),
        .quadratic(to: Point(x: 3.4, y: 3.225), control: Point(x: 5, y: 3.225)),
        .line(to: Point(x: -3.4, y: 3.225)),
        .quadratic(to: Point(x: -4.2, y: 1.725), control: Point(x: -5, y: 3.225)),
        .line(to: Point(x: -0.9, y: -2.675)),
        .quadratic(to: Point(x: 0.9, y: -2.675), control: Point(x: 0, y: -3.775)), .close,
      ], nil
    ),
    (
      [
        .move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0)),
        .move(to: Point(x: 0, y: -4)), .line(to: Point(x: 0, y: 4)),
      ], 2.25
    ),
    ([.move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0))], 2.25),
    (PointerPath.circle(4), 2),
    (PointerPath.circle(4) + [.move(to: Point(x: -2.8, y: -2.8)), .line(to: Point(x: 2.8, y: 2.8))], 2),
    (
      [
        .move(to: Point(x: -4, y: -3.5)), .line(to: Point(x: 4, y: -3.5)),
        .move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0)),
        .move(to: Point(x: -4, y: 3.5)), .line(to: Point(x: 4, y: 3.5)),
      ], 2
    ),
  ]
}
