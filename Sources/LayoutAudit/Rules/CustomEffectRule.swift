import PointerKit

/// L15: a custom effect on a control that has a standard effect; people may think that the control is broken.
///
/// An effect is custom if it differs from the effect of the control's kind (E3, E6), or if a snapping shape
/// imitates a highlight. Over text, the pointer is the beam (P5).
struct CustomEffectRule: RuleCheck {
  static let rule = LayoutRule.customEffect
  /// How far a shape that imitates a highlight may extend beyond each side of the element, in points.
  private static let plateOutset = 16.0
  private let greatest: Double
  private let greatestSnappingSide: Double

  init(_ configuration: AuditConfiguration) {
    greatest = configuration.greatestCustomEffectCount
    greatestSnappingSide = configuration.greatestSnappingSide
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    guard Self.exceeds(1, greatest) else { return }
    for target in layout.targets where applies(to: target) && !target.hasReportedEffect {
      guard let remedy = replacement(for: target) else { continue }
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(1, .count),
        expected: .atMost(Quantity(greatest, .count)), remedy: remedy)
      finding.certainty = target.style.isHidden ? .possible : .likely
      findings.append(finding)
    }
  }

  /// What should replace a custom effect; nil if the effect is standard.
  private func replacement(for target: AuditedTarget) -> Remedy? {
    if target.lacksBeam { return .useBeam }
    guard !target.isAutomatic, !target.style.isHidden else { return nil }
    switch target.target.kind {
    case .button, .link, .other, .image, .card: return isPlate(target) ? .useEffect(.automatic) : nil
    default: break
    }
    guard let standard = target.standardEffect, standard != target.effect else { return nil }
    // A large element has hover, for which L13 asks.
    let isLarge = Self.exceeds(target.frame.size.longerSide, greatestSnappingSide)
    if isLarge, target.effect == .hover { return nil }
    // Rule L5 reports a highlight around a background.
    if target.isOpaque, target.effect == .lift || target.effect == .highlight { return nil }
    return .useEffect(isLarge && target.effect == .none ? .hover : standard.remedy)
  }

  /// Whether the style imitates a highlight: no effect, and a shape of about the element's size that snaps.
  private func isPlate(_ target: AuditedTarget) -> Bool {
    guard target.effect == .none, target.style.horizontalPrecision == .whole,
      target.style.verticalPrecision == .whole, case .roundedRect(let size, _) = target.target.style.shape
    else { return false }
    let frame = target.frame.size
    let (wider, higher) = (size.width - frame.width, size.height - frame.height)
    let limit = 2 * Self.plateOutset
    return wider >= 0 && higher >= 0 && wider <= limit && higher <= limit
  }
}
