import Kinematics

/// The area that contours paint by the nonzero rule, as rows of painted runs.
///
/// The ends of a run are exact on the center line of its row. If the contours have few corners, a row begins
/// at each of them, and the area is exact unless edges cross. Otherwise its error is about 1 %, or more in a
/// path of hundreds of long edges, which has fewer rows. `PointerShape` compares it with the circle's (S8).
struct PaintedArea {
  /// A point at which an edge crosses the center line of a row; `turn` is 1 if the edge leads down.
  private struct Crossing: Comparable {
    var x: Double
    var turn: Int

    static func < (a: Crossing, b: Crossing) -> Bool { a.x < b.x }
  }

  private struct Run {
    var left: Double
    var right: Double

    func overlaps(_ other: Run) -> Bool { left < other.right && other.left < right }
  }

  /// The numbers of equal steps into which the height of the contours is divided.
  private static let steps = (least: 3.0, usual: 256.0)
  /// The greatest number of corners at which rows begin.
  private static let greatestCornerCount = 512.0
  /// The number of crossings above which there are fewer rows.
  private static let greatestCrossingCount = 5000.0

  /// The upper edges of the rows, followed by the lower edge of the last row.
  private var edges: [Double]
  private var runs: [Run] = []
  /// The index of the first run of each row, followed by the number of all runs.
  private var starts = [0]
  /// The painted area, in square points.
  private(set) var area = 0.0

  init(_ contours: [[Point]]) {
    edges = PaintedArea.edges(of: contours)
    for (row, var crossings) in crossings(of: contours).enumerated() {
      crossings.sort()
      var winding = 0
      var left = 0.0
      for crossing in crossings {
        if winding == 0 { left = crossing.x }
        winding += crossing.turn
        if winding == 0 { append(Run(left: left, right: crossing.x)) }
      }
      for run in runs[starts[row]...] { area += (run.right - run.left) * (edges[row + 1] - edges[row]) }
      starts.append(runs.count)
    }
  }

  private static func edges(of contours: [[Point]]) -> [Double] {
    let bounds = Contour.bounds(of: contours)
    guard bounds.height > 1e-9, bounds.width > 1e-9 else { return [0] }
    var climb = 0.0
    var corners = 0.0
    for contour in contours {
      corners += Double(contour.count)
      Contour.forEachEdge(of: contour, in: contour.indices) { climb += ($1.y - $0.y).magnitude }
    }
    let affordable = (greatestCrossingCount * bounds.height / max(climb, bounds.height)).rounded(.down)
    let beginsAtCorners = corners <= greatestCornerCount && corners + steps.usual <= affordable
    var edges = beginsAtCorners ? contours.flatMap { $0.map { $0.y } } : []
    let count = max(steps.least, min(steps.usual, affordable))
    for step in 0...Int(count) { edges.append(bounds.minY + bounds.height * (Double(step) / count)) }
    edges.sort()
    // A row whose height is only a rounding error would have no center.
    var kept = [bounds.minY]
    for edge in edges where edge - kept[kept.count - 1] > 1e-13 * bounds.height { kept.append(edge) }
    return kept
  }

  private func center(_ row: Int) -> Double { 0.5 * (edges[row] + edges[row + 1]) }

  private func crossings(of contours: [[Point]]) -> [[Crossing]] {
    let centers = edges.indices.dropLast().map { center($0) }
    var crossings = Array(repeating: [Crossing](), count: centers.count)
    for contour in contours {
      Contour.forEachEdge(of: contour, in: contour.indices) { from, to in
        let (high, low) = from.y < to.y ? (from, to) : (to, from)
        let slope = (low.x - high.x) / (low.y - high.y)
        let least = min(from.x, to.x)
        let most = max(from.x, to.x)
        var row = centers.partitioningIndex { $0 < high.y }
        while row < centers.count, centers[row] < low.y {
          let x = max(least, min(most, high.x + slope * (centers[row] - high.y)))
          crossings[row].append(Crossing(x: x, turn: from.y < to.y ? 1 : -1))
          row += 1
        }
      }
    }
    return crossings
  }

  /// Appends a run to the last row, joined to the run before it if they touch.
  private mutating func append(_ run: Run) {
    if runs.count > starts[starts.count - 1], runs[runs.count - 1].right >= run.left {
      runs[runs.count - 1].right = run.right
    } else if run.right > run.left {
      runs.append(run)
    }
  }

  // MARK: The boundary

  /// The boundary of the painted area as simple contours, clockwise except for holes.
  func contours() -> [[Point]] {
    var isTraced = Array(repeating: false, count: runs.count)
    var contours: [[Point]] = []
    for row in 0..<(starts.count - 1) {
      for run in starts[row]..<starts[row + 1] where !isTraced[run] {
        contours.append(contour(upFrom: run, row, &isTraced))
      }
    }
    return contours
  }

  /// The contour that leads up along the left end of a run.
  ///
  /// It leads up along left ends and down along right ends, from row to row where runs overlap.
  private func contour(upFrom start: Int, _ startRow: Int, _ isTraced: inout [Bool]) -> [Point] {
    var points: [Point] = []
    var run = start
    var row = startRow
    var isUp = true
    repeat {
      if isUp { isTraced[run] = true }
      let x = isUp ? runs[run].left : runs[run].right
      points.append(Point(x: x, y: center(row)))
      var turning = run
      if let next = neighbor(of: run, row, isUp: isUp) {
        // Two runs of this row may overlap the same run of the next. Then the contour turns back between
        // them.
        let beside = isUp ? run - 1 : run + 1
        let isInRow = beside >= starts[row] && beside < starts[row + 1]
        guard isInRow, runs[beside].overlaps(runs[next]) else {
          run = next
          row += isUp ? -1 : 1
          continue
        }
        turning = beside
      }
      let y = isUp ? edges[row] : edges[row + 1]
      points.append(Point(x: x, y: y))
      points.append(Point(x: isUp ? runs[turning].right : runs[turning].left, y: y))
      run = turning
      isUp.toggle()
    } while run != start || !isUp
    return points
  }

  /// The leftmost run of the row above that overlaps a run, or the rightmost such run of the row below.
  private func neighbor(of run: Int, _ row: Int, isUp: Bool) -> Int? {
    let other = isUp ? row - 1 : row + 1
    guard other >= 0, other < starts.count - 1 else { return nil }
    var low = starts[other]
    var high = starts[other + 1]
    while low < high {
      let middle = (low + high) / 2
      let isBefore = isUp ? runs[middle].right <= runs[run].left : runs[middle].left < runs[run].right
      if isBefore { low = middle + 1 } else { high = middle }
    }
    let found = isUp ? low : low - 1
    guard found >= starts[other], found < starts[other + 1] else { return nil }
    return runs[found].overlaps(runs[run]) ? found : nil
  }
}
