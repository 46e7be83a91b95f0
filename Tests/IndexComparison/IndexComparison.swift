import PointerBench
import PointerKit

/// Times the index with the rectangles and queries of `rtree.cpp`, and prints for each operation its name,
/// its nanoseconds and the checksum of its answers.
struct IndexComparison {
  private static let operationCount = 100_000
  private let configuration = PointerConfiguration()
  private let clock = ContinuousClock()
  private let plane: QueryPlane
  private var store: TargetStore

  init(count: Int) {
    plane = QueryPlane(count: count, pointCount: IndexComparison.operationCount)
    store = plane.store(configuration)
  }

  mutating func run() {
    build()
    for query in IndexQuery.allCases {
      let points = query.points(in: plane)
      report("\(query)", points.count) { query.checksum(points, store) }
    }
    move()
    let points = plane.scatter
    report("scatter", points.count) { IndexQuery.path.checksum(points, store) }
  }

  private func report(_ name: String, _ operations: Int, _ body: () -> UInt64) {
    let start = clock.now
    let sum = body()
    print(name, nanoseconds(since: start) / Double(max(1, operations)), sum)
  }

  /// Builds nothing but the boxes and their index, as `rtree.cpp` builds its tree, often enough to be timed.
  ///
  /// The bench times a whole registration.
  private func build() {
    let repetitions = max(1, IndexComparison.operationCount / plane.rects.count)
    report("build", plane.rects.count * repetitions) {
      var sum: UInt64 = 0
      for _ in 0..<repetitions { sum += UInt64(listed().boxes.count) }
      return sum
    }
  }

  private func listed() -> RegionIndex {
    var index = RegionIndex()
    index.reserveCapacity(plane.rects.count)
    for slot in plane.rects.indices { index.insert(slot, RegionBox(plane.rects[slot])) }
    return index
  }

  /// Times moves of boxes in an index of their own, and then moves the targets of the store.
  ///
  /// The store's answers to the next queries show whether its moves were right.
  private mutating func move() {
    let moves = plane.moves(IndexComparison.operationCount)
    var index = listed()
    report("move", moves.count) {
      for (id, frame) in moves { index.move(Int(id.rawValue) - 1, to: RegionBox(frame)) }
      return UInt64(moves.count)
    }
    for (id, frame) in moves { _ = store.move(id, to: frame) }
  }

  private func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = (clock.now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}
