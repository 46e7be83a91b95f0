import PointerKit

/// L1: padding so small that the element is hard to reach, or so large that it is hard to leave; and an element that
/// cannot be hit at all.
///
/// A side counts as padded if another target lies directly beyond the hit region, since the pointer does not
/// become the circle there.
struct PaddingRule: RuleCheck {
  static let rule = LayoutRule.padding
  private let configuration: AuditConfiguration

  init(_ configuration: AuditConfiguration) { self.configuration = configuration }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for index in layout.targets.indices where applies(to: layout.targets[index]) {
      if let finding = unreachable(index, &layout) {
        findings.append(finding)
        continue
      }
      if let finding = narrow(index, &layout) { findings.append(finding) }
      if let finding = wide(index, &layout) { findings.append(finding) }
    }
  }

  private func padding(of target: AuditedTarget, _ layout: borrowing AuditedLayout) -> Insets {
    let standard = layout.engine.configuration
    return target.target.padding
      ?? Insets(target.target.hasBezel ? standard.regions.bezelPadding : standard.regions.plainPadding)
  }

  // MARK: Out of reach

  /// A finding if an element can be seen, but another target is hit everywhere in its region.
  ///
  /// What lies behind an opaque space, or behind a target of a space in front, cannot be seen.
  private func unreachable(_ index: Int, _ layout: inout AuditedLayout) -> Finding? {
    let target = layout.targets[index]
    let clip = layout.surface.intersection(layout.engine.clip(of: target.target.space) ?? layout.surface)
    guard let region = clip.flatMap({ target.region.intersection($0) }), !region.isEmpty else { return nil }
    let frame = clip.flatMap { target.frame.intersection($0) } ?? .zero
    // What has no area is hit in its padding.
    guard !frame.isEmpty || target.frame.isEmpty else { return nil }
    var cover: Int?
    var hasSeveralCovers = false
    // Whether the element is hit at a point.
    func isHit(_ point: Point, _ layout: borrowing AuditedLayout) -> Bool {
      guard layout.isVisible(point, in: target.target.space), let hit = layout.engine.hitTest(point)?.target
      else {
        return false
      }
      if hit == target.id { return true }
      guard let other = layout.index(of: hit) else { return false }
      let isInFront = layout.targets[other].target.space != target.target.space
      if isInFront, layout.targets[other].frame.contains(point) { return false }
      if let cover, cover != other { hasSeveralCovers = true }
      cover = cover ?? other
      return false
    }
    for rect in [frame, region] where !rect.isEmpty {
      for (row, column) in Self.coarseGrid where isHit(rect.point(at: column, row), layout) { return nil }
    }
    guard let cover else { return nil }
    let other = layout.targets[cover]
    if hasSeveralCovers || !other.frame.contains(region) {
      let (columns, rows) = coordinates(around: index, in: region, &layout)
      for y in rows {
        for x in columns where isHit(Point(x: x, y: y), layout) { return nil }
      }
    }
    let asked =
      target.target.hasBezel ? configuration.leastBezelPadding : configuration.leastPlainPadding
    let isInSpace = other.target.space == target.target.space
    let distance = target.frame.distance(toLeave: isInSpace ? other.frame : other.region)
    var finding = Finding(
      Self.rule, [target.id], in: target.frame, measured: Quantity(0, .points),
      expected: .atLeast(Quantity(asked, .points)),
      remedy: isInSpace ? .raiseAbove(other.id, orMoveBy: max(0, distance)) : .moveAway(max(0, distance)))
    finding.others = [other.id]
    // Elements may fill what contains them, such as a row.
    finding.certainty = target.frame.contains(other.frame) ? .possible : .likely
    return finding
  }

  /// The center of a rectangle, and a grid over it, as shares of its sides.
  private static let coarseGrid: [(Double, Double)] = {
    let shares = [0.5, 0.05, 0.25, 0.75, 0.95]
    return shares.flatMap { row in shares.map { (row, $0) } }
  }()

  /// The greatest number of coordinates along an axis between which an element is looked for.
  private static let coordinateCount = 32

  /// The coordinates in the middle between the edges of all targets near an element, along each axis.
  private func coordinates(
    around index: Int, in region: Rect, _ layout: inout AuditedLayout
  ) -> (x: [Double], y: [Double]) {
    let targets = layout.targets
    var (x, y) = ([region.minX, region.maxX], [region.minY, region.maxY])
    layout.forEachTarget(meeting: region, besides: index, inAllSpaces: true) { other in
      for rect in [targets[other].frame, targets[other].region] {
        for edge in [rect.minX, rect.maxX] where edge > region.minX && edge < region.maxX { x.append(edge) }
        for edge in [rect.minY, rect.maxY] where edge > region.minY && edge < region.maxY { y.append(edge) }
      }
    }
    return (Self.middles(between: x), Self.middles(between: y))
  }

  /// The middles between the widest intervals of edges.
  private static func middles(between edges: [Double]) -> [Double] {
    let edges = edges.sorted()
    let intervals = zip(edges, edges.dropFirst()).filter { $0 < $1 }
    return intervals.sorted { ($1.1 - $1.0, $0.0) < ($0.1 - $0.0, $1.0) }.prefix(coordinateCount)
      .map { ($0.0 + $0.1) / 2 }
  }

  // MARK: Too small

  /// Whether people aim at the whole element, so that it needs padding.
  ///
  /// Rows, text and dividers adjoin other elements, and need no padding. An area that only changes the
  /// pointer has to end at its visible edge, and needs no padding either.
  private func isAimedAt(_ target: AuditedTarget) -> Bool {
    // If the pointer snaps to steps or lines, people aim at a position within the element.
    for precision in [target.target.style.horizontalPrecision, target.target.style.verticalPrecision] {
      switch precision {
      case .stepped, .lines: return false
      case .continuous, .whole, nil: break
      }
    }
    return switch target.target.kind {
    case .text, .row, .divider: false
    case .handle, .slider: !target.style.isHidden
    case .card, .image, .other: target.effect != .none
    default: target.isCommand && !target.style.isHidden
    }
  }

  private func narrow(_ index: Int, _ layout: inout AuditedLayout) -> Finding? {
    let target = layout.targets[index]
    guard isAimedAt(target) else { return nil }
    let asked =
      target.target.hasBezel ? configuration.leastBezelPadding : configuration.leastPlainPadding
    let padding = padding(of: target, layout)
    // The width of a strip between two regions follows from two edges.
    let error = configuration.frameError * 2.0.squareRoot()
    var sides: [Side] = []
    var least = asked
    var certainty = Finding.Certainty.possible
    for side in Side.allCases where Self.exceeds(asked, side.inset(of: padding)) {
      let extent = target.frame.upper(side.axis) - target.frame.lower(side.axis)
      if Self.exceeds(extent, configuration.unpaddedExtent) { continue }
      let given = side.inset(of: padding)
      guard isEmpty(beyond: side, of: target, from: given, to: asked, layout) else { continue }
      sides.append(side)
      if isEmpty(beyond: side, of: target, from: min(given + error, asked), to: asked, layout)
        || asked - given <= error
      {
        certainty = .certain
      }
      least = min(least, given)
    }
    guard !sides.isEmpty else { return nil }
    let insets = Insets(
      top: max(padding.top, sides.contains(.top) ? asked : padding.top),
      left: max(padding.left, sides.contains(.left) ? asked : padding.left),
      bottom: max(padding.bottom, sides.contains(.bottom) ? asked : padding.bottom),
      right: max(padding.right, sides.contains(.right) ? asked : padding.right))
    var finding = Finding(
      Self.rule, [target.id], in: target.frame.outset(by: Insets(asked, on: sides)),
      measured: Quantity(least, .points), expected: .atLeast(Quantity(asked, .points)),
      remedy: .setPadding(insets))
    finding.certainty = certainty
    if let (other, gap) = neighbor(of: index, on: sides, &layout) {
      finding.others = [layout.targets[other].id]
      finding.detail = Quantity(gap, .points)
    }
    return finding
  }

  /// Whether at least one of the visible sample points between the hit region and the edge of the recommended
  /// padding hits no target.
  ///
  /// A card around the element does not count as a target, but a control around the element does.
  private func isEmpty(
    beyond side: Side, of target: AuditedTarget, from given: Double, to asked: Double,
    _ layout: borrowing AuditedLayout
  ) -> Bool {
    let step = min(1e-4, (asked - given) / 4)
    for share in [0.5, 0.25, 0.75] {
      for distance in [given + step, (given + asked) / 2, asked - step] {
        let point = side.point(outside: target.frame, by: distance, at: share)
        guard layout.isVisible(point, in: target.target.space) else { continue }
        guard let hit = layout.engine.hitTest(point)?.target, hit != target.id,
          let other = layout.index(of: hit)
        else {
          if layout.engine.hitTest(point) == nil { return true }
          continue
        }
        // A card around the element is not a neighbor. A control around the element, such as a button around
        // its icon, belongs to it.
        let container = layout.targets[other]
        if container.frame.contains(target.frame), container.frame != target.frame, !container.isCommand {
          return true
        }
      }
    }
    return false
  }

  /// The nearest target beyond the given sides of an element, and the gap between the hit regions of the two;
  /// nil if no target is near.
  private func neighbor(of index: Int, on sides: [Side], _ layout: inout AuditedLayout) -> (Int, Double)? {
    let target = layout.targets[index]
    var nearest: (Int, Double)?
    let targets = layout.targets
    for side in sides {
      let reach = target.region.outset(
        by: Insets(layout.engine.configuration.regions.plainPadding, on: [side]))
      let cross = side.axis.other
      layout.forEachTarget(meeting: reach, besides: index) { other in
        let (region, frame) = (targets[other].region, targets[other].frame)
        guard frame.lower(cross) < target.frame.upper(cross), frame.upper(cross) > target.frame.lower(cross)
        else { return }
        let gap =
          side == .left || side == .top
          ? target.region.lower(side.axis) - region.upper(side.axis)
          : region.lower(side.axis) - target.region.upper(side.axis)
        if Self.exceeds(gap, 0), gap < nearest?.1 ?? .infinity { nearest = (other, gap) }
      }
    }
    return nearest
  }

  // MARK: Too large

  private func wide(_ index: Int, _ layout: inout AuditedLayout) -> Finding? {
    let target = layout.targets[index]
    let padding = padding(of: target, layout)
    let greatest = configuration.greatestLeavingDistance
    var worst: (side: Side, distance: Double)?
    for side in Side.allCases where Self.exceeds(side.inset(of: padding), greatest) {
      let distance = leavingDistance(of: target, on: side, upTo: side.inset(of: padding), layout)
      if Self.exceeds(distance, greatest), distance > worst?.distance ?? 0 { worst = (side, distance) }
    }
    guard let worst else { return nil }
    let asked =
      target.target.hasBezel ? configuration.leastBezelPadding : configuration.leastPlainPadding
    let insets = Insets(
      top: padding.top > greatest ? asked : padding.top,
      left: padding.left > greatest ? asked : padding.left,
      bottom: padding.bottom > greatest ? asked : padding.bottom,
      right: padding.right > greatest ? asked : padding.right)
    var finding = Finding(
      Self.rule, [target.id], in: target.region, measured: Quantity(worst.distance, .points),
      expected: .atMost(Quantity(greatest, .points)), remedy: .setPadding(insets))
    let axis = worst.side.axis
    let way = (target.frame.upper(axis) - target.frame.lower(axis)) / 2 + worst.distance
    finding.detail = layout.secondsToLeave(index, toward: worst.side.direction, way)
      .map { Quantity($0, .seconds) }
    return finding
  }

  /// The distance from the middle of a side to the point where the pointer leaves the target; at most
  /// `limit`.
  private func leavingDistance(
    of target: AuditedTarget, on side: Side, upTo limit: Double, _ layout: borrowing AuditedLayout
  ) -> Double {
    func isKept(at distance: Double) -> Bool {
      let point = side.point(outside: target.frame, by: distance, at: 0.5)
      return layout.surface.contains(point) && layout.engine.hitTest(point)?.target == target.id
    }
    // Rounding may put the last point of the region just outside of it.
    if isKept(at: limit - 1e-7 * max(1, limit)) { return limit }
    var (low, high) = (0.0, limit)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isKept(at: middle) { low = middle } else { high = middle }
    }
    return low
  }
}
