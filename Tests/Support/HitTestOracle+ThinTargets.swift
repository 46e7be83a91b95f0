import PointerKit

/// The claims of thin targets (R7), each tested against everything.
extension HitTestOracle {
  /// The target that claims a point over another one; nil if there is none.
  func claimant(at window: Point, over holder: PointerTarget?) -> PointerTarget? {
    // From front to back, so that an index tells which of two spaces is in front.
    let order = steps(of: root).compactMap { step -> SpaceID? in
      if case .targets(let space) = step { return space.id }
      return nil
    }
    let claiming = targets.filter { target in
      guard target.id != holder?.id, let space = space(target.space), isVisible(space, at: window) else {
        return false
      }
      return order.contains(space.id) && claims(target, window, holder, order)
    }
    func rank(_ target: PointerTarget) -> (Double, Int, Int64, TargetID) {
      let local = local(window, target.space)
      return (
        gap(edges(target), local.x, local.y), order.firstIndex(of: target.space) ?? 0, -target.z, target.id
      )
    }
    return claiming.sorted { rank($0) < rank($1) }.first { isSeen($0, from: window, order) }
  }

  func space(_ id: SpaceID) -> PointerSpace? { id == .window ? root : spaces.first { $0.id == id } }

  private func offset(_ id: SpaceID) -> Point {
    space(id).flatMap { path(to: $0) }.map { origin(of: $0) } ?? .zero
  }

  private func local(_ window: Point, _ id: SpaceID) -> Point {
    let offset = offset(id)
    return Point(window.x - offset.x, window.y - offset.y)
  }

  /// Whether a target is a divider, a handle or another thin thing that acts or looks differently.
  private func mayClaim(_ target: PointerTarget) -> Bool {
    let isDivider = [.divider, .handle].contains(target.kind)
    let (w, h) = (target.frame.width, target.frame.height)
    guard target.isEnabled, min(w, h) < thin.side || isDivider && target.padding != nil else { return false }
    guard isDivider || min(w, h) > 0 else { return false }
    if target.style.shape != nil || target.latchingAxes != [] { return true }
    if target.style.effect != .automatic { return target.style.effect != .none }
    return ![.text, .divider, .handle, .canvas].contains(target.kind)
  }

  private func reach(_ target: PointerTarget) -> (x: Double, y: Double) {
    (target.frame.width < thin.side ? thin.reach : 0, target.frame.height < thin.side ? thin.reach : 0)
  }

  private func isAbove(_ target: PointerTarget, _ other: PointerTarget) -> Bool {
    target.padding != nil && target.space == other.space && target.z > other.z
  }

  private func claims(_ target: PointerTarget, _ window: Point, _ holder: PointerTarget?, _ order: [SpaceID])
    -> Bool
  {
    let (p, f, reach) = (local(window, target.space), edges(target), reach(target))
    guard mayClaim(target), holds(padded(target), p.x, p.y) else { return false }
    let isNear = holds((f.l - reach.x, f.t - reach.y, f.r + reach.x, f.b + reach.y), p.x, p.y)
    guard let holder else { return isNear }
    let q = local(window, holder.space)
    guard holds(edges(holder), q.x, q.y) else { return isNear || isAbove(target, holder) }
    guard isAbove(target, holder) || isNear && !mayClaim(holder) else { return false }
    if hides(holder, target, from: window, order) { return false }
    // The part that is claimed lies between the point and the target.
    let (visible, seen) = (visibleEdges(holder, in: target.space), seenPoint(target, from: window))
    let sides = Double(max(1, sides(of: holder, at: window, order)))
    func depth(_ p: Double, _ seen: Double, _ g: (Double, Double), _ f: (Double, Double)) -> Double {
      p > seen ? p - (g.0 > seen ? g.0 : f.1) : (g.1 < seen ? g.1 : f.0) - p
    }
    return 2 * sides * depth(p.x, seen.x, (visible.l, visible.r), (f.l, f.r)) <= visible.r - visible.l
      && 2 * sides * depth(p.y, seen.y, (visible.t, visible.b), (f.t, f.b)) <= visible.b - visible.t
  }

