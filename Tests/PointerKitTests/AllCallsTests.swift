import Foundation
import PointerKit
import PointerTestSupport
import XCTest

/// DESIGN contract 3 for every method that changes an engine: each has a time, and frames, events and the
/// state do not depend on when a host draws.
final class AllCallsTests: XCTestCase {
  /// The methods of the engine that change it, as the list of the public interface has them.
  private func listedMethods() throws -> [(name: String, declaration: String)] {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("PublicAPI/PointerKit.txt")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 2, parts[0].hasPrefix("PointerEngine."), parts[1].contains("mutating func")
      else { return nil }
      return (String(parts[0].dropFirst("PointerEngine.".count)), parts[1])
    }
  }

  func testEveryMethodThatChangesAnEngineTakesATimeAndIsCalledByTheseTests() throws {
    let methods = try listedMethods()
    for (name, declaration) in methods {
      XCTAssert(
        declaration.contains(": Timestamp") || declaration.contains(": PointerInput"),
        "\(name) does not say when: what it changes would happen when the host drew last")
    }
    XCTAssertEqual(Set(methods.map { $0.name }), Set(EngineCalls.methods))
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

  /// The seeds of the sessions; a debug build plays fewer.
  private var sessions: Range<Int> {
    #if DEBUG
      0..<30
    #else
      0..<3000
    #endif
  }

  func testAnySequenceOfCallsGivesTheSameFramesEventsAndStateHoweverOftenAHostDraws() {
    var counts: [String: Int] = [:]
    for seed in sessions {
      var (dice, others) = (Dice(seed: UInt64(seed) &+ 15_600), Dice(seed: UInt64(seed) &+ 7))
      var calls = EngineCalls(&dice)
      var (plain, drawn) = (calls.first, calls.first)
      var (before, seen) = (calls.now, plain.eventCount)
      for number in 0..<80 {
        let call = calls.next(&dice)
        let name = "seed \(seed), call \(number) \(call.method)"
        counts[call.method, default: 0] += 1
        draw(&drawn, from: before, to: call.time, &others)
        before = call.time
        call(&plain)
        call(&drawn)
        let (a, b) = (plain.frame(at: call.time), drawn.frame(at: call.time))
        let (events, drawnEvents) = (Array(plain.events(since: seen)), Array(drawn.events(since: seen)))
        seen = plain.eventCount
        if a == b, events == drawnEvents, number % 8 != 0 { continue }
        // Whether the host has drawn is told as well; so it draws in both.
        var (still, other) = (plain, drawn)
        still.advance(to: call.time)
        other.advance(to: call.time)
        XCTAssertEqual(a.differences(from: b), [], "\(name), \(call.arguments)")
        XCTAssertEqual(events, drawnEvents, name)
        XCTAssert(still == other, name)
        if a != b || events != drawnEvents || still != other { return }
      }
    }
    for method in EngineCalls.methods { XCTAssertGreaterThan(counts[method] ?? 0, 0, method) }
  }
}
