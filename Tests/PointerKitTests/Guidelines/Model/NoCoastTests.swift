import PointerTestSupport
import XCTest

/// M7: over a target or a space that says so, such as a canvas, the pointer does not coast.
final class NoCoastTests: XCTestCase {
  private func canvas(_ frame: Rect, space: SpaceID = .window) -> PointerTarget {
    var canvas = PointerTarget(1, frame, .canvas, effect: .none, space: space, padding: .zero)
    canvas.behavior.coasts = false
    return canvas
  }

  private func assertStays(_ person: SimulatedPerson, _ message: String, line: UInt = #line) {
    var person = person
    person.flick(Vector(1_200, 0))
    let end = person.model
    person.wait(milliseconds: 1_000)
    XCTAssertEqual(person.model, end, message, line: line)
    XCTAssertFalse(
      person.newEvents().contains { $0.type == .coasted || $0.type == .attracted }, message, line: line)
  }

  func testNoFlickBeginsOverATargetThatSaysSo() {
    let icon = PointerTarget(2, Rect(600, 500, 50, 50), .appIcon)
    for reportsContact in [true, false] {
      var device = PointerDevice(kind: .trackpad)
      device.reportsContact = reportsContact
      var person = SimulatedPerson(
        targets: [canvas(Rect(0, 40, 1_024, 400)), icon], start: Point(300, 300), device: device)
      person.engine.upsert(canvas(Rect(0, 40, 1_024, 700)), at: person.now)
      assertStays(person, "contact \(reportsContact)")
    }
  }

  func testNoFlickBeginsOverASpaceThatSaysSoOrWithinOne() {
    for (outer, inner) in [(true, false), (false, true)] {
      var spaces = [PointerSpace(id: 1), PointerSpace(id: 2)]
      (spaces[0].clip, spaces[0].coasts) = (Rect(0, 0, 1_024, 768), !outer)
      (spaces[1].parent, spaces[1].clip, spaces[1].coasts) = (1, Rect(0, 0, 1_024, 768), !inner)
      assertStays(SimulatedPerson(spaces: spaces, start: Point(300, 300)), "\(outer) \(inner)")
      let target = PointerTarget(3, Rect(0, 0, 1_024, 768), .card, space: 2)
      assertStays(SimulatedPerson(targets: [target], spaces: spaces, start: Point(300, 300)), "over a card")
    }
  }

  func testWhatLiesInFrontOfTheCanvasDecides() {
    var panel = PointerTarget(2, Rect(200, 200, 300, 300), .card)
    panel.z = 1
    var person = SimulatedPerson(targets: [canvas(Rect(0, 0, 1_024, 768)), panel], start: Point(250, 300))
    person.flick(Vector(400, 0), waiting: 500)
    XCTAssertGreaterThan(person.model.x, 250 + 48 + 15)
  }

  /// A coast that reaches the canvas ends at the next instant of the grid: 4 ms.
  func testACoastEndsWhereItReachesOne() {
    var person = SimulatedPerson(targets: [canvas(Rect(500, 0, 500, 768))], start: Point(250, 300))
    person.flick(Vector(2_000, 0), waiting: 1_000)
    XCTAssertGreaterThanOrEqual(person.model.x, 500)
    XCTAssertLessThan(person.model.x, 500 + 2_000 * 0.004)
    XCTAssertEqual(person.newEvents().filter { $0.type == .landed }.count, 1)
  }

  func testAnAttractionPassesOverIt() {
    let icon = PointerTarget(2, Rect(620, 280, 40, 40), .appIcon)
    var person = SimulatedPerson(targets: [canvas(Rect(520, 0, 60, 768)), icon], start: Point(250, 300))
    person.flick(Vector(2_000, 0), waiting: 1_500)
    XCTAssertEqual(person.model, Point(640, 300))
  }

  func testEverythingCoastsByDefault() {
    XCTAssertTrue(PointerTarget(1, Rect(0, 0, 9, 9), .canvas).behavior.coasts)
    XCTAssertTrue(PointerSpace(id: 1).coasts)
  }
}
