import PointerKit

/// L16: one custom shape for different functions, or different shapes for similar functions.
///
/// Two controls that both state a system cursor have the same function if the cursors are equal. Other
/// controls have the same function if their kinds are equal. The comparison of shapes across the layout is
/// stricter; see ``checkFunctions(_:_:)``.
///
/// When the rule looks for different shapes, two beams count as the same shape. Rotations and reflections of
/// a shape, such as arrows for different edges, also count as the same shape.
struct ShapeMeaningRule: RuleCheck {
  static let rule = LayoutRule.shapeMeaning
  private let tolerance: Double
  /// The greatest length of the longer side of a bar's item that counts as small, in points.
  let largestBarItem: Double

  init(_ configuration: AuditConfiguration) {
    tolerance = configuration.shapeDifference
    largestBarItem = configuration.greatestSnappingSide
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    checkSharedShapes(layout, &findings)
    for group in layout.groups where group.members.count > 1 {
      if let finding = mixedShapes(in: group, layout) { findings.append(finding) }
    }
    checkFunctions(layout, &findings)
    checkBars(layout, &findings)
  }

  /// Whether the pointer shows the target's own shape or the circle, and not a highlight or lift.
  func showsShape(_ target: AuditedTarget) -> Bool {
    applies(to: target) && !target.style.isHidden && target.effect != .highlight && target.effect != .lift
  }

  /// The path that a target shows in place of the circle.
  private func path(of target: AuditedTarget) -> PointerPath? {
    guard showsShape(target), case .path(let path) = target.target.style.shape else { return nil }
    return path
  }

  private func haveSameFunction(_ a: PointerTarget, _ b: PointerTarget) -> Bool {
    if let first = a.cursor, let second = b.cursor { return first == second }
    return a.kind == b.kind
  }

  // MARK: One shape for different functions

  private func checkSharedShapes(_ layout: borrowing AuditedLayout, _ findings: inout [Finding]) {
    // Equal paths have equal weights, and the sort puts equal weights next to each other.
    var users: [(weight: Double, index: Int, path: PointerPath)] = []
    for (index, target) in layout.targets.enumerated() {
      if let path = path(of: target) { users.append((path.visualWeight, index, path)) }
    }
    users.sort { $0.weight == $1.weight ? $0.index < $1.index : $0.weight < $1.weight }
    var found: [Finding] = []
    var isListed = Array(repeating: false, count: users.count)
    for first in users.indices where !isListed[first] {
      // For each shape, only the first target of each function is compared and reported.
      var owners = [users[first].index]
      var next = first + 1
      while next < users.count, users[next].weight == users[first].weight {
        if !isListed[next], users[next].path == users[first].path {
          isListed[next] = true
          let target = layout.targets[users[next].index].target
          let isKnown = owners.contains { haveSameFunction(layout.targets[$0].target, target) }
          if !isKnown { owners.append(users[next].index) }
        }
        next += 1
      }
      guard owners.count > 1 else { continue }
      owners.sort()
      var finding = Finding(
        Self.rule, owners.map { layout.targets[$0].id }, in: layout.bounds(of: owners),
        measured: Quantity(Double(owners.count), .count), expected: .atMost(Quantity(1, .count)),
        remedy: .useAnotherShape)
      finding.certainty = .possible
      found.append(finding)
    }
    found.sort { $0.targets[0] < $1.targets[0] }
    findings += found
  }

  // MARK: Different shapes for one function

  private func mixedShapes(in group: AuditedLayout.Group, _ layout: borrowing AuditedLayout) -> Finding? {
    // A class has members with the same function and shape; its first member is the leader.
    var classes: [(leader: Int, members: [Int])] = []
    for member in group.members {
      let target = layout.targets[member]
      guard showsShape(target) else { continue }
      let position = classes.firstIndex { known in
        let leader = layout.targets[known.leader]
        return haveSameFunction(leader.target, target.target)
          && isSame(leader.target.style.shape, target.target.style.shape)
      }
      if let position { classes[position].members.append(member) } else { classes.append((member, [member])) }
    }
    var deviating: [Int] = []
    var usual: Int?
    for known in classes {
      // The best class has the most common shape of the function; of equally common shapes, the first.
      var best = known
      for other in classes
      where haveSameFunction(layout.targets[known.leader].target, layout.targets[other.leader].target) {
        let isBetter =
          other.members.count > best.members.count
          || (other.members.count == best.members.count && other.leader < best.leader)
        if isBetter { best = other }
      }
      if best.leader != known.leader {
        deviating += known.members
        usual = usual ?? best.leader
      }
    }
    guard let usual, !deviating.isEmpty else { return nil }
    deviating.sort()
    var finding = Finding(
      Self.rule, deviating.map { layout.targets[$0].id }, in: layout.bounds(of: deviating),
      measured: Quantity(Double(deviating.count), .count), expected: .atMost(Quantity(0, .count)),
      remedy: .useShape(of: layout.targets[usual].id))
    finding.others = [layout.targets[usual].id]
    finding.group = group.id
    finding.certainty = .likely
    return finding
  }

  func isSame(_ a: PointerShape?, _ b: PointerShape?) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= tolerance }
    switch (a, b) {
    case (nil, nil): return true
    case (.circle(let a), .circle(let b)): return isNear(a, b)
    case (.roundedRect(let a, _), .roundedRect(let b, _)):
      // A bar may be horizontal at one edge and vertical at another edge.
      return isNear(a.shorterSide, b.shorterSide) && isNear(a.longerSide, b.longerSide)
    case (.verticalBeam, .verticalBeam), (.verticalBeam, .horizontalBeam), (.horizontalBeam, .verticalBeam),
      (.horizontalBeam, .horizontalBeam):
      return true
    case (.path(let a), .path(let b)): return a == b || a.isTurned(b, tolerance: tolerance)
    default: return false
    }
  }
}
