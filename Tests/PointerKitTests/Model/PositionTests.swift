import PointerTestSupport
import XCTest

@testable import PointerKit

/// Who owns the position, and the resilience of the surface.
final class PositionTests: XCTestCase {
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

  func testAbsoluteHostIsNeverRecentredCoastedOrAttracted() {
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

  func testM5APauseWarpsTheCursorToTheCenterOnceAndItsEchoIsNoInput() {
    for (delay, grid) in product(0...3, [1.0, 256]) {
      var desk = Desk(button, at: Point(560, 392), delay: delay, grid: grid)
      for _ in 0..<20 { desk.move(Vector(3, 0)) }
      desk.wait(10)
      XCTAssertEqual(desk.engine.position, Point(620, 392))
      let name = "delay \(delay), grid \(grid)"
      let moved = desk.now
      desk.wait(100)
      XCTAssertEqual(desk.engine.position, button.frame.center, name)
      XCTAssertEqual(desk.cursor, button.frame.center, name)
      XCTAssertEqual(desk.warps, 1, name)
      XCTAssertNil(desk.frame.warp, name)
      XCTAssertEqual(desk.types.filter { $0 == .recentered }.count, 1, name)
      XCTAssertTrue(desk.frame.isAtRest, name)
      // The echo did not postpone hiding: that is 6 s after the last movement, or its late delivery.
      if let wake = desk.frame.nextWake {
        XCTAssertLessThanOrEqual(wake, moved.advanced(bySeconds: 6), name)
      } else {
        XCTFail("it hides, \(name)")
      }
      // And the person goes on from there.
      desk.move(Vector(3, 2))
      desk.wait(4)
      XCTAssertEqual(desk.engine.position, button.frame.center + Vector(3, 2), name)
    }
  }

  func testM7EchoesStopNoCoastAndTheCursorEndsWhereThePointerDoes() {
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
      XCTAssertEqual(desk.engine.position.x, coasts.first?.x ?? 0, accuracy: 0.06, name)
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

  func testAMovementFromBeforeTheWarpGoesOnFromWhereTheEngineMovedThePointer() {
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

  func testEchoIsKnownWithinAPointAndForASecond() {
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

  func testWhereTheEngineOwnsThePositionItMovesItAndNothingIsWarped() {
    let host = HostTraits(warpsCursor: true)
    var person = SimulatedPerson(
      targets: [button], start: Point(620, 392), device: PointerDevice(kind: .trackpad),
      hostTraits: host)
    person.touch(movingBy: Vector(1, 0), waiting: 300)
    person.lift()
    XCTAssertEqual(person.model, button.frame.center)
    XCTAssertNil(person.frame.warp, "a locked cursor stays where it is")
  }

  // MARK: Edges

  private func pushes(_ person: inout SimulatedPerson) -> [PointerEvent.Push] {
    person.newEvents().compactMap { event in
      if case .pushedEdge(let push) = event.kind { return push }
      return nil
    }
  }

  func testRelativeMovementsBeyondAnEdgeAddUpUntilOneLeadsAway() {
    for (edge, out) in [
      (PointerEvent.Edge.left, Vector(-8, 0)), (.right, Vector(8, 0)), (.top, Vector(0, -8)),
      (.bottom, Vector(0, 8)),
    ] {
      var person = SimulatedPerson(start: Point(12, 12), size: Size(24, 24), device: .mouse)
      person.device = 2
      person.engine.setDevice(.mouse, id: 2, at: person.now)
      person.move(by: out)
      XCTAssertEqual(pushes(&person), [], "it gets there")
      for (distance, movement) in [(4.0, 4.0), (12, 8), (20, 8)] {
        person.move(by: out)
        let push = pushes(&person)
        XCTAssertEqual(push.map { $0.edge }, [edge])
        XCTAssertEqual(push.map { $0.distance }, [distance])
        XCTAssertEqual(push.map { $0.movement }, [movement])
        XCTAssertEqual(push.map { $0.device }, [2])
      }
      // Along the edge it goes on; away from it, it begins anew.
      person.move(by: Vector(out.dy / 4, out.dx / 4))
      XCTAssertEqual(pushes(&person), [])
      person.move(by: out)
      XCTAssertEqual(pushes(&person).map { $0.distance }, [28])
      person.move(by: out / -8)
      XCTAssertEqual(pushes(&person), [])
      person.move(by: out)
      XCTAssertEqual(pushes(&person).map { $0.distance }, [7])
      person.send(.leave)
      person.send(.enter(nil))
      person.move(by: out)
      XCTAssertEqual(pushes(&person).map { $0.distance }, [8])
    }
  }

  func testACornerIsTwoEdgesAndAPositionBeyondTheSurfaceIsAPush() {
    var person = SimulatedPerson(start: Point(2, 3))
    person.move(by: Vector(-5, -7))
    XCTAssertEqual(pushes(&person).map { $0.edge }, [.left, .top])
    person.move(to: Point(300, 768))
    XCTAssertEqual(pushes(&person), [], "on the edge is not beyond it")
    let steps: [(Double, Double?, Double?)] = [
      (770, 2, 2), (778, 10, 8), (772, nil, nil), (780, 12, 8), (700, nil, nil),
    ]
    for (y, distance, movement) in steps {
      person.move(to: Point(300, y))
      let push = pushes(&person)
      XCTAssertEqual(push.map { $0.edge }, distance == nil ? [] : [.bottom])
      XCTAssertEqual(push.first?.distance, distance)
      XCTAssertEqual(push.first?.movement, movement)
      XCTAssertEqual(person.model.y, min(y, 768))
    }
  }

  // The sum of movements with decimals is not exactly the distance to the edge.
  func testMovementThatEndsAtAnEdgeIsNoPush() {
    var nearMisses = 0
    for (seed, var dice) in withDice(seeds(600, inDebug: 200), from: 76_000) {
      let size = Size(24.3, 30.7)
      let start = Point(Double(dice.count(1...200)) / 10, Double(dice.count(1...300)) / 10)
      var settings = PointerSettings()
      settings.trackingSpeed = -1
      var person = SimulatedPerson(start: start, size: size, device: .mouse, settings: settings)
      let (axis, isBackward) = (dice.pick([Axis.horizontal, .vertical]), dice.chance(0.5))
      let way = isBackward ? start[axis] : size[axis] - start[axis]
      var rest = Int((way * 10).rounded())
      while rest > 0 {
        let step = dice.count(1...rest)
        rest -= step
        var movement = Vector.zero
        movement[axis] = Double(step) / (isBackward ? -10 : 10)
        person.move(by: movement)
      }
      XCTAssertEqual(pushes(&person), [], "seed \(seed + 76_000)")
      let edge = isBackward ? 0 : size[axis]
      XCTAssertEqual(person.model[axis], edge, accuracy: 1e-9)
      if person.model[axis] != edge { nearMisses += 1 }
      var push = Vector.zero
      push[axis] = isBackward ? -0.01 : 0.01
      person.move(by: push)
      XCTAssertEqual(pushes(&person).count, 1, "seed \(seed + 76_000): a hundredth of a point is a push")
    }
    XCTAssertGreaterThan(nearMisses, 0, "sums are rounded")
  }

  // MARK: The resilience of the surface: leaving and entering, cancelling, bounds, several devices

  private func onIcon(configuration: PointerConfiguration = PointerConfiguration()) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(410, 310), configuration: configuration)
    person.touch(movingBy: Vector(5, 5), waiting: 100)
    return person
  }

  func testLeaveEndsHoverPressesAndStrokes() {
    var person = onIcon()
    person.press()
    person.press(.secondary)
    _ = person.newEvents()
    person.send(.leave)
    XCTAssertEqual(person.newTypes(), [.cancelled, .cancelled, .exited, .hidden])
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.frame.phase, .away)
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertTrue(person.frame.contents.isEmpty)
    XCTAssertTrue(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    person.release()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1, "the release was told already")
  }

  func testEnterComesBackAtAPlaceWithoutSpeed() {
    var person = onIcon()
    person.send(.leave, waiting: 500)
    _ = person.newEvents()
    person.send(.enter(Point(440, 340)))
    XCTAssertEqual(person.newTypes(), [.shown, .entered])
    XCTAssertEqual(person.model, Point(440, 340))
    XCTAssertEqual(person.frame.velocity, .zero)
    person.lift(waiting: 500)
    XCTAssertEqual(person.model, Point(440, 340))
  }

  func testEnterWithoutAPlaceOrAMotionBringsThePointerBackWhereItLeft() {
    for kind in [PointerInput.Kind.enter(nil), .motion(Vector(1, 0))] {
      var person = onIcon()
      let position = person.model
      person.send(.leave)
      person.send(kind)
      XCTAssertEqual(person.model.distance(to: position), 0, accuracy: 1, "\(kind)")
      XCTAssertEqual(person.hovered, 1, "\(kind)")
    }
  }

  func testCancelEndsThePressWithoutAClickAndHoverStays() {
    var person = onIcon()
    person.press()
    _ = person.newEvents()
    person.send(.cancel)
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.cancelled])
    XCTAssertEqual(news.first?.button, .primary)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.scale, 1, "nothing stays pressed")
    person.release()
    XCTAssertFalse(person.events.contains { $0.type == .clicked })
  }

  func testCancelledContactIsNoLift() {
    var person = SimulatedPerson(start: Point(200, 400))
    person.touch()
    person.move(by: Vector(150, 0), over: 120)
    person.send(.contact(.cancelled, fingers: 0), waiting: 500)
    XCTAssertEqual(person.model, Point(350, 400))
    XCTAssertTrue(person.events.isEmpty)
  }

  func testPointerStaysWithinBoundsThatShrink() {
    var person = SimulatedPerson(start: Point(1000, 700))
    person.engine.resize(to: Size(500, 400), at: person.now)
    XCTAssertEqual(person.model, Point(500, 400))
    person.move(by: Vector(50, -100))
    XCTAssertEqual(person.model, Point(500, 300))
    person.engine.resize(to: Size(2000, 400), at: person.now)
    person.move(by: Vector(50, 0))
    XCTAssertEqual(person.model, Point(550, 300))
  }

  func testTwoDevicesHaveTheirOwnStrokes() {
    var person = SimulatedPerson(start: Point(400, 400))
    person.engine.setDevice(PointerDevice(kind: .mouse), id: 2, at: person.now)
    person.touch()
    person.move(by: Vector(100, 0), over: 100)
    // A mouse is nudged while the finger lifts: its slowness is not the finger's.
    person.device = 2
    person.send(.motion(Vector(0, 1)))
    person.device = 0
    person.lift()
    XCTAssertEqual(person.frame.phase, .coasting)
    XCTAssertEqual(person.frame.velocity.dx, 100 / 0.096, accuracy: 1)
    XCTAssertEqual(person.frame.velocity.dy, 0, accuracy: 1)
  }

  func testLateEventTakesEffectNowAndTimeNeverRunsBackwards() {
    var person = SimulatedPerson(start: Point(100, 100))
    person.wait(milliseconds: 100)
    let late = person.now.advanced(byNanoseconds: -50_000_000)
    person.engine.simulate(PointerInput(.motion(Vector(10, 0)), at: late))
    XCTAssertEqual(person.model, Point(110, 100))
    XCTAssertEqual(
      person.engine.frame(at: late).time, person.now, "a read before the last call is held to it")
    XCTAssertEqual(person.engine.diagnostics.lateInputs.count, 1)
  }

  func testLateEventsKeepTheirOwnTimesForVelocity() {
    // The host advances to each vsync first and delivers the older reports after it.
    var punctual = SimulatedPerson(start: Point(100, 400))
    var late = punctual
    punctual.flick(Vector(1200, 0))
    late.touch()
    let start = late.now
    for report in 1...15 {
      late.wait(milliseconds: 8)
      late.wait(milliseconds: report % 2 == 0 ? 5 : 0)
      let time = start.advanced(byNanoseconds: Int64(report) * 8_000_000)
      late.engine.simulate(PointerInput(.motion(Vector(9.6, 0)), at: time))
    }
    late.engine.simulate(
      PointerInput(.contact(.ended, fingers: 0), at: start.advanced(byNanoseconds: 120_000_000)))
    XCTAssertEqual(late.frame.velocity.dx, punctual.frame.velocity.dx, accuracy: 1e-6)
    XCTAssertEqual(late.model.x, punctual.model.x, accuracy: 1e-9)
  }

  func testAWarpThatAMovementHasPassedHasNoEcho() {
    let (start, warp, later) = (Point(10, 10), Point(110, 10), Point(118, 12))
    let time = Timestamp(nanoseconds: 1_000_000_000)
    var cursor = HostCursor()
    cursor.place(at: start)
    cursor.noteWarp(to: warp, at: time)
    let movement = cursor.resolveMovement(to: later, model: warp)
    XCTAssertEqual(movement.base, warp, "the movement began at the warp")
    XCTAssertEqual(movement.model, later)
    XCTAssertFalse(cursor.takeEcho(warp, tolerance: 1, at: time), "a movement back")
  }
}
