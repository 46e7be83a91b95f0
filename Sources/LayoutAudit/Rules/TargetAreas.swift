import Kinematics
import PointerKit

/// What of each target reacts to the pointer without any help: its frame, apart from what other targets cover.
struct TargetAreas {
  /// What of a target reacts.
  struct Area {
    /// The frame, in window points.
    let frame: Rect
    /// The rectangle around all that reacts.
    let bounds: Rect
    /// The rectangle with the longest shorter side in which all reacts.
    let largest: Rect
  }

  /// The areas of targets, as the layout has them; nil for what is no target, or is covered as a whole.
  private var areas: [Area?] = []
  /// The front-most opaque space around each target, or 0: what lies in a dialog or a menu is beside nothing else.
  private var sheets: [SpaceID] = []
  /// Whether some part of each target is seen.
  private var isSeen: [Bool] = []
  /// Whether each target is a link in a text, whose size the line limits.
  private(set) var isInText: [Bool] = []
  private let order: SpaceOrder

  subscript(index: Int) -> Area? { areas[index] }

  init(_ layout: inout AuditedLayout) {
    let spaces = layout.engine.spacesFromFront
    order = SpaceOrder(spaces)
    for target in layout.targets {
      sheets.append(TargetAreas.sheet(around: target.target.space, spaces, order))
      isSeen.append(TargetAreas.isSeen(target, layout))
    }
    areas = layout.targets.map { target in
      // A value is selected by the position within a canvas, so that its parts are no targets of their own.
      let isTarget = target.isHoverable && target.target.kind != .canvas && !target.frame.isEmpty
      return isTarget ? Area(frame: target.frame, bounds: target.frame, largest: target.frame) : nil
    }
    isInText = layout.targets.map { _ in false }
    let whole = self
    for index in layout.targets.indices where areas[index] != nil {
      let frame = layout.targets[index].frame
      var covers: [Rect] = []
      let (targets, isLink) = (layout.targets, layout.targets[index].target.kind == .link)
      var isInText = false
      whole.forEachNeighbor(of: index, within: frame, &layout) { other in
        let text = targets[other].frame
        if isLink, targets[other].target.kind == .text, text != frame, text.contains(frame) {
          isInText = true
        }
        guard whole.isInFront(targets[other], of: targets[index]),
          let cover = targets[other].frame.intersection(frame),
          !cover.isEmpty
        else { return }
        covers.append(cover)
      }
      self.isInText[index] = isInText
      if !covers.isEmpty { areas[index] = Area(frame, without: covers) }
    }
  }

  /// The opaque space in which a space lies, itself included; 0 if there is none.
  private static func sheet(around space: SpaceID, _ spaces: [PointerSpace], _ order: SpaceOrder)
    -> SpaceID
  {
    var next: SpaceID? = space
    // The window is its own parent; otherwise parents form no ring.
    while let id = next, id != .window, let rank = order.rank(of: id) {
      if spaces[rank].isOpaque { return id }
      next = spaces[rank].parent
    }
    return .window
  }

