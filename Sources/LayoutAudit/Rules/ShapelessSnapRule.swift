import PointerKit

/// L10: a style that snaps to the center without a shape of its own.
///
/// People would not see why the pointer stops. The engine therefore does not snap to such a target (P8): see
/// `ShapelessSnap.swift`.
struct ShapelessSnapRule: RuleCheck {
  static let rule = LayoutRule.shapelessSnap

  init(_ configuration: AuditConfiguration) {}

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for (index, target) in layout.targets.enumerated()
    where applies(to: target) && layout.engine.snapsWithoutShape(target.id) {
      layout.targets[index].hasFaultyShape = true
      findings.append(
        Finding(
          Self.rule, [target.id], in: target.frame, measured: Quantity(1, .count),
          expected: .atMost(Quantity(0, .count)), remedy: .addShape))
    }
  }
}
