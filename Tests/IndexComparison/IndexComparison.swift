import PointerBench
import PointerKit

/// Times the index with the rectangles and questions of `rtree.cpp`, and prints for each operation its name,
/// its nanoseconds and the checksum of its answers.
struct IndexComparison {
  private static let operationCount = 100_000
  private let configuration = PointerConfiguration()
  private let clock = ContinuousClock()
  private let plane: QuestionPlane
  private var store: TargetStore

  init(count: Int) {
    plane = QuestionPlane(count: count, placeCount: IndexComparison.operationCount)
    store = plane.store(configuration)
  }

  mutating func run() {
    build()
    for question in [IndexQuestion.path, .nearest, .direction, .window] {
      let places = question.places(in: plane, store)
      report("\(question)", places.count) { question.checksum(places, store) }
    }
    move()
    let places = plane.scatter
    report("scatter", places.count) { IndexQuestion.path.checksum(places, store) }
  }

  private func report(_ name: String, _ operations: Int, _ body: () -> UInt64) {
    let start = clock.now
    let sum = body()
    print(name, nanoseconds(since: start) / Double(max(1, operations)), sum)
  }

  /// The index and its boxes alone, as the tree and its boxes alone, often enough to be timed; what a whole
  /// registration costs the bench tells.
  private func build() {
    let repetitions = max(1, IndexComparison.operationCount / plane.rects.count)
    report("build", plane.rects.count * repetitions) {
      var sum: UInt64 = 0
      for _ in 0..<repetitions { sum += TargetID(listed().boxes.count) }
      return sum
    }
  }

  private func listed() -> (index: RegionIndex, boxes: [RegionBox]) {
    var index = RegionIndex()
    var boxes: [RegionBox] = []
    boxes.reserveCapacity(plane.rects.count)
    for slot in plane.rects.indices {
      boxes.append(RegionBox(plane.rects[slot]))
      index.insert(slot, boxes[slot])
    }
    return (index, boxes)
  }

  /// The index and its boxes alone, too; the store follows, so that what is asked next tells whether all is
  /// well.
  private mutating func move() {
    let moves = plane.moves(IndexComparison.operationCount)
    var (index, boxes) = listed()
    report("move", moves.count) {
      for (id, frame) in moves {
        let slot = Int(id) - 1
        let box = RegionBox(frame)
        index.move(slot, from: boxes[slot], to: box)
        boxes[slot] = box
      }
      return TargetID(moves.count)
    }
    for (id, frame) in moves { _ = store.move(id, to: frame, configuration: configuration) }
  }

  private func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = (clock.now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}
