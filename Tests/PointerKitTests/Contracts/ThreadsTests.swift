import Foundation
import PointerRecordings
import PointerTestSupport
import XCTest

/// Engines on many threads agree with a single one, and many threads can read an engine that is not changed.
///
/// `.ci/threads` runs these tests under the thread sanitizer.
final class ThreadsTests: XCTestCase {
  private static let threadCount = 8

  /// What each thread finds, collected under a lock.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [[UInt64]] = []

    func add(_ found: [UInt64]) { lock.withLock { values.append(found) } }
    var all: [[UInt64]] { lock.withLock { values } }
  }

  /// Runs the same work on many threads at once, and returns what each found.
  private func onManyThreads(_ work: @escaping @Sendable (Int) -> [UInt64]) -> [[UInt64]] {
    let results = Results()
    let group = DispatchGroup()
    for index in 0..<ThreadsTests.threadCount {
      group.enter()
      let thread = Thread {
        results.add(work(index))
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    return results.all
  }

  func testEnginesOnManyThreadsAgreeWithOneOnItsOwn() {
    let scenes = ReferenceScene.all
    let alone = scenes.map { $0.digest(framesPerSecond: 60) }
    // All begin with copies of the same engines, whose storage they share until they change.
    for found in onManyThreads({ _ in scenes.map { $0.digest(framesPerSecond: 60) } }) {
      XCTAssertEqual(found, alone)
    }
  }

  func testCopiesOfOneEngineGoOnIndependentlyOnManyThreads() {
    var calls = RandomCalls(Dice(seed: 15_400), adversity: 0)
    var first = calls.creation().engine
    for _ in 0..<60 { first.perform(calls.next()) }
    let (engine, now) = (first, calls.now)

    @Sendable func goOn(_ seed: Int) -> [UInt64] {
      var (engine, frame, digest) = (engine, PointerFrame(), StateDigest())
      var dice = Dice(seed: UInt64(seed))
      var time = now
      for _ in 0..<60 {
        time = time.advanced(byNanoseconds: 8_000_000)
        engine.simulate(PointerInput(.motion(dice.vector(upTo: 12)), at: time))
        let id = TargetID(dice.count(1...30))
        switch dice.count(0...3) {
        case 0: engine.move(id, to: Rect(dice.number(0...900), 300, 60, 60), at: time)
        case 1: engine.remove(target: id, at: time)
        default: break
        }
        engine.step(now: time, into: &frame)
        digest.combine(frame)
      }
      return [UInt64(seed), digest.value]
    }

    let alone = (0..<ThreadsTests.threadCount).map { goOn($0) }
    let found = onManyThreads(goOn).sorted { $0[0] < $1[0] }
    XCTAssertEqual(found, alone)
  }

  func testAnEngineThatNobodyChangesIsReadByManyThreads() {
    var calls = RandomCalls(Dice(seed: 15_401), adversity: 0)
    var first = calls.creation().engine
    for _ in 0..<80 { first.perform(calls.next()) }
    let (engine, now) = (first, calls.now)

    @Sendable func read() -> [UInt64] {
      var (frame, found) = (PointerFrame(), [UInt64]())
      for index in 0..<40 {
        engine.read(at: now.advanced(byNanoseconds: Int64(index) * 3_000_000), into: &frame)
        var digest = StateDigest()
        digest.combine(frame)
        found.append(digest.value)
        let point = Point(Double(index) * 25, 400)
        found.append(engine.target(at: point)?.id.rawValue ?? 0)
        found.append(UInt64(engine.targets(at: point).count))
        found.append(engine.resolvedStyle(of: TargetID(index)).map { _ in 1 } ?? 0)
        found.append(UInt64(engine.events(since: 0).count))
      }
      return found
    }

    let alone = read()
    for found in onManyThreads({ _ in read() }) { XCTAssertEqual(found, alone) }
  }
}