  /// The number of the sides from which claims reach the two lines through a point in a target's frame.
  private func sides(of holder: PointerTarget, at window: Point, _ order: [SpaceID]) -> Int {
    var count = 0
    for target in targets where target.id != holder.id && mayClaim(target) && order.contains(target.space) {
      guard isAbove(target, holder) || !mayClaim(holder), let space = space(target.space),
        !hides(holder, target, from: window, order)
      else { continue }
      let seen = seenPoint(target, from: window)
      let offset = offset(target.space)
      guard shows(space, at: Point(seen.x + offset.x, seen.y + offset.y)) else { continue }
      let (p, f, reach, g) = (
        local(window, target.space), edges(target), reach(target), visibleEdges(holder, in: target.space)
      )
      var c = padded(target)
      if !isAbove(target, holder) {
        c = (
          max(c.l, f.l - reach.x), max(c.t, f.t - reach.y), min(c.r, f.r + reach.x), min(c.b, f.b + reach.y)
        )
      }
      if c.l > c.r || c.t > c.b { continue }
      if c.t <= p.y, p.y <= c.b, c.l <= g.r, g.l <= c.r {
        if c.l < f.l, f.l > g.l { count += 1 }
        if c.r > f.r, f.r < g.r { count += 1 }
      }
      if c.l <= p.x, p.x <= c.r, c.t <= g.b, g.t <= c.b {
        if c.t < f.t, f.t > g.t { count += 1 }
        if c.b > f.b, f.b < g.b { count += 1 }
      }
    }
    return count
  }

  /// Whether a space shows a point: no opaque space in front of it, other than one that contains it, is there.
  private func shows(_ space: PointerSpace, at window: Point) -> Bool {
    guard isVisible(space, at: window) else { return false }
    for step in steps(of: root) {
      switch step {
      case .targets(let other): if other.id == space.id { return true }
      case .surface(let other): if other.isOpaque, isVisible(other, at: window) { return false }
      }
    }
    return false
  }

  private func visibleEdges(_ target: PointerTarget, in space: SpaceID) -> Edges {
    var (e, offset, other) = (edges(target), offset(target.space), offset(space))
    e = (e.l + offset.x, e.t + offset.y, e.r + offset.x, e.b + offset.y)
    if let part = self.space(target.space).flatMap({ visiblePart(of: $0) }) {
      e = (max(e.l, part.l), max(e.t, part.t), min(e.r, part.r), min(e.b, part.b))
    }
    other = Point(-other.x, -other.y)
    return (e.l + other.x, e.t + other.y, e.r + other.x, e.b + other.y)
  }

  private func seenPoint(_ target: PointerTarget, from window: Point) -> Point {
    let (p, f, reach) = (local(window, target.space), edges(target), reach(target))
    return Point(
      reach.x > 0 ? (f.l + f.r) / 2 : min(max(p.x, f.l), f.r),
      reach.y > 0 ? (f.t + f.b) / 2 : min(max(p.y, f.t), f.b))
  }

  /// Whether a target hides another one where the other is nearest to a point.
  private func hides(_ target: PointerTarget, _ other: PointerTarget, from window: Point, _ order: [SpaceID])
    -> Bool
  {
    let (seen, reach) = (seenPoint(other, from: window), reach(other))
    let (a, b) = (offset(target.space), offset(other.space))
    let f = edges(target)
    let g = (l: f.l + (a.x - b.x), t: f.t + (a.y - b.y), r: f.r + (a.x - b.x), b: f.b + (a.y - b.y))
    guard holds(g, seen.x, seen.y), reach.x == 0 || seen.x > g.l && seen.x < g.r,
      reach.y == 0 || seen.y > g.t && seen.y < g.b
    else { return false }
    if target.space == other.space {
      if target.z != other.z { return target.z > other.z }
      let areas = (target.frame.width * target.frame.height, other.frame.width * other.frame.height)
      return areas.0 != areas.1 ? areas.0 < areas.1 : target.id < other.id
    }
    guard let space = space(target.space), isVisible(space, at: Point(seen.x + b.x, seen.y + b.y)) else {
      return false
    }
    return (order.firstIndex(of: target.space) ?? .max) < (order.firstIndex(of: other.space) ?? .max)
  }

  private func isSeen(_ target: PointerTarget, from window: Point, _ order: [SpaceID]) -> Bool {
    guard let space = space(target.space) else { return false }
    let (seen, offset) = (seenPoint(target, from: window), offset(target.space))
    guard shows(space, at: Point(seen.x + offset.x, seen.y + offset.y)) else { return false }
    return !targets.contains { other in
      other.id != target.id && keepsRegion(other) && order.contains(other.space)
        && hides(other, target, from: window, order)
    }
  }
}
