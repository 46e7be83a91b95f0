package import Kinematics

/// A closed rectangle as a vector of minX, minY, −maxX and −maxY, so that one comparison tests a point.
package struct RegionBox: Hashable, Sendable {
  let edges: SIMD4<Double>

  /// The greatest absolute value of a clamped edge.
  ///
  /// The coordinates of points in a space are smaller: each is the difference of two numbers within ±1e9.
  static let limit = 0x1p33

  init(edges: SIMD4<Double>) { self.edges = edges }

  /// Creates a box from a rectangle, with its edges clamped to ±2³³ points.
  package init(_ rect: Rect) {
    // This uses masks, since the standard library clamps vectors in a loop.
    let edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (least, most) = (SIMD4(repeating: -RegionBox.limit), SIMD4(repeating: RegionBox.limit))
    let raised = least.replacing(with: edges, where: edges .>= least)
    self.edges = raised.replacing(with: most, where: edges .> most) * SIMD4(1, 1, -1, -1)
  }

  /// Creates a box from a rectangle, with its edges as they are.
  init(unclamped rect: Rect) {
    edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY) * SIMD4(1, 1, -1, -1)
  }

  /// The box with its edges clamped to ±2³³ points.
  var clamped: RegionBox {
    let (least, most) = (SIMD4(repeating: -RegionBox.limit), SIMD4(repeating: RegionBox.limit))
    return RegionBox(
      edges: edges.replacing(with: least, where: edges .< least).replacing(with: most, where: edges .> most))
  }

  var minX: Double { edges.x }
  var minY: Double { edges.y }
  var maxX: Double { -edges.z }
  var maxY: Double { -edges.w }

  var rect: Rect { Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// Whether the point is inside or on an edge.
  func contains(_ point: Point) -> Bool { all(edges .<= SIMD4(point.x, point.y, -point.x, -point.y)) }

  /// Whether another box is within this one.
  func contains(_ other: RegionBox) -> Bool { all(edges .<= other.edges) }

  /// Whether two boxes share a point.
  func meets(_ other: RegionBox) -> Bool {
    // Testing two combined masks of two numbers is faster than testing one mask of four.
    let (far, near) = (-other.edges.highHalf, -other.edges.lowHalf)
    return all((edges.lowHalf .<= far) .& (edges.highHalf .<= near))
  }

  /// The smallest box that contains both boxes.
  func union(_ other: RegionBox) -> RegionBox {
    RegionBox(edges: edges.replacing(with: other.edges, where: other.edges .< edges))
  }

  /// The intersection of two boxes, whose extent is negative along each axis on which the boxes are apart.
  func intersection(_ other: RegionBox) -> RegionBox {
    RegionBox(edges: edges.replacing(with: other.edges, where: other.edges .> edges))
  }

  /// Whether the box contains no point.
  var isEmpty: Bool { minX > maxX || minY > maxY }

  /// The squared distance from a point to the nearest point of the box; 0 for a point inside the box.
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
