import PointerTestSupport
import XCTest

/// M5, M7: a host that warps its own cursor moves it where the pointer recenters or coasts, and the echo of a warp is no
/// input; where a host does not, the pointer is where the host says.
final class WarpedCursorTests: XCTestCase {
  private let button = PointerTarget(1, Rect(600, 380, 64, 40), .barButton)

  /// A system's cursor, and the host of one surface beneath it.
  private struct Desk {
    var engine: PointerEngine
    var now = Timestamp(nanoseconds: 1_000_000_000)
    var frame = PointerFrame()
    /// The position of the system's cursor.
    private(set) var cursor: Point
    /// The positions that the system has yet to deliver.
    private var queue: [(position: Point, turn: Int)] = []
    private var turn = 0
    /// The number of movements and frames until an event is delivered.
    let delay: Int
    /// The system's precision: 1 is a whole point, 256 a 256th.
    let grid: Double
    private(set) var warps = 0
    /// A device whose lift is inferred only from a pause: with it inertia is off, so that no movement is a
    /// flick.
    static let quiet = PointerDevice(
      kind: .trackpad, reportsContact: false, profile: DeviceProfile(hasLift: true, hideDelayFactor: 2))

    init(
      _ target: PointerTarget, at start: Point, delay: Int = 0, grid: Double = 256,
      device: PointerDevice = Desk.quiet
    ) {
      let host = HostTraits(warpsCursor: true)
      let settings = with(PointerSettings()) { $0.inertia = device != Desk.quiet }
      engine = PointerEngine(size: Size(1024, 768), settings: settings, hostTraits: host)
      (cursor, self.delay, self.grid) = (start, delay, grid)
      engine.setDevice(device, at: now)
      engine.upsert(target, at: now)
      engine.simulate(PointerInput(.enter(start), at: now))
    }

    private func rounded(_ position: Point) -> Point {
      Point((position.x * grid).rounded(.down) / grid, (position.y * grid).rounded(.down) / grid)
    }

    private mutating func deliver() {
      turn += 1
      now = now.advanced(byNanoseconds: 8_000_000)
      while let first = queue.first, turn - first.turn > delay {
        engine.simulate(PointerInput(.position(queue.removeFirst().position), at: now))
      }
    }

    /// The person moves the mouse; the system knows at once, the host later.
    mutating func move(_ delta: Vector) {
      cursor = rounded((cursor + delta).clamped(to: Rect(0, 0, 1023, 767)))
      queue.append((cursor, turn))
      deliver()
    }

    /// Delivers events and draws a frame.
    mutating func draw() {
      deliver()
      engine.step(now: now, presenting: now.advanced(byNanoseconds: 16_000_000), into: &frame)
      guard let warp = frame.warp else { return }
      cursor = rounded(warp)
      queue.append((cursor, turn))
      warps += 1
      engine.cursorWarped(to: warp, at: now)
    }

    mutating func wait(_ frames: Int) { for _ in 0..<frames { draw() } }
    var types: [PointerEventType] { engine.events(since: 0).map { $0.type } }
  }

  // MARK: Absolute

  func testAnAbsolutePointerIsNeverMoved() {
    for (kind, reportsContact) in product([PointerDevice.Kind.mouse, .trackpad], [true, false]) {
      var person = SimulatedPerson(
        targets: [icon], start: .zero, device: PointerDevice(kind: kind, reportsContact: reportsContact))
      if reportsContact { person.touch() }
      for step in 0..<15 { person.move(to: Point(260 + 10 * Double(step), 320)) }
      if reportsContact { person.lift() }
      person.wait(milliseconds: 2000)
      XCTAssertEqual(person.model, Point(400, 320), "\(kind), contact \(reportsContact)")
      XCTAssertEqual(person.events.map { $0.type }, [.entered])
      XCTAssertEqual(person.frame.pointer.size, Size(80, 80), "snapping works as ever")
      XCTAssertEqual(person.frame.clickLocation, icon.frame.center)
      XCTAssertNil(person.frame.warp)
      person.engine.cursorWarped(to: Point(1, 1), at: person.now)
      person.send(.position(Point(1, 1)))
      XCTAssertEqual(person.model, Point(1, 1), "there are no echoes without warps")
    }
  }

  // MARK: Warping

