public import Kinematics

/// Lines of text, made from the data of a host's layout (P5).
extension AxisPrecision {
  /// Lines of given heights, one below the other.
  ///
  /// ```swift
  /// text.style.verticalPrecision = .lines(heights: [28, 20, 20], leading: 4)
  /// ```
  /// Here `text` is a target of kind `.text`.
  ///
  /// A line whose height is negative or not finite is left out, and takes no room. A leading that is negative
  /// or not finite, and a start that is not finite, act as 0. O(lines).
  ///
  /// - Parameters:
  ///   - heights: The height of each line, in points, from the top.
  ///   - leading: The distance between consecutive lines, in points; 0 by default.
  ///   - start: The distance of the first line from the top of the target's frame, in points; 0 by default.
  /// - Returns: The lines, in order and without overlaps.
  public static func lines(heights: [Double], leading: Double = 0, from start: Double = 0) -> AxisPrecision {
    let leading = leading > 0 && leading.isFinite ? leading : 0
    var lines: [Line] = []
    lines.reserveCapacity(heights.count)
    var top = start.isFinite ? start : 0
    for height in heights where height >= 0 && height.isFinite {
      lines.append(Line(start: top, length: height))
      top += height + leading
    }
    return .lines(lines)
  }

  /// The lines of a layout, from the rectangles of the lines or of their runs.
  ///
  /// ```swift
  /// page.style.verticalPrecision = .lines(lineRects, in: page.frame)
  /// ```
  /// Here `page` is a target of kind `.text`, and `lineRects` are the rectangles of its lines in the same
  /// coordinates.
  ///
  /// The rectangles may be in any order. Rectangles that are not finite, or reach beyond ±1e9 points, are
  /// left out. A rectangle belongs to a line if its center lies within the line, or if it contains the line's
  /// center. So runs of different sizes form one line, which extends over all of them. If two lines
  /// still overlap, the first ends where the second begins. O(n log n).
  ///
  /// - Parameters:
  ///   - rects: The rectangles, for example in the coordinates of the target's space.
  ///   - frame: The frame of the target, in the same coordinates as the rectangles.
  ///   - axis: The axis across the lines: y, the default, for text that runs from side to side.
  /// - Returns: The lines, in order and without overlaps.
  public static func lines(_ rects: [Rect], in frame: Rect, along axis: Axis = .vertical) -> AxisPrecision {
    var lines: [Line] = []
    let usable = rects.filter { $0.isFinite && $0.lower(axis) >= -1e9 && $0.upper(axis) <= 1e9 }
    // Rectangles with equal starts keep their order, so that the result does not depend on the sorting
    // algorithm.
    for index in SortKey.order(of: usable.indices.map { SortKey(usable[$0].lower(axis), index: $0) }) {
      let rect = usable[index]
      let next = Line(
        start: rect.lower(axis) - frame.lower(axis), length: rect.upper(axis) - rect.lower(axis))
      if let last = lines.last, last.contains(next.center) || next.contains(last.center) {
        let end = max(last.start + last.length, next.start + next.length)
        lines[lines.count - 1].length = end - last.start
      } else {
        if let last = lines.last { lines[lines.count - 1].length = min(last.length, next.start - last.start) }
        lines.append(next)
      }
    }
    return .lines(lines)
  }
}

extension AxisPrecision.Line {
  fileprivate func contains(_ position: Double) -> Bool { position >= start && position <= start + length }
}
