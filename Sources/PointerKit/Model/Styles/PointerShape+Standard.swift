import Kinematics

/// Shapes of our own, ready made: each has about the visual weight of the 19-point circle (S8), no part
/// thinner than 4.5 points (S7), and its middle on the pointer's location (S6) unless it says otherwise.
extension PointerShape {
  /// A cross 24 points across with arms 4.5 points thick, for what needs more precision than the circle (S3,
  /// P7).
  public static let cross = PointerShape.path(.cross)
  /// Two triangles that point left and right, 31 points across: what is beneath moves sideways (S3).
  public static let horizontalArrows = PointerShape.path(.horizontalArrows)
  /// Two triangles that point up and down, 31 points high: what is beneath moves up and down (S3).
  public static let verticalArrows = PointerShape.path(.verticalArrows)
  /// A lying pill of 30 × 10 points (S2).
  public static let pill = PointerShape.roundedRect(Size(width: 30, height: 10), radius: 5)
  /// The grabber of a sheet or a divider: a bar of 40 × 7 points with round ends (S2).
  public static let grabber = PointerShape.roundedRect(Size(width: 40, height: 7), radius: 3.5)
  /// The tip of a marker, 16 × 25 points; it is held where it writes: its anchor is its point, at the bottom.
  public static let markerTip = PointerShape.path(.markerTip)
  /// A ring 22 points across, 4.5 thick, around a dot: a place is picked.
  public static let target = PointerShape.path(.target)
}

extension PointerPath {
  /// The share of the radius at which a quarter circle's control points lie: 4/3·(√2 − 1).
  private static let quarter = 0.552_284_749_830_793_4

  /// A cross 24 points across with arms 4.5 points thick, around the origin.
  public static let cross: PointerPath = {
    let (reach, half, round) = (12.0, 2.25, 1.0)
    var elements: [Element] = []
    // One arm with two rounded corners, four times, a quarter turn on each time.
    for turn in 0..<4 {
      func place(_ x: Double, _ y: Double) -> Point {
        switch turn {
        case 0: Point(x: x, y: y)
        case 1: Point(x: -y, y: x)
        case 2: Point(x: -x, y: -y)
        default: Point(x: y, y: -x)
        }
      }
      let corner = round * (1 - quarter)
      elements.append(turn == 0 ? .move(to: place(-half, -half)) : .line(to: place(-half, -half)))
      elements.append(.line(to: place(-half, round - reach)))
      elements.append(
        .cubic(
          to: place(round - half, -reach), first: place(-half, corner - reach),
          second: place(corner - half, -reach)))
      elements.append(.line(to: place(half - round, -reach)))
      elements.append(
        .cubic(
          to: place(half, round - reach), first: place(half - corner, -reach),
          second: place(half, corner - reach)))
    }
    return PointerPath(elements + [.close])
  }()

  /// Two triangles around the origin that point left and right, 31 points across.
  public static let horizontalArrows = arrows(isUpright: false)
  /// Two triangles around the origin that point up and down, 31 points high.
  public static let verticalArrows = arrows(isUpright: true)

  private static func arrows(isUpright: Bool) -> PointerPath {
    var elements: [Element] = []
    for side in [-1.0, 1] {
      func place(_ along: Double, _ across: Double) -> Point {
        isUpright ? Point(x: side * across, y: side * along) : Point(x: side * along, y: side * across)
      }
      elements += [.move(to: place(2.5, -9)), .line(to: place(15.5, 0)), .line(to: place(2.5, 9)), .close]
    }
    return PointerPath(elements)
  }

  /// The tip of a marker: a drop whose point, at the origin, is its lowest place.
  public static let markerTip: PointerPath = {
    let reach = 8 * quarter
    return PointerPath([
      .move(to: Point(x: 0, y: 0)),
      .cubic(to: Point(x: -8, y: -17), first: Point(x: -3, y: -4), second: Point(x: -8, y: -10)),
      .cubic(to: Point(x: 0, y: -25), first: Point(x: -8, y: -17 - reach), second: Point(x: -reach, y: -25)),
      .cubic(to: Point(x: 8, y: -17), first: Point(x: reach, y: -25), second: Point(x: 8, y: -17 - reach)),
      .cubic(to: Point(x: 0, y: 0), first: Point(x: 8, y: -10), second: Point(x: 3, y: -4)),
      .close,
    ])
  }()

  /// A ring around the origin, 22 points across and 4.5 thick, with a dot 5 points across in it.
  public static let target = PointerPath(
    circle(11, isClockwise: true) + circle(6.5, isClockwise: false) + circle(2.5, isClockwise: true))

  /// A circle around the origin.
  private static func circle(_ radius: Double, isClockwise: Bool) -> [Element] {
    let (x, reach) = (isClockwise ? radius : -radius, radius * quarter)
    let side = isClockwise ? reach : -reach
    return [
      .move(to: Point(x: 0, y: -radius)),
      .cubic(to: Point(x: x, y: 0), first: Point(x: side, y: -radius), second: Point(x: x, y: -reach)),
      .cubic(to: Point(x: 0, y: radius), first: Point(x: x, y: reach), second: Point(x: side, y: radius)),
      .cubic(to: Point(x: -x, y: 0), first: Point(x: -side, y: radius), second: Point(x: -x, y: reach)),
      .cubic(
        to: Point(x: 0, y: -radius), first: Point(x: -x, y: -reach), second: Point(x: -side, y: -radius)),
      .close,
    ]
  }
}