  /// Desks on which the pointer has been moved onto the button, at once after that, with their names.
  private func desksOnTheButton() -> [(Desk, String)] {
    product(0...3, [1.0, 256]).map { delay, grid in
      var desk = Desk(button, at: Point(560, 392), delay: delay, grid: grid)
      for _ in 0..<20 { desk.move(Vector(3, 0)) }
      desk.wait(10)
      XCTAssertEqual(desk.engine.position, Point(620, 392))
      return (desk, "delay \(delay), grid \(grid)")
    }
  }

  func testAPauseWarpsTheCursorToTheCenterOnce() {
    for (var desk, name) in desksOnTheButton() {
      desk.wait(100)
      XCTAssertEqual(desk.engine.position, button.frame.center, name)
      XCTAssertEqual(desk.cursor, button.frame.center, name)
      XCTAssertEqual(desk.warps, 1, name)
      XCTAssertNil(desk.frame.warp, name)
      XCTAssertEqual(desk.types.filter { $0 == .recentered }.count, 1, name)
      XCTAssertTrue(desk.frame.isAtRest, name)
    }
  }

  // Hiding comes 6 s after the last movement, or its late delivery. Also M6.
  func testTheEchoOfAWarpDoesNotPutOffHiding() throws {
    for (var desk, name) in desksOnTheButton() {
      let moved = desk.now
      desk.wait(100)
      XCTAssertLessThanOrEqual(try XCTUnwrap(desk.frame.nextWake, name), moved.advanced(bySeconds: 6), name)
    }
  }

  func testAfterAWarpThePersonGoesOnFromThere() {
    for (var desk, name) in desksOnTheButton() {
      desk.wait(100)
      desk.move(Vector(3, 2))
      desk.wait(4)
      XCTAssertEqual(desk.engine.position, button.frame.center + Vector(3, 2), name)
    }
  }

  func testTheCursorEndsWhereACoastDoes() {
    for (delay, grid) in product(0...3, [1.0, 256]) {
      var desk = Desk(
        PointerTarget(9, .zero), at: Point(100, 300), delay: delay, grid: grid,
        device: PointerDevice(kind: .trackpad, reportsContact: false))
      for _ in 0..<20 { desk.move(Vector(12, 4)) }
      desk.wait(200)
      let name = "delay \(delay), grid \(grid)"
      let coasts = desk.engine.events(since: 0).compactMap { event -> Point? in
        if case .coasted(_, let landing) = event.kind { return landing }
        return nil
      }
      XCTAssertEqual(coasts.count, 1, name)
      XCTAssertEqual(desk.engine.position.x, coasts.first?.x ?? 0, accuracy: coastTolerance, name)
      XCTAssertEqual(desk.cursor.x, desk.engine.position.x, accuracy: 1.01, name)
      XCTAssertEqual(desk.cursor.y, desk.engine.position.y, accuracy: 1.01, name)
      XCTAssertGreaterThan(desk.warps, 5, name)
      XCTAssertTrue(desk.frame.isAtRest, name)
      XCTAssertNil(desk.frame.warp, name)
    }
  }

  func testAMovementThatWasUnderWayDuringAWarpIsKept() {
    for (delay, grid) in product(0...3, [1.0, 256]) {
      var desk = Desk(button, at: Point(560, 384), delay: delay, grid: grid)
      for _ in 0..<20 { desk.move(Vector(3, 0)) }
      // Until the warp has been made; its echo has not arrived.
      while desk.warps == 0 { desk.draw() }
      let center = button.frame.center
      desk.move(Vector(2, -1))
      desk.move(Vector(2, -1))
      XCTAssertEqual(desk.cursor, center + Vector(4, -2))
      desk.wait(8)
      let name = "delay \(delay), grid \(grid)"
      XCTAssertEqual(desk.engine.position, center + Vector(4, -2), name)
      XCTAssertEqual(desk.engine.events(since: 0).filter { $0.type == .recentered }.count, 1, name)
    }
  }

  func testAMovementFromBeforeTheWarpGoesOnAfterIt() {
    var desk = Desk(button, at: Point(560, 384))
    for _ in 0..<20 { desk.move(Vector(3, 0)) }
    while desk.warps == 0 { desk.draw() }
    // The system had moved the cursor from (620, 384) before it warped it.
    let center = button.frame.center
    desk.engine.simulate(PointerInput(.position(Point(623, 385)), at: desk.now))
    XCTAssertEqual(desk.engine.position, center + Vector(3, 1))
    desk.engine.simulate(PointerInput(.position(center), at: desk.now))
    XCTAssertEqual(desk.engine.position, center + Vector(3, 1), "the echo of the warp")
    desk.engine.step(now: desk.now, into: &desk.frame)
    XCTAssertEqual(desk.frame.warp, center + Vector(3, 1), "the cursor follows")
  }

