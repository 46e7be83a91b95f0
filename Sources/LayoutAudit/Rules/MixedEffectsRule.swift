import PointerKit

/// L3: members of one group with different effects (E11).
///
/// Some members may differ: the selected segment, elements over which the pointer is hidden, and elements
/// that contain other members. An element without an effect may differ if it performs no command, such as a
/// text field in a bar.
struct MixedEffectsRule: RuleCheck {
  static let rule = LayoutRule.mixedEffects
  private let greatest: Double

  init(_ configuration: AuditConfiguration) { greatest = configuration.greatestDeviatingCount }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for group in layout.groups where group.members.count > 1 {
      guard let finding = deviation(in: group, &layout) else { continue }
      findings.append(finding)
    }
  }

  private func counts(_ target: AuditedTarget) -> Bool {
    guard target.target.kind != .selectedSegment, !target.style.isHidden, !target.lacksBeam else {
      return false
    }
    return target.effect != .none || target.isCommand
  }

  private func deviation(in group: AuditedLayout.Group, _ layout: inout AuditedLayout) -> Finding? {
    var numbers = [0, 0, 0, 0]
    for member in group.members where counts(layout.targets[member]) {
      numbers[layout.targets[member].effect.rawValue] += 1
    }
    guard let common = Self.common(in: numbers) else { return nil }
    var deviating: [Int] = []
    for member in group.members {
      let target = layout.targets[member]
      if applies(to: target), counts(target), target.effect != common, !layout.containsMember(member) {
        deviating.append(member)
      }
    }
    guard !deviating.isEmpty, Self.exceeds(Double(deviating.count), greatest) else { return nil }
    for member in deviating { layout.targets[member].hasReportedEffect = true }
    var finding = Finding(
      Self.rule, deviating.map { layout.targets[$0].id }, in: layout.bounds(of: deviating),
      measured: Quantity(Double(deviating.count), .count), expected: .atMost(Quantity(greatest, .count)),
      remedy: .useEffect(common.remedy))
    finding.group = group.id
    return finding
  }

  /// The most common effect, given the number of members with each effect; nil without members.
  ///
  /// Of equally common effects, the first in the order highlight, lift, hover, none is chosen.
  static func common(in numbers: [Int]) -> AuditedTarget.Effect? {
    var best = AuditedTarget.Effect.highlight
    for effect in AuditedTarget.Effect.allCases where numbers[effect.rawValue] > numbers[best.rawValue] {
      best = effect
    }
    return numbers[best.rawValue] > 0 ? best : nil
  }
}
