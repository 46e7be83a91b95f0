public import Kinematics

// Rows of Behaviors.md: S6, S8.

/// The shape of the pointer, and its visual weight.
///
/// With highlight and lift, the shape is centered on the element. Otherwise its center, or the
/// ``PointerPath/anchor`` of a path, is at the pointer's location. Lengths must be
/// finite and positive. Otherwise the element's size replaces a size, and
/// ``PointerConfiguration/Pointer/circleDiameter`` replaces a diameter or a length. A radius of 8 points replaces one
/// that is negative or not finite.
public enum PointerShape: Hashable, Sendable {
  /// A circle; 19 points across by default.
  case circle(diameter: Double = 19)
  /// A rectangle with rounded corners; their radius is 8 points by default.
  case roundedRect(Size, radius: Double = 8)
  /// A vertical beam, as over text; its length is limited to the height of the hit region.
  case verticalBeam(length: Double)
  /// A horizontal beam, as over vertical text; its length is limited to the width of the hit region.
  case horizontalBeam(length: Double)
  /// Any outline; a path without area is replaced with the free circle.
  case path(PointerPath)

  /// The visual weight of the free circle in square points, which other shapes should have too.
  public static let standardVisualWeight = Double.pi * 9.5 * 9.5

  /// The area that the shape paints, in square points; a beam counts as ``PointerPath/minimumStrokeWidth``
  /// thick, and a length that is not finite and positive as 0.
  public var visualWeight: Double {
    func area(_ width: Double, _ height: Double, _ radius: Double) -> Double {
      guard width.isFinite, height.isFinite else { return 0 }
      return RoundedRect(Rect(x: 0, y: 0, width: width, height: height), cornerRadius: radius).area
    }
    switch self {
    case .circle(let diameter): return area(diameter, diameter, diameter / 2)
    case .roundedRect(let size, let radius): return area(size.width, size.height, radius)
    case .verticalBeam(let length), .horizontalBeam(let length):
      return area(PointerPath.minimumStrokeWidth, length, PointerPath.minimumStrokeWidth / 2)
    case .path(let path): return path.visualWeight
    }
  }
}

/// A path is at the pointer's location with its anchor (S6).
extension PointerPath {
  /// The vector from the anchor to the center of the bounds.
  ///
  /// Since the anchor is at the pointer's location, this vector also leads from that location to the center
  /// of the shape.
  var centerOffset: Vector { bounds.center - anchor }

  /// The movement that brings the anchor back to the pointer's location after the shape is scaled about the
  /// shape's center (S6).
  func anchorShift(atScale scale: Double) -> Vector { centerOffset * (scale - 1) }
}

/// Standard shapes with about the visual weight of the 19-point circle (S8). No part is thinner than 4.5
/// points (S7). Unless stated otherwise, the center is at the pointer's location (S6).
extension PointerShape {
  /// A cross 24 points across with arms 4.5 points thick, for more precision than the circle has.
  public static let cross = PointerShape.path(.cross)
  /// Two triangles that point left and right, 31 points across, for something that moves horizontally.
  public static let horizontalArrows = PointerShape.path(.horizontalArrows)
  /// Two triangles that point up and down, 31 points high, for something that moves vertically.
  public static let verticalArrows = PointerShape.path(.verticalArrows)
  /// A horizontal pill of 30 × 10 points.
  public static let pill = PointerShape.roundedRect(Size(width: 30, height: 10), radius: 5)
  /// The grabber of a sheet or a divider: a bar of 40 × 7 points with round ends.
  public static let grabber = PointerShape.roundedRect(Size(width: 40, height: 7), radius: 3.5)
  /// The tip of a marker, 16 × 25 points; its anchor is its lowest point, where it writes.
  public static let markerTip = PointerShape.path(.markerTip)
  /// A ring 22 points across and 4.5 points thick around a dot, for choosing a position.
  public static let bullseye = PointerShape.path(.bullseye)
}

/// The paths of the standard shapes, which are centered on the origin, except for the marker.
extension PointerPath {
  /// The distance from the ends to the control points of a quarter of the unit circle: 4/3·(√2 − 1).
  private static let quarter = 0.552_284_749_830_793_4

  static var cross: PointerPath { standard[0] }
  static var horizontalArrows: PointerPath { standard[1] }
  static var verticalArrows: PointerPath { standard[2] }
  static var markerTip: PointerPath { standard[3] }
  static var bullseye: PointerPath { standard[4] }

  // Created together, since the optimizer generates 3 kB of code for each separate constant.
  private static let standard: [PointerPath] = [
    (crossElements(), nil), (arrows(isUpright: false), nil), (arrows(isUpright: true), nil),
    (markerElements(), Point.zero), (circle(11) + circle(6.5, isClockwise: false) + circle(2.5), nil),
  ].map { PointerPath($0, anchor: $1) }

  private static func crossElements() -> [Element] {
    let (reach, half, round) = (12.0, 2.25, 1.0)
    var elements: [Element] = []
    // One arm with two rounded corners, in four directions.
    for turn in 0..<4 {
      func point(_ x: Double, _ y: Double) -> Point {
        switch turn {
        case 0: Point(x: x, y: y)
        case 1: Point(x: -y, y: x)
        case 2: Point(x: -x, y: -y)
        default: Point(x: y, y: -x)
        }
      }
      let corner = round * (1 - quarter)
      elements.append(turn == 0 ? .move(to: point(-half, -half)) : .line(to: point(-half, -half)))
      elements.append(.line(to: point(-half, round - reach)))
      elements.append(
        .cubic(
          to: point(round - half, -reach), first: point(-half, corner - reach),
          second: point(corner - half, -reach)))
      elements.append(.line(to: point(half - round, -reach)))
      elements.append(
        .cubic(
          to: point(half, round - reach), first: point(half - corner, -reach),
          second: point(half, corner - reach)))
    }
    return elements + [.close]
  }

  /// Two triangles as one contour, so that other contours can morph to it corner to corner.
  ///
  /// It leads from triangle to triangle along a line, and back along the same line, which paints nothing.
  private static func arrows(isUpright: Bool) -> [Element] {
    var elements: [Element] = []
    for side in [-1.0, 1] {
      for (along, across) in [(2.5, 0.0), (2.5, -9), (15.5, 0), (2.5, 9), (2.5, 0)] {
        let (x, y) = isUpright ? (-side * across, side * along) : (side * along, side * across)
        elements.append(elements.isEmpty ? .move(to: Point(x: x, y: y)) : .line(to: Point(x: x, y: y)))
      }
    }
    return elements + [.close]
  }

  /// A drop with its tip at the origin and its round end 25 points above.
  private static func markerElements() -> [Element] {
    let reach = 8 * quarter
    return [
      .move(to: Point(x: 0, y: 0)),
      .cubic(to: Point(x: -8, y: -17), first: Point(x: -3, y: -4), second: Point(x: -8, y: -10)),
      .cubic(to: Point(x: 0, y: -25), first: Point(x: -8, y: -17 - reach), second: Point(x: -reach, y: -25)),
      .cubic(to: Point(x: 8, y: -17), first: Point(x: reach, y: -25), second: Point(x: 8, y: -17 - reach)),
      .cubic(to: Point(x: 0, y: 0), first: Point(x: 8, y: -10), second: Point(x: 3, y: -4)),
      .close,
    ]
  }

  /// Four curves around the origin.
  static func circle(_ radius: Double, isClockwise: Bool = true) -> [Element] {
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
