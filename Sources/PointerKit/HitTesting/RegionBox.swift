package import Kinematics

/// A closed rectangle as a vector of minX, minY, −maxX and −maxY, so that one comparison tests a point.
package struct RegionBox: Hashable, Sendable {
  let edges: SIMD4<Double>

  /// The greatest absolute value of a clamped edge.
  ///
  /// The coordinates of points in a space are smaller: each is the difference of two numbers within ±1e9.
  static let limit = 0x1p33

  private init(edges: SIMD4<Double>) { self.edges = edges }

  /// Creates a box from a rectangle, with its edges clamped to ±2³³ points; an edge that is NaN becomes −2³³.
  package init(_ rect: Rect) {
    // This uses masks, since the standard library clamps vectors in a loop.
    let edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (least, most) = (SIMD4(repeating: -RegionBox.limit), SIMD4(repeating: RegionBox.limit))
    let raised = least.replacing(with: edges, where: edges .>= least)
    self.edges = raised.replacing(with: most, where: edges .> most) * SIMD4(1, 1, -1, -1)
  }

  /// Creates a box from a rectangle without NaN, with its edges as they are.
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

  /// Whether the box contains no point.
  var isEmpty: Bool { minX > maxX || minY > maxY }

  /// Whether a point is inside or on an edge.
  func contains(_ point: Point) -> Bool { all(edges .<= SIMD4(point.x, point.y, -point.x, -point.y)) }

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
}
