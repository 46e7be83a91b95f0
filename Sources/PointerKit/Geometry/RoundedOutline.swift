import Kinematics

/// The 128 corners of the polygon that approximates a rounded rectangle around the origin.
///
/// The corners are at equal steps from the center of the top edge. A step is measured by length and by
/// turning, as in ``ShapeOutline``.
enum RoundedOutline {
  /// A corner whose coordinates are linear functions of the sides and the radius.
  ///
  /// Given the rates at which these change, `position` returns the velocity of the corner instead.
  struct Corner {
    /// The factors of the width and of the radius.
    fileprivate var x: SIMD2<Double>
    /// The factors of the height and of the radius.
    fileprivate var y: SIMD2<Double>

    func position(_ sides: SIMD3<Double>) -> Point {
      Point(x: x.x * sides.x + x.y * sides.z, y: y.x * sides.y + y.y * sides.z)
    }
  }

  /// Calls `body` with each corner's index, the sides with a radius clamped to fit them, and the corner.
  ///
  /// `sides` contains the width, the height and the corner radius.
  static func forEachCorner(
    of sides: SIMD3<Double>, _ body: (_ index: Int, _ sides: SIMD3<Double>, _ corner: Corner) -> Void
  ) {
    let radius = max(0, min(sides.z, min(sides.x, sides.y) / 2))
    let across = max(0, sides.x - 2 * radius)
    let down = max(0, sides.y - 2 * radius)
    let perimeter = max(2 * (across + down + Double.pi * radius), 1e-9)
    // A quarter of the steps: half the top edge, the bend, and half the right edge.
    let top = across / perimeter / 4
    let right = down / perimeter / 4
    let bend = Double.pi * radius / perimeter / 4 + 0.125
    let count = ShapeOutline.cornerCount / 4
    for index in ShapeOutline.corners {
      let quarter = index / count
      let isBack = quarter % 2 == 1
      let step = Double(isBack ? count - index % count : index % count) / Double(ShapeOutline.cornerCount)
      var corner: Corner
      if step < top {
        let share = 0.5 * step / top
        corner = Corner(x: SIMD2(share, -2 * share), y: SIMD2(-0.5, 0))
      } else if step <= top + bend {
        let (sin, cos) = Elementary.sincos((step - top) / bend * (Double.pi / 2))
        corner = Corner(x: SIMD2(0.5, sin - 1), y: SIMD2(-0.5, 1 - cos))
      } else {
        let share = min(0.5, 0.5 * (step - top - bend) / right)
        corner = Corner(x: SIMD2(0.5, 0), y: SIMD2(share - 0.5, 1 - 2 * share))
      }
      // The other quarters mirror the first.
      if quarter >= 2 { corner.x = -corner.x }
      if quarter == 1 || quarter == 2 { corner.y = -corner.y }
      body(index, SIMD3(sides.x, sides.y, radius), corner)
    }
  }
}
