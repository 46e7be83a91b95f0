public import PointerKit

/// Checks layouts against Apple's guidelines for pointers or the target sizes of WCAG 2.2, and finds deviations and their
/// remedies.
///
/// ```swift
/// for finding in LayoutAuditor().findings(in: engine) { print(finding.text()) }
/// ```
/// The engine is not changed. The result depends on the engine's surface, targets, spaces, configuration and
/// annotation. It does not depend on the person's settings. It depends on the pointer only in one way: the
/// rectangle of a finding about the annotation is around the pointer.
public struct LayoutAuditor: Hashable, Sendable {
  /// The thresholds of the rules, and exemptions from them; numbers are clamped to their range when set.
  public var configuration: AuditConfiguration { didSet { configuration = configuration.clamped } }

  /// Creates an auditor; by default with the thresholds of the guidelines.
  public init(_ configuration: AuditConfiguration = AuditConfiguration()) {
    self.configuration = configuration.clamped
  }

  /// All findings in the order of the rules, and for each rule in the order of targets or groups.
  ///
  /// Disabled targets and spaces are not checked. O(n log n) for n targets in common layouts.
  public func findings(in engine: PointerEngine) -> [Finding] {
    var layout = AuditedLayout(engine, configuration)
    var findings: [Finding] = []
    for rule in LayoutRule.allCases where configuration.rules.contains(rule) {
      check(rule, &layout, &findings)
    }
    return findings
  }

  /// The findings about the texts of an annotation (L14); each finding's rectangle is centered on `position`.
  public func findings(in annotation: PointerAnnotation, at position: Point = .zero) -> [Finding] {
    var findings: [Finding] = []
    AnnotationRule(configuration).check(annotation, at: position, &findings)
    return findings
  }

  private func check(_ rule: LayoutRule, _ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    switch rule {
    case .padding: PaddingRule(configuration).check(&layout, &findings)
    case .groupGap: GroupGapRule(configuration).check(&layout, &findings)
    case .mixedEffects: MixedEffectsRule(configuration).check(&layout, &findings)
    case .groupSize: GroupSizeRule(configuration).check(&layout, &findings)
    case .bezelHighlight: BezelHighlightRule(configuration).check(&layout, &findings)
    case .liftShape: LiftShapeRule(configuration).check(&layout, &findings)
    case .clippedLift: ClippedLiftRule(configuration).check(&layout, &findings)
    case .flatShadow: FlatShadowRule(configuration).check(&layout, &findings)
    case .hoverRoom: HoverRoomRule(configuration).check(&layout, &findings)
    case .shapelessSnap: ShapelessSnapRule(configuration).check(&layout, &findings)
    case .shapeWeight: ShapeWeightRule(configuration).check(&layout, &findings)
    case .shapeAnchor: ShapeAnchorRule(configuration).check(&layout, &findings)
    case .effectSize: EffectSizeRule(configuration).check(&layout, &findings)
    case .annotation: AnnotationRule(configuration).check(&layout, &findings)
    case .customEffect: CustomEffectRule(configuration).check(&layout, &findings)
    case .shapeMeaning: ShapeMeaningRule(configuration).check(&layout, &findings)
    case .targetSize: TargetSizeRule(configuration).check(&layout, &findings)
    case .enhancedTargetSize: EnhancedTargetSizeRule(configuration).check(&layout, &findings)
    }
  }
}
