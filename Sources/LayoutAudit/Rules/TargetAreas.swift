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
  private var ranks: [SpaceID: Int] = [:]

  subscript(index: Int) -> Area? { areas[index] }

  init(_ layout: inout AuditedLayout) {
    let spaces = layout.engine.spacesFromFront
    for (rank, space) in spaces.enumerated() { ranks[space.id] = rank }
    for target in layout.targets {
      sheets.append(TargetAreas.sheet(around: target.target.space, spaces, ranks))
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
  private static func sheet(around space: SpaceID, _ spaces: [PointerSpace], _ ranks: [SpaceID: Int])
    -> SpaceID
  {
    var next: SpaceID? = space
    // The window is its own parent; otherwise parents form no ring.
    while let id = next, id != .window, let rank = ranks[id] {
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
      return (ranks[a.target.space] ?? .max) < (ranks[b.target.space] ?? .max)
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
  /// Each rectangle that cannot grow further has its left and right edges at edges of the frame or of covers, and lies
  /// between two covers that meet the strip in between. O(c² · c log c) for c covers.
  init?(_ frame: Rect, without covers: [Rect]) {
    var edges = [frame.minX, frame.maxX]
    for cover in covers { edges += [cover.minX, cover.maxX] }
    edges.sort()
    var bounds: Rect?
    var largest: Rect?
    func consider(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
      guard maxY > minY else { return }
      let rect = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
      bounds = bounds?.union(rect) ?? rect
      guard let best = largest else { return largest = rect }
      let (side, bestSide) = (rect.size.shorterSide, best.size.shorterSide)
      if side > bestSide || (side == bestSide && rect.size.area > best.size.area) { largest = rect }
    }
    for (index, minX) in edges.enumerated() {
      for maxX in edges[(index + 1)...] where maxX > minX {
        let inStrip = covers.filter { $0.minX < maxX && $0.maxX > minX }.sorted { $0.minY < $1.minY }
        var top = frame.minY
        for cover in inStrip {
          consider(minX, top, maxX, cover.minY)
          top = max(top, cover.maxY)
        }
        consider(minX, top, maxX, frame.maxY)
      }
    }
    guard let bounds, let largest else { return nil }
    self.init(frame: frame, bounds: bounds, largest: largest)
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
