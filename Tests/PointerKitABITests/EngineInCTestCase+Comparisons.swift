import CPointerKit
import PointerRecordings
import PointerTestSupport
import XCTest

@testable import PointerKitABI

/// Engines in many states, and comparisons of what C reads of them with what Swift reads.
extension EngineInCTestCase {
  /// Calls `body` with engines after many calls of any kind, and during what is rare among these.
  func visit(
    from first: Int, _ body: (PointerEngine, Timestamp, String) throws -> Void
  ) rethrows {
    for (seed, dice) in withDice(0..<3, from: first) {
      var calls = RandomCalls(dice, adversity: 2)
      calls.interval = 11_000_000
      var engine = PointerEngine(size: Size(1024, 768), start: Point(300, 300))
      for number in 0..<400 {
        engine.perform(calls.next())
        if number % 8 == 0 { try body(engine, calls.now, "seed \(seed), call \(number)") }
      }
    }
    var person = SimulatedPerson(
      targets: [
        PointerTarget(1, Rect(120, 170, 60, 60), .appIcon, hasBezel: true, space: 2),
        PointerTarget(2, Rect(600, 600, 40, 40), .other, style: PointerStyle(shape: .cross)),
      ], spaces: [PointerSpace(id: 2, origin: Point(500, 100), clip: Rect(500, 100, 400, 400), z: 1)],
      start: Point(300, 300), hostTraits: HostTraits(warpsCursor: true))
    func watch(_ frames: Int, _ what: String) throws {
      for number in 0..<frames {
        person.wait(milliseconds: 16)
        try body(person.engine, person.now, "\(what), frame \(number)")
      }
    }
    // The cursor of the host is known, so that it is to follow.
    person.move(to: Point(300, 300))
    person.flick(Vector(2600, 0))
    try watch(40, "flick")
    person.touch(movingBy: Vector(4, 2), waiting: 400)
    person.lift()
    try watch(20, "recentering")
    person.press()
    person.move(by: Vector(30, 40), over: 100)
    person.release()
    try watch(1, "drag")
    person.move(to: Point(560, 620), waiting: 50)
    try watch(3, "warp")
    person.move(by: Point(620, 620) - person.model)
    try watch(20, "path")
    for gaze in [Point(300, 300), Point(650, 300)] { person.send(.gaze(gaze), waiting: 300) }
    person.waitUntilRest()
    try watch(1, "rest")
    person.move(to: Point(900, 300), waiting: 300)
    person.flick(Vector(0, 1500))
    try watch(3, "coast")
  }

  func list<Element>(_ start: UnsafePointer<Element>?, _ count: Int) -> [Element] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The fields of rectangles, which have edges in Swift.
  func assertSame(_ found: ptk_rect, _ expected: Rect, _ what: String, line: UInt = #line) {
    XCTAssertEqual(
      [found.x, found.y, found.width, found.height],
      [expected.minX, expected.minY, expected.width, expected.height], what, line: line)
  }

  func assertSame(_ found: ptk_point, _ expected: Point, _ what: String, line: UInt = #line) {
    XCTAssertEqual([found.x, found.y], [expected.x, expected.y], what, line: line)
  }

  func assertSame(_ found: ptk_vector, _ expected: Vector, _ what: String, line: UInt = #line) {
    XCTAssertEqual([found.dx, found.dy], [expected.dx, expected.dy], what, line: line)
  }

  func assertSame(_ found: ptk_color, _ expected: LinearColor, _ what: String, line: UInt = #line) {
    XCTAssertEqual(
      [found.red, found.green, found.blue], [expected.red, expected.green, expected.blue], what, line: line)
  }

  func assertSame(
    _ found: ptk_rounded_rect, _ expected: RoundedRect, _ what: String, line: UInt = #line
  ) {
    assertSame(found.rect, expected.rect, what, line: line)
    XCTAssertEqual(found.corner_radius, expected.cornerRadius, what, line: line)
  }

  func point(_ point: Point) -> ptk_point { ptk_point(x: point.x, y: point.y) }
  func vector(_ vector: Vector) -> ptk_vector { ptk_vector(dx: vector.dx, dy: vector.dy) }
}
