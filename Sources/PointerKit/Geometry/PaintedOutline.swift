import Kinematics

/// The boundary of the area that contours paint by the nonzero rule, without the edges inside the area.
///
/// Edges are cut where they meet. Pieces with paint on just one side are linked into loops. The more
/// crossings there are, the longer this takes. So beyond a budget, the boundary comes from a
/// ``PaintedGrid``, or the contours are used as they are.
struct PaintedOutline {
  typealias Edge = (from: Point, to: Point)

  /// The greatest numbers of edges, of compared pairs of edges, of pairs whose bounds overlap, of cuts, and
  /// of passes.
  ///
  /// A pass visits an edge to select the pieces on the boundary, or visits a piece to link the pieces. The
  /// limit applies to each of these two steps separately.
  private static let budget = (
    edges: 4096, comparisons: 200_000, pairs: 12_000, cuts: 4000, passes: 120_000
  )
  /// The length below which a distance counts as 0, as a share of `extent`.
  ///
  /// While the pieces are linked, this length is twice as large.
  private static let tolerance = 1e-7
  /// The least distance of a cut from the ends of an edge, as a share of the edge's length.
  private static let endShare = 1e-6
  /// The longer side of the contours' bounds, in points.
  private let extent: Double
  private var edges: [Edge] = []
  private var pieces: [Edge] = []

  /// The boundary of the painted area, or the given contours if they paint nothing or if their edges meet
  /// only at end points.
  ///
  /// `area` is the painted area as measured on scan lines. There are two cases in which the boundary of a
  /// ``PaintedGrid`` is returned instead:
  /// - The linked pieces enclose an area that differs from `area` by more than 5 %, or selecting or linking
  ///   the pieces would exceed the budget.
  /// - There are too many edges or crossings to cut the edges, and the area of the given contours differs from
  ///   `area` by more than 0.5 %. If it differs less, the given contours are returned.
  static func contours(of given: [[Point]], painting area: Double) -> [[Point]] {
    let extent = Contour.bounds(of: given).size.longerSide
    guard extent > 1e-6, area > 0 else { return given }
    var outline = PaintedOutline(given, extent: extent)
    if let cuts = outline.cuts() {
      if cuts.isEmpty { return given }
      outline.cut(at: cuts)
      if outline.keepBoundary(), let loops = outline.linked(), differs(loops, area) <= 0.05 { return loops }
    } else if differs(given, area) <= 0.005 {
      return given
    }
    return PaintedGrid.contours(of: given)
  }

  /// The difference between the area of contours and another area, as a share of the other area.
  ///
  /// A counterclockwise contour, such as a hole, has a negative area.
  private static func differs(_ contours: [[Point]], _ area: Double) -> Double {
    (contours.reduce(0) { $0 + Contour.area(of: $1) } - area).magnitude / area
  }

  private init(_ given: [[Point]], extent: Double) {
    self.extent = extent
    for contour in given {
      Contour.forEachEdge(of: contour, in: contour.indices) {
        let edge = (PaintedOutline.snapped($0, extent: extent), PaintedOutline.snapped($1, extent: extent))
        if edge.0 != edge.1 { edges.append(edge) }
      }
    }
  }

  /// The nearest point of a fine grid; without this grid, pieces that meet could end at slightly different
  /// points.
  private static func snapped(_ point: Point, extent: Double) -> Point {
    let step = extent / 0x1p32
    return Point(x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step)
  }

  // MARK: Cutting

  /// A cut of an edge at the point where another edge meets it.
  ///
  /// `share` is the distance from the start of the edge to the cut, as a share of the edge's length.
  private struct Cut {
    var edge: Int
    var share: Double
  }

  private struct Reach {
    var edge: Int
    var along: ClosedRange<Double>
    var across: ClosedRange<Double>
  }

  /// The cuts of all edges, sorted by edge and share; nil if finding them would exceed the budget.
  private func cuts() -> [Cut]? {
    guard edges.count <= PaintedOutline.budget.edges else { return nil }
    let reaches = sortedReaches()
    let lengths = edges.map { ($0.to - $0.from).length }
    var cuts: [Cut] = []
    var (comparisons, pairs) = (0, 0)
    for first in reaches.indices {
      let (end, across) = (reaches[first].along.upperBound, reaches[first].across)
      var second = first + 1
      while second < reaches.count, reaches[second].along.lowerBound <= end {
        let other = reaches[second].across
        if other.lowerBound <= across.upperBound, across.lowerBound <= other.upperBound {
          addCuts(of: reaches[first].edge, by: reaches[second].edge, lengths, to: &cuts)
          addCuts(of: reaches[second].edge, by: reaches[first].edge, lengths, to: &cuts)
          pairs += 1
        }
        second += 1
      }
      comparisons += second - first
      guard comparisons <= PaintedOutline.budget.comparisons, pairs <= PaintedOutline.budget.pairs,
        cuts.count <= PaintedOutline.budget.cuts
      else { return nil }
    }
    return SortKey.order(of: cuts.indices.map { SortKey(Double(cuts[$0].edge), cuts[$0].share, index: $0) })
      .map { cuts[$0] }
  }

  /// The edges, sorted by the lesser of their two coordinates along one axis.
  ///
  /// It is the axis along which the edges have the lesser total length, since fewer of them are likely to
  /// overlap along this axis.
  private func sortedReaches() -> [Reach] {
    var sum = Vector.zero
    for edge in edges {
      sum += Vector(dx: (edge.to.x - edge.from.x).magnitude, dy: (edge.to.y - edge.from.y).magnitude)
    }
    let axis = sum.dx <= sum.dy ? Axis.horizontal : .vertical
    let other = axis == .horizontal ? Axis.vertical : .horizontal
    func range(_ edge: Edge, _ axis: Axis) -> ClosedRange<Double> {
      min(edge.from[axis], edge.to[axis])...max(edge.from[axis], edge.to[axis])
    }
    let reaches = edges.indices.map {
      Reach(edge: $0, along: range(edges[$0], axis), across: range(edges[$0], other))
    }
    return SortKey.order(of: reaches.map { SortKey($0.along.lowerBound, index: $0.edge) }).map { reaches[$0] }
  }

