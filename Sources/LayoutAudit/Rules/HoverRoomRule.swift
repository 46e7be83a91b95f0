import PointerKit

/// L9: an element that grows over its neighbor on hover, such as a row of a table.
///
/// The element is hovered in an engine with the same layout. Elements that overlap it before it grows, such
/// as elements within it, are not neighbors. Empty elements, elements of other spaces, and elements that are
/// scrolled out of view are not neighbors either.
struct HoverRoomRule: RuleCheck {
  static let rule = LayoutRule.hoverRoom
  private let configuration: AuditConfiguration
  private let least: Double

  init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    least = configuration.leastClearance
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    let growth = layout.engine.configuration.effects.hoverGrowth
    for index in layout.targets.indices {
      let target = layout.targets[index]
      guard applies(to: target), case .hover(let options) = target.style.effect, options.prefersScaledContent,
        hasNeighbor(index, within: growth / 2 + least, &layout),
        let content = layout.hoveredContent(of: index),
        let (neighbor, clearance) = nearest(to: content.transformedFrame, of: index, &layout)
      else { continue }
      var finding = Finding(
        Self.rule, [target.id], in: content.transformedFrame, measured: Quantity(clearance, .points),
        expected: .atLeast(Quantity(least, .points)), remedy: .tintOnly)
      finding.others = [layout.targets[neighbor].id]
      // Rows of a table adjoin each other, so any growth of a row covers the next row.
      let isTable = target.target.kind == .row && layout.targets[neighbor].target.kind == .row
      finding.certainty = max(
        isTable ? .likely : .possible,
        Self.certainty(.certain, beyondBy: least - clearance, edges: 2, configuration))
      findings.append(finding)
    }
  }

  private func isNeighbor(_ other: AuditedTarget, of target: AuditedTarget) -> Bool {
    !Self.exceeds(other.frame.penetration(of: target.frame), 0) && !other.frame.isEmpty
  }

  /// Whether anything may be near, which saves a look at most elements while they are hovered.
  private func hasNeighbor(_ index: Int, within distance: Double, _ layout: inout AuditedLayout) -> Bool {
    let targets = layout.targets
    let target = targets[index]
    var isFound = false
    layout.forEachTarget(meeting: target.frame.outset(by: distance), besides: index) { other in
      if isNeighbor(targets[other], of: target) { isFound = true }
    }
    return isFound
  }

  /// The nearest neighbor that is too near to the grown element, and its distance; nil if there is none.
  ///
  /// The distance is negative if the two overlap.
  private func nearest(to grown: Rect, of index: Int, _ layout: inout AuditedLayout) -> (Int, Double)? {
    let targets = layout.targets
    let target = targets[index]
    var best: (Int, Double)?
    layout.forEachTarget(meeting: grown.outset(by: least), besides: index) { other in
      guard let visible = targets[other].visibleFrame else { return }
      let clearance = -grown.penetration(of: visible)
      guard Self.exceeds(least, clearance), clearance < best?.1 ?? .infinity,
        isNeighbor(targets[other], of: target)
      else { return }
      best = (other, clearance)
    }
    return best
  }
}