  func testAnEchoIsKnownWithinAPointAndForASecond() {
    for (offset, seconds, isEcho) in [
      (1.0, 0.1, true), (-1, 0.1, true), (1.001, 0.1, false), (0, 1, true), (0, 1.001, false),
    ] {
      var desk = Desk(button, at: Point(560, 384), delay: 3)
      for _ in 0..<20 { desk.move(Vector(3, 0)) }
      while desk.warps == 0 { desk.draw() }
      let before = desk.engine.frame(at: desk.now).velocity
      let time = desk.now.advanced(bySeconds: seconds)
      desk.engine.advance(to: time)
      desk.engine.simulate(PointerInput(.position(button.frame.center + Vector(offset, 0)), at: time))
      let frame = desk.engine.frame(at: time)
      XCTAssertEqual(frame.phase == .tracking, !isEcho, "\(offset) points after \(seconds) s")
      XCTAssertEqual(before, .zero)
    }
  }

  func testAMovementStopsACoastThatTheCursorFollows() {
    for (warps, isSameStroke) in [(4, true), (20, false)] {
      var desk = Desk(
        PointerTarget(9, .zero), at: Point(100, 300), delay: 2,
        device: PointerDevice(kind: .trackpad, reportsContact: false))
      for _ in 0..<20 { desk.move(Vector(12, 0)) }
      while desk.warps < warps { desk.draw() }
      XCTAssertEqual(desk.frame.phase, .coasting)
      let before = desk.engine.position
      desk.move(Vector(-6, 0))
      desk.wait(2)
      desk.move(Vector(-6, 0))
      desk.wait(100)
      if isSameStroke {
        // A finger can not come back so soon: it had never left, and is where its reports lead.
        XCTAssertEqual(desk.engine.position.x, 100 + 20 * 12 - 2 * 6, accuracy: 1.01)
      } else {
        // Some reports were of positions that the coast had passed; none is taken for a jump of the hand.
        XCTAssertEqual(desk.engine.position.x, before.x, accuracy: 40)
      }
      XCTAssertEqual(desk.cursor.x, desk.engine.position.x, accuracy: 1.01)
    }
  }

  // MARK: Relative

  func testWhereTheEngineOwnsThePositionNothingIsWarped() {
    let host = HostTraits(warpsCursor: true)
    var person = SimulatedPerson(
      targets: [button], start: Point(620, 392), device: PointerDevice(kind: .trackpad),
      hostTraits: host)
    person.touch(movingBy: Vector(1, 0), waiting: 300)
    person.lift()
    XCTAssertEqual(person.model, button.frame.center)
    XCTAssertNil(person.frame.warp, "a locked cursor stays where it is")
  }

  // MARK: Entering and leaving the surface

  private func desk(at position: Point) -> SimulatedPerson {
    let host = HostTraits(warpsCursor: true)
    var person = SimulatedPerson(targets: [], start: position, device: .mouse, hostTraits: host)
    person.move(to: position)
    return person
  }

  func testACursorThatEntersIsWhereItEnters() {
    var person = desk(at: Point(500, 400))
    person.send(.leave)
    person.send(.enter(Point(600, 300)))
    XCTAssertNil(person.frame.warp)
    person.engine.resize(to: Size(200, 200), at: person.now)
    XCTAssertEqual(person.frame.warp, Point(200, 200))
  }

  func testACursorThatLeftIsNotWarpedUntilItIsSeenAgain() {
    var person = desk(at: Point(500, 400))
    person.send(.leave)
    person.send(.enter(nil))
    person.engine.resize(to: Size(200, 200), at: person.now)
    XCTAssertNil(person.frame.warp)
  }

  func testAnEnteringCursorForgetsItsWarps() {
    var person = desk(at: Point(500, 400))
    person.engine.cursorWarped(to: Point(300, 300), at: person.now)
    person.send(.enter(Point(320, 300)))
    person.send(.position(Point(300, 300)))
    XCTAssertEqual(person.model, Point(300, 300), "a movement, and no echo")
    XCTAssertEqual(person.frame.phase, .tracking)
  }
}
