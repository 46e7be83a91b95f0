public import PointerKit

/// Hit testing as it is defined, without any code of the engine: sorts all claims and takes the
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
  /// The extent below which a target is thin, and the distance at which it is hit beside its frame.
  public var thin = (side: 8.0, reach: 5.0)
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
      spaces: spaces.sorted().compactMap { engine.space($0) }, groupGap: engine.configuration.regions.groupGap
    )
    padding = (engine.configuration.regions.bezelPadding, engine.configuration.regions.plainPadding)
    thin = (engine.configuration.regions.thinElementSide, engine.configuration.regions.thinElementReach)
  }

  /// A rectangle as four numbers: left, top, right, bottom.
  typealias Edges = (l: Double, t: Double, r: Double, b: Double)

  /// The target that a click would reach; nil for none.
  public func target(at window: Point) -> TargetID? {
    let holder = holder(at: window)
    let found = claimant(at: window, over: holder) ?? holder
    return found?.isEnabled == true ? found?.id : nil
  }

  /// The target that would be hit if no thin target claimed anything; it may be disabled.
  public func holder(at window: Point) -> PointerTarget? {
    for step in steps(of: root) {
      guard isVisible(step.space, at: window) else { continue }
      switch step {
      case .surface(let space): if space.isOpaque { return nil }
      case .targets(let space): if let best = best(in: space, at: window) { return best }
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
    let children = spaces.filter { $0.parent == space.id && $0.id != .window }.sorted {
      ($1.z, $0.id) < ($0.z, $1.id)
    }
    return children.filter { $0.z >= 0 }.flatMap(steps) + [.targets(space)]
      + children.filter { $0.z < 0 }.flatMap(steps) + [.surface(space)]
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
      Point(min(max(sum.x + space.origin.x, -1e9), 1e9), min(max(sum.y + space.origin.y, -1e9), 1e9))
    }
  }

  func isVisible(_ space: PointerSpace, at window: Point) -> Bool {
    guard let shared = visiblePart(of: space) else { return false }
    // Clips that share only a line or a point show nothing.
    return shared.l < shared.r && shared.t < shared.b && holds(shared, window.x, window.y)
  }

  /// The part of the window in which the clips show a space.
  func visiblePart(of space: PointerSpace) -> Edges? {
    guard let path = path(to: space) else { return nil }
    var shared: Edges = (-.infinity, -.infinity, .infinity, .infinity)
    for index in path.indices {
      guard let clip = path[index].clip else { continue }
      let parent = origin(of: Array(path[..<index]))
      shared.l = max(shared.l, clip.minX + parent.x)
      shared.t = max(shared.t, clip.minY + parent.y)
      shared.r = min(shared.r, clip.maxX + parent.x)
      shared.b = min(shared.b, clip.maxY + parent.y)
    }
    return shared
  }

  /// The spaces that are seen at a point, with their origins: those in front of the first opaque surface.
  private func shownSpaces(at window: Point) -> [SpaceID: Point] {
    var shown: [SpaceID: Point] = [:]
    for step in steps(of: root) where isVisible(step.space, at: window) {
      switch step {
      case .surface(let space): if space.isOpaque { return shown }
      case .targets(let space): shown[space.id] = path(to: space).map { origin(of: $0) }
      }
    }
    return shown
  }

  private func best(in space: PointerSpace, at window: Point) -> PointerTarget? {
    guard let path = path(to: space) else { return nil }
    let origin = origin(of: path)
    let x = window.x - origin.x
    let y = window.y - origin.y
    let shown = shownSpaces(at: window)
    let candidates = targets.filter { target in
      shown[target.space] != nil && keepsRegion(target)
    }
    let members = candidates.filter { $0.space == space.id }
    let claims = members.filter { target in
      let group = candidates.filter { $0.group == target.group && target.group != nil }.map { member in
        let other = shown[member.space] ?? origin
        let (dx, dy) = (other.x - origin.x, other.y - origin.y)
        func moved(_ e: Edges) -> Edges { (e.l + dx, e.t + dy, e.r + dx, e.b + dy) }
        return (id: member.id, frame: moved(edges(member)), region: moved(padded(member)))
      }
      return reaches(target, x, y, group)
    }
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

  /// Whether a target's region counts: a disabled member keeps it while another member is enabled.
  func keepsRegion(_ target: PointerTarget) -> Bool {
    guard !target.isEnabled, let group = target.group else { return target.isEnabled }
    return enabledGroups?.contains(group) ?? targets.contains { $0.group == group && $0.isEnabled }
  }

  func edges(_ target: PointerTarget) -> Edges {
    (target.frame.minX, target.frame.minY, target.frame.maxX, target.frame.maxY)
  }

  func padded(_ target: PointerTarget) -> Edges {
    let rule: Double = target.hasBezel ? padding.bezel : padding.plain
    let inset = target.padding ?? Insets(rule)
    let f = edges(target)
    var (l, t) = (f.l - inset.left, f.t - inset.top)
    // Where negative padding leaves nothing, the region is a line at its left or upper edge, within the frame.
    if l > f.r + inset.right { l = min(max(l, f.l), f.r) }
    if t > f.b + inset.bottom { t = min(max(t, f.t), f.b) }
    return (l, t, max(l, f.r + inset.right), max(t, f.b + inset.bottom))
  }

  func holds(_ e: Edges, _ x: Double, _ y: Double) -> Bool {
    e.l <= x && x <= e.r && e.t <= y && y <= e.b
  }

  func gap(_ e: Edges, _ x: Double, _ y: Double) -> Double {
    let dx = x < e.l ? e.l - x : x > e.r ? x - e.r : 0
    let dy = y < e.t ? e.t - y : y > e.b ? y - e.b : 0
    return dx * dx + dy * dy
  }

  /// Whether a target's region, stretched to its neighbors, holds a point.
  ///
  /// `group` has the members of the target's group that are shown at the point, with their frames and regions in the
  /// coordinates of the target's space.
  private func reaches(
    _ target: PointerTarget, _ x: Double, _ y: Double, _ group: [(id: TargetID, frame: Edges, region: Edges)]
  ) -> Bool {
    if holds(padded(target), x, y) { return true }
    // A position that a member's own padding covers is no gap.
    if target.group == nil || group.contains(where: { holds($0.region, x, y) }) { return false }
    let nearest = group.min { a, b in
      let (da, db) = (gap(a.frame, x, y), gap(b.frame, x, y))
      return da != db ? da < db : a.id < b.id
    }
    guard nearest?.id == target.id else { return false }
    let isTabBar = targets.contains { $0.group == target.group && $0.kind == .tabBarItem }
    // Coordinates of several spaces are rounded.
    let rounding = Set(targets.filter { $0.group == target.group }.map { $0.space }).count > 1 ? 1e-6 : 0
    let limit = isTabBar ? Double.greatestFiniteMagnitude : groupGap + rounding
    // With negative padding, a point of the frame may be beyond the region.
    let around = group.filter { _, f, r in
      !((x < r.l && x > f.l) || (x > r.r && x < f.r) || (y < r.t && y > f.t) || (y > r.b && y < f.b))
    }
    // How far the members on one side are, along an axis: only those that lie to the side of the point along the
    // other axis, too; a member straight ahead lies to both sides.
    func distance(_ left: Bool, _ above: Bool, isCorner: Bool) -> (x: Double, y: Double) {
      var least = (x: Double.infinity, y: Double.infinity)
      for (_, f, r) in around {
        if isCorner {
          // Members that lie to the side of the point along both axes.
          guard left ? f.r <= x : f.l >= x, above ? f.b <= y : f.t >= y else { continue }
        } else {
          guard left ? r.l <= x : r.r >= x, above ? r.t <= y : r.b >= y else { continue }
        }
        let isBesideX = r.l <= x && x <= r.r
        let isBesideY = r.t <= y && y <= r.b
        least.x = min(least.x, isBesideX && !isCorner ? 0 : max(0, x - f.r, f.l - x))
        least.y = min(least.y, isBesideY && !isCorner ? 0 : max(0, y - f.b, f.t - y))
      }
      return least
    }
    for (a, b) in [((true, true), (false, false)), ((false, true), (true, false))] {
      let (p, q) = (distance(a.0, a.1, isCorner: true), distance(b.0, b.1, isCorner: true))
      if p.x + q.x <= limit, p.y + q.y <= limit { return true }
    }
    // Members that a diagonal through the point crosses to the left and to the right of it.
    for rises in [false, true] {
      let chords = around.map { _, f, _ in
        rises
          ? (from: max(f.l, x + y - f.b), to: min(f.r, x + y - f.t))
          : (from: max(f.l, f.t + x - y), to: min(f.r, f.b + x - y))
      }.filter { $0.from <= $0.to }
      let left = chords.map { $0.to <= x ? x - $0.to : .infinity }.min() ?? .infinity
      let right = chords.map { $0.from >= x ? $0.from - x : .infinity }.min() ?? .infinity
      if left + right <= limit { return true }
    }
    let (ul, ur) = (distance(true, true, isCorner: false), distance(false, true, isCorner: false))
    let (ll, lr) = (distance(true, false, isCorner: false), distance(false, false, isCorner: false))
    return ul.x + ur.x <= limit && ll.x + lr.x <= limit && ul.y + ll.y <= limit && ur.y + lr.y <= limit
  }
}
