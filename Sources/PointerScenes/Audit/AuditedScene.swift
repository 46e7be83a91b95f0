public import LayoutAudit
import PointerKit

/// A scene to check against the guidelines, with the rules that its keys `x-audit` switch off.
///
/// Such a key of the scene or of a target is a list of rules, as in `"x-audit": ["L1", "L13"]`.
public struct AuditedScene: Hashable, Sendable {
  /// The scene.
  public let scene: Scene
  /// The rules that the scene does not switch off.
  public let rules: LayoutRules
  /// The rules that targets switch off.
  public let exemptions: [AuditConfiguration.Exemption]

  private static let key = "x-audit"

  /// Reads a scene from a file.
  public init(contentsOf file: InputFile) throws(FileError) {
    let node = try JSONNode(text: file.contents(), file: file.name)
    scene = try Scene(node)
    var rules = LayoutRules.all
    var exemptions: [AuditConfiguration.Exemption] = []
    // The keys of the objects were checked by the scene.
    if case .object(let members) = node.value {
      let object = JSONObject(members: members, node: node)
      if let node = object.optional(AuditedScene.key) { rules.subtract(try node.layoutRules()) }
      let elements = try object.optional("targets")?.array() ?? []
      for (index, element) in elements.enumerated() {
        guard case .object(let members) = element.value else { continue }
        let target = JSONObject(members: members, node: element)
        guard let node = target.optional(AuditedScene.key) else { continue }
        exemptions.append(
          AuditConfiguration.Exemption(scene.targets[index].id, from: try node.layoutRules()))
      }
    }
    self.rules = rules
    self.exemptions = exemptions
  }

  /// The findings of the given rules, all by default, except the rules that the scene switches off.
  public func findings(of rules: LayoutRules = .all) -> [Finding] {
    var configuration = AuditConfiguration()
    configuration.rules = self.rules.intersection(rules)
    configuration.exemptions = exemptions
    return LayoutAuditor(configuration).findings(in: PointerEngine(scene))
  }
}

extension JSONNode {
  /// A list of rules.
  fileprivate func layoutRules() throws(FileError) -> LayoutRules {
    var rules: LayoutRules = []
    for node in try array("an array of rules") {
      let expected = "a rule from L1 to L16"
      guard let rule = LayoutRule(identifier: try node.string(expected)) else {
        throw node.error(expected: expected)
      }
      rules.insert(LayoutRules(rule))
    }
    return rules
  }
}
