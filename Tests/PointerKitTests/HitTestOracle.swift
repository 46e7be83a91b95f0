import PointerKit

/// Hit testing as DESIGN section 5 words it, without a line of the engine's: sorts all claims and takes the
/// first.
struct HitTestOracle {
  var targets: [PointerTarget]
  var spaces: [PointerSpace]
  var groupGap = 96.0

  /// A rectangle as four numbers: left, top, right, bottom.
  private typealias Edges = (l: Double, t: Double, r: Double, b: Double)

  func target(at window: Point) -> TargetID? {
    let order = spaces.filter { $0.isEnabled }.sorted { ($1.order, $0.id) < ($0.order, $1.id) }
    for space in order {
      if let clip = space.clip,
        window.x < clip.minX || window.x > clip.maxX || window.y < clip.minY || window.y > clip.maxY
      {
        continue
      }
      let x = window.x - space.origin.x
      let y = window.y - space.origin.y
      let members = targets.filter { $0.space == space.id && $0.isEnabled }
      let claims = members.filter { reaches($0, x, y, among: members) }
      let best = claims.sorted { a, b in
        let (fa, fb) = (edges(a), edges(b))
        let (ia, ib) = (holds(fa, x, y), holds(fb, x, y))
        if ia != ib { return ia }
        if a.z != b.z { return a.z > b.z }
        let (da, db) = (gap(fa, x, y), gap(fb, x, y))
        if da != db { return da < db }
        return a.id < b.id
      }.first
      if let best { return best.id }
      if space.isOpaque { return nil }
    }
    return nil
  }

  private func edges(_ target: PointerTarget) -> Edges {
    (target.frame.minX, target.frame.minY, target.frame.maxX, target.frame.maxY)
  }

  private func padded(_ target: PointerTarget) -> Edges {
    let rule: Double = target.hasBezel ? 12 : 24
    let inset = target.padding ?? Insets(rule)
    let f = edges(target)
    return (f.l - inset.left, f.t - inset.top, f.r + inset.right, f.b + inset.bottom)
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
    // A place that a member's own padding covers is no gap.
    if group.contains(where: { holds(padded($0), x, y) }) { return false }
    return stretches(target, x, y, group, flipped: false) || stretches(target, y, x, group, flipped: true)
  }

  /// Whether the point lies in a gap along x of which the target is one of the two nearest members that reach
  /// the point's row; a flipped question has x and y exchanged.
  private func stretches(
    _ target: PointerTarget, _ x: Double, _ y: Double, _ group: [PointerTarget], flipped: Bool
  ) -> Bool {
    func turned(_ e: Edges) -> Edges { flipped ? (e.t, e.l, e.b, e.r) : e }
    let inRow = group.filter {
      let p = turned(padded($0))
      return p.t <= y && y <= p.b
    }
    let left = inRow.filter { turned(edges($0)).r <= x }
    let right = inRow.filter { turned(edges($0)).l >= x && turned(edges($0)).r > x }
    guard let end = left.map({ turned(edges($0)).r }).max(),
      let start = right.map({ turned(edges($0)).l }).min(), start - end <= groupGap
    else { return false }
    return left.contains { $0.id == target.id && turned(edges($0)).r == end }
      || right.contains { $0.id == target.id && turned(edges($0)).l == start }
  }
}
