import PointerKit

/// L5: a highlight around an element with a visible background, so that one shape surrounds another.
///
/// In a bar of highlights an opaque button is highlighted too (E11). Therefore members of a group that has a
/// transparent highlighted member are not reported, except for the selected segment, which is lifted.
struct BezelHighlightRule: RuleCheck {
  static let rule = LayoutRule.bezelHighlight
  private let greatest: Double
  private let largestLift: Double

  init(_ configuration: AuditConfiguration) {
    greatest = configuration.greatestBezelCount
    largestLift = configuration.greatestSnappingSide
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    guard Self.exceeds(1, greatest) else { return }
    for (index, target) in layout.targets.enumerated() where applies(to: target) {
      guard target.effect == .highlight, target.isOpaque, !target.hasReportedEffect,
        !target.isAmongHighlights || target.target.kind == .selectedSegment
      else { continue }
      layout.targets[index].hasReportedEffect = true
      let isLarge = Self.exceeds(target.frame.size.longerSide, largestLift)
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(1, .count),
        expected: .atMost(Quantity(greatest, .count)), remedy: .useEffect(isLarge ? .hover : .lift))
      finding.group = target.target.group
      finding.certainty = target.isAutomatic ? .likely : .certain
      findings.append(finding)
    }
  }
}
