package import Kinematics

/// The distances by which hit regions extend beyond frames: by default, 12 points with a bezel (R1) and 24
/// without (R2); or else the padding that the host gives a target (R5).
///
/// The pointer begins to change at the edge of a region (R3, F1).
extension SharedConfiguration {
  /// The target's frame extended by the target's padding (R1, R2, R5), in the coordinates of the target's
  /// space.
  func region(of target: borrowing PointerTarget) -> Rect {
    region(of: target.frame, padding: target.padding, hasBezel: target.hasBezel)
  }

  /// The region of a target with these properties, for callers that would copy the whole target.
  func region(of frame: Rect, padding: Insets?, hasBezel: Bool) -> Rect {
    if let padding, padding.isFinite { return frame.outset(by: padding) }
    return frame.outset(by: hasBezel ? values.bezelPadding : values.plainPadding)
  }

  /// The box that contains a target's region and frame, and whether the target is plain: enabled and without
  /// a group, and its box is its region.
  ///
  /// With negative padding, the frame extends beyond the region. If the target is in a group, the box also
  /// contains all points to which its region may extend across a gap (R4), except for those of a tab bar.
  func box(of target: borrowing PointerTarget) -> (RegionBox, isPlain: Bool) {
    let (frame, region) = (target.frame, RegionBox(unclamped: region(of: target)))
    let box = region.union(RegionBox(unclamped: frame))
    if target.group == nil { return (box.clamped, target.isEnabled && box == region) }
    return (
      box.union(RegionBox(unclamped: frame.outset(by: values.groupGap + GroupTable.gapError))).clamped, false
    )
  }
}

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

  init(unclamped rect: Rect) {
    edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY) * SIMD4(1, 1, -1, -1)
  }

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

  func contains(_ point: Point) -> Bool { all(edges .<= SIMD4(point.x, point.y, -point.x, -point.y)) }

  func meets(_ other: RegionBox) -> Bool {
    // Testing two combined masks of two numbers is faster than testing one mask of four.
    let (far, near) = (-other.edges.highHalf, -other.edges.lowHalf)
    return all((edges.lowHalf .<= far) .& (edges.highHalf .<= near))
  }

  func union(_ other: RegionBox) -> RegionBox {
    RegionBox(edges: edges.replacing(with: other.edges, where: other.edges .< edges))
  }

  var isEmpty: Bool { minX > maxX || minY > maxY }
}
