package import PointerKit

/// What is asked of the index by itself.
package enum IndexQuestion: String, CaseIterable, Sendable {
  /// The topmost region at each place of a pointer's path.
  case path = "topmost on a path"
  /// The nearest region within 150 points of a place in none.
  case nearest = "nearest within 150"
  /// The same, of those whose middle lies within 60° of a direction.
  case direction = "nearest in a direction"
  /// All regions that meet a square of 300 points.
  case window = "window 300 × 300"

  package static let reach = 150.0
  package static let minimumCosine = 0.5
  package static let windowSize = Size(width: 300, height: 300)

  /// Eight directions, without trigonometry.
  package static let directions: [Vector] = {
    let unit = 0.7071067811865476
    return [
      Vector(dx: 1, dy: 0), Vector(dx: unit, dy: unit), Vector(dx: 0, dy: 1), Vector(dx: -unit, dy: unit),
      Vector(dx: -1, dy: 0), Vector(dx: -unit, dy: -unit), Vector(dx: 0, dy: -1), Vector(dx: unit, dy: -unit),
    ]
  }()

  /// The places that it is asked about: of all in a plane those that suit it.
  package func places(in plane: QuestionPlane, _ store: TargetStore) -> [Point] {
    switch self {
    case .path: plane.walk
    case .window: plane.scatter
    case .nearest, .direction:
      plane.scatter.filter { store.topmost(at: $0) == nil }
    }
  }

  /// The query of the place with a number.
  @inline(__always)
  package func query(_ number: Int, at place: Point) -> NearestQuery {
    var query = NearestQuery(point: place, radius: IndexQuestion.reach)
    if self == .direction {
      query.direction = IndexQuestion.directions[number & 7]
      query.minimumCosine = IndexQuestion.minimumCosine
    }
    return query
  }

  /// Asks the index about places; the checksum of its answers.
  @inline(never)
  package func checksum(_ places: [Point], _ store: TargetStore) -> UInt64 {
    var sum: UInt64 = 0
    switch self {
    case .path:
      for place in places {
        sum = sum &* 31 &+ (store.topmost(at: place) ?? 0)
      }
    case .nearest, .direction:
      for number in places.indices {
        let query = query(number, at: places[number])
        sum = sum &* 31 &+ (store.nearest(query) ?? 0)
      }
    case .window:
      var found: [TargetID] = []
      for place in places {
        let window = Rect(center: place, size: IndexQuestion.windowSize)
        found.removeAll(keepingCapacity: true)
        store.collect(meeting: window, into: &found)
        for id in found { sum = sum &+ id &- 1 }
      }
    }
    return sum
  }

  /// Asks the scan the same.
  @inline(never)
  package func checksum(_ places: [Point], _ scan: LinearScan) -> UInt64 {
    var sum: UInt64 = 0
    switch self {
    case .path:
      for place in places { sum = sum &* 31 &+ (scan.topmost(at: place) ?? 0) }
    case .nearest, .direction:
      for number in places.indices {
        sum = sum &* 31 &+ (scan.nearest(query(number, at: places[number])) ?? 0)
      }
    case .window:
      var found: [TargetID] = []
      for place in places {
        found.removeAll(keepingCapacity: true)
        scan.collect(meeting: Rect(center: place, size: IndexQuestion.windowSize), into: &found)
        for id in found { sum = sum &+ id &- 1 }
      }
    }
    return sum
  }
}
