import PointerKit

/// L13: a highlight or a lift on a large element, or hover on a small one (E10).
///
/// With highlight and lift the pointer becomes the element, which suits only small elements.
///
/// Controls with a standard effect have it at any size (E3, E6), and L15 reports any other. Hover on a row is
/// correct at any size. A large member of a group may also have the highlight or lift of a smaller member (E11).
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
    where applies(to: target) && !target.hasReportedEffect && target.standardEffect == nil {
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
        let isHoveredAtWill = target.target.kind != .row && target.target.kind != .text
        guard !target.isAutomatic, isHoveredAtWill, !Self.exceeds(side, smallest), side > 0 else { continue }
        finding = Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(side, .points),
          expected: .moreThan(Quantity(smallest, .points)),
          remedy: .useEffect(target.isOpaque ? .lift : .highlight))
      case .none: continue
      }
      guard var finding else { continue }
      let margin = (side - finding.expected.quantity.value).magnitude
      finding.certainty = Self.certainty(.likely, beyondBy: margin, edges: 2, configuration)
      findings.append(finding)
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
