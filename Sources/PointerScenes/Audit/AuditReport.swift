package import LayoutAudit
import PointerKit

/// The findings in several scenes, as text in the style of a compiler, as JSON, and as a picture of the first
/// scene.
package struct AuditReport: Hashable, Sendable {
  /// The findings in one scene.
  struct Part: Hashable, Sendable {
    let file: String
    let scene: Scene
    let findings: [Finding]

    /// The labels of the targets.
    var labels: [TargetID: String] {
      scene.targets.reduce(into: [:]) { $0[$1.id] = scene.names.label(ofTarget: $1.id) }
    }
  }

  private(set) var parts: [Part] = []

  /// Creates an empty report.
  package init() {}

  /// Adds the findings in a scene, with the name of its file.
  package mutating func append(_ findings: [Finding], in scene: AuditedScene, named file: String) {
    parts.append(Part(file: file, scene: scene.scene, findings: findings))
  }

  /// The number of findings in all scenes.
  package var findingCount: Int { parts.reduce(0) { $0 + $1.findings.count } }

  // MARK: Lines

  /// A line for each finding, and a summary.
  package var text: String {
    var text = ""
    for part in parts {
      for finding in part.findings { text += "\(part.file): warning: \(AuditReport.line(finding, part))\n" }
    }
    return text + summary + "\n"
  }

  /// The numbers of findings, scenes, and findings of each rule.
  private var summary: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let scenes = count(parts.count, "scene")
    guard findingCount > 0 else { return "no findings in \(scenes)" }
    var rules: [String] = []
    for rule in LayoutRule.allCases {
      let number = parts.reduce(0) { $0 + $1.findings.count { $0.rule == rule } }
      if number > 0 { rules.append("\(number) of \(rule.identifier)") }
    }
    return "\(count(findingCount, "finding")) in \(scenes): \(rules.joined(separator: ", "))"
  }

  /// The text of a finding: its targets, its observation and its rule.
  static func line(_ finding: Finding, _ part: Part) -> String {
    let names = finding.targets.map { name(of: $0, part) }.joined(separator: ", ")
    let group = finding.group.map { "group \(part.scene.names.name(ofGroup: $0)): " } ?? ""
    let text = finding.text { part.scene.names.name(ofTarget: $0) }
    let doubt = finding.certainty == .possible ? ", possible" : ""
    return "\(group)\(names.isEmpty ? "annotation" : names): \(text) [\(finding.rule.identifier)\(doubt)]"
  }

  /// The name of a target, followed by the first line of its label if that line differs from the name.
  private static func name(of id: TargetID, _ part: Part) -> String {
    let name = part.scene.names.name(ofTarget: id)
    guard let label = part.scene.names.label(ofTarget: id)?.split(separator: "\n").first, label != name else {
      return name
    }
    return "\(name) \(JSONText.quoted(label))"
  }

  // MARK: JSON

  /// A line of JSON for each finding.
  package var json: String {
    var text = ""
    for part in parts { for finding in part.findings { text += AuditReport.json(finding, part) + "\n" } }
    return text
  }

  private static func json(_ finding: Finding, _ part: Part) -> String {
    let names = part.scene.names
    func list(_ ids: [TargetID]) -> JSONValue { .array(ids.map { .string(names.name(ofTarget: $0)) }) }
    let facts: JSONValue = [
      "scene": .string(part.file), "rule": .string(finding.rule.identifier), "targets": list(finding.targets),
      "group": finding.group.map { .string(names.name(ofGroup: $0)) } ?? .null, "rect": .rect(finding.rect),
      "measured": .number(finding.measured.value), "expected": .number(finding.expected.quantity.value),
      "bound": .string(finding.expected.name), "unit": .string(finding.measured.unit.name),
      "certainty": .string(finding.certainty.name), "others": list(finding.others),
    ]
    let detail: JSONValue? = finding.detail.map {
      ["detail": .number($0.value), "detailUnit": .string($0.unit.name)]
    }
    let region: JSONValue? = finding.region.map { ["region": .rect($0)] }
    let remedy: JSONValue = [
      "change": .string(finding.remedy.name),
      "remedy": .string(finding.remedy.text { names.name(ofTarget: $0) }),
      "message": .string(finding.text { names.name(ofTarget: $0) }),
    ]
    return JSONValue.joining(facts, detail, region, remedy).text
  }

  // MARK: Explanations

  /// A rule in words: its advice, its source and an example.
  package static func explanation(of rule: LayoutRule) -> String {
    """
    \(rule.identifier): \(rule.title)

    \(rule.advice)
    Source: \(rule.source).
    Example: \(rule.example)

    """
  }
}
