import Kinematics

/// The contours of a path, sorted into separate parts, holes in the parts, and islands in the holes.
struct OutlineParts {
  private static let greatestCount = 16
  private static let comparedCount = 256
  /// The number of pieces into which an edge as long as the longer side of the contour's bounds is divided.
  ///
  /// Shorter edges are divided into proportionally fewer pieces.
  private static let pieces = 16.0

  /// The separate parts, clockwise, largest first.
  private(set) var solids: [[Point]] = []
  /// The holes in the parts, counterclockwise, largest first.
  private(set) var holes: [[Point]] = []
  /// The islands in the holes, clockwise, largest first.
  private(set) var islands: [[Point]] = []

  init(_ contours: [[Point]]) {
    // The largest contours; of equally large ones, the first come first.
    var found: [(points: [Point], area: Double)] = []
    for contour in contours where contour.count >= 3 {
      let area = Contour.area(of: contour)
      let extent = Contour.bounds(of: contour).size.longerSide
      guard area.magnitude > 1e-9 * extent * extent else { continue }
      let index = found.partitioningIndex { $0.area.magnitude >= area.magnitude }
      guard index < OutlineParts.greatestCount else { continue }
      found.insert((contour, area), at: index)
      if found.count > OutlineParts.greatestCount { found.removeLast() }
    }
    for (index, (points, area)) in found.enumerated() {
      var winding = 0
      var isEnclosed = false
      let middle = OutlineParts.middleOfLongestEdge(of: points)
      for other in found.indices where other != index {
        let turns = Contour.winding(of: found[other].points, around: middle)
        winding += turns
        if turns != 0 { isEnclosed = true }
      }
      if winding == 0 {
        let clockwise = area < 0 ? points.reversed() : points
        if isEnclosed { islands.append(clockwise) } else { solids.append(clockwise) }
      } else if winding + (area < 0 ? -1 : 1) == 0 {
        holes.append(area < 0 ? points : points.reversed())
      }
    }
    // If every contour is enclosed by another one, there is no solid. The largest contour is then used alone.
    if solids.isEmpty, let largest = found.first {
      solids.append(largest.area < 0 ? largest.points.reversed() : largest.points)
      holes.removeAll()
      islands.removeAll()
    }
  }

  /// A point on a contour that lies on no other contour, since contours touch each other only at corners.
  private static func middleOfLongestEdge(of contour: [Point]) -> Point {
    var longest = (length: -1.0, middle: Point.zero)
    Contour.forEachEdge(of: contour, in: contour.indices) { from, to in
      let edge = to - from
      if edge.lengthSquared > longest.length { longest = (edge.lengthSquared, from + edge * 0.5) }
    }
    return longest.middle
  }

  /// The area of the solids and islands minus the area of the holes, in square points.
  var area: Double { (solids + holes + islands).reduce(0) { $0 + Contour.area(of: $1) } }

  /// All solids as one contour, or nil if there are none; bridges without width join the solids.
  ///
  /// Each step adds the part whose bridge to the parts joined so far costs least. So parts that stand in a
  /// row are joined to their neighbors.
  func joined() -> [Point]? {
    guard solids.count > 1 else { return solids.first }
    var parts = solids.map { OutlineParts.divided($0) }
    let corners = parts.reduce(0) { $0 + $1.count }
    let stride = max(1, (corners + OutlineParts.comparedCount - 1) / OutlineParts.comparedCount)
    var whole = parts.removeFirst()
    while !parts.isEmpty {
      var best = (part: 0, bridge: Bridge(cost: .infinity, from: 0, to: 0))
      for part in parts.indices {
        let bridge = OutlineParts.bridge(from: whole, to: parts[part], stride)
        if bridge.cost < best.bridge.cost { best = (part, bridge) }
      }
      let part = parts.remove(at: best.part)
      let loop = part[best.bridge.to...] + part[...best.bridge.to] + [whole[best.bridge.from]]
      whole.insert(contentsOf: loop, at: best.bridge.from + 1)
    }
    return whole
  }

  private typealias Bridge = (cost: Double, from: Int, to: Int)

  /// The cheapest bridge from a corner of one contour to a corner of another.
  ///
  /// The cost is the squared length of the bridge, plus 5 % of the squared distances of its two ends from the
  /// point halfway between the contours. So of two bridges that are almost equally short, the bridge nearer to
  /// this point is chosen. Only every `stride`th corner of each contour is compared.
  private static func bridge(from: [Point], to: [Point], _ stride: Int) -> Bridge {
    let ends = (Contour.bounds(of: from).center, Contour.bounds(of: to).center)
    let center = ends.0 + (ends.1 - ends.0) * 0.5
    var best = Bridge(cost: .infinity, from: 0, to: 0)
    for first in Swift.stride(from: 0, to: from.count, by: stride) {
      for second in Swift.stride(from: 0, to: to.count, by: stride) {
        let cost =
          (from[first] - to[second]).lengthSquared
          + 0.05 * ((from[first] - center).lengthSquared + (to[second] - center).lengthSquared)
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    return best
  }

  /// The contour with additional corners on its long edges, so that bridges can begin or end there.
  private static func divided(_ contour: [Point]) -> [Point] {
    let extent = Contour.bounds(of: contour).size.longerSide
    var divided: [Point] = []
    for index in contour.indices {
      let edge = contour.element(after: index) - contour[index]
      let count = (pieces * edge.length / extent).rounded(.up)
      let limited = extent > 0 ? max(1, min(pieces, count)) : 1
      for piece in 0..<Int(limited) { divided.append(contour[index] + edge * (Double(piece) / limited)) }
    }
    return divided
  }
}
