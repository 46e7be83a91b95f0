public import PointerKit

/// Hit testing as DESIGN section 5 defines it, without any code of the engine: sorts all claims and takes the
/// first.
public struct HitTestOracle {
  /// The registered targets.
  public var targets: [PointerTarget]
  /// The registered spaces.
  public var spaces: [PointerSpace]
  /// The longest gap that the regions of a group bridge.
  public var groupGap = 96.0
  /// The padding of regions with a bezel and without.
  public var padding = (bezel: 12.0, plain: 24.0)
  /// The groups with an enabled member, if `targets` does not contain all targets.
  public var enabledGroups: Set<GroupID>?

  /// Creates an oracle for a layout.
  public init(
    targets: [PointerTarget], spaces: [PointerSpace], groupGap: Double = 96,
    enabledGroups: Set<GroupID>? = nil
  ) {
    self.targets = targets
    self.spaces = spaces
    self.groupGap = groupGap
    self.enabledGroups = enabledGroups
  }

  /// Creates an oracle for the layout of an engine, of whose spaces these may be registered.
  public init(_ engine: PointerEngine, spaces: Set<SpaceID>) {
    self.init(
      targets: engine.targetIdentifiers.compactMap { engine.target($0) },
      spaces: spaces.sorted().compactMap { engine.space($0) }, groupGap: engine.configuration.groupGap)
    padding = (engine.configuration.bezelPadding, engine.configuration.plainPadding)
  }

  /// A rectangle as four numbers: left, top, right, bottom.
  private typealias Edges = (l: Double, t: Double, r: Double, b: Double)

  /// The target that a click would reach; nil for none.
  public func target(at window: Point) -> TargetID? {
    for step in steps(of: root) {
      guard isVisible(step.space, at: window) else { continue }
      switch step {
      case .surface(let space): if space.isOpaque { return nil }
      case .targets(let space):
        if let best = best(in: space, at: window) { return best.isEnabled ? best.id : nil }
      }
    }
    return nil
  }

  // MARK: Spaces

  /// A step on the way from the front to the back.
  public enum Step {
    /// The own targets of a space.
    case targets(PointerSpace)
    /// The surface of a space, beneath all that it contains.
    case surface(PointerSpace)

    /// The space whose targets or surface the step is.
    public var space: PointerSpace {
      switch self {
      case .targets(let space), .surface(let space): space
      }
    }
  }

  /// The window, which the list of spaces need not contain.
  public var root: PointerSpace { spaces.first { $0.id == .window } ?? PointerSpace(id: .window) }

  /// A space with all that it contains, from the front to the back.
  public func steps(of space: PointerSpace) -> [Step] {
    guard space.isEnabled else { return [] }
    let children = spaces.filter { $0.parent == space.id && $0.id != .window }
      .sorted { ($1.order, $0.id) < ($0.order, $1.id) }
    return children.filter { $0.order >= 0 }.flatMap(steps) + [.targets(space)]
      + children.filter { $0.order < 0 }.flatMap(steps) + [.surface(space)]
  }

  /// The space and its parents, from the window down; nil if one is missing.
  public func path(to space: PointerSpace) -> [PointerSpace]? {
    if space.id == .window { return [space] }
    if space.parent == .window { return [root, space] }
    guard let parent = spaces.first(where: { $0.id == space.parent }) else { return nil }
    return path(to: parent).map { $0 + [space] }
  }

  /// The position in the window of the origin of the last space of a path.
  public func origin(of path: [PointerSpace]) -> Point {
    path.reduce(.zero) { sum, space in
      Point(
        x: min(max(sum.x + space.origin.x, -1e9), 1e9), y: min(max(sum.y + space.origin.y, -1e9), 1e9))
    }
  }

  private func isVisible(_ space: PointerSpace, at window: Point) -> Bool {
    guard let path = path(to: space) else { return false }
    var shared: Edges = (-.infinity, -.infinity, .infinity, .infinity)
    for index in path.indices {
      guard let clip = path[index].clip else { continue }
      let parent = origin(of: Array(path[..<index]))
      shared.l = max(shared.l, clip.minX + parent.x)
      shared.t = max(shared.t, clip.minY + parent.y)
      shared.r = min(shared.r, clip.maxX + parent.x)
      shared.b = min(shared.b, clip.maxY + parent.y)
    }
    // Clips that share only a line or a point show nothing.
    return shared.l < shared.r && shared.t < shared.b && holds(shared, window.x, window.y)
  }

