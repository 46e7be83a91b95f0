import PointerTestSupport
import XCTest

/// A wake is later than the frame that names it, is never missed, and always shows
/// something.
final class WakesTests: XCTestCase {
  /// Lets time pass until nothing will change any more, checks each wake on the way, and returns their number.
  private func wakes(of former: PointerEngine, from start: Timestamp, _ name: String) -> Int {
    var (engine, time, step, wakes) = (former, start, 0.016_666_667, 0)
    for _ in 0..<600 {
      let frame = engine.step(now: time)
      // A host that scrolls at an edge draws until the drag ends.
      if frame.autoscroll != nil { return wakes }
      guard frame.isAtRest else {
        XCTAssertNil(frame.nextWake, name)
        time = time.advanced(bySeconds: step)
        // A spring may take minutes.
        step *= 1.03
        continue
      }
      XCTAssertNil(WakeCheck.violation(engine), name)
      guard let wake = frame.nextWake else { return wakes }
      let ahead = engine.frame(at: time.advanced(byNanoseconds: 40_000_000))
      XCTAssertNotEqual(ahead.isAtRest, wake <= ahead.time, "\(name): read ahead of a wake")
      wakes += 1
      time = wake
    }
    XCTFail("\(name): never ends")
    return wakes
  }

  func testAWakeIsNeverSpuriousMissedOrPast() {
    var count = 0
    let sessions = 0..<48
    for seed in sessions {
      var calls = HostCalls(seed: UInt64(seed) &+ 15_700)
      var engine = calls.first
      for number in 0..<60 {
        let call = calls.next()
        engine.perform(call)
        guard number % 6 == seed % 6 else { continue }
        count += wakes(of: engine, from: call.time, "seed \(seed), after \(number)")
      }
    }
    XCTAssertGreaterThan(count, 3 * sessions.count / 2)
  }

  // MARK: Cases

  private func time(_ milliseconds: Int64) -> Timestamp { Timestamp(nanoseconds: milliseconds * 1_000_000) }

  func testTheWakeAfterALateMotionIsNotInThePast() {
    for (reportsContact, kind) in product([false, true], [PointerDevice.Kind.trackpad, .mouse, .trackpoint]) {
      for (stamp, isTold) in product([900, 990, 1000, 100, -5000, 1_000_000] as [Int64], [false, true]) {
        let name = "\(kind), \(reportsContact), stamped \(stamp) ms, \(isTold)"
        var engine = PointerEngine(size: Size(800, 600))
        engine.setDevice(PointerDevice(kind: kind, reportsContact: reportsContact), at: .zero)
        engine.advance(to: time(1000))
        let input = PointerInput(.motion(Vector(9, 0)), at: time(stamp))
        if isTold { engine.handle(input, now: time(1000)) } else { engine.simulate(input) }
        XCTAssertGreaterThan(wakes(of: engine, from: max(time(1000), engine.time), name), 0, name)
      }
    }
  }

  /// Also M5.
  func testNextWakeIsAtThePauseOfTheDeviceThatStopsLast() {
    let trackpad = PointerDevice(kind: .trackpad, reportsContact: false)
    let button = PointerTarget(1, Rect(400, 300, 120, 80))
    for (first, second) in [(trackpad, trackpad), (trackpad, .mouse), (.mouse, trackpad), (.mouse, .mouse)] {
      // Of devices that stop at the same instant, the one with the higher index is the last.
      for delay in [0, 1, 300] as [Int64] {
        let name = "\(first.kind), then \(second.kind) \(delay) ms later"
        let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
        let configuration = with(PointerConfiguration()) { $0.lifts.restingPause = 5 }
        var person = SimulatedPerson(
          targets: [button], start: Point(430, 320), device: first, settings: settings,
          configuration: configuration)
        person.engine.setDevice(second, id: 1, at: person.now)
        person.engine.setDevice(.trackpad, id: 2, at: person.now)
        person.device = 2
        person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
        person.device = 0
        person.send(.motion(Vector(2, 1)), waiting: delay)
        person.device = 1
        person.send(.motion(Vector(2, 1)))
        let pause = person.now.advanced(bySeconds: 5)
        person.waitUntilRest()
        let rest = person.frame
        XCTAssertEqual(rest.phase, .gesturing, name)
        XCTAssertEqual(rest.hovered, 1, name)
        XCTAssertLessThan(person.now, pause, name)
        // A mouse has no lift: the pointer recenters only if the last device is the trackpad.
        let recenters = second == trackpad
        XCTAssertEqual(rest.nextWake, recenters ? pause : nil, name)
        person.wait(milliseconds: 10_000)
        XCTAssertEqual(person.model != rest.modelPosition, recenters, name)
      }
    }
  }

  func testNoWakeIsPastAtTheEndsOfTheClock() {
    let (first, last) = (Int64.min, Int64.max)
    let starts: [Int64] = [first, first + 5, -1, 0, last - 10_000_000_000, last - 600_000_000, last]
    for start in starts {
      var engine = PointerEngine(size: Size(800, 600))
      var now = Timestamp(nanoseconds: start)
      engine.setDevice(.mouse, at: now)
      engine.simulate(PointerInput(.motion(Vector(9, 0)), at: now))
      for _ in 0..<400 {
        let frame = engine.step(now: now)
        if let wake = frame.nextWake { XCTAssertGreaterThan(wake, frame.time, "\(start)") }
        now = frame.nextWake ?? now.advanced(byNanoseconds: 17_000_000)
      }
    }
  }
}
