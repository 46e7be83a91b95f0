import Kinematics

/// The subpaths of a path as polylines, with curves replaced by short lines.
struct PathFlattening {
  /// One subpath, with at least one point.
  struct Subpath {
    var points: [Point]
    var isClosed: Bool
  }

  /// The number of points after which the rest of a path is ignored.
  private static let greatestCount = 8192
  /// The greatest distance of lines from their curve, in points, or as a share of the extent if that is more.
  private static let tolerance = (points: 0.005, share: 1e-4)
  private static let greatestLineCount = 32.0

  private(set) var subpaths: [Subpath] = []
  private var current: [Point] = []
  private var start = Point.zero
  private var startsAgain = false
  private var count = 0
  private let tolerance: Double

  init(_ elements: [PointerPath.Element], extent: Double) {
    tolerance = max(PathFlattening.tolerance.points, extent * PathFlattening.tolerance.share)
    for element in elements {
      if count > PathFlattening.greatestCount { break }
      add(element)
    }
    finish(isClosed: false)
  }

  private mutating func add(_ element: PointerPath.Element) {
    switch element {
    case .move(let to):
      finish(isClosed: false)
      startsAgain = false
      append(to)
    case .line(let to):
      append(to)
    case .quadratic(let to, let control):
      append(.quadratic(from: current.last ?? control, control: control, to: to))
    case .cubic(let to, let first, let second):
      append(.cubic(from: current.last ?? first, first: first, second: second, to: to))
    case .close:
      finish(isClosed: true)
    }
  }

  private mutating func append(_ curve: BezierCurve) {
    let lines = (curve.bend / (4 * tolerance)).squareRoot().rounded(.up)
    let count = max(1, min(PathFlattening.greatestLineCount, lines))
    if current.isEmpty { append(curve.point(at: 0)) }
    for line in 1...Int(count) { append(curve.point(at: Double(line) / count)) }
  }

  private mutating func append(_ point: Point) {
    // After a close the next line begins where the subpath did.
    if current.isEmpty, startsAgain {
      current.append(start)
      startsAgain = false
    }
    if current.isEmpty { start = point }
    current.append(point)
    count += 1
  }

  private mutating func finish(isClosed: Bool) {
    if !current.isEmpty { subpaths.append(Subpath(points: current, isClosed: isClosed)) }
    current.removeAll()
    startsAgain = isClosed
  }
}
