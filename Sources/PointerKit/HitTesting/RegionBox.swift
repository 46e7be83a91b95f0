package import Kinematics

/// A closed rectangle as a vector of minX, minY, −maxX and −maxY, which needs one comparison to test a point.
package struct RegionBox: Hashable, Sendable {
  let edges: SIMD4<Double>

  /// The limit of the edges.
  ///
  /// Local coordinates are smaller, since each is the difference of a point and an origin, both within ±1e9.
  static let limit = 0x1p33

  init(edges: SIMD4<Double>) { self.edges = edges }

  /// Creates a box from a rectangle, with its edges clamped to ±2³³ points.
  @inline(__always)
  package init(_ rect: Rect) {
    // Each edge is clamped by itself, since the clamping of vectors is a loop.
    let range = -RegionBox.limit...RegionBox.limit
    edges = SIMD4(
      rect.minX.clamped(to: range), rect.minY.clamped(to: range), -rect.maxX.clamped(to: range),
      -rect.maxY.clamped(to: range))
  }

  var minX: Double { edges.x }
  var minY: Double { edges.y }
  var maxX: Double { -edges.z }
  var maxY: Double { -edges.w }

  var rect: Rect { Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// Whether the point is inside or on an edge.
  @inline(__always)
  func contains(_ point: Point) -> Bool { all(edges .<= SIMD4(point.x, point.y, -point.x, -point.y)) }

  /// Whether another box is within this one.
  @inline(__always)
  func contains(_ other: RegionBox) -> Bool { all(edges .<= other.edges) }

  /// The smallest box that contains both boxes.
  @inline(__always)
  func union(_ other: RegionBox) -> RegionBox {
    var edges = edges
    for lane in 0..<4 { edges[lane] = other.edges[lane] < edges[lane] ? other.edges[lane] : edges[lane] }
    return RegionBox(edges: edges)
  }

  /// The intersection of two boxes; its extent is negative if they are apart.
  @inline(__always)
  func intersection(_ other: RegionBox) -> RegionBox {
    var edges = edges
    for lane in 0..<4 { edges[lane] = other.edges[lane] > edges[lane] ? other.edges[lane] : edges[lane] }
    return RegionBox(edges: edges)
  }

  /// Whether the box contains no point.
  @inline(__always)
  var isEmpty: Bool { minX > maxX || minY > maxY }

  /// The squared distance from a point to the nearest point of the box; 0 inside.
  @inline(__always)
  func distanceSquared(to point: Point) -> Double {
    // This uses scalars, since `pointwiseMax` is a loop.
    let left = edges.x - point.x
    let right = point.x + edges.z
    let above = edges.y - point.y
    let below = point.y + edges.w
    var dx = left > right ? left : right
    var dy = above > below ? above : below
    dx = dx > 0 ? dx : 0
    dy = dy > 0 ? dy : 0
    return dx * dx + dy * dy
  }
}