  private func addCuts(of edge: Int, by other: Int, _ lengths: [Double], to cuts: inout [Cut]) {
    let (a, b) = edges[edge]
    let (c, d) = edges[other]
    let (first, second) = (b - a, d - c)
    let inner = PaintedOutline.endShare..<(1 - PaintedOutline.endShare)
    let sine = first.cross(second)
    if sine.magnitude > 1e-9 * lengths[edge] * lengths[other] {
      let between = c - a
      let (t, u) = (between.cross(second) / sine, between.cross(first) / sine)
      let onBoth = t > -1e-9 && t < 1 + 1e-9 && u > -1e-9 && u < 1 + 1e-9
      if onBoth, t > inner.lowerBound, t < inner.upperBound { cuts.append(Cut(edge: edge, share: t)) }
      return
    }
    // If two edges overlap along a line, each is cut at the ends of the other.
    for offset in [c - a, d - a] {
      let distance = first.cross(offset).magnitude / lengths[edge]
      let t = offset.dot(first) / first.lengthSquared
      if distance < extent * PaintedOutline.tolerance, t > inner.lowerBound, t < inner.upperBound {
        cuts.append(Cut(edge: edge, share: t))
      }
    }
  }

  /// Replaces the edges with their pieces.
  private mutating func cut(at cuts: [Cut]) {
    var next = 0
    for index in edges.indices {
      let (start, to) = edges[index]
      var from = start
      while next < cuts.count, cuts[next].edge == index {
        let end = PaintedOutline.snapped(start + (to - start) * cuts[next].share, extent: extent)
        if (end - from).length > extent * PaintedOutline.tolerance {
          pieces.append((from, end))
          from = end
        }
        next += 1
      }
      if from != to { pieces.append((from, to)) }
    }
  }

  // MARK: The boundary

  /// Keeps the pieces with paint on exactly one side; false if this would exceed the budget.
  ///
  /// Each piece is directed so that the paint is on its right. Of equal pieces, only one is kept.
  private mutating func keepBoundary() -> Bool {
    let bands = EdgeBands(edges)
    var kept: [Edge] = []
    var passes = 0
    for piece in pieces {
      let edge = piece.to - piece.from
      let center = piece.from + edge * 0.5
      passes += 2 * bands.count(at: center.y)
      guard passes <= PaintedOutline.budget.passes else { return false }
      let aside = Vector(dx: -edge.dy, dy: edge.dx).normalized * (extent * 1e-6)
      let (right, left) = (bands.winding(around: center + aside), bands.winding(around: center - aside))
      guard (right != 0) != (left != 0) else { continue }
      kept.append(right != 0 ? piece : (from: piece.to, to: piece.from))
    }
    // The pieces are sorted by their starts, and pieces with equal starts by their ends. So equal pieces
    // follow each other.
    let byEnd = SortKey.order(of: kept.indices.map { SortKey(kept[$0].to.x, kept[$0].to.y, index: $0) })
    let order = SortKey.order(
      of: byEnd.indices.map { SortKey(kept[byEnd[$0]].from.x, kept[byEnd[$0]].from.y, index: $0) }
    ).map { byEnd[$0] }
    var isRepeated = Array(repeating: false, count: kept.count)
    for (before, index) in zip(order, order.dropFirst()) where kept[before] == kept[index] {
      isRepeated[index] = true
    }
    pieces = kept.indices.filter { !isRepeated[$0] }.map { kept[$0] }
    return true
  }

  /// Links the pieces into simple loops; nil if there is no loop, or if linking would exceed the budget.
  ///
  /// If several pieces could follow, the piece that turns farthest to the right is chosen.
  private func linked() -> [[Point]]? {
    var loops: [[Point]] = []
    var isUsed = Array(repeating: false, count: pieces.count)
    let order = SortKey.order(of: pieces.indices.map { SortKey(pieces[$0].from.x, index: $0) })
    let directions = pieces.map { ($0.to - $0.from).normalized }
    let reach = extent * 2 * PaintedOutline.tolerance
    var passes = 0
    for first in pieces.indices where !isUsed[first] {
      var loop: [Point] = []
      var current = first
      while !isUsed[current] {
        isUsed[current] = true
        loop.append(pieces[current].from)
        let end = pieces[current].to
        var next: (index: Int, turn: Double)?
        var position = order.partitioningIndex { pieces[$0].from.x < end.x - reach }
        while position < order.count, pieces[order[position]].from.x <= end.x + reach {
          let index = order[position]
          position += 1
          passes += 1
          guard !isUsed[index] || index == first, (pieces[index].from - end).length <= reach else { continue }
          let turn = PaintedOutline.turn(directions[current], directions[index])
          if let next, (turn, -index) <= (next.turn, -next.index) { continue }
          next = (index, turn)
        }
        guard passes <= PaintedOutline.budget.passes else { return nil }
        guard let next else { break }
        current = next.index
      }
      if loop.count >= 3 { loops.append(loop) }
    }
    return loops.isEmpty ? nil : loops
  }

  /// A number from −2 to 2 that increases with the angle of a turn; the angle goes from −π (left) to π
  /// (right).
  private static func turn(_ from: Vector, _ to: Vector) -> Double {
    let cosine = from.dot(to)
    return from.cross(to) >= 0 ? 1 - cosine : cosine - 1
  }
}
