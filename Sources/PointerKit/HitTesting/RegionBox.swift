package import Kinematics

/// A closed rectangle as four numbers that are compared at once: minX, minY, −maxX, −maxY.
///
/// A point lies in it where all four are at most x, y, −x, −y: one vector comparison.
package struct RegionBox: Hashable, Sendable {
  let edges: SIMD4<Double>

  /// Farther out than any point that is asked for: ±1e9 in the window, from an origin within ±1e9.
  static let farthest = 0x1p33

  /// Takes over a rectangle's edges, held to ±2³³ points.
  @inline(__always)
  package init(_ rect: Rect) {
    // Lane by lane: `clamped` is a loop.
    edges = SIMD4(
      RegionBox.held(rect.minX), RegionBox.held(rect.minY), -RegionBox.held(rect.maxX),
      -RegionBox.held(rect.maxY))
  }

  /// A coordinate within ±2³³; NaN is at the end.
  @inline(__always)
  static func held(_ coordinate: Double) -> Double {
    coordinate < farthest ? (coordinate > -farthest ? coordinate : -farthest) : farthest
  }

  var minX: Double { edges.x }
  var minY: Double { edges.y }
  var maxX: Double { -edges.z }
  var maxY: Double { -edges.w }

  /// The rectangle of those edges.
  var rect: Rect { Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// Whether the point is inside or on an edge.
  @inline(__always)
  func contains(_ point: Point) -> Bool { all(edges .<= SIMD4(point.x, point.y, -point.x, -point.y)) }

  /// The squared distance from a point to the nearest place of it; 0 inside.
  @inline(__always)
  func distanceSquared(to point: Point) -> Double {
    // `pointwiseMax` is a loop over lanes; three scalars are two instructions each.
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
