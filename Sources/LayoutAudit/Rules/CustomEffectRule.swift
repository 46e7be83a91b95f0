import PointerKit

/// L15: a custom effect on a control that has a standard effect; people may think that the control is broken.
///
/// An effect is custom if it differs from the effect of the control's kind (E3, E6), or if a snapping shape
/// imitates a highlight.
struct CustomEffectRule: RuleCheck {
  static let rule = LayoutRule.customEffect
  /// How far a shape that imitates a highlight may extend beyond each side of the element, in points.
  private static let plateOutset = 16.0
  private let greatest: Double

  init(_ configuration: AuditConfiguration) { greatest = configuration.greatestCustomEffectCount }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    guard Self.exceeds(1, greatest) else { return }
    for target in layout.targets where applies(to: target) && !target.hasMixedEffect {
      guard !target.isAutomatic, !target.style.isHidden, let standard = replacement(for: target) else {
        continue
      }
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(1, .count),
        expected: .atMost(Quantity(greatest, .count)), remedy: .useEffect(standard))
      finding.certainty = .likely
      findings.append(finding)
    }
  }

  /// The standard effect that should replace a custom one; nil if the effect is standard.
  private func replacement(for target: AuditedTarget) -> Remedy.Effect? {
    switch target.target.kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem:
      // An opaque item of a bar may be lifted, since a highlight would surround its background.
      if target.effect == .lift, target.isOpaque { return nil }
      return target.effect == .highlight ? nil : .highlight
    case .selectedSegment, .appIcon, .controlCenterModule:
      // A highlight around the element's background is reported by L5.
      return target.effect == .lift || target.effect == .highlight ? nil : .lift
    case .button, .link, .other, .image, .card:
      return isPlate(target) ? .automatic : nil
    case .text, .row, .slider, .divider, .handle: return nil
    }
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
