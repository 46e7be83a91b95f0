import PointerKit

/// L5: a highlight around an element with a visible background, so that one shape surrounds another.
///
/// In a bar of highlights an opaque button is highlighted too (E11). Therefore members of a group that has a
/// transparent highlighted member are not reported.
struct BezelHighlightRule: RuleCheck {
  static let rule = LayoutRule.bezelHighlight
  private let greatest: Double

  init(_ configuration: AuditConfiguration) { greatest = configuration.greatestBezelCount }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    guard Self.exceeds(1, greatest) else { return }
    var isExcused = Array(repeating: false, count: layout.targets.count)
    for group in layout.groups {
      let hasTransparent = group.members.contains { member in
        layout.targets[member].effect == .highlight && !layout.targets[member].isOpaque
      }
      if hasTransparent { for member in group.members { isExcused[member] = true } }
    }
    for (index, target) in layout.targets.enumerated() where applies(to: target) && !isExcused[index] {
      guard target.effect == .highlight, target.isOpaque, !target.hasMixedEffect else { continue }
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(1, .count),
        expected: .atMost(Quantity(greatest, .count)), remedy: .useEffect(.lift))
      finding.group = target.target.group
      finding.certainty = target.isAutomatic ? .likely : .certain
      findings.append(finding)
    }
  }
}
