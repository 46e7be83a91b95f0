import PointerTestSupport
import XCTest

/// What a host can ask: what is at a point, where a click would land, and how a target was resolved.
final class QueriesTests: XCTestCase {
  private func engine(_ targets: [PointerTarget], settings: PointerSettings = PointerSettings())
    -> PointerEngine
  { SimulatedPerson(targets: targets, settings: settings).engine }

  func testAHitSaysWhatAClickReachesAndWhereItLands() throws {
    let row = PointerTarget(5, Rect(10, 10, 100, 40), .row, space: 3)
    let list = PointerSpace(id: 3, origin: Point(100, 200))
    var person = SimulatedPerson(targets: [icon])
    person.engine.upsert(list, at: person.now)
    person.engine.upsert(row, at: person.now)
    let onIcon = try XCTUnwrap(person.engine.hitTest(Point(395, 310)))
    XCTAssertEqual(onIcon.target, 1)
    XCTAssertEqual(onIcon.space, .window)
    XCTAssertEqual(onIcon.location, icon.frame.center, "it snaps")
    let onRow = try XCTUnwrap(person.engine.hitTest(Point(130, 220)))
    XCTAssertEqual(onRow.target, 5)
    XCTAssertEqual(onRow.space, 3)
    XCTAssertEqual(onRow.location, Point(130, 220), "a row is exact to the point")
    XCTAssertNil(person.engine.hitTest(Point(900, 700)))
  }

  func testAHitAgreesWithTheClickOfAPerson() {
    for (seed, var dice) in withDice(0..<60) {
      let targets = (1...25).map { id in
        var target = PointerTarget(
          TargetID(id),
          Rect(dice.number(0...900), dice.number(0...700), dice.number(20...160), dice.number(20...90)),
          dice.pick(ElementKind.allCases), hasBezel: dice.chance(0.5), z: Int64(dice.count(0...2)))
        // P5, P6, I12: a click lands on a step or on a line.
        if dice.chance(0.3) {
          let lines = AxisPrecision.lines((0..<5).map { .init(start: 20 * Double($0), length: 20) })
          target.style.verticalPrecision = dice.pick([.stepped(origin: 0, spacing: 15), lines])
        }
        return target
      }
      let point = dice.point(in: Rect(10, 10, 1_000, 740))
      var person = SimulatedPerson(targets: targets, start: Point(5, 5))
      person.move(to: point)
      person.click()
      let click = person.events.last { $0.type == .clicked }
      let hit = person.engine.hitTest(point)
      XCTAssertEqual(hit?.target, click?.target, "seed \(seed)")
      XCTAssertEqual(hit?.location ?? point, click?.location, "seed \(seed)")
    }
  }

  func testTheResolvedStyleOfATargetSaysWhatAutomaticChose() throws {
    let style = try XCTUnwrap(engine([icon]).resolvedStyle(of: 1))
    XCTAssertEqual(style.effect, .lift)
    XCTAssertEqual(style.shape, .roundedRect(Size(80, 80), radius: 8))
    XCTAssertEqual(style.horizontalPrecision, .whole)
    XCTAssertEqual(style.verticalPrecision, .whole)
    XCTAssertNil(engine([icon]).resolvedStyle(of: 2))
  }

  func testAResolvedStyleThatIsRegisteredResolvesToItself() throws {
    for kind in ElementKind.allCases {
      var target = PointerTarget(1, Rect(100, 100, 90, 44), kind)
      let style = try XCTUnwrap(engine([target]).resolvedStyle(of: 1))
      target.style = style
      XCTAssertEqual(try XCTUnwrap(engine([target]).resolvedStyle(of: 1)), style, "\(kind)")
    }
  }
}
