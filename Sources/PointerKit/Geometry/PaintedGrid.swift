import Kinematics

/// The area that contours paint, as cells of a grid.
///
/// The boundary of these cells is found in bounded time, even if the contours cross each other many times.
///
/// A cell is painted if its center is painted or an edge runs through it, so that thin lines stay connected.
/// The grid has 256 rows and 256 columns. If long edges cross the grid many times, it has fewer rows and
/// columns, down to 32.
struct PaintedGrid {
  private static let greatestCount = 256.0
  private static let leastCount = 32.0
  /// The number of cells that all edges together may run through before the grid becomes coarser.
  private static let stepBudget = 120_000.0
  /// The greatest number of contours that are returned; if there are more, the largest are returned.
  private static let contourCount = 16

  private let rows: ScanLines
  private let columns: ScanLines
  private var isPainted: [Bool]
  /// Whether the upper side of a painted cell is part of a contour that has been found.
  private var isTraced: [Bool]

  /// The boundary of the painted area as simple contours: the largest 16, clockwise except for holes.
  ///
  /// If the contours together have no width or no height, they are returned unchanged.
  static func contours(of given: [[Point]]) -> [[Point]] {
    var grid = PaintedGrid(given)
    return grid?.contours() ?? given
  }

  private init?(_ given: [[Point]]) {
    let bounds = Contour.bounds(of: given)
    guard bounds.width > 1e-9, bounds.height > 1e-9 else { return nil }
    var (across, down) = (0.0, 0.0)
    for contour in given {
      Contour.forEachEdge(of: contour, in: contour.indices) {
        across += ($1.x - $0.x).magnitude
        down += ($1.y - $0.y).magnitude
      }
    }
    let affordable = PaintedGrid.stepBudget / (across / bounds.width + down / bounds.height)
    let count = max(PaintedGrid.leastCount, min(PaintedGrid.greatestCount, affordable.rounded(.down)))
    rows = ScanLines(bounds.minY...bounds.maxY, count: Int(count))
    columns = ScanLines(bounds.minX...bounds.maxX, count: Int(count))
    isPainted = Array(repeating: false, count: rows.count * columns.count)
    isTraced = isPainted
    fill(given)
    for contour in given {
      Contour.forEachEdge(of: contour, in: contour.indices) { mark($0, $1) }
    }
  }

  /// Paints the cells whose centers have a winding number other than 0.
  private mutating func fill(_ given: [[Point]]) {
    // For each cell, the difference between its winding number and the winding number of the cell to its
    // left.
    var turns = Array(repeating: Int32(0), count: rows.count * (columns.count + 1))
    for contour in given {
      Contour.forEachEdge(of: contour, in: contour.indices) { from, to in
        let turn: Int32 = from.y < to.y ? 1 : -1
        rows.forEachCrossing(from: from, to) { row, x in
          turns[row * (columns.count + 1) + columns.first(from: x)] += turn
        }
      }
    }
    for row in 0..<rows.count {
      var winding: Int32 = 0
      for column in 0..<columns.count {
        winding += turns[row * (columns.count + 1) + column]
        if winding != 0 { isPainted[row * columns.count + column] = true }
      }
    }
  }

  /// Paints cells along an edge, without gaps.
  private mutating func mark(_ from: Point, _ to: Point) {
    let edge = to - from
    let count = max(edge.dx.magnitude / columns.step, edge.dy.magnitude / rows.step).rounded(.up)
    let share = 1 / max(count, 1)
    for step in 0...Int(count) {
      let point = from + edge * (Double(step) * share)
      isPainted[rows.row(at: point.y) * columns.count + columns.row(at: point.x)] = true
    }
  }

  // MARK: The boundary

  private enum Heading: Int { case right, down, left, up }

  private func isPainted(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < columns.count && row < rows.count
      && isPainted[row * columns.count + column]
  }

  /// Whether the boundary leads in a direction from a corner of a cell.
  ///
  /// This is so if, seen in this direction, the cell on the right is painted and the cell on the left is not.
  private func leads(_ heading: Heading, from column: Int, _ row: Int) -> Bool {
    switch heading {
    case .right: isPainted(column, row) && !isPainted(column, row - 1)
    case .down: isPainted(column - 1, row) && !isPainted(column, row)
    case .left: isPainted(column - 1, row - 1) && !isPainted(column - 1, row)
    case .up: isPainted(column, row - 1) && !isPainted(column - 1, row - 1)
    }
  }

  private mutating func contours() -> [[Point]] {
    var points: [Point] = []
    var found: [(area: Double, range: Range<Int>)] = []
    for row in 0..<rows.count {
      for column in 0..<columns.count
      where !isTraced[row * columns.count + column] && leads(.right, from: column, row) {
        let start = points.count
        trace(column, row, into: &points)
        found.append((Contour.area(of: points, in: start..<points.count).magnitude, start..<points.count))
      }
    }
    return SortKey.order(of: found.indices.map { SortKey(-found[$0].area, index: $0) })
      .prefix(PaintedGrid.contourCount).map { Array(points[found[$0].range]) }
  }

  /// Appends one contour, beginning with the upper side of a cell; its points are centers of cell sides.
  private mutating func trace(_ startColumn: Int, _ startRow: Int, into points: inout [Point]) {
    var (column, row, heading) = (startColumn, startRow, Heading.right)
    var (before, pending): (Heading?, Point?) = (nil, nil)
    repeat {
      if heading == .right { isTraced[row * columns.count + column] = true }
      let center = center(heading, column, row)
      // Only the first and the last center of a straight run are kept.
      if heading != before {
        if let pending { points.append(pending) }
        points.append(center)
        (before, pending) = (heading, nil)
      } else {
        pending = center
      }
      switch heading {
      case .right: column += 1
      case .down: row += 1
      case .left: column -= 1
      case .up: row -= 1
      }
      heading = next(after: heading, column, row)
    } while column != startColumn || row != startRow || heading != .right
    if let pending { points.append(pending) }
  }

  /// The next direction of the boundary.
  ///
  /// A left turn is preferred, so that cells that touch at a corner are connected.
  private func next(after heading: Heading, _ column: Int, _ row: Int) -> Heading {
    for turn in [3, 0, 1] {
      if let next = Heading(rawValue: (heading.rawValue + turn) & 3), leads(next, from: column, row) {
        return next
      }
    }
    return .right
  }

  private func center(_ heading: Heading, _ column: Int, _ row: Int) -> Point {
    let (dx, dy): (Double, Double) =
      switch heading {
      case .right: (0.5, 0)
      case .down: (0, 0.5)
      case .left: (-0.5, 0)
      case .up: (0, -0.5)
      }
    return Point(
      x: columns.minimum + (Double(column) + dx) * columns.step,
      y: rows.minimum + (Double(row) + dy) * rows.step)
  }
}
