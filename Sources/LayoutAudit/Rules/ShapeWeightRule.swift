import PointerKit

/// L11: a custom shape much heavier or lighter than the circle (S8), or with thin strokes (S7).
///
/// Shapes that adapt to the element have no weight of their own. These shapes are a highlight, a lift, a
/// beam, and a shape that snaps to a control and is at least as large as the control.
struct ShapeWeightRule: RuleCheck {
  static let rule = LayoutRule.shapeWeight
  private let factor: Double
  private let stroke: Double

  init(_ configuration: AuditConfiguration) {
    factor = configuration.greatestWeightFactor
    stroke = configuration.leastStrokeWidth
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for (index, target) in layout.targets.enumerated()
    where applies(to: target) && !target.style.isHidden {
      guard let shape = target.target.style.shape else { continue }
      if case .path(let path) = shape, let width = path.strokeWidth, Self.exceeds(stroke, width) {
        layout.targets[index].hasFaultyShape = true
        findings.append(
          Finding(
            Self.rule, [target.id], in: target.frame, measured: Quantity(width, .points),
            expected: .atLeast(Quantity(stroke, .points)), remedy: .setStrokeWidth(stroke)))
        continue
      }
      guard target.effect != .highlight, target.effect != .lift, hasOwnWeight(shape, of: target) else {
        continue
      }
      let weight = shape.visualWeight / PointerShape.standardVisualWeight
      guard weight > 0, Self.exceeds(max(weight, 1 / weight), factor) else { continue }
      layout.targets[index].hasFaultyShape = true
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(weight, .factor),
        expected: weight > 1
          ? .atMost(Quantity(factor, .factor)) : .atLeast(Quantity(1 / factor, .factor)),
        // In this order, since the inverse of the weight of a tiny shape is infinite.
        remedy: .scaleShape(1 / weight.squareRoot()))
      finding.certainty = .likely
      findings.append(finding)
    }
  }

  private func hasOwnWeight(_ shape: PointerShape, of target: AuditedTarget) -> Bool {
    switch shape {
    case .verticalBeam, .horizontalBeam: return false
    case .circle(let diameter): return !isControl(Size(width: diameter, height: diameter), target)
    case .roundedRect(let size, _): return !isControl(size, target)
    case .path: return true
    }
  }

  /// Whether a shape snaps to the control and is at least as large as the control.
  private func isControl(_ size: Size, _ target: AuditedTarget) -> Bool {
    let isWhole =
      target.style.horizontalPrecision == .whole && target.style.verticalPrecision == .whole
    return isWhole && size.width >= target.frame.width && size.height >= target.frame.height
  }
}
