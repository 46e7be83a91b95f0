import PointerKit

/// L13: a highlight or a lift on a large element, or hover on a small one (E10).
///
/// With highlight and lift the pointer becomes the element, which suits only small elements.
///
/// Some effects are correct at any size: the default highlight or lift of a kind (E3, E6), and hover on a
/// row. A large member of a group may also have the highlight or lift of a smaller member (E11).
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
    for (index, target) in layout.targets.enumerated() where applies(to: target) && !target.hasMixedEffect {
      let side = target.frame.size.longerSide
      var finding: Finding?
      switch target.effect {
      case .highlight, .lift:
        guard !hasDefaultEffect(target), !followsGroup[index], Self.exceeds(side, greatest) else { continue }
        finding = Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(side, .points),
          expected: .atMost(Quantity(greatest, .points)), remedy: .useEffect(.hover))
      case .hover:
        guard !target.isAutomatic, isHoveredAtWill(target), !Self.exceeds(side, smallest), side > 0 else {
          continue
        }
        finding = Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(side, .points),
          expected: .atLeast(Quantity(smallest, .points)),
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

  /// Whether this rule checks hover on an element.
  ///
  /// Hover on a row is correct at any size. On controls with a standard effect, rule L15 reports hover as a
  /// custom effect.
  private func isHoveredAtWill(_ target: AuditedTarget) -> Bool {
    switch target.target.kind {
    case .row, .barButton, .tabBarItem, .segment, .editMenuItem, .selectedSegment, .appIcon,
      .controlCenterModule:
      false
    default: true
    }
  }

  private func hasDefaultEffect(_ target: AuditedTarget) -> Bool {
    guard target.isAutomatic else { return false }
    switch target.target.kind {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .appIcon, .controlCenterModule:
      return true
    default: return false
    }
  }
}
