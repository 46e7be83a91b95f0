public import Kinematics

/// An outline of straight edges: what the pointer shows while it becomes a path or leaves one (S3).
///
/// Its contours are filled together by the nonzero rule: a hole runs the other way round. Coordinates are in
/// points from ``PointerAppearance/center``, before ``PointerAppearance/scale``.
public struct PointerOutline: Hashable, Sendable {
  /// The corners, one contour after the other; each contour is closed from its last corner to its first.
  public internal(set) var points: [Point] = []
  /// For each contour where it ends in ``points``: the index after its last corner, ascending.
  public internal(set) var ends: [Int] = []

  /// Creates an outline of nothing.
  public init() {}

  /// Whether it has no contours.
  public var isEmpty: Bool { ends.isEmpty }

  /// The corners of one contour, counted from 0.
  public func contour(_ index: Int) -> ArraySlice<Point> {
    guard ends.indices.contains(index) else { return [] }
    return points[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The smallest rectangle around all corners; zero for an outline of nothing.
  public var bounds: Rect { Contour.bounds(of: points, in: points.indices) }

  /// The area, holes taken off, in square points; parts that overlap count as often as they lie on each
  /// other.
  public var area: Double {
    var sum = 0.0
    var first = 0
    for end in ends {
      sum += Contour.area(of: points, in: first..<end)
      first = end
    }
    return sum
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
