import Kinematics

/// The corners of a rounded rectangle, placed once: each is a fixed mixture of the sides and the radius, so
/// that the outline of changing sides, and its velocity, follow from theirs.
enum RoundedOutline {
  /// Puts the corners of a rounded rectangle around the origin into a list.
  static func write(_ sides: SIMD3<Double>, points: inout [Point]) {
    let grid = Grid(sides)
    for index in ShapeOutline.main {
      let (quarter, along, out) = grid.mixture(index)
      points[index] = place(quarter, along, out, grid.sides)
    }
  }

  /// Puts the corners into a list, and their velocities into another.
  static func write(
    _ sides: SIMD3<Double>, velocity: SIMD3<Double>, points: inout [Point], velocities: inout [Vector]
  ) {
    let grid = Grid(sides)
    for index in ShapeOutline.main {
      let (quarter, along, out) = grid.mixture(index)
      points[index] = place(quarter, along, out, grid.sides)
      velocities[index] = place(quarter, along, out, velocity) - .zero
    }
  }

  /// Where along the contour the corners lie.
  ///
  /// As ``OutlineSampling`` has it, a step is half length and half turning; it begins at the middle of the
  /// top.
  private struct Grid {
    let sides: SIMD3<Double>
    /// What a lying edge, an upright edge and a corner count.
    let lying: Double
    let upright: Double
    let bend: Double

    init(_ given: SIMD3<Double>) {
      let radius = max(0, min(given.z, min(given.x, given.y) / 2))
      sides = SIMD3(given.x, given.y, radius)
      let (across, down) = (max(0, given.x - 2 * radius), max(0, given.y - 2 * radius))
      let perimeter = max(2 * (across + down + Double.pi * radius), 1e-9)
      lying = across / perimeter / 2
      upright = down / perimeter / 2
      bend = Double.pi * radius / perimeter / 4 + 0.125
    }

    /// A quarter, and the mixtures of its edge's length and depth with the radius: along the edge and out of
    /// it.
    func mixture(_ index: Int) -> (quarter: Int, along: SIMD2<Double>, out: SIMD2<Double>) {
      let total = 2 * (lying + upright) + 4 * bend
      var rest = total * Double(index) / Double(ShapeOutline.mainCount) + lying / 2
      if rest >= total { rest -= total }
      // Four times an edge and then a corner: top, right, bottom, left.
      var quarter = 0
      while quarter < 3 {
        let length = (quarter % 2 == 0 ? lying : upright) + bend
        if rest < length { break }
        rest -= length
        quarter += 1
      }
      let edge = quarter % 2 == 0 ? lying : upright
      if rest < edge {
        let share = rest / edge
        return (quarter, SIMD2(share - 0.5, 1 - 2 * share), SIMD2(0.5, 0))
      }
      let (sin, cos) = Elementary.sincos(min(1, (rest - edge) / bend) * (Double.pi / 2))
      return (quarter, SIMD2(0.5, sin - 1), SIMD2(0.5, cos - 1))
    }
  }

  private static func place(
    _ quarter: Int, _ along: SIMD2<Double>, _ out: SIMD2<Double>, _ sides: SIMD3<Double>
  ) -> Point {
    let (length, depth) = quarter % 2 == 0 ? (sides.x, sides.y) : (sides.y, sides.x)
    let a = along.x * length + along.y * sides.z
    let b = out.x * depth + out.y * sides.z
    switch quarter {
    case 0: return Point(x: a, y: -b)
    case 1: return Point(x: b, y: a)
    case 2: return Point(x: -a, y: b)
    default: return Point(x: -b, y: -a)
    }
  }
}
