import Foundation
import PointerTestSupport
import StateDigests
import XCTest

/// DESIGN contract 3: frames, events and the state do not depend on when a host draws.
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
    var variants = Variants()
    for scene in ReferenceScene.all {
      let rates = [60, 1000] + variants.of([24, 30, 120] as [Int64])
      check(scene.engine, scene.steps, "\(scene.name)", rates: rates)
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

  // MARK: Each has a time, and frames, events and the state do not depend on when a host draws

  func testEveryMethodThatChangesAnEngineTakesATime() throws {
    let list = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../PublicAPI/PointerKit.txt").standardized
    let methods = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("PointerEngine.") && $0.contains("mutating func")
    }
    XCTAssertGreaterThan(methods.count, 15)
    for method in methods {
      XCTAssert(
        method.contains(": Timestamp") || method.contains(": PointerInput"),
        "\(method) does not say when: what it changes would happen when the host drew last")
    }
  }

  /// A host that draws between the calls, at random instants.
  private func draw(_ engine: inout PointerEngine, from: Timestamp, to: Timestamp, _ dice: inout Dice) {
    let span = to.nanoseconds - from.nanoseconds
    var frame = PointerFrame()
    var instants = (0..<dice.count(0...3)).map { _ in
      from.advanced(byNanoseconds: Int64(dice.number(0...1) * Double(span)))
    }
    if dice.chance(0.3) { instants.append(to) }
    for instant in instants.sorted() {
      switch dice.count(0...3) {
      case 0: engine.advance(to: instant)
      case 1: engine.read(at: instant.advanced(byNanoseconds: 16_000_000), into: &frame)
      case 2:
        engine.step(
          now: instant, presenting: instant.advanced(byNanoseconds: Int64(dice.count(0...40)) * 1_000_000),
          into: &frame)
      default: _ = engine.step(now: instant)
      }
    }
  }

  func testAnySequenceOfCallsGivesTheSameFramesEventsAndStateHoweverOftenAHostDraws() {
    for seed in seeds(3000, inDebug: 20) {
      var others = Dice(seed: UInt64(seed) &+ 7)
      var calls = HostCalls(seed: UInt64(seed) &+ 15_600)
      var (plain, drawn) = (calls.first, calls.first)
      var (before, seen) = (calls.now, plain.eventCount)
      for number in 0..<80 {
        let call = calls.next()
        draw(&drawn, from: before, to: call.time, &others)
        before = call.time
        plain.perform(call)
        drawn.perform(call)
        let (a, b) = (plain.frame(at: call.time), drawn.frame(at: call.time))
        let (events, drawnEvents) = (Array(plain.events(since: seen)), Array(drawn.events(since: seen)))
        seen = plain.eventCount
        if a == b, events == drawnEvents, number % 8 != 0 { continue }
        // Whether the host has drawn is told as well; so it draws in both.
        var (still, other) = (plain, drawn)
        still.advance(to: call.time)
        other.advance(to: call.time)
        let name = "seed \(seed), call \(number): \(call)"
        XCTAssertEqual(a.differences(from: b), [], name)
        XCTAssertEqual(events, drawnEvents, name)
        XCTAssert(still == other, name)
        if a != b || events != drawnEvents || still != other { return }
      }
    }
  }
}
