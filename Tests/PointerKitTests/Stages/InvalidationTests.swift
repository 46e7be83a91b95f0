import PointerTestSupport
import XCTest

@testable import PointerKit

/// Each input reports exactly what it makes out of date, and `settle` brings all of that up to date.
final class InvalidationTests: XCTestCase {
  private static let slider: PointerTarget = {
    var slider = PointerTarget(id: 2, frame: Rect(x: 600, y: 300, width: 100, height: 40), kind: .slider)
    slider.latchingAxes = .horizontal
    return slider
  }()
  private static let icon = PointerTarget(
    id: 1, frame: Rect(x: 400, y: 300, width: 80, height: 80), kind: .appIcon)

  /// A person with a trackpad over a surface with an icon at (440, 340) and a slider at (650, 320).
  private func person(at position: Point = Point(x: 100, y: 100)) -> PointerHarness {
    var person = PointerHarness(targets: [InvalidationTests.icon, InvalidationTests.slider], start: position)
    // The first movement says what is hovered.
    person.move(by: Vector(dx: 1, dy: 0))
    return person
  }

  /// What becomes out of date if an input is applied now.
  private func changes(_ kind: PointerInput.Kind, _ person: PointerHarness) -> Invalidation {
    var engine = person.engine
    let input = PointerInput(kind, at: person.now)
    let device = engine.input.useDevice(0, settings: engine.settings, diagnostics: &engine.diagnostics)
    return engine.apply(input, device, at: input.time)
  }

  private var hidden: PointerHarness {
    var person = person()
    person.wait(milliseconds: 4_000)
    XCTAssertEqual(person.frame.phase, .hidden)
    return person
  }

  private var coasting: PointerHarness {
    var person = person()
    person.flick(Vector(dx: 0, dy: 900))
    XCTAssertEqual(person.frame.phase, .coasting)
    return person
  }

  private func pressed(at position: Point) -> PointerHarness {
    var person = person(at: position)
    person.press()
    return person
  }

  private var banding: PointerHarness {
    var person = pressed(at: Point(x: 100, y: 100))
    person.move(by: Vector(dx: 20, dy: 20))
    XCTAssertEqual(person.frame.phase, .banding)
    return person
  }

  private var away: PointerHarness {
    var person = person()
    person.send(.leave)
    return person
  }

  private var looking: PointerHarness {
    var person = person()
    person.send(.gaze(Point(x: 500, y: 500)))
    return person
  }

  private let icon = Point(x: 440, y: 340)
  private let slider = Point(x: 650, y: 320)
  private let empty = Point(x: 100, y: 100)

  func testMovementsReportAPositionAndWhatComesWithIt() {
    let right = PointerInput.Kind.motion(Vector(dx: 5, dy: 0))
    let far = PointerInput.Kind.motion(Vector(dx: 50, dy: 0))
    XCTAssertEqual(changes(right, person()), .position)
    XCTAssertEqual(changes(.motion(.zero), person()), [])
    XCTAssertEqual(changes(.motion(.zero), coasting), .position, "a finger stops the coast")
    XCTAssertEqual(changes(right, hidden), [.position, .hover, .look], "it shows the pointer")
    XCTAssertEqual(changes(right, pressed(at: icon)), [.position, .dragging], "a drag begins")
    XCTAssertEqual(
      changes(far, pressed(at: empty)), [.position, .hover, .look, .reveals, .bandBeginning],
      "a band begins")
    XCTAssertEqual(changes(far, banding), [.position, .look])
    XCTAssertEqual(changes(.position(Point(x: 7, y: 8)), person()), .position)
    XCTAssertEqual(changes(.position(person().model), person()), [], "it is there already")
    XCTAssertEqual(changes(.position(away.model), away), [.position, .hover, .look])
  }

  func testContactsReportTheStopOfAMotionOrARest() {
    XCTAssertEqual(changes(.contact(.began, fingers: 1), person()), [])
    XCTAssertEqual(changes(.contact(.began, fingers: 1), coasting), .position)
    XCTAssertEqual(changes(.contact(.cancelled, fingers: 0), person()), [])
    var resting = person(at: icon)
    resting.touch()
    resting.wait(milliseconds: 300)
    XCTAssertEqual(changes(.contact(.ended, fingers: 1), resting), [], "one finger of two")
    XCTAssertEqual(changes(.contact(.ended, fingers: 0), resting), .recentering)
    var swiping = person()
    swiping.touch()
    swiping.move(by: Vector(dx: 0, dy: 108), over: 120)
    XCTAssertEqual(changes(.contact(.ended, fingers: 0), swiping), .position, "it coasts")
  }

  func testPressesReportTheLookAndWhatTheyLock() {
    let press = PointerInput.Kind.button(.primary, isDown: true)
    let release = PointerInput.Kind.button(.primary, isDown: false)
    XCTAssertEqual(changes(press, person(at: icon)), .look)
    XCTAssertEqual(changes(press, person(at: slider)), [.latch, .look])
    XCTAssertEqual(changes(press, pressed(at: icon)), [], "it is down already")
    XCTAssertEqual(changes(.button(.secondary, isDown: true), person(at: icon)), [])
    XCTAssertEqual(changes(release, pressed(at: icon)), .look)
    XCTAssertEqual(changes(release, pressed(at: slider)), [.look, .latch, .position])
    XCTAssertEqual(changes(release, banding), [.look, .hover])
    XCTAssertEqual(changes(release, person()), [], "it is not down")
  }