  private static func isSeen(_ target: AuditedTarget, _ layout: AuditedLayout) -> Bool {
    guard let visible = target.visibleFrame else { return false }
    for (column, row) in [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
    where layout.isVisible(visible.point(at: column, row), in: target.target.space) { return true }
    return false
  }

  // MARK: Neighbors

  /// Calls `body` with the index of each other target that may lie beside a target, and whose frame meets a rectangle.
  ///
  /// Where targets lie in different spaces, as in a list and in the bar above it, only what is seen counts.
  func forEachNeighbor(
    of index: Int, within rect: Rect, _ layout: inout AuditedLayout, _ body: (Int) -> Void
  ) {
    let targets = layout.targets
    layout.forEachTarget(meeting: rect, besides: index, inAllSpaces: true) { other in
      guard areas[other] != nil, targets[other].frame.intersection(rect) != nil,
        sheets[other] == sheets[index],
        targets[other].target.space == targets[index].target.space || (isSeen[other] && isSeen[index])
      else { return }
      body(other)
    }
  }

  /// Whether a press where both targets lie reaches the first, as in hit testing.
  private func isInFront(_ a: AuditedTarget, of b: AuditedTarget) -> Bool {
    if a.target.space != b.target.space {
      return (order.rank(of: a.target.space) ?? .max) < (order.rank(of: b.target.space) ?? .max)
    }
    if a.target.z != b.target.z { return a.target.z > b.target.z }
    let (area, otherArea) = (a.frame.size.area, b.frame.size.area)
    return area == otherArea ? a.id < b.id : area < otherArea
  }

  // MARK: Sizes

  /// Whether each target is too small for a square of the given side.
  func small(_ side: Double) -> [Bool] {
    areas.map { area in
      guard let area else { return false }
      return TargetSizeRule.exceeds(side, area.largest.size.shorterSide)
    }
  }
}

extension TargetAreas.Area {
  /// The area of a frame that others cover in part; nil if they cover all of it.
  ///
  /// The edges of the covers make a grid, each of whose cells is covered or free. From row to row, a stack finds the
  /// rectangles of free cells that cannot grow further, as in the largest rectangle of a histogram. O(c²) for c covers.
  init?(_ frame: Rect, without covers: [Rect]) {
    // 1. The grid.
    let columns = Self.lines(frame.minX, frame.maxX, covers.map { $0.minX } + covers.map { $0.maxX })
    let rows = Self.lines(frame.minY, frame.maxY, covers.map { $0.minY } + covers.map { $0.maxY })
    guard columns.count > 1, rows.count > 1 else { return nil }
    // 2. How many covers each cell has, at first as the differences from the cells to the left and above.
    var counts = [Int](repeating: 0, count: columns.count * rows.count)
    for cover in covers {
      let (left, right) = (Self.index(of: cover.minX, in: columns), Self.index(of: cover.maxX, in: columns))
      let (top, bottom) = (Self.index(of: cover.minY, in: rows), Self.index(of: cover.maxY, in: rows))
      counts[top * columns.count + left] += 1
      counts[top * columns.count + right] -= 1
      counts[bottom * columns.count + left] -= 1
      counts[bottom * columns.count + right] += 1
    }
    for row in rows.indices {
      for column in columns.indices.dropFirst() {
        counts[row * columns.count + column] += counts[row * columns.count + column - 1]
      }
    }
    for index in counts.indices.dropFirst(columns.count) { counts[index] += counts[index - columns.count] }
    // 3. The rectangles of free cells whose lower edge is that of a row.
    var bounds: Rect?
    var largest: Rect?
    //    `tops` has the row in which the free cells above a cell begin; `open` has the rectangles that reach the
    //    present column, the tallest last.
    var tops = [Int](repeating: 0, count: columns.count)
    var open: [(left: Int, top: Int)] = []
    for row in 0..<rows.count - 1 {
      for column in columns.indices {
        let isFree = column < columns.count - 1 && counts[row * columns.count + column] == 0
        if !isFree { tops[column] = row + 1 }
        var left = column
        while let last = open.last, last.top < tops[column] {
          open.removeLast()
          left = last.left
          let rect = Rect(
            minX: columns[left], minY: rows[last.top], maxX: columns[column], maxY: rows[row + 1])
          bounds = bounds?.union(rect) ?? rect
          if largest.map({ Self.isLarger(rect, than: $0) }) ?? true { largest = rect }
        }
        if isFree, open.last.map({ $0.top > tops[column] }) ?? true { open.append((left, tops[column])) }
      }
    }
    guard let bounds, let largest else { return nil }
    self.init(frame: frame, bounds: bounds, largest: largest)
  }

  /// The lines of a grid from one edge to another, in order and without repetitions.
  private static func lines(_ start: Double, _ end: Double, _ edges: [Double]) -> [Double] {
    var lines: [Double] = []
    for line in ([start, end] + edges).sorted() where line >= start && line <= end && line != lines.last {
      lines.append(line)
    }
    return lines
  }

  /// The place of a line in a sorted list that has it.
  private static func index(of line: Double, in lines: [Double]) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func isLarger(_ rect: Rect, than other: Rect) -> Bool {
    let (side, otherSide) = (rect.size.shorterSide, other.size.shorterSide)
    return side > otherSide || (side == otherSide && rect.size.area > other.size.area)
  }

  /// A finding about a target that is too small; `room` is the distance by which its neighbors would have to move away.
  func finding(_ rule: LayoutRule, _ target: AuditedTarget, _ side: Double, room: Double?) -> Finding {
    var finding = Finding(
      rule, [target.id], in: largest, measured: Quantity(largest.size.shorterSide, .points),
      expected: .atLeast(Quantity(side, .points)), remedy: .setTargetSize(side, orRoom: room))
    finding.region = target.region
    return finding
  }
}

extension [Finding] {
  /// The findings without those about targets with an equivalent that is itself no finding.
  func withoutEquivalents(_ configuration: AuditConfiguration, _ layout: borrowing AuditedLayout) -> [Finding]
  {
    guard !configuration.equivalents.isEmpty else { return self }
    let small = self
    return filter { finding in
      !configuration.equivalents.contains { equivalent in
        equivalent.target == finding.targets.first && equivalent.control != equivalent.target
          && layout.index(of: equivalent.control) != nil
          && !small.contains { $0.targets.first == equivalent.control }
      }
    }
  }
}

/// The places of spaces, from the front, by their ids.
private struct SpaceOrder {
  /// Sorted by id, since a dictionary needs random numbers, which the engine in WebAssembly does not have.
  private let ranks: [(id: SpaceID, rank: Int)]

  init(_ spacesFromFront: [PointerSpace]) {
    ranks = spacesFromFront.enumerated().map { ($1.id, $0) }.sorted { $0.0 < $1.0 }
  }

  /// The place of a space; nil if it is not registered.
  ///
  /// O(log n).
  func rank(of space: SpaceID) -> Int? {
    var (low, high) = (0, ranks.count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle].id < space { low = middle + 1 } else { high = middle }
    }
    return low < ranks.count && ranks[low].id == space ? ranks[low].rank : nil
  }
}
