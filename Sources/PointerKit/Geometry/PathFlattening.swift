import Kinematics

/// The subpaths of a path as polylines, with curves replaced by short lines.
struct PathFlattening {
  /// One subpath, with at least one point.
  struct Subpath {
    var points: [Point]
    var isClosed: Bool
  }

  /// The greatest number of points; if a path would have more, its curves get fewer lines, but at least one
  /// each.
  private static let greatestCount = 3072.0
  /// The greatest distance of the lines from their curve: a length in points, or a share of the longer side
  /// of the path's bounds, whichever is more.
  ///
  /// If a limit reduces the number of lines, the distance may be greater.
  private static let tolerance = (points: 0.005, share: 1e-4)
  private static let greatestLineCount = 32.0

  private(set) var subpaths: [Subpath] = []
  private var current: [Point] = []
  private let tolerance: Double
  /// Each curve gets one line, plus this share of the further lines that the curve requires.
  ///
  /// The tolerance determines how many lines a curve requires. The share is less than 1 if the path would
  /// otherwise have more than `greatestCount` points.
  private var lineShare = 1.0

  /// Flattens the elements of a path; each subpath must begin with a move.
  init(_ elements: [PointerPath.Element], extent: Double) {
    tolerance = max(PathFlattening.tolerance.points, extent * PathFlattening.tolerance.share)
    let lines = lineCount(elements)
    let rest = PathFlattening.greatestCount - Double(elements.count)
    if lines > rest { lineShare = max(0, rest / lines) }
    for element in elements { add(element) }
    finish(isClosed: false)
  }

  /// The number of points in all subpaths.
  var pointCount: Int { subpaths.reduce(0) { $0 + $1.points.count } }

  /// The number of lines that curves need in addition to one line for each element.
  private func lineCount(_ elements: [PointerPath.Element]) -> Double {
    var sum = 0.0
    var last = Point.zero
    for element in elements {
      if let curve = element.curve(from: last) { sum += lineCount(curve) - 1 }
      last = element.end ?? last
    }
    return sum
  }

  private func lineCount(_ curve: BezierCurve) -> Double {
    let lines = (curve.bend / (4 * tolerance)).squareRoot().rounded(.up)
    return max(1, min(PathFlattening.greatestLineCount, lines))
  }

  private mutating func add(_ element: PointerPath.Element) {
    switch element {
    case .move(let to):
      finish(isClosed: false)
      current.append(to)
    case .line(let to):
      current.append(to)
    case .quadratic, .cubic:
      if let last = current.last, let curve = element.curve(from: last) { append(curve) }
    case .close:
      finish(isClosed: true)
    }
  }

  private mutating func append(_ curve: BezierCurve) {
    let count = 1 + ((lineCount(curve) - 1) * lineShare).rounded(.down)
    for line in 1...Int(count) { current.append(curve.point(at: Double(line) / count)) }
  }

  private mutating func finish(isClosed: Bool) {
    if !current.isEmpty { subpaths.append(Subpath(points: current, isClosed: isClosed)) }
    current.removeAll()
  }
}
