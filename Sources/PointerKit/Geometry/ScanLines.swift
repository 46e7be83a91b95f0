import Kinematics

/// Scan lines through the centers of the rows that divide an interval of one axis.
///
/// The rows have equal heights unless their edges are given.
struct ScanLines {
  /// The least coordinate of the first row.
  let minimum: Double
  /// The height of a row if all rows have equal heights.
  let step: Double
  let count: Int
  private let inverse: Double
  /// The edges of rows with different heights, in ascending order; empty if all rows have equal heights.
  private var edges: [Double] = []

  /// Creates rows of equal heights that divide an interval of a positive length.
  init(_ interval: ClosedRange<Double>, count: Int) {
    self.count = count
    minimum = interval.lowerBound
    step = (interval.upperBound - minimum) / Double(count)
    inverse = Double(count) / (interval.upperBound - minimum)
  }

  /// Creates the rows between consecutive edges; there must be at least two edges, in ascending order.
  init(edges: [Double]) {
    self.init(edges[0]...edges[edges.count - 1], count: edges.count - 1)
    self.edges = edges
  }

  private func coordinate(of line: Int) -> Double {
    edges.isEmpty ? minimum + (Double(line) + 0.5) * step : 0.5 * (edges[line] + edges[line + 1])
  }

  /// The height of a row.
  func height(of line: Int) -> Double { edges.isEmpty ? step : edges[line + 1] - edges[line] }

  /// Calls `body` with each scan line that the edge of a contour crosses, and the x of the crossing.
  ///
  /// A scan line through the end point with the smaller y counts as crossed. A scan line through the other
  /// end point does not.
  func forEachCrossing(from: Point, _ to: Point, _ body: (_ line: Int, _ x: Double) -> Void) {
    let (low, high) = from.y < to.y ? (from, to) : (to, from)
    let lines = first(from: low.y)..<first(from: high.y)
    guard !lines.isEmpty else { return }
    let slope = (high.x - low.x) / (high.y - low.y)
    let (least, most) = (min(low.x, high.x), max(low.x, high.x))
    for line in lines {
      let y = coordinate(of: line)
      body(line, max(least, min(most, low.x + slope * (y - low.y))))
    }
  }

  /// The number of scan lines that an edge crosses.
  func crossingCount(from: Point, _ to: Point) -> Int {
    first(from: max(from.y, to.y)) - first(from: min(from.y, to.y))
  }

  /// The index of the first scan line at a coordinate or after it; `count` if there is none.
  func first(from coordinate: Double) -> Int {
    guard edges.isEmpty else {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self.coordinate(of: middle) < coordinate { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return Int(((coordinate - minimum) * inverse - 0.5).rounded(.up).clamped(to: 0...Double(count)))
  }

  /// The row that contains a coordinate, or the nearest row if none does; the rows must have equal heights.
  func row(at coordinate: Double) -> Int {
    Int(((coordinate - minimum) * inverse).clamped(to: 0...Double(count - 1)))
  }
}