  func testGesturesReportNothingUnlessTheyHideThePointer() {
    let gestures: [PointerInput.Kind] = [
      .scroll(Vector(dx: 0, dy: 5), phase: .began, source: .finger),
      .transform(.began, scale: 1.1, rotation: 0, translation: .zero, fingers: 2),
      .gesture(.smartZoom, phase: .began, fingers: 2),
    ]
    for gesture in gestures {
      XCTAssertEqual(changes(gesture, person()), [])
      XCTAssertEqual(changes(gesture, looking), [.hover, .look, .reveals, .hiding], "V3")
    }
    let wheel = PointerInput.Kind.scroll(Vector(dx: 0, dy: 5), phase: .none, source: .wheel)
    XCTAssertEqual(changes(wheel, person()), [])
    XCTAssertEqual(changes(wheel, looking), [.hover, .look, .reveals, .hiding], "V3")
    let over = PointerInput.Kind.scroll(.zero, phase: .ended, source: .finger)
    XCTAssertEqual(changes(over, looking), [])
    let pinch = PointerInput.Kind.transform(
      .began, scale: 1.1, rotation: 0, translation: .zero, fingers: 2)
    var mouse = looking
    mouse.engine.setDevice(.mouse, at: mouse.now)
    XCTAssertEqual(changes(pinch, mouse), [], "refused")
  }

  func testKeysDragsAndLuminanceReportTheLook() {
    XCTAssertEqual(changes(.modifiers(.shift), person()), .style)
    XCTAssertEqual(changes(.modifiers([]), person()), [])
    XCTAssertEqual(changes(.drag(.copy), person()), [.style, .look])
    XCTAssertEqual(changes(.drag(.none), person()), [])
    XCTAssertEqual(changes(.luminance(0.5), person()), .look)
  }

  func testTheSurfaceReportsWhatIsShownOrGone() {
    XCTAssertEqual(changes(.leave, person()), [.position, .hover, .look, .reveals, .hiding])
    XCTAssertEqual(changes(.leave, away), [.position, .hover, .look, .reveals], "it was away already")
    XCTAssertEqual(changes(.leave, banding), [.position, .hover, .look, .reveals, .hiding])
    XCTAssertEqual(changes(.enter(nil), person()), .position)
    XCTAssertEqual(changes(.enter(Point(x: 9, y: 9)), away), [.position, .hover, .look])
    XCTAssertEqual(changes(.cancel, person()), .position)
    XCTAssertEqual(changes(.cancel, pressed(at: icon)), [.position, .look])
    XCTAssertEqual(changes(.cancel, pressed(at: slider)), [.position, .look, .latch])
  }

  func testTouchesAndGazeReportNothing() {
    XCTAssertEqual(changes(.touch(.began, at: .zero, id: 1), person()), [])
    XCTAssertEqual(changes(.gaze(icon), person()), [])
  }

  // MARK: Settling

  // All but what happens once: recentering, hiding, the beginning of a band, and the locking of a style.
  private let everything: Invalidation = [.position, .layout, .hover, .style, .look, .reveals]

  // What an input leaves unreported would change here.
  func testAfterAnyInputSettlingEverythingAgainChangesNothing() {
    var compared = 0
    let all = seeds(120, inDebug: 8)
    for seed in all {
      var dice = Dice(seed: UInt64(seed))
      var session = RandomSession(&dice)
      for step in 0..<150 {
        session.step(&dice)
        // While the pointer moves by itself, hover is found on a grid and not at every instant.
        if session.person.engine.model.isMoving { continue }
        var again = session.person.engine
        again.settle(everything)
        compared += 1
        let difference = difference(again, session.person.engine)
        if !difference.isEmpty {
          XCTFail("seed \(seed), step \(step): \(difference)")
          return
        }
      }
    }
    XCTAssertGreaterThan(compared, 80 * all.count)
  }

  /// The differences between two engines; empty if there is no noticeable one.
  private func difference(_ a: PointerEngine, _ b: PointerEngine) -> String {
    var parts: [String] = []
    if a.input != b.input { parts.append("input") }
    if a.model != b.model { parts.append("model") }
    if a.scene != b.scene { parts.append("scene") }
    if a.hover.target != b.hover.target { parts.append("hovered target") }
    if a.hover.style != b.hover.style { parts.append("style") }
    if a.hover.reveals != b.hover.reveals { parts.append("reveals") }
    if a.hover != b.hover { parts.append("hover") }
    if a.band != b.band { parts.append("band") }
    if a.log != b.log { parts.append("events") }
    // Contents that have come to rest may be forgotten: what counts is what is seen. The way onto steps is not
    // compared, since any further goal goes on with the faster spring of steps.
    if a.hover.style.horizontal.mode == .steps || a.hover.style.vertical.mode == .steps {
      return parts.joined(separator: ", ")
    }
    for milliseconds in [0.0, 40, 200] {
      let time = a.now.after(milliseconds: milliseconds)
      if a.frame(at: time) != b.frame(at: time) { parts.append("frame after \(milliseconds) ms") }
    }
    return parts.joined(separator: ", ")
  }

  func testNothingInvalidSettlesNothing() {
    var engine = person(at: icon).engine
    let before = engine
    engine.settle([])
    XCTAssertEqual(engine, before)
  }

  func testHidingIsRecordedOnceAfterAllElse() {
    var engine = person(at: icon).engine
    let seen = engine.eventCount
    engine.hover.visibility = .hidden
    engine.settle([.hover, .look, .reveals, .hiding])
    XCTAssertEqual(engine.events(since: seen).map { $0.type }, [.exited, .hidden])
  }
}
