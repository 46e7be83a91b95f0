package import PointerKit

/// A query of the index that is timed without an engine.
package enum IndexQuery: String, CaseIterable, Sendable {
  /// The topmost region at each point of a pointer's path.
  case path = "topmost on a path"
  /// All regions that meet a square with sides of 300 points.
  case window = "window 300 × 300"

  package static let windowSize = Size(width: 300, height: 300)

  /// The points of a plane at which the query is run.
  package func points(in plane: QueryPlane) -> [Point] {
    switch self {
    case .path: plane.walk
    case .window: plane.scatter
    }
  }

  /// Runs the query on the index at each point, and returns the checksum of the answers.
  @inline(never)
  package func checksum(_ points: [Point], _ store: TargetStore) -> UInt64 {
    var sum: UInt64 = 0
    switch self {
    case .path:
      for point in points { sum = sum &* 31 &+ (store.topmost(at: point)?.rawValue ?? 0) }
    case .window:
      var found: [TargetID] = []
      for point in points {
        found.removeAll(keepingCapacity: true)
        store.collectTargets(meeting: Rect(center: point, size: IndexQuery.windowSize), into: &found)
        for id in found { sum = sum &+ id.rawValue &- 1 }
      }
    }
    return sum
  }

  /// Runs the query as a linear scan at each point, and returns the checksum of the answers.
  @inline(never)
  package func checksum(_ points: [Point], _ scan: LinearScan) -> UInt64 {
    var sum: UInt64 = 0
    switch self {
    case .path:
      for point in points { sum = sum &* 31 &+ (scan.topmost(at: point)?.rawValue ?? 0) }
    case .window:
      var found: [TargetID] = []
      for point in points {
        found.removeAll(keepingCapacity: true)
        scan.collectTargets(meeting: Rect(center: point, size: IndexQuery.windowSize), into: &found)
        for id in found { sum = sum &+ id.rawValue &- 1 }
      }
    }
    return sum
  }
}
