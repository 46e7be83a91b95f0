import Kinematics

/// A quadratic or cubic Bézier curve.
enum BezierCurve {
  case quadratic(from: Point, control: Point, to: Point)
  case cubic(from: Point, first: Point, second: Point, to: Point)

  /// The point at a parameter, 0…1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    switch self {
    case .quadratic(let from, let control, let to):
      return from + (control - from) * (2 * s * t) + (to - from) * (t * t)
    case .cubic(let from, let first, let second, let to):
      return from + (first - from) * (3 * s * s * t) + (second - from) * (3 * s * t * t)
        + (to - from) * (t * t * t)
    }
  }

  /// Half the greatest magnitude of the second derivative.
  ///
  /// If n lines over equal intervals of the parameter replace the curve, they deviate from it by at most
  /// `bend` / (4·n²).
  var bend: Double {
    switch self {
    case .quadratic(let from, let control, let to):
      return ((from - control) + (to - control)).length
    case .cubic(let from, let first, let second, let to):
      let start = (from - first) + (second - first)
      let end = (first - second) + (to - second)
      return 3 * max(start.length, end.length)
    }
  }

  /// The parameters strictly between 0 and 1 at which the derivative of a coordinate is 0.
  ///
  /// Each extreme of the coordinate is at one of these parameters or at an end of the curve.
  func extrema(along axis: Axis) -> (Double?, Double?) {
    func inner(_ t: Double) -> Double? { t > 0 && t < 1 ? t : nil }
    switch self {
    case .quadratic(let from, let control, let to):
      let bend = (from[axis] - control[axis]) + (to[axis] - control[axis])
      return (inner((from[axis] - control[axis]) / bend), nil)
    case .cubic(let from, let first, let second, let to):
      // A third of the derivative is a·(1 − t)² + 2·b·(1 − t)·t + c·t².
      let (a, b, c) = (first[axis] - from[axis], second[axis] - first[axis], to[axis] - second[axis])
      let (square, half) = (a - 2 * b + c, b - a)
      let discriminant = half * half - square * a
      guard discriminant >= 0 else { return (nil, nil) }
      // This form of the quadratic formula finds both roots without cancellation.
      let root = discriminant.squareRoot()
      let q = -(half + (half < 0 ? -root : root))
      return (inner(q / square), inner(a / q))
    }
  }
}
