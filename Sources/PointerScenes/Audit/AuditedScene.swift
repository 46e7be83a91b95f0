package import LayoutAudit
import PointerKit

/// A scene to check against the guidelines, with its annotations and the rules that it switches off.
///
/// The key `x-audit` of the scene or of a target is a list of rules that are not checked, such as
/// `"x-audit": ["L1", "L13"]`. The key `x-annotation` has the labels and values of the annotation that is
/// shown beside the pointer, such as `"x-annotation": {"W": "120"}`. The annotation of a target is shown
/// while the pointer is on the target. The key `x-equivalent` of a target is the id of another target with the same
/// function.
package struct AuditedScene: Hashable, Sendable {
  /// The scene.
  package let scene: Scene
  /// The rules that are checked.
  package let rules: LayoutRules
  /// The rules that targets switch off.
  package let exemptions: [AuditConfiguration.Exemption]
  /// The targets whose functions others have, too.
  package let equivalents: [AuditConfiguration.Equivalent]
  /// The annotation beside the pointer; nil if there is none.
  let annotation: PointerAnnotation?
  /// The annotations of targets, in the order of the file.
  let annotations: [TargetAnnotation]

  /// The annotation of a target.
  struct TargetAnnotation: Hashable, Sendable {
    let target: TargetID
    let annotation: PointerAnnotation
  }

  private static let switches = "x-audit"
  private static let shown = "x-annotation"
  private static let equivalent = "x-equivalent"

  /// Reads a scene from a file.
  package init(contentsOf file: InputFile) throws(FileError) {
    try self.init(JSONNode(contentsOf: file, format: .sceneFormat))
  }

  init(_ node: JSONNode) throws(FileError) {
    let scene = try Scene(node)
    self.scene = scene
    var rules = LayoutRules.all
    var exemptions: [AuditConfiguration.Exemption] = []
    var equivalents: [AuditConfiguration.Equivalent] = []
    var annotation: PointerAnnotation?
    var annotations: [TargetAnnotation] = []
    // The scene's initializer has checked the keys of the objects.
    let object = try node.anyObject()
    if let node = object.optional(AuditedScene.switches) { rules.subtract(try node.layoutRules()) }
    if let node = object.nullable(AuditedScene.shown) { annotation = try node.annotation() }
    for (target, element) in zip(scene.targets, try object.optional("targets")?.array() ?? []) {
      let object = try element.anyObject()
      if let node = object.optional(AuditedScene.switches) {
        exemptions.append(AuditConfiguration.Exemption(target.id, from: try node.layoutRules()))
      }
      if let node = object.optional(AuditedScene.equivalent) {
        let name = try node.string("the id of a target")
        guard let control = scene.targets.first(where: { scene.names.name(ofTarget: $0.id) == name }) else {
          throw node.error(expected: "the id of a target")
        }
        equivalents.append(AuditConfiguration.Equivalent(of: target.id, control.id))
      }
      if let node = object.nullable(AuditedScene.shown) {
        annotations.append(TargetAnnotation(target: target.id, annotation: try node.annotation()))
      }
    }
    self.rules = rules
    self.exemptions = exemptions
    self.equivalents = equivalents
    self.annotation = annotation
    self.annotations = annotations
  }

  /// The findings with the given thresholds; by default the thresholds of the guidelines.
  ///
  /// The rules that the scene switches off are not checked.
  package func findings(with thresholds: AuditConfiguration = AuditConfiguration()) -> [Finding] {
    var configuration = thresholds
    configuration.rules.formIntersection(rules)
    configuration.exemptions += exemptions
    configuration.equivalents += equivalents
    var engine = PointerEngine(scene)
    if let annotation { engine.setAnnotation(annotation, at: engine.time) }
    let auditor = LayoutAuditor(configuration)
    var findings = auditor.findings(in: engine)
    guard configuration.rules.contains(.annotation) else { return findings }
    let end = findings.firstIndex { $0.rule > .annotation } ?? findings.count
    findings.insert(contentsOf: annotationFindings(auditor, engine), at: end)
    return findings
  }

  /// The findings of one rule alone.
  func findings(of rule: LayoutRule) -> [Finding] {
    var configuration = AuditConfiguration()
    configuration.rules = LayoutRules(rule)
    return findings(with: configuration)
  }

  private func annotationFindings(_ auditor: LayoutAuditor, _ engine: PointerEngine) -> [Finding] {
    var findings: [Finding] = []
    for entry in annotations {
      let isExempt = exemptions.contains { $0.target == entry.target && $0.rules.contains(.annotation) }
      guard !isExempt, let target = engine.target(entry.target), target.isEnabled,
        let frame = engine.convert(target.frame, from: target.space)
      else { continue }
      for var finding in auditor.findings(in: entry.annotation, at: frame.center) {
        finding.targets = [entry.target]
        findings.append(finding)
      }
    }
    return findings
  }
}

extension JSONNode {
  /// A list of rules.
  fileprivate func layoutRules() throws(FileError) -> LayoutRules {
    var rules: LayoutRules = []
    for node in try array("an array of rules") {
      let expected = "a rule from L1 to L16, 2.5.8 or 2.5.5"
      guard let rule = LayoutRule(identifier: try node.string(expected)) else {
        throw node.error(expected: expected)
      }
      rules.insert(LayoutRules(rule))
    }
    return rules
  }
}
