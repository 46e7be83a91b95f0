import Kinematics

/// The smallest rectangle around an outline: curves reach as far as they bend, not as far as their control
/// points.
enum PathExtent {
  static func bounds(of elements: [PointerPath.Element]) -> Rect? {
    var bounds: Rect?
    func add(_ point: Point) {
      let dot = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
      bounds = bounds?.union(dot) ?? dot
    }
    var current: Point?
    var beginning: Point?
    for element in elements {
      guard let to = element.points.first else {
        current = beginning
        continue
      }
      add(to)
      switch element {
      case .move: beginning = to
      case .line, .close: break
      case .quadratic(_, let control):
        let from = current ?? control
        for axis in [Axis.horizontal, .vertical] {
          let bend = (from[axis] - control[axis]) + (to[axis] - control[axis])
          let t = (from[axis] - control[axis]) / bend
          if t > 0, t < 1 { add(PathExtent.place(from, control, to, at: t)) }
        }
      case .cubic(_, let first, let second):
        let from = current ?? first
        for axis in [Axis.horizontal, .vertical] {
          // A third of the derivative: a·(1 − t)² + 2·b·(1 − t)·t + c·t².
          let (a, b, c) = (first[axis] - from[axis], second[axis] - first[axis], to[axis] - second[axis])
          let (square, half) = (a - 2 * b + c, b - a)
          let root = half * half - square * a
          guard root >= 0 else { continue }
          // Both roots without cancellation.
          let q = -(half + (half < 0 ? -root.squareRoot() : root.squareRoot()))
          for t in [q / square, a / q] where t > 0 && t < 1 {
            add(PathExtent.place(from, first, second, to, at: t))
          }
        }
      }
      current = to
    }
    return bounds
  }

  static func place(_ from: Point, _ control: Point, _ to: Point, at t: Double) -> Point {
    let s = 1 - t
    return from + (control - from) * (2 * s * t) + (to - from) * (t * t)
  }

  static func place(_ from: Point, _ first: Point, _ second: Point, _ to: Point, at t: Double) -> Point {
    let s = 1 - t
    return from + (first - from) * (3 * s * s * t) + (second - from) * (3 * s * t * t)
      + (to - from) * (t * t * t)
  }
}
