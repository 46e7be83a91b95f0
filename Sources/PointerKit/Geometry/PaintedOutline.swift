import Kinematics

/// The boundary of the area that contours paint by the nonzero rule, without the parts that are inside.
///
/// Edges are cut where they meet; pieces with paint on just one side are linked to loops. O(edges²).
struct PaintedOutline {
  private typealias Edge = (from: Point, to: Point)

  /// The number of edges up to which paths are cut.
  private static let greatestCount = 1024
  /// The length below which two ends are one point, as a share of the extent.
  private static let tolerance = 1e-7
  /// The least distance of a cut from the ends of an edge, as a share of its length.
  private static let endShare = 1e-6

  private let contours: [[Point]]
  private let extent: Double
  private var pieces: [Edge] = []

  /// The same contours if none meets another or itself, else the boundary of their paint.
  static func contours(of given: [[Point]]) -> [[Point]] {
    guard given.reduce(0, { $0 + $1.count }) <= greatestCount else { return given }
    var outline = PaintedOutline(given)
    guard outline.extent > 0, outline.cut() else { return given }
    outline.keepBoundary()
    return outline.linked()
  }

  private init(_ given: [[Point]]) {
    let size = Contour.bounds(of: given).size.longerSide
    let extent = size > 1e-6 ? size : 0
    self.extent = extent
    contours =
      extent > 0 ? given.map { $0.map { PaintedOutline.snapped($0, extent: extent) } } : given
  }

  /// The nearest point of a grid, so that pieces that meet end at the same point.
  private static func snapped(_ point: Point, extent: Double) -> Point {
    let step = extent / 0x1p32
    return Point(x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step)
  }

  /// Cuts all edges where others meet them; false if none meets another.
  private mutating func cut() -> Bool {
    var edges: [Edge] = []
    for contour in contours {
      Contour.forEachEdge(of: contour, in: contour.indices) { if $0 != $1 { edges.append(($0, $1)) } }
    }
    var isMet = false
    for first in edges.indices {
      var shares: [Double] = []
      for second in edges.indices where second != first {
        shares += cuts(of: edges[first], by: edges[second])
      }
      if !shares.isEmpty { isMet = true }
      let to = edges[first].to
      var from = edges[first].from
      let direction = to - from
      let start = from
      for share in shares.sorted() {
        let end = PaintedOutline.snapped(start + direction * share, extent: extent)
        if (end - from).length > extent * PaintedOutline.tolerance {
          pieces.append((from, end))
          from = end
        }
      }
      if from != to { pieces.append((from, to)) }
    }
    return isMet
  }

  /// The shares of an edge at which another one meets it.
  private func cuts(of edge: Edge, by other: Edge) -> [Double] {
    let (a, b) = edge
    let (c, d) = other
    guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x), max(a.y, b.y) >= min(c.y, d.y),
      max(c.y, d.y) >= min(a.y, b.y)
    else { return [] }
    let (first, second) = (b - a, d - c)
    let inner = PaintedOutline.endShare..<(1 - PaintedOutline.endShare)
    let sine = first.cross(second)
    if sine.magnitude > 1e-9 * first.length * second.length {
      let between = c - a
      let (t, u) = (between.cross(second) / sine, between.cross(first) / sine)
      let onBoth = t > -1e-9 && t < 1 + 1e-9 && u > -1e-9 && u < 1 + 1e-9
      return onBoth && t > inner.lowerBound && t < inner.upperBound ? [t] : []
    }
    // Edges that lie on each other are cut at each other's ends.
    return [c, d].compactMap { end in
      let offset = end - a
      let distance = first.cross(offset).magnitude / first.length
      let t = offset.dot(first) / first.lengthSquared
      let isOn = distance < extent * PaintedOutline.tolerance && t > inner.lowerBound && t < inner.upperBound
      return isOn ? t : nil
    }
  }

  /// Keeps one of each piece with paint on exactly one side, directed so that the paint is on its right.
  private mutating func keepBoundary() {
    var kept: [Edge] = []
    for piece in pieces {
      let edge = piece.to - piece.from
      let center = piece.from + edge * 0.5
      let aside = Vector(dx: -edge.dy, dy: edge.dx).normalized * (extent * 1e-6)
      let (right, left) = (isPainted(center + aside), isPainted(center - aside))
      guard right != left else { continue }
      let directed = right ? piece : (from: piece.to, to: piece.from)
      if !kept.contains(where: { $0 == directed }) { kept.append(directed) }
    }
    pieces = kept
  }

  private func isPainted(_ point: Point) -> Bool {
    contours.reduce(0) { $0 + Contour.winding(of: $1, around: point) } != 0
  }

  /// Links the pieces to simple loops: of several that begin, with the one that turns farthest to the right.
  private func linked() -> [[Point]] {
    var loops: [[Point]] = []
    var isUsed = Array(repeating: false, count: pieces.count)
    for first in pieces.indices where !isUsed[first] {
      var loop: [Point] = []
      var current = first
      while !isUsed[current] {
        isUsed[current] = true
        loop.append(pieces[current].from)
        let direction = (pieces[current].to - pieces[current].from).normalized
        var next: (index: Int, turn: Double)?
        for index in pieces.indices where !isUsed[index] || index == first {
          let gap = pieces[index].from - pieces[current].to
          guard gap.length <= extent * 2 * PaintedOutline.tolerance else { continue }
          let turn = PaintedOutline.turn(direction, (pieces[index].to - pieces[index].from).normalized)
          if let next, turn <= next.turn { continue }
          next = (index, turn)
        }
        guard let next else { break }
        current = next.index
      }
      if loop.count >= 3 { loops.append(loop) }
    }
    return loops
  }

  /// A number from −2 to 2 that increases with the angle of a turn from −π (left) to π (right).
  private static func turn(_ from: Vector, _ to: Vector) -> Double {
    let cosine = from.dot(to)
    return from.cross(to) >= 0 ? 1 - cosine : cosine - 1
  }
}
