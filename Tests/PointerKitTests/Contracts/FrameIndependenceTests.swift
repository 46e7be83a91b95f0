import Foundation
import PointerTestSupport
import XCTest

/// Frames, events and the state do not depend on when a host draws.
final class FrameIndependenceTests: XCTestCase {
  func testEveryMethodThatChangesAnEngineTakesATime() throws {
    let methods = try PackageFile.text("Tests/PublicAPI/PointerKit.txt").split(separator: "\n").filter {
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

  func testAnyCallsGiveTheSameFramesHoweverOftenAHostDraws() {
    for (seed, var others) in withDice(0..<60, from: 7) {
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
