import Kinematics
import PointerKit

/// 2.5.8: a target that is smaller than 24 by 24 points, without the room that would make up for it.
///
/// The source is success criterion 2.5.8 of the Web Content Accessibility Guidelines 2.2, *Target Size (Minimum)*, level
/// AA. A target needs a square of side d = 24 that reacts to the pointer, or room: a circle of the diameter d around
/// the center of its bounding box meets no other target, and no circle around another target that is too small. With
/// the center c and the circle's radius r = d / 2, the circle meets
///
/// - another target whose frame is nearer to c than r, and
/// - the circle of another small target whose center is nearer to c than 2r.
///
/// A point or a side that just touches the circle does not meet it. These are left out, as the criterion says: a link in a
/// text, whose size the line limits, and a target with an equivalent that is large enough.
struct TargetSizeRule: RuleCheck {
  static let rule = LayoutRule.targetSize
  private let configuration: AuditConfiguration
  private let side: Double

  init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    side = configuration.leastTargetSide
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    let areas = TargetAreas(&layout)
    let small = areas.small(side)
    var found: [Finding] = []
    for index in layout.targets.indices where small[index] && applies(to: layout.targets[index]) {
      guard let area = areas[index], !areas.isInText[index] else { continue }
      let meeting = neighbors(of: index, areas, small, &layout)
      guard let nearest = meeting.max(by: { $0.missing < $1.missing }) else { continue }
      let least = area.largest.size.shorterSide
      // More room does not help a target that lies within another one.
      let room = nearest.missing < side / 2 ? nearest.missing : nil
      var finding = area.finding(Self.rule, layout.targets[index], side, room: room)
      finding.others = meeting.map { layout.targets[$0.index].id }
      finding.certainty = Self.certainty(
        .certain, beyondBy: min(side - least, nearest.missing), edges: 2, configuration)
      found.append(finding)
    }
    findings += found.withoutEquivalents(configuration, layout)
  }

  /// A target that the circle around another one meets, and how much further away it would have to be.
  private typealias Neighbor = (index: Int, missing: Double)

  /// The targets that the circle around a small target meets, in the order of their ids.
  private func neighbors(
    of index: Int, _ areas: TargetAreas, _ small: [Bool], _ layout: inout AuditedLayout
  ) -> [Neighbor] {
    guard let center = areas[index]?.bounds.center else { return [] }
    let radius = side / 2
    var found: [Neighbor] = []
    // The circle of a small target reaches as far as this one's.
    let reach = Rect(center: center, size: Size(width: 2 * side, height: 2 * side))
    areas.forEachNeighbor(of: index, within: reach, &layout) { other in
      guard let neighbor = areas[other] else { return }
      var missing = radius - neighbor.frame.distance(to: center)
      if small[other] {
        missing = max(missing, side - center.distance(to: neighbor.bounds.center))
      }
      if Self.exceeds(missing, 0) { found.append((other, missing)) }
    }
    return found
  }
}

/// 2.5.5: a target that is smaller than 44 by 44 points.
///
/// The source is success criterion 2.5.5 of the Web Content Accessibility Guidelines 2.2, *Target Size (Enhanced)*, level
/// AAA. Room around a small target does not make up for its size; the other exceptions are those of 2.5.8.
struct EnhancedTargetSizeRule: RuleCheck {
  static let rule = LayoutRule.enhancedTargetSize
  private let configuration: AuditConfiguration
  private let side: Double

  init(_ configuration: AuditConfiguration) {
    self.configuration = configuration
    side = configuration.leastEnhancedTargetSide
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    let areas = TargetAreas(&layout)
    let small = areas.small(side)
    var found: [Finding] = []
    for index in layout.targets.indices where small[index] && applies(to: layout.targets[index]) {
      guard let area = areas[index], !areas.isInText[index] else { continue }
      var finding = area.finding(Self.rule, layout.targets[index], side, room: nil)
      finding.certainty = Self.certainty(
        .certain, beyondBy: side - area.largest.size.shorterSide, edges: 2, configuration)
      found.append(finding)
    }
    findings += found.withoutEquivalents(configuration, layout)
  }
}
