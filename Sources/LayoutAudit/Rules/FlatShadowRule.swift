import PointerKit

/// L8: a hover effect with a shadow but without growth.
///
/// The shadow suggests that the element is nearer, but the element does not look nearer.
struct FlatShadowRule: RuleCheck {
  static let rule = LayoutRule.flatShadow
  private let least: Double

  init(_ configuration: AuditConfiguration) { least = configuration.leastGrowth }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    let configuration = layout.engine.configuration
    guard configuration.effects.shadowOpacity > 0 else { return }
    for target in layout.targets where applies(to: target) {
      guard case .hover(let options) = target.style.effect, options.prefersShadow else { continue }
      let growth = options.prefersScaledContent ? configuration.effects.hoverGrowth : 0
      guard Self.exceeds(least, growth) else { continue }
      findings.append(
        Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(growth, .points),
          expected: .atLeast(Quantity(least, .points)), remedy: .growWithShadow))
    }
  }
}
