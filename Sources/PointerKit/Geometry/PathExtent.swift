import Kinematics

/// The smallest rectangle around an outline: curves reach as far as they bend, not to their control points.
enum PathExtent {
  static func bounds(of elements: [PointerPath.Element]) -> Rect? {
    var points: [Point] = []
    var current: Point?
    var start: Point?
    for element in elements {
      guard let to = element.points.first else {
        current = start
        continue
      }
      points.append(to)
      var curve: BezierCurve?
      switch element {
      case .move: start = to
      case .line, .close: break
      case .quadratic(_, let control):
        curve = .quadratic(from: current ?? control, control: control, to: to)
      case .cubic(_, let first, let second):
        curve = .cubic(from: current ?? first, first: first, second: second, to: to)
      }
      if let curve {
        for axis in [Axis.horizontal, .vertical] {
          for t in curve.extrema(along: axis) { points.append(curve.point(at: t)) }
        }
      }
      current = to
    }
    return points.isEmpty ? nil : Contour.bounds(of: points)
  }
}
