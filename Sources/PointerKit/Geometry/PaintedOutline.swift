import Kinematics

/// The boundary of what contours paint by the nonzero rule: where they cross, what lies inside is left out.
///
/// Every edge is cut where another meets it, the pieces with paint on one side only are kept, and pieces that
/// meet are strung together. O(n²) for n edges.
struct PaintedOutline {
  /// Edges beyond these are taken as they are: only small paths are cut.
  private static let greatestCount = 1024

  private let contours: [[Point]]
  private let extent: Double
  private var pieces: [(from: Point, to: Point)] = []

  /// The same contours where none meets another or itself, else the boundary of their paint.
  static func contours(of given: [[Point]]) -> [[Point]] {
    var count = 0
    for contour in given { count += contour.count }
    guard count <= greatestCount else { return given }
    var outline = PaintedOutline(given)
    guard outline.extent > 0, outline.cut() else { return given }
    outline.keepBoundary()
    return outline.strung()
  }

  private init(_ given: [[Point]]) {
    var bounds: Rect?
    for contour in given where !contour.isEmpty {
      let own = Contour.bounds(of: contour, in: contour.indices)
      bounds = bounds?.union(own) ?? own
    }
    let size = bounds?.size.longerSide ?? 0
    let extent = size > 1e-6 ? size : 0
    self.extent = extent
    // On a grid, so that pieces that meet end at the same place.
    let step = extent / 0x1p32
    contours = given.map { contour in
      contour.map { extent > 0 ? PaintedOutline.snapped($0, step) : $0 }
    }
  }

  private static func snapped(_ point: Point, _ step: Double) -> Point {
    Point(x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step)
  }

  /// Cuts all edges where others meet them; false if none meets another.
  private mutating func cut() -> Bool {
    var edges: [(from: Point, to: Point)] = []
    for contour in contours {
      guard var from = contour.last else { continue }
      for to in contour {
        if from != to { edges.append((from, to)) }
        from = to
      }
    }
    var isMet = false
    let step = extent / 0x1p32
    for first in edges.indices {
      let (a, b) = edges[first]
      var shares: [Double] = []
      for second in edges.indices where second != first {
        let (c, d) = edges[second]
        guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x), max(a.y, b.y) >= min(c.y, d.y),
          max(c.y, d.y) >= min(a.y, b.y)
        else { continue }
        let (one, other) = (b - a, d - c)
        let sine = one.dx * other.dy - one.dy * other.dx
        if sine.magnitude > 1e-9 * one.length * other.length {
          let between = c - a
          let t = (between.dx * other.dy - between.dy * other.dx) / sine
          let u = (between.dx * one.dy - between.dy * one.dx) / sine
          guard t > -1e-9, t < 1 + 1e-9, u > -1e-9, u < 1 + 1e-9 else { continue }
          if t > 1e-6, t < 1 - 1e-6 { shares.append(t) }
        } else {
          // Edges that lie on each other are cut at each other's ends.
          for end in [c, d] {
            let place = end - a
            let off = (one.dx * place.dy - one.dy * place.dx).magnitude / one.length
            let t = place.dot(one) / one.lengthSquared
            if off < extent * 1e-7, t > 1e-6, t < 1 - 1e-6 { shares.append(t) }
          }
        }
      }
      if !shares.isEmpty { isMet = true }
      shares.sort()
      var from = a
      for share in shares {
        let to = PaintedOutline.snapped(a + (b - a) * share, step)
        if (to - from).length > extent * 1e-7 {
          pieces.append((from, to))
          from = to
        }
      }
      if from != b { pieces.append((from, b)) }
    }
    return isMet
  }

  /// Drops the pieces with paint on both sides or on neither, and those that lie on another, the paint to the
  /// right of a walk.
  private mutating func keepBoundary() {
    var kept: [(from: Point, to: Point)] = []
    for piece in pieces {
      let edge = piece.to - piece.from
      let middle = piece.from + edge * 0.5
      let aside = Vector(dx: -edge.dy, dy: edge.dx).normalized * (extent * 1e-6)
      let (right, left) = (isPainted(middle + aside), isPainted(middle - aside))
      guard right != left else { continue }
      let turned = right ? piece : (from: piece.to, to: piece.from)
      if !kept.contains(where: { $0.from == turned.from && $0.to == turned.to }) { kept.append(turned) }
    }
    pieces = kept
  }

  private func isPainted(_ place: Point) -> Bool {
    var winding = 0
    for contour in contours { winding += Contour.winding(of: contour, in: contour.indices, around: place) }
    return winding != 0
  }

  /// Strings the pieces together; where several begin, the one that turns farthest to the right, so that
  /// loops are simple.
  private func strung() -> [[Point]] {
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
          guard gap.length <= extent * 2e-7 else { continue }
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

  /// Grows with the angle of a turn from −π to π, to the right upward: −2…2.
  private static func turn(_ from: Vector, _ to: Vector) -> Double {
    let (sine, cosine) = (from.dx * to.dy - from.dy * to.dx, from.dot(to))
    return sine >= 0 ? 1 - cosine : cosine - 1
  }
}
