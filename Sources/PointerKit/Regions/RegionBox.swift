import Kinematics

/// A closed rectangle as four numbers that are compared at once: minX, minY, −maxX, −maxY.
///
/// A point lies in it where all four are at most x, y, −x, −y: one vector comparison.
struct RegionBox: Hashable, Sendable {
  let edges: SIMD4<Double>

  /// Farther out than any point that is asked for: ±1e9 in the window, from an origin within ±1e9.
  private static let farthest = 0x1p33

  /// Takes over a rectangle's edges, held to ±2³³ points.
  init(_ rect: Rect) {
    // Lane by lane: `clamped` is a loop.
    edges = SIMD4(
      RegionBox.held(rect.minX), RegionBox.held(rect.minY), -RegionBox.held(rect.maxX),
      -RegionBox.held(rect.maxY))
  }

  @inline(__always)
  private static func held(_ edge: Double) -> Double {
    edge < farthest ? (edge > -farthest ? edge : -farthest) : farthest
  }

  var minX: Double { edges.x }
  var minY: Double { edges.y }
  var maxX: Double { -edges.z }
  var maxY: Double { -edges.w }

  /// Whether it holds no point at all, as after negative padding.
  var isInverted: Bool { !(edges.x <= -edges.z && edges.y <= -edges.w) }

  /// Whether the point is inside or on an edge.
  @inline(__always)
  func contains(_ point: Point) -> Bool {
    edges.x <= point.x && edges.y <= point.y && edges.z <= -point.x && edges.w <= -point.y
  }

  /// Whether the two share at least one point.
  @inline(__always)
  func intersects(_ other: RegionBox) -> Bool {
    edges.x <= -other.edges.z && other.edges.x <= -edges.z && edges.y <= -other.edges.w
      && other.edges.y <= -edges.w
  }
}
