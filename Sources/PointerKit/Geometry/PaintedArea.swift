import Kinematics

/// The area that contours paint by the nonzero rule: the visual weight of a shape (S8).
struct PaintedArea {
  private struct Crossing {
    var x: Double
    var line: Int32
    var turn: Int32
  }

  /// The numbers of equal steps into which the height of the contours is divided; a row begins at each step.
  ///
  /// If rows also begin at the corners, there are `usual` steps. Otherwise all rows have equal heights, and
  /// there are as many as the number of crossings allows, from `least` to `greatest`.
  private static let rowCount = (least: 8.0, usual: 128.0, greatest: 256.0)
  /// An approximate limit for the number of points at which edges cross scan lines.
  ///
  /// If there would be more crossings, there are fewer scan lines.
  private static let crossingBudget = 20_000.0
  /// The greatest number of corners for which a row begins at each corner, so that no thin part is missed.
  ///
  /// With more corners, all rows have equal heights. They also have equal heights if rows for all corners
  /// would exceed `crossingBudget`.
  private static let cornerBudget = 512
  /// The number of crossings above which the crossings are sorted in linear time.
  private static let greatestSortedCount = 4096

  private var crossings: [Crossing] = []
  /// The index of the first crossing of each line, followed by the number of all crossings.
  private var starts: [Int]

  /// The painted area: for each scan line, its painted length times the height of its row, added up.
  ///
  /// Between corners, the painted length changes linearly, unless edges cross. So the result is exact if a
  /// row begins at each corner and no edges cross. Otherwise its error is at most about 1 %.
  static func scan(_ contours: [[Point]]) -> Double {
    let bounds = Contour.bounds(of: contours)
    guard bounds.height > 1e-9, bounds.width > 1e-9 else { return 0 }
    let lines = lines(for: contours, bounds)
    return PaintedArea(contours, lines, bounds).area(lines)
  }

  private static func lines(for contours: [[Point]], _ bounds: Rect) -> ScanLines {
    var climb = 0.0
    var corners = 0
    for contour in contours {
      corners += contour.count
      Contour.forEachEdge(of: contour, in: contour.indices) { climb += ($1.y - $0.y).magnitude }
    }
    let affordable = (crossingBudget * bounds.height / max(climb, bounds.height)).rounded(.down)
    if corners <= cornerBudget, Double(corners) + rowCount.usual <= affordable {
      return ScanLines(edges: edges(between: contours, bounds))
    }
    let count = max(rowCount.least, min(rowCount.greatest, affordable))
    return ScanLines(bounds.minY...bounds.maxY, count: Int(count))
  }

  /// The y coordinates of all corners, and of the edges of rows with equal heights, in ascending order.
  private static func edges(between contours: [[Point]], _ bounds: Rect) -> [Double] {
    var edges = contours.flatMap { $0.map { $0.y } }
    for row in 0..<Int(rowCount.usual) {
      edges.append(bounds.minY + bounds.height * (Double(row) / rowCount.usual))
    }
    // A row edge that differs from the previous row edge only by a rounding error is left out. The row
    // between the two would be too thin to have a center.
    var kept = [bounds.minY]
    for index in SortKey.order(of: edges.indices.map { SortKey(edges[$0], index: $0) })
    where edges[index] - kept[kept.count - 1] > 1e-13 * bounds.height {
      kept.append(edges[index])
    }
    return kept
  }

  private init(_ contours: [[Point]], _ lines: ScanLines, _ bounds: Rect) {
    starts = Array(repeating: 0, count: lines.count + 1)
    var count = 0
    for contour in contours {
      Contour.forEachEdge(of: contour, in: contour.indices) { count += lines.crossingCount(from: $0, $1) }
    }
    for contour in contours {
      Contour.forEachEdge(of: contour, in: contour.indices) { from, to in
        let turn: Int32 = from.y < to.y ? 1 : -1
        lines.forEachCrossing(from: from, to) { line, x in
          crossings.append(Crossing(x: x, line: Int32(line), turn: turn))
          starts[line + 1] += 1
        }
      }
    }
    for line in 0..<lines.count { starts[line + 1] += starts[line] }
    if count > PaintedArea.greatestSortedCount {
      // This is a radix sort: the last digit comes first, and each pass keeps the order of earlier passes.
      // Two digits distinguish 4 million columns. Crossings in one column may stay in any order.
      let columns = ScanLines(bounds.minX...bounds.maxX, count: 1 << 22)
      distribute(into: 1 << 11, by: crossings.map { columns.row(at: $0.x) & 0x7ff })
      distribute(into: 1 << 11, by: crossings.map { columns.row(at: $0.x) >> 11 })
      distribute(into: lines.count, by: crossings.map { Int($0.line) })
    } else {
      // The order of crossings at one position does not matter, because nothing lies between them.
      let keys = crossings.indices.map { SortKey(Double(crossings[$0].line), crossings[$0].x, index: $0) }
      crossings = SortKey.order(of: keys).map { crossings[$0] }
    }
  }

  /// Sorts the crossings by one digit for each crossing: one pass of a radix sort.
  ///
  /// Crossings with equal digits keep their order.
  @inline(never)
  private mutating func distribute(into count: Int, by digits: [Int]) {
    var ends = Array(repeating: 0, count: count + 1)
    for digit in digits { ends[digit + 1] += 1 }
    for index in 0..<count { ends[index + 1] += ends[index] }
    var sorted = crossings
    for (crossing, digit) in zip(crossings, digits) {
      sorted[ends[digit]] = crossing
      ends[digit] += 1
    }
    crossings = sorted
  }

  private func area(_ lines: ScanLines) -> Double {
    var area = 0.0
    for line in 0..<lines.count {
      var length = 0.0
      var winding: Int32 = 0
      var last = 0.0
      for index in starts[line]..<starts[line + 1] {
        let crossing = crossings[index]
        if winding != 0 { length += max(0, crossing.x - last) }
        winding += crossing.turn
        last = crossing.x
      }
      area += length * lines.height(of: line)
    }
    return area
  }
}
