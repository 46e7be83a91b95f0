public import Kinematics

/// An outline of straight edges: the shape of the pointer while it morphs to or from a path.
///
/// The contours are filled together by the nonzero rule, and those of two shapes may overlap. A hole is a
/// contour that runs in the direction opposite to that of its surrounding contour. Coordinates are in points,
/// relative to ``PointerAppearance/center``, and are not yet multiplied by ``PointerAppearance/scale``.
public struct PointerOutline: Hashable, Sendable {
  /// The corners of all contours; each contour is closed from its last corner to its first.
  public internal(set) var points: [Point] = []
  /// For each contour, the index in ``points`` after the contour's last corner, in ascending order.
  public internal(set) var ends: [Int] = []

  /// Creates an outline without contours.
  public init() {}

  /// Whether there are no contours.
  public var isEmpty: Bool { ends.isEmpty }

  /// The corners of the contour at an index, counted from 0; empty if the index is out of range.
  public func contour(_ index: Int) -> ArraySlice<Point> {
    guard ends.indices.contains(index) else { return [] }
    return points[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The smallest rectangle around all corners; zero without contours.
  public var bounds: Rect { Contour.bounds(of: points) }

  /// The area, without the area of holes, in square points; overlapping parts count several times.
  public var area: Double {
    var sum = 0.0
    var first = 0
    for end in ends {
      sum += Contour.area(of: points, in: first..<end)
      first = end
    }
    return sum
  }

  mutating func append(_ other: PointerOutline, scale: Double) {
    let first = points.count
    for point in other.points { points.append(.zero + (point - .zero) * scale) }
    for end in other.ends { ends.append(first + end) }
  }

  mutating func removeAll() {
    points.empty()
    ends.empty()
  }
}
