import CPointerKit
import PointerKit
import XCTest

@testable import PointerKitABI

/// The explanation of a flick, number by number as in Swift.
final class FlicksInCTests: EngineInCTestCase {
  /// Icons ahead of, beside and behind the flick, and one where it begins.
  private func register() {
    var targets = [(300.0, 60.0), (120, 40), (100, 330), (60, 200), (700, 500)].enumerated().map {
      ptk_target_of_kind(
        PTK_KIND_APP_ICON, UInt64($0.offset + 1),
        ptk_rect(x: $0.element.0 - 20, y: $0.element.1 - 20, width: 40, height: 40))
    }
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &targets, targets.count, nil, 0, 0), PTK_STATUS_OK)
  }

  private func assertSame(
    _ explained: ptk_attraction, _ expected: Attraction, _ message: String, line: UInt = #line
  ) {
    XCTAssertEqual(explained.target, expected.target?.rawValue ?? 0, message, line: line)
    XCTAssertEqual(Point(explained.landing), expected.landing, message, line: line)
    XCTAssertEqual(Point(explained.projected), expected.projected, message, line: line)
    XCTAssertEqual(Vector(explained.velocity), expected.velocity, message, line: line)
    XCTAssertEqual(explained.reach, expected.reach, message, line: line)
    XCTAssertEqual(UInt8(explained.reason.rawValue), expected.reason.rawValue, message, line: line)
  }

  func testEveryNumberOfAnExplanationIsThatOfSwift() {
    register()
    var (angles, undefined) = (0, 0)
    for (isDeliberate, isAgainstEdge) in [(true, false), (false, false), (true, true)] {
      // Without a velocity there are no angles.
      for velocity in [
        Vector(dx: 300, dy: -1500), Vector(dx: 20, dy: 10), Vector(dx: -900, dy: 50), .zero,
      ] {
        let flick = Flick(
          position: Point(x: 100, y: 200), velocity: velocity,
          bounds: Rect(x: 0, y: 0, width: 800, height: 600),
          isDeliberate: isDeliberate, isAgainstEdge: isAgainstEdge)
        var given = ptk_flick(flick)
        var explained = ptk_attraction()
        var candidates = [ptk_candidate](repeating: ptk_candidate(), count: 9)
        var count = 0
        XCTAssertEqual(
          ptk_engine_explain(
            engine, &given, &explained, MemoryLayout<ptk_attraction>.size, &candidates,
            MemoryLayout<ptk_candidate>.stride, 9, &count), PTK_STATUS_OK)
        let expected = Engine(engine).pointee.explain(flick)
        let message = "\(velocity), deliberate \(isDeliberate), against the edge \(isAgainstEdge)"
        assertSame(explained, expected.attraction, message)
        XCTAssertEqual(count, expected.candidates.count, message)
        for (candidate, other) in zip(candidates, expected.candidates) {
          let message = "\(message), candidate \(other.id)"
          XCTAssertEqual(candidate.target, other.id.rawValue, message)
          XCTAssertEqual(UInt8(candidate.verdict.rawValue), other.verdict.rawValue, message)
          XCTAssertEqual(candidate.distance, other.distance, message)
          if let angle = other.angle { XCTAssertEqual(candidate.angle, angle, message) }
          XCTAssertEqual(candidate.angle.isNaN, other.angle == nil, message)
          if other.angle == nil { undefined += 1 } else { angles += 1 }
        }
      }
    }
    XCTAssertGreaterThan(angles, 5)
    XCTAssertGreaterThan(undefined, 1)
  }
}
