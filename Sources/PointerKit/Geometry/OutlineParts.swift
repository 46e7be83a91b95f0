import Kinematics

/// What the contours of a path are: parts that lie apart, holes in them, islands in the holes.
struct OutlineParts {
  /// Contours beyond these are not seen while a path is on its way; the greatest count.
  private static let greatestCount = 16
  /// Corners that are looked at to find where two parts are nearest.
  private static let cornerBudget = 1024

  /// Clockwise, the greatest first.
  private(set) var solids: [[Point]] = []
  /// Anticlockwise, the greatest first.
  private(set) var holes: [[Point]] = []
  /// Clockwise, the greatest first.
  private(set) var islands: [[Point]] = []

  init(_ contours: [[Point]]) {
    var found: [(points: [Point], area: Double)] = []
    for contour in contours where contour.count >= 3 {
      let area = Contour.area(of: contour, in: contour.indices)
      let extent = Contour.bounds(of: contour, in: contour.indices).size.longerSide
      if area.magnitude > 1e-9 * extent * extent || PaintedArea.scan([contour]) > 1e-3 * extent * extent {
        found.append((contour, area))
      }
    }
    // Ties keep the order of the path: sorting must not depend on the algorithm.
    var order = Array(found.indices)
    order.sort {
      found[$0].area.magnitude != found[$1].area.magnitude
        ? found[$0].area.magnitude > found[$1].area.magnitude : $0 < $1
    }
    if order.count > OutlineParts.greatestCount { order.removeLast(order.count - OutlineParts.greatestCount) }
    for index in order {
      var winding = 0
      var isEnclosed = false
      for other in order where other != index {
        let turns = Contour.winding(
          of: found[other].points, in: found[other].points.indices, around: found[index].points[0])
        winding += turns
        if turns != 0 { isEnclosed = true }
      }
      let own = found[index].area < 0 ? -1 : 1
      let points = found[index].points
      if winding == 0 {
        let clockwise = own < 0 ? Array(points.reversed()) : points
        if isEnclosed { islands.append(clockwise) } else { solids.append(clockwise) }
      } else if winding + own == 0 {
        holes.append(own < 0 ? points : Array(points.reversed()))
      }
    }
    // Contours that enclose each other, as both sides of a closed stroke that crosses itself and is too long
    // to be cut: the greatest stands for all.
    if solids.isEmpty, let first = order.first {
      let greatest = found[first]
      solids.append(greatest.area < 0 ? Array(greatest.points.reversed()) : greatest.points)
      holes.removeAll()
      islands.removeAll()
    }
  }

  /// All solids as one contour, or nil if there are none.
  func joined() -> [Point]? {
    guard var whole = solids.first else { return nil }
    guard solids.count > 1 else { return whole }
    var corners = 0
    for solid in solids { corners += solid.count }
    let stride = max(1, (corners + OutlineParts.cornerBudget - 1) / OutlineParts.cornerBudget)
    whole = OutlineParts.divided(whole)
    var rest = solids.dropFirst().map { OutlineParts.divided($0) }
    while !rest.isEmpty {
      // The nearest part first, so that a row of them is joined like a string of pearls.
      var best: (cost: Double, part: Int, bridge: (from: Int, to: Int))?
      for part in rest.indices {
        let (cost, bridge) = OutlineParts.bridge(from: whole, to: rest[part], stride)
        if let best, cost >= best.cost { continue }
        best = (cost, part, bridge)
      }
      guard let best else { break }
      let part = rest.remove(at: best.part)
      var loop = Array(part[best.bridge.to...]) + Array(part[...best.bridge.to])
      loop.append(whole[best.bridge.from])
      whole.insert(contentsOf: loop, at: best.bridge.from + 1)
    }
    return whole
  }

  /// The two corners between which a bridge is shortest; of equal ones that nearest to the line between the
  /// middles.
  private static func bridge(
    from: [Point], to: [Point], _ stride: Int
  ) -> (cost: Double, bridge: (from: Int, to: Int)) {
    let ends = (Contour.centroid(of: from, in: from.indices), Contour.centroid(of: to, in: to.indices))
    let middle = ends.0 + (ends.1 - ends.0) * 0.5
    var best = (cost: Double.infinity, bridge: (from: 0, to: 0))
    for first in Swift.stride(from: 0, to: from.count, by: stride) {
      for second in Swift.stride(from: 0, to: to.count, by: stride) {
        let cost =
          (from[first] - to[second]).lengthSquared
          + 0.05 * ((from[first] - middle).lengthSquared + (to[second] - middle).lengthSquared)
        if cost < best.cost { best = (cost, (first, second)) }
      }
    }
    return best
  }

  /// The same contour with corners on its long edges, between which a bridge may begin.
  private static func divided(_ contour: [Point]) -> [Point] {
    let extent = Contour.bounds(of: contour, in: contour.indices).size.longerSide
    var divided: [Point] = []
    for index in contour.indices {
      let from = contour[index]
      let edge = contour[index + 1 < contour.count ? index + 1 : 0] - from
      let pieces = extent > 0 ? max(1, min(16, (16 * edge.length / extent).rounded(.up))) : 1
      for piece in 0..<Int(pieces) { divided.append(from + edge * (Double(piece) / pieces)) }
    }
    return divided
  }
}
