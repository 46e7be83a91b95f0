import PointerKit

/// L6: a lift with another shape than the element, so that the pointer does not fit beneath the element.
///
/// Examples are a circle of the free pointer's size, and the default corner radius for an icon, a module or a
/// round knob.
struct LiftShapeRule: RuleCheck {
  static let rule = LayoutRule.liftShape
  /// The corner radius of a target for which the host states none, in points.
  private static let defaultRadius = 8.0
  private let configuration: AuditConfiguration

  init(_ configuration: AuditConfiguration) { self.configuration = configuration }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for target in layout.targets where applies(to: target) && target.effect == .lift {
      guard let (difference, allowed) = misfit(of: target) else { continue }
      let radius = expectedRadius(of: target)
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(difference, .points),
        expected: .atMost(Quantity(allowed, .points)),
        remedy: .setShape(target.frame.size, cornerRadius: radius))
      finding.certainty = target.target.style.shape == nil ? .likely : .certain
      findings.append(finding)
    }
  }

  /// The difference between the shape and the element, and the allowed difference; nil if the shape fits.
  ///
  /// Paths and beams are not compared: the result is nil. Without a shape, the corner radius is compared.
  private func misfit(of target: AuditedTarget) -> (Double, Double)? {
    let frame = target.frame.size
    let tolerance = configuration.liftTolerance
    guard let shape = target.target.style.shape else {
      if frame.shorterSide <= 0 { return (max(frame.longerSide, tolerance + 1), tolerance) }
      let difference = (expectedRadius(of: target) - target.target.cornerRadius).magnitude
      let allowed = configuration.iconRadiusTolerance
      return Self.exceeds(difference, allowed) ? (difference, allowed) : nil
    }
    let size: Size
    let radius: Double
    switch shape {
    case .circle(let diameter):
      (size, radius) = (Size(width: diameter, height: diameter), diameter / 2)
    case .roundedRect(let given, let corner):
      (size, radius) = (given, min(corner, given.shorterSide / 2))
    case .path, .verticalBeam, .horizontalBeam: return nil
    }
    var difference = max((size.width - frame.width).magnitude, (size.height - frame.height).magnitude)
    let own = min(target.target.cornerRadius, frame.shorterSide / 2)
    // A circle of the element's size means that the element is round, so its radius is not compared.
    if case .roundedRect = shape { difference = max(difference, (radius - own).magnitude) }
    return Self.exceeds(difference, tolerance) ? (difference, tolerance) : nil
  }

  /// The corner radius that the element should have.
  ///
  /// If the host states neither a shape nor a radius, the expected radius follows from the element's kind.
  /// Otherwise the expected radius is the element's own. A stated radius of 8, the default, counts as not
  /// stated.
  private func expectedRadius(of target: AuditedTarget) -> Double {
    let size = target.frame.size
    let own = min(target.target.cornerRadius, max(0, size.shorterSide / 2))
    guard target.target.cornerRadius == Self.defaultRadius, target.target.style.shape == nil else {
      return target.target.style.shape == nil ? target.target.cornerRadius : own
    }
    switch target.target.kind {
    case .appIcon, .controlCenterModule:
      return max(Self.defaultRadius, configuration.iconRadiusShare * size.shorterSide)
    // The knob of a slider is round.
    case .slider where size.longerSide - size.shorterSide <= 1:
      return max(Self.defaultRadius, size.shorterSide / 2)
    default: return Self.defaultRadius
    }
  }
}
