import PointerKit

/// L4: different sizes in one group, or an item of a toolbar that is not as high as the guidelines ask (E13).
///
/// In a toolbar, the height of a highlight or lift counts, since a frame may be larger for touch. In other
/// groups, the sizes of elements or of stated shapes are compared. In a row only heights are compared, since labels differ in length. In a column only widths are
/// compared. Outside toolbars, a member that contains another member is not reported.
struct GroupSizeRule: RuleCheck {
  static let rule = LayoutRule.groupSize
  private let configuration: AuditConfiguration
  private let height: Double
  private let tolerance: Double
  private let share: Double

  init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    height = configuration.toolbarItemHeight
    tolerance = configuration.sizeTolerance
    share = configuration.sizeToleranceShare
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for index in layout.targets.indices
    where layout.targets[index].target.group == nil && layout.targets[index].target.kind == .barButton {
      if let finding = toolbar([index], layout) { findings.append(finding) }
    }
    for group in layout.groups {
      let isToolbar = group.members.contains { layout.targets[$0].target.kind == .barButton }
      let found = isToolbar ? toolbar(group.members, layout) : uneven(group, &layout)
      guard var finding = found else { continue }
      finding.group = group.id
      findings.append(finding)
    }
  }

  // MARK: Toolbars

  private func toolbar(_ members: [Int], _ layout: borrowing AuditedLayout) -> Finding? {
    // All highlights of a group are as high as its tallest bezel, so only this bezel is reported (E13).
    var tallest = 0.0
    for member in members where layout.targets[member].target.hasBezel {
      tallest = max(tallest, layout.targets[member].frame.height)
    }
    var deviating: [(index: Int, height: Double)] = []
    for member in members {
      let target = layout.targets[member]
      guard applies(to: target), target.target.kind == .barButton || target.effect == .highlight,
        !target.style.isHidden, !target.hasReportedEffect
      else { continue }
      let shown = target.shownSize.height
      let isRaised =
        target.hasCommonHeight && shown == tallest
        && !(target.target.hasBezel && target.frame.height == tallest)
      if !isRaised, Self.exceeds((shown - height).magnitude, tolerance) { deviating.append((member, shown)) }
    }
    guard let worst = deviating.max(by: { ($0.height - height).magnitude < ($1.height - height).magnitude })
    else { return nil }
    var finding = finding(
      deviating.map { $0.index }, measured: worst.height, expected: height, remedy: .setHeight(height), layout
    )
    let margin = (worst.height - height).magnitude - tolerance
    finding.certainty = Self.certainty(.certain, beyondBy: margin, edges: 2, configuration)
    return finding
  }

  // MARK: Other groups

  private func uneven(_ group: AuditedLayout.Group, _ layout: inout AuditedLayout) -> Finding? {
    var numbers = [0, 0, 0, 0]
    for member in group.members { numbers[layout.targets[member].effect.rawValue] += 1 }
    numbers[AuditedTarget.Effect.none.rawValue] = 0
    guard let common = MixedEffectsRule.common(in: numbers) else { return nil }
    let members = group.members.filter { member in
      let target = layout.targets[member]
      switch target.target.kind {
      case .text, .divider, .handle, .slider: return false
      // The selected segment is lifted among highlights, and must have the size of the others.
      case .selectedSegment: return !target.style.isHidden
      default: return target.effect == common && !target.style.isHidden
      }
    }
    guard members.count > 1 else { return nil }
    // The frames of neighbors may overlap slightly, so the inner halves of the frames are used.
    let cores = members.map { member in
      let frame = layout.targets[member].frame
      return Rect(center: frame.center, size: Size(width: frame.width / 2, height: frame.height / 2))
    }
    let axis = FacingPairs(cores, along: .horizontal).pairs.isEmpty ? Axis.horizontal : .vertical
    let sizes = members.map { layout.targets[$0].ownSize }.map { axis == .horizontal ? $0.width : $0.height }
    var usual = usual(of: sizes)
    // A member of the height that the guidelines ask for is never the one to shrink.
    if axis == .vertical, usual < height,
      let toolbarHeight = sizes.first(where: { !Self.exceeds(($0 - height).magnitude, tolerance) })
    {
      usual = toolbarHeight
    }
    // If some members deviate by more than the error of frames can explain, the finding names only them.
    var certain: [Int] = []
    var deviating: [Int] = []
    var worst = usual
    for (position, member) in members.enumerated() where applies(to: layout.targets[member]) {
      let difference = (sizes[position] - usual).magnitude
      let margin = difference - allowance(at: usual)
      guard Self.exceeds(margin, 0), !layout.containsMember(member) else { continue }
      deviating.append(member)
      // The engine shows highlights of different frames at one height. The member's size and the usual size each
      // follow from two edges.
      if axis == .horizontal || !layout.targets[member].hasCommonHeight,
        Self.certainty(.certain, beyondBy: margin, edges: 4, configuration) == .certain
      {
        certain.append(member)
      }
      if difference > (worst - usual).magnitude { worst = sizes[position] }
    }
    guard !deviating.isEmpty else { return nil }
    var finding = finding(
      certain.isEmpty ? deviating : certain, measured: worst, expected: usual,
      remedy: axis == .horizontal ? .setWidth(usual) : .setHeight(usual), layout)
    finding.certainty = certain.isEmpty ? .possible : .certain
    return finding
  }

  /// The greatest difference from `size` at which another size counts as the same.
  private func allowance(at size: Double) -> Double { max(tolerance, share * size) }

  /// The most common size; if several are equally common, the smallest of them.
  ///
  /// Sizes that differ by no more than the tolerance count as equal.
  private func usual(of sizes: [Double]) -> Double {
    let sorted = sizes.sorted()
    var best = (size: sorted[0], count: 0)
    var end = 0
    for start in sorted.indices {
      let allowance = allowance(at: sorted[start])
      while end < sorted.count, !Self.exceeds(sorted[end] - sorted[start], allowance) { end += 1 }
      if end - start > best.count { best = (sorted[start], end - start) }
    }
    return best.size
  }

  private func finding(
    _ members: [Int], measured: Double, expected: Double, remedy: Remedy, _ layout: borrowing AuditedLayout
  ) -> Finding {
    Finding(
      Self.rule, members.map { layout.targets[$0].id }, in: layout.bounds(of: members),
      measured: Quantity(measured, .points), expected: .about(Quantity(expected, .points)), remedy: remedy)
  }
}
