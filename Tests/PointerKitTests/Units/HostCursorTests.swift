import PointerTestSupport
import XCTest

@testable import PointerKit

/// The cursor of a host that warps it, without an engine: which reports are echoes, and where movements begin (M5).
final class HostCursorTests: XCTestCase {
  private let start = Point(10, 10)
  private let time = Timestamp(nanoseconds: 1_000_000_000)

  /// A cursor whose position is known and that was warped to some points.
  private func cursor(warpedTo warps: Point...) -> HostCursor {
    var cursor = HostCursor()
    cursor.place(at: start)
    for warp in warps { cursor.noteWarp(to: warp, at: time) }
    return cursor
  }

  private func isEcho(_ position: Point, of cursor: inout HostCursor, after seconds: Double = 0) -> Bool {
    cursor.takeEcho(position, tolerance: 1, at: time.advanced(bySeconds: seconds))
  }

  // MARK: Warps that are asked for

  func testACursorAtAnUnknownPositionIsNotWarped() {
    XCTAssertNil(HostCursor().warp(to: start))
    var cursor = cursor()
    cursor.place(at: nil)
    XCTAssertNil(cursor.warp(to: Point(500, 10)))
  }

  func testACursorIsWarpedUnlessItIsThere() {
    let cursor = cursor()
    for (offset, isThere) in [
      (Vector(0, 0), true), (Vector(0.04, -0.04), true), (Vector(0.06, 0), false), (Vector(0, -0.06), false),
    ] {
      let model = start + offset
      XCTAssertEqual(cursor.warp(to: model), isThere ? nil : model, "\(offset)")
    }
  }

  func testAWarpThatWasMadeIsNotAskedForAgain() {
    let warp = Point(110, 10)
    let cursor = cursor(warpedTo: warp)
    XCTAssertNil(cursor.warp(to: warp))
    XCTAssertEqual(cursor.warp(to: start), start)
  }

  // MARK: Echoes

  func testAnEchoIsWithinThePixelOfItsWarpOnEachAxis() {
    for (offset, expected) in [
      (Vector(1, -1), true), (Vector(-1, 1), true), (Vector(1.01, 0), false), (Vector(0, -1.01), false),
    ] {
      var cursor = cursor(warpedTo: Point(110, 10))
      XCTAssertEqual(isEcho(Point(110, 10) + offset, of: &cursor), expected, "\(offset)")
    }
  }

  func testAnEchoIsThatOfTheNearestWarp() {
    var cursor = cursor(warpedTo: Point(100, 10), Point(101, 10), Point(101.5, 10))
    XCTAssertTrue(isEcho(Point(101, 10), of: &cursor))
    XCTAssertTrue(isEcho(Point(102.4, 10), of: &cursor), "the last one still waits")
    XCTAssertFalse(isEcho(Point(100, 10), of: &cursor), "earlier ones do not")
  }

  func testOfTwoWarpsToOnePointTheLaterIsTaken() {
    var cursor = cursor(warpedTo: Point(100, 10), Point(200, 10), Point(100, 10))
    XCTAssertTrue(isEcho(Point(100.5, 10), of: &cursor))
    XCTAssertFalse(isEcho(Point(200, 10), of: &cursor))
  }

  func testTheSameReportAgainIsNoMovement() {
    var cursor = cursor(warpedTo: Point(100, 10))
    XCTAssertTrue(isEcho(Point(100.5, 10), of: &cursor))
    XCTAssertTrue(isEcho(Point(100.5, 10), of: &cursor))
    XCTAssertFalse(isEcho(Point(100, 10), of: &cursor))
  }

  func testAfterASecondNoEchoIsExpected() {
    for (seconds, expected) in [(1.0, true), (1.001, false)] {
      var cursor = cursor(warpedTo: Point(100, 10))
      XCTAssertEqual(isEcho(Point(100, 10), of: &cursor, after: seconds), expected, "\(seconds) s")
    }
  }

  func testALaterWarpForgetsThoseOfMoreThanASecondAgo() {
    var cursor = cursor(warpedTo: Point(100, 10))
    cursor.noteWarp(to: Point(300, 10), at: time.advanced(bySeconds: 1.5))
    // Time is not looked at, so that only the warp above can have forgotten the first.
    XCTAssertFalse(isEcho(Point(100, 10), of: &cursor))
    XCTAssertTrue(isEcho(Point(300, 10), of: &cursor))
  }

  func testSixteenWarpsMayWaitForTheirEchoes() {
    var cursor = cursor()
    for number in 0..<17 { cursor.noteWarp(to: Point(100 * Double(number), 300), at: time) }
    XCTAssertFalse(isEcho(Point(0, 300), of: &cursor), "the first was forgotten")
    for number in 1..<17 { XCTAssertTrue(isEcho(Point(100 * Double(number), 300), of: &cursor), "\(number)") }
  }

  // MARK: Movements

  func testTheFirstReportSaysWhereTheCursorIs() {
    var cursor = HostCursor()
    let first = cursor.resolveMovement(to: start, model: Point(500, 500))
    XCTAssertEqual(first.base, start)
    XCTAssertEqual(first.model, start)
    XCTAssertEqual(cursor.warp(to: Point(11, 10)), Point(11, 10), "it is known now")
    XCTAssertEqual(cursor.resolveMovement(to: Point(13, 11), model: start).base, start)
  }

  func testAMovementOfACursorThatFollowsIsThatOfThePointer() {
    var cursor = cursor()
    let movement = cursor.resolveMovement(to: Point(15, 12), model: start)
    XCTAssertEqual(movement.base, start)
    XCTAssertEqual(movement.model, Point(15, 12))
    XCTAssertNil(cursor.warp(to: Point(15, 12)), "the cursor is there")
  }

  func testAMovementThatThePointerIsAheadOfIsAddedToIt() {
    // Once the pointer has moved and is to be followed, and once the warp has been made.
    for warps in [[], [Point(110, 10)]] {
      var cursor = cursor()
      for warp in warps { cursor.noteWarp(to: warp, at: time) }
      let movement = cursor.resolveMovement(to: Point(13, 11), model: Point(110, 10))
      XCTAssertEqual(movement.base, start, "\(warps.count) warps")
      XCTAssertEqual(movement.model, Point(113, 11), "\(warps.count) warps")
      XCTAssertEqual(cursor.warp(to: Point(113, 11)), Point(113, 11), "\(warps.count) warps")
      // A warp that is under way still ends where it was to.
      XCTAssertEqual(cursor.warp(to: Point(110, 10)) == nil, !warps.isEmpty)
    }
  }

  func testAMovementBeganAtTheNearestOfTheWarpsBeforeIt() {
    var cursor = cursor(warpedTo: Point(100, 10), Point(200, 10), Point(300, 10))
    let movement = cursor.resolveMovement(to: Point(205, 10), model: Point(300, 10))
    XCTAssertEqual(movement.base, Point(200, 10))
    XCTAssertEqual(movement.model, Point(305, 10))
    XCTAssertFalse(isEcho(Point(200, 10), of: &cursor), "it was merged with the movement")
    XCTAssertTrue(isEcho(Point(300, 10), of: &cursor))
  }
}
