import Kinematics

/// The subpaths of a path as lines of points, curves included.
struct PathFlattening {
  /// One subpath; it has at least one point.
  struct Subpath {
    var points: [Point]
    var isClosed: Bool
  }

  /// A path of thousands of elements is looked at up to here.
  private static let greatestCount = 8192
  /// Lines stay this near to their curves, in points; a ten-thousandth of the extent if that is more.
  private static let nearness = 0.005

  private(set) var subpaths: [Subpath] = []
  private var current: [Point] = []
  private var beginning = Point.zero
  private var needsBeginning = false
  private var count = 0
  private let tolerance: Double

  init(_ elements: [PointerPath.Element], extent: Double) {
    tolerance = max(PathFlattening.nearness, extent * 1e-4)
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
      needsBeginning = false
      append(to)
    case .line(let to):
      append(to)
    case .quadratic(let to, let control):
      let from = current.last ?? control
      let bend = (from - control) + (to - control)
      curve(bend: bend.length) { t in
        let s = 1 - t
        return from + (control - from) * (2 * s * t) + (to - from) * (t * t)
      }
    case .cubic(let to, let first, let second):
      let from = current.last ?? first
      let bends = ((from - first) + (second - first), (first - second) + (to - second))
      curve(bend: 3 * max(bends.0.length, bends.1.length)) { t in
        let s = 1 - t
        return from + (first - from) * (3 * s * s * t) + (second - from) * (3 * s * t * t)
          + (to - from) * (t * t * t)
      }
    case .close:
      finish(isClosed: true)
    }
  }

  /// A curve whose second derivative is twice `bend` at the most: n lines are off by bend / (4·n²).
  private mutating func curve(bend: Double, _ place: (Double) -> Point) {
    let lines = max(1, min(32, (bend / (4 * tolerance)).squareRoot().rounded(.up)))
    if current.isEmpty { append(place(0)) }
    for line in 1...Int(lines) { append(place(Double(line) / lines)) }
  }

  private mutating func append(_ point: Point) {
    // After a close the next line begins where the subpath did.
    if current.isEmpty, needsBeginning {
      current.append(beginning)
      needsBeginning = false
    }
    if current.isEmpty { beginning = point }
    current.append(point)
    count += 1
  }

  private mutating func finish(isClosed: Bool) {
    if !current.isEmpty { subpaths.append(Subpath(points: current, isClosed: isClosed)) }
    current.removeAll()
    needsBeginning = isClosed
  }
}
