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
  private static let leastTolerance = (points: 0.005, share: 1e-4)
  /// The greatest number of lines for one curve.
  private static let greatestLineCount = 32.0

  private(set) var subpaths: [Subpath] = []
  private var current: [Point] = []
  private let tolerance: Double
  /// The share of the lines beyond the first that each curve gets; below 1 only because of `greatestCount`.
  private var lineShare = 1.0

  /// Flattens elements in which each subpath begins with a move; `extent` is the longer side of their bounds.
  init(_ elements: [PointerPath.Element], extent: Double) {
    tolerance = max(PathFlattening.leastTolerance.points, extent * PathFlattening.leastTolerance.share)
    let lines = lineCount(elements)
    let rest = PathFlattening.greatestCount - Double(elements.count)
    if lines > rest { lineShare = max(0, rest / lines) }
    for element in elements { add(element) }
    finish(isClosed: false)
  }

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

/// The elements of a path with a move before each subpath.
///
/// Drawing libraries disagree about an outline that begins with a line or continues after a close. With these
/// elements, all of them draw the same outline. A first line becomes a move to its end, a first curve begins
/// at its first control point, and an outline that continues after a close begins again where the closed
/// subpath began. A close without an open subpath is dropped.
struct SubpathBeginnings {
  private(set) var elements: [PointerPath.Element] = []
  private var start: Point?
  private var isOpen = false

  /// Appends an element, preceded by a move if a move is missing.
  mutating func append(_ element: PointerPath.Element) {
    switch element {
    case .move(let to):
      begin(at: to)
      return
    case .line(let to):
      if !isOpen {
        guard let start else {
          begin(at: to)
          return
        }
        begin(at: start)
      }
    case .quadratic(_, let control):
      if !isOpen { begin(at: start ?? control) }
    case .cubic(_, let first, _):
      if !isOpen { begin(at: start ?? first) }
    case .close:
      guard isOpen else { return }
      isOpen = false
    }
    elements.append(element)
  }

  /// Drops all elements after the first `count`, and returns the number of dropped elements.
  mutating func limit(to count: Int) -> Int {
    let excess = max(0, elements.count - count)
    elements.removeLast(excess)
    return excess
  }

  private mutating func begin(at point: Point) {
    elements.append(.move(to: point))
    start = point
    isOpen = true
  }
}

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
      let a = first[axis] - from[axis]
      let b = second[axis] - first[axis]
      let c = to[axis] - second[axis]
      let square = a - 2 * b + c
      let half = b - a
      let discriminant = half * half - square * a
      guard discriminant >= 0 else { return (nil, nil) }
      // This form of the quadratic formula finds both roots without cancellation.
      let root = discriminant.squareRoot()
      let q = -(half + (half < 0 ? -root : root))
      return (inner(q / square), inner(a / q))
    }
  }
}