  private func best(in space: PointerSpace, at window: Point) -> PointerTarget? {
    guard let path = path(to: space) else { return nil }
    let origin = origin(of: path)
    let x = window.x - origin.x
    let y = window.y - origin.y
    let members = targets.filter { target in
      guard target.space == space.id else { return false }
      // A disabled member keeps its region while another member is enabled.
      guard !target.isEnabled, let group = target.group else { return target.isEnabled }
      return enabledGroups?.contains(group) ?? targets.contains { $0.group == group && $0.isEnabled }
    }
    let claims = members.filter { reaches($0, x, y, among: members) }
    return claims.sorted { a, b in
      let (fa, fb) = (edges(a), edges(b))
      let (ia, ib) = (holds(fa, x, y), holds(fb, x, y))
      if ia != ib { return ia }
      if a.z != b.z { return a.z > b.z }
      let (da, db) = (gap(fa, x, y), gap(fb, x, y))
      if da != db { return da < db }
      let (aa, ab) = ((fa.r - fa.l) * (fa.b - fa.t), (fb.r - fb.l) * (fb.b - fb.t))
      if ia, aa != ab { return aa < ab }
      return a.id < b.id
    }.first
  }

  // MARK: Regions

  private func edges(_ target: PointerTarget) -> Edges {
    (target.frame.minX, target.frame.minY, target.frame.maxX, target.frame.maxY)
  }

  private func padded(_ target: PointerTarget) -> Edges {
    let rule: Double = target.hasBezel ? padding.bezel : padding.plain
    let inset = target.padding ?? Insets(rule)
    let f = edges(target)
    let (l, t) = (f.l - inset.left, f.t - inset.top)
    // Where negative padding leaves nothing, the region is a line at its left or upper edge.
    return (l, t, max(l, f.r + inset.right), max(t, f.b + inset.bottom))
  }

  private func holds(_ e: Edges, _ x: Double, _ y: Double) -> Bool {
    e.l <= x && x <= e.r && e.t <= y && y <= e.b
  }

  private func gap(_ e: Edges, _ x: Double, _ y: Double) -> Double {
    let dx = x < e.l ? e.l - x : x > e.r ? x - e.r : 0
    let dy = y < e.t ? e.t - y : y > e.b ? y - e.b : 0
    return dx * dx + dy * dy
  }

  /// Whether a target's region, stretched to its neighbours, holds a point.
  private func reaches(
    _ target: PointerTarget, _ x: Double, _ y: Double, among members: [PointerTarget]
  ) -> Bool {
    if holds(padded(target), x, y) { return true }
    guard target.group != nil else { return false }
    let group = members.filter { $0.group == target.group }
    // A position that a member's own padding covers is no gap.
    if group.contains(where: { holds(padded($0), x, y) }) { return false }
    let isTabBar = targets.contains { $0.group == target.group && $0.kind == .tabBarItem }
    return [(x, y, false), (y, x, true)].contains {
      stretches(target, $0.0, $0.1, group, flipped: $0.2, limit: isTabBar ? .infinity : groupGap)
    }
  }

  /// Whether the point lies in a gap along x between two members, of which the target is one.
  ///
  /// The two members are those nearest to the point among the members that reach the point's row. A flipped
  /// question has x and y exchanged.
  private func stretches(
    _ target: PointerTarget, _ x: Double, _ y: Double, _ group: [PointerTarget], flipped: Bool, limit: Double
  ) -> Bool {
    func turned(_ e: Edges) -> Edges { flipped ? (e.t, e.l, e.b, e.r) : e }
    let inRow = group.filter {
      let p = turned(padded($0))
      return p.t <= y && y <= p.b
    }
    let left = inRow.filter { turned(edges($0)).r <= x }
    let right = inRow.filter { turned(edges($0)).l >= x && turned(edges($0)).r > x }
    guard let end = left.map({ turned(edges($0)).r }).max(),
      let start = right.map({ turned(edges($0)).l }).min(), start - end <= limit
    else { return false }
    return left.contains { $0.id == target.id && turned(edges($0)).r == end }
      || right.contains { $0.id == target.id && turned(edges($0)).l == start }
  }
}
