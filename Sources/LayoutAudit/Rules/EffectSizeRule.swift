import PointerKit

/// L13: a highlight or a lift on a large element, or hover on a small one (E10).
///
/// With highlight and lift the pointer becomes the element, which suits only small elements.
///
/// Kinds with a standard effect (E3, E6) count too if they are large; a large icon looks better with hover. That a wide
/// item of a bar or menu is highlighted is only possibly wrong. L15 reports hover on a small control of these kinds.
/// Hover on a row is correct at any size. A large member of a group may also have the highlight or lift of a smaller
/// member (E11).
struct EffectSizeRule: RuleCheck {
  static let rule = LayoutRule.effectSize
  private let configuration: AuditConfiguration
  private let greatest: Double
  private let smallest: Double

  init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    greatest = configuration.greatestSnappingSide
    smallest = configuration.smallestHoverSide
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    let followsGroup = followingGroups(layout)
    for (index, target) in layout.targets.enumerated()
    where applies(to: target) && !target.hasReportedEffect {
      let side = target.frame.size.longerSide
      var finding: Finding?
      switch target.effect {
      case .highlight, .lift:
        guard !followsGroup[index], Self.exceeds(side, greatest) else { continue }
        finding = Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(side, .points),
          expected: .atMost(Quantity(greatest, .points)), remedy: .useEffect(.hover))
      case .hover:
        // Hover suits a row of any size, and text whose beam stays.
        let isHoveredAtWill =
          target.target.kind != .row && target.target.kind != .text && target.standardEffect == nil
        guard !target.isAutomatic, isHoveredAtWill, !Self.exceeds(side, smallest), side > 0 else { continue }
        finding = Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(side, .points),
          expected: .moreThan(Quantity(smallest, .points)),
          remedy: .useEffect(target.isOpaque ? .lift : .highlight))
      case .none: continue
      }
      guard var finding else { continue }
      let margin = (side - finding.expected.quantity.value).magnitude
      let isBarItem = target.standardEffect == .highlight
      finding.certainty = Self.certainty(
        isBarItem ? .possible : .likely, beyondBy: margin, edges: 2, configuration)
      findings.append(finding)
      layout.targets[index].hasReportedEffect = true
    }
  }

  /// For each target, whether a small enough member of its group has the same highlight or lift.
  private func followingGroups(_ layout: borrowing AuditedLayout) -> [Bool] {
    var follows = Array(repeating: false, count: layout.targets.count)
    for group in layout.groups {
      for effect in [AuditedTarget.Effect.highlight, .lift] {
        let isSuited = group.members.contains { member in
          let target = layout.targets[member]
          return target.effect == effect && !Self.exceeds(target.frame.size.longerSide, greatest)
        }
        guard isSuited else { continue }
        for member in group.members where layout.targets[member].effect == effect { follows[member] = true }
      }
    }
    return follows
  }
}
