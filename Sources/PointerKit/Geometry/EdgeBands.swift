import Kinematics

/// The edges of contours, sorted into horizontal bands, so that winding numbers are found quickly.
struct EdgeBands {
  private static let greatestCount = 128.0
  /// An approximate limit for the number of edges in all bands together.
  ///
  /// An edge counts once in each band that it crosses. If long edges would exceed the limit, there are fewer
  /// bands.
  private static let entryBudget = 32_768.0

  /// The edges of all bands, one band after the other.
  private var entries: [PaintedOutline.Edge] = []
  /// The index of the first entry of each band, followed by the number of all entries.
  private var starts: [Int] = []
  private let minimum: Double
  private let height: Double

  init(_ edges: [PaintedOutline.Edge]) {
    var (low, high, climb) = (Double.infinity, -Double.infinity, 0.0)
    for (from, to) in edges {
      (low, high) = (min(low, from.y, to.y), max(high, from.y, to.y))
      climb += (to.y - from.y).magnitude
    }
    let extent = high - low
    let affordable = extent > 0 ? (EdgeBands.entryBudget * extent / climb).rounded(.down) : 1
    let count = max(1, min(EdgeBands.greatestCount, affordable))
    minimum = low
    height = extent > 0 ? extent / count : 1
    starts = Array(repeating: 0, count: Int(count) + 1)
    for edge in edges {
      for band in bands(of: edge) { starts[band + 1] += 1 }
    }
    for band in 0..<(starts.count - 1) { starts[band + 1] += starts[band] }
    guard let first = edges.first else { return }
    entries = Array(repeating: first, count: starts[starts.count - 1])
    var ends = starts
    for edge in edges {
      for band in bands(of: edge) {
        entries[ends[band]] = edge
        ends[band] += 1
      }
    }
  }

  private func band(at y: Double) -> Int {
    Int(((y - minimum) / height).clamped(to: 0...Double(starts.count - 2)))
  }

  private func bands(of edge: PaintedOutline.Edge) -> ClosedRange<Int> {
    band(at: min(edge.from.y, edge.to.y))...band(at: max(edge.from.y, edge.to.y))
  }

  /// The number of edges in the band that contains a y coordinate.
  func count(at y: Double) -> Int {
    let band = band(at: y)
    return starts[band + 1] - starts[band]
  }

  /// The winding number of the contours around a point, as defined by ``Contour/winding(of:in:around:)``.
  ///
  /// O(n) for n edges in the band of the point.
  func winding(around point: Point) -> Int {
    let band = band(at: point.y)
    var winding = 0
    for index in starts[band]..<starts[band + 1] {
      let (from, to) = entries[index]
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let side = (to - from).cross(point - from)
      if from.y <= point.y, side > 0 { winding += 1 }
      if from.y > point.y, side < 0 { winding -= 1 }
    }
    return winding
  }
}
