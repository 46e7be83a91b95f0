import PointerKit
import PointerTestSupport
import ReferenceScenes
import StateDigests
import XCTest

/// DESIGN contract 3: what a frame shows does not depend on when frames are read.
final class FrameIndependenceTests: XCTestCase {
  /// The fingerprints of the frames at some instants, of an engine that is read at these and at other
  /// instants.
  private func fingerprints(
    of engine: PointerEngine, steps: [ReferenceScene.Step], at instants: [Timestamp],
    alsoReadAt others: [Timestamp]
  ) -> [UInt64] {
    var engine = engine
    var frame = PointerFrame()
    var result: [UInt64] = []
    var next = 0
    let wanted = Set(instants)
    for time in Array(wanted.union(others)).sorted() {
      while next < steps.count, steps[next].time <= time {
        ReferenceScene.apply(steps[next], to: &engine)
        next += 1
      }
      engine.advance(to: time)
      engine.read(at: time, into: &frame)
      guard wanted.contains(time) else { continue }
      var digest = StateDigest()
      digest.combine(frame)
      result.append(digest.value)
    }
    var digest = StateDigest()
    for event in engine.events(since: 0) {
      digest.combine(event.time.nanoseconds)
      digest.combine(UInt64(event.type.rawValue))
      digest.combine(event.target?.rawValue ?? 0)
      digest.combine(event.position)
      digest.combine(event.location ?? event.landing ?? .zero)
      digest.combine(event.translation ?? event.scroll?.delta ?? .zero)
    }
    return result + [digest.value]
  }

  private func grid(_ rate: Int64, from first: Timestamp, to last: Timestamp) -> [Timestamp] {
    let count = (last.nanoseconds - first.nanoseconds) * rate / 1_000_000_000
    return (0...count).map { first.advanced(byNanoseconds: $0 * 1_000_000_000 / rate) }
  }

  private func check(_ engine: PointerEngine, _ steps: [ReferenceScene.Step], _ name: String, rates: [Int64])
  {
    guard let first = steps.first?.time, let last = steps.last?.time.advanced(byNanoseconds: 1_500_000_000)
    else { return XCTFail("no steps") }
    // Instants that all rates share: every half second, where 24, 30, 60, 120 and 1000 meet.
    let shared = grid(2, from: first, to: last)
    let alone = fingerprints(of: engine, steps: steps, at: shared, alsoReadAt: [])
    for rate in rates {
      // Not beyond the last shared one, where only the faster rate would see what happens.
      let others = grid(rate, from: first, to: shared.last ?? last)
      let found = fingerprints(of: engine, steps: steps, at: shared, alsoReadAt: others)
      XCTAssertEqual(found, alone, "\(name) at \(rate) frames a second")
    }
    for instant in shared.suffix(2) {
      let single = fingerprints(
        of: engine, steps: steps.filter { $0.time <= instant }, at: [instant], alsoReadAt: [])
      XCTAssertEqual(single.first, alone[shared.firstIndex(of: instant) ?? 0], "\(name), read only once")
    }
  }

  func testReferenceScenesShowTheSameBitsAtEveryRate() {
    for scene in ReferenceScene.all {
      check(scene.engine, scene.steps, "\(scene.name)", rates: [24, 30, 60, 120, 1000])
    }
  }

  func testReadingChangesNothing() {
    for scene in ReferenceScene.all {
      var engine = scene.engine
      for step in scene.steps {
        ReferenceScene.apply(step, to: &engine)
        let before = engine
        _ = engine.frame(at: step.time)
        _ = engine.frame(at: step.time.advanced(bySeconds: 100))
        _ = engine.frame(at: .distantPast)
        XCTAssertEqual(engine, before)
      }
    }
  }
}
