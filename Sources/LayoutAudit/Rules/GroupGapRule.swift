import PointerKit

/// L2: a gap between the hit regions of neighbors in one group, in which the pointer becomes the circle (R4).
struct GroupGapRule: RuleCheck {
  static let rule = LayoutRule.groupGap
  /// The distance between frames, in points, beyond which a gap may be intended, as between the two ends of
  /// a bar.
  private static let distantGap = 240.0
  /// Two members are compared only if at least this share of the smaller one's extent faces the other one.
  private static let leastFacingShare = 0.25
  private let configuration: AuditConfiguration
  private let greatest: Double

  init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    greatest = configuration.greatestGroupGap
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    for group in layout.groups where group.members.count > 1 {
      let members = shownMembers(of: group, layout)
      for axis in [Axis.horizontal, .vertical] {
        for pair in FacingPairs(members.map { $0.frame }, along: axis).pairs {
          let (before, behind) = (members[pair.before], members[pair.behind])
          if let finding = gap(before, behind, along: axis, in: pair.parts, layout) {
            findings.append(finding)
            findings[findings.count - 1].group = group.id
          }
        }
      }
    }
  }

  /// A member of a group with its frame and its region in the window.
  private struct Member {
    let target: AuditedTarget
    let frame: Rect
    let region: Rect
  }

  /// The members of a group; in a group over several spaces, the parts of them that their spaces show.
  private func shownMembers(
    of group: AuditedLayout.Group, _ layout: borrowing AuditedLayout
  ) -> [Member] {
    let targets = group.members.map { layout.targets[$0] }
    if targets.allSatisfy({ $0.target.space == targets[0].target.space }) {
      return targets.map { Member(target: $0, frame: $0.frame, region: $0.region) }
    }
    return targets.compactMap { target in
      let clip = layout.engine.clip(of: target.target.space) ?? target.region
      guard let frame = target.visibleFrame, let region = target.region.intersection(clip) else { return nil }
      return Member(target: target, frame: frame, region: region)
    }
  }

  private func gap(
    _ before: Member, _ behind: Member, along axis: Axis, in parts: [ClosedRange<Double>],
    _ layout: borrowing AuditedLayout
  ) -> Finding? {
    let (first, second) = (before.target, behind.target)
    guard applies(to: first), applies(to: second) else { return nil }
    let (start, end) = (before.region.upper(axis), behind.region.lower(axis))
    guard Self.exceeds(end - start, greatest), let width = parts.first?.width else { return nil }
    let cross = axis.other
    // If only narrow parts of the two members face each other, another member is between them, or they are
    // not in a line.
    let extent = min(
      before.frame.upper(cross) - before.frame.lower(cross),
      behind.frame.upper(cross) - behind.frame.lower(cross))
    guard width >= Self.leastFacingShare * extent else { return nil }
    var isEmpty = false
    for part in parts {
      for share in [0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875] {
        let (along, across) = (start + (end - start) * share, (part.lowerBound + part.upperBound) / 2)
        let point =
          axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
        guard
          layout.isVisible(point, in: first.target.space) || layout.isVisible(point, in: second.target.space)
        else { continue }
        guard let hit = layout.engine.hitTest(point)?.target else {
          isEmpty = true
          continue
        }
        // Another member of the group is in the gap, so the two are not neighbors.
        if hit != first.id, hit != second.id,
          layout.index(of: hit).map({ layout.targets[$0].target.group })
            == first.target.group
        {
          return nil
        }
      }
    }
    guard isEmpty, let low = parts.first?.lowerBound, let high = parts.last?.upperBound else { return nil }
    let rect =
      axis == .horizontal
      ? Rect(minX: start, minY: low, maxX: end, maxY: high)
      : Rect(minX: low, minY: start, maxX: high, maxY: end)
    var finding = Finding(
      Self.rule, [first.id, second.id].sorted(), in: rect, measured: Quantity(end - start, .points),
      expected: .atMost(Quantity(greatest, .points)), remedy: .bridgeGap((end - start) / 2))
    let distance = behind.frame.lower(axis) - before.frame.upper(axis)
    finding.certainty = Self.certainty(
      distance > Self.distantGap ? .possible : .certain, beyondBy: missing(end - start, distance, layout),
      edges: 2, configuration)
    return finding
  }

  /// The least reduction of the gap that would remove the finding, in points.
  ///
  /// Either the gap shrinks to the allowed width, or the distance between the frames shrinks to the engine's
  /// `groupGap`. The engine bridges a gap between frames that are no farther apart than `groupGap`.
  private func missing(_ gap: Double, _ distance: Double, _ layout: borrowing AuditedLayout) -> Double {
    let bridged = layout.engine.configuration.regions.groupGap
    return distance > bridged ? min(gap - greatest, distance - bridged) : gap - greatest
  }
}
