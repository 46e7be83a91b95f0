import Kinematics

/// The 128 corners of the polygon that approximates a rounded rectangle around the origin.
///
/// For given sides, each corner of the polygon is assigned to a point on an edge or on a bend, which is one
/// of the four arcs. With this assignment, the position of the corner is a linear function of the sides and
/// the radius.
enum RoundedOutline {
  /// Calls `body` with each corner's index, the sides with a radius clamped to fit them, and the corner.
  ///
  /// `sides` contains the width, the height and the corner radius. The corners are at equal steps that begin
  /// at the center of the top edge. A step is measured as in ``OutlineSampling``.
  static func forEachCorner(
    of sides: SIMD3<Double>, _ body: (_ index: Int, _ sides: SIMD3<Double>, _ corner: Corner) -> Void
  ) {
    let radius = max(0, min(sides.z, min(sides.x, sides.y) / 2))
    let (across, down) = (max(0, sides.x - 2 * radius), max(0, sides.y - 2 * radius))
    let perimeter = max(2 * (across + down + Double.pi * radius), 1e-9)
    let edges = (horizontal: across / perimeter / 2, vertical: down / perimeter / 2)
    let bend = Double.pi * radius / perimeter / 4 + 0.125
    for index in ShapeOutline.main {
      let corner = Corner(index, horizontal: edges.horizontal, vertical: edges.vertical, bend: bend)
      body(index, SIMD3(sides.x, sides.y, radius), corner)
    }
  }

  struct Corner {
    /// The quarter of the contour: 0 is the top edge with the top right corner, and 1 to 3 follow clockwise.
    private var quarter = 0
    /// Two factors that determine the coordinate along the edge.
    ///
    /// The coordinate is the first factor times the length of the edge, rounded parts included, plus the
    /// second factor times the radius.
    private let along: SIMD2<Double>
    /// Two factors that determine the coordinate outward from the center.
    ///
    /// The coordinate is the first factor times the length of a perpendicular edge, rounded parts included,
    /// plus the second factor times the radius.
    private let outward: SIMD2<Double>

    /// Creates the corner at an index of the contour, given the shares of the steps on each horizontal edge,
    /// each vertical edge and each bend.
    fileprivate init(_ index: Int, horizontal: Double, vertical: Double, bend: Double) {
      let total = 2 * (horizontal + vertical) + 4 * bend
      var rest = total * Double(index) / Double(ShapeOutline.mainCount) + horizontal / 2
      if rest >= total { rest -= total }
      while quarter < 3 {
        let length = (quarter % 2 == 0 ? horizontal : vertical) + bend
        if rest < length { break }
        rest -= length
        quarter += 1
      }
      let edge = quarter % 2 == 0 ? horizontal : vertical
      if rest < edge {
        let share = rest / edge
        (along, outward) = (SIMD2(share - 0.5, 1 - 2 * share), SIMD2(0.5, 0))
      } else {
        let (sin, cos) = Elementary.sincos(min(1, (rest - edge) / bend) * (Double.pi / 2))
        (along, outward) = (SIMD2(0.5, sin - 1), SIMD2(0.5, cos - 1))
      }
    }

    /// The corner's position relative to the center.
    ///
    /// The position is linear in the sides and the radius. So for the rates at which the sides and the radius
    /// change, this function returns the velocity of the corner.
    func position(_ sides: SIMD3<Double>) -> Point {
      let (length, depth) = quarter % 2 == 0 ? (sides.x, sides.y) : (sides.y, sides.x)
      let a = along.x * length + along.y * sides.z
      let b = outward.x * depth + outward.y * sides.z
      switch quarter {
      case 0: return Point(x: a, y: -b)
      case 1: return Point(x: b, y: a)
      case 2: return Point(x: -a, y: b)
      default: return Point(x: -b, y: -a)
      }
    }
  }
}
