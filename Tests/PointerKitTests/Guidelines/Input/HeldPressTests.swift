import PointerTestSupport
import XCTest

@testable import PointerKit

/// I15: from press to release nothing but the pressed target has an effect, except for menus and for what
/// accepts the dragged item; a drag is not also a click.
///
/// Files: `HeldPresses`, `Drags`, `TargetStore+HitTesting`, `Buttons`, `ElementKind`.
final class HeldPressTests: HeldPressTestCase {
  private let buttons: [PointerButton] = [.primary, .secondary, .middle, PointerButton(rawValue: 9)]

  func testTextKeepsItsBeamOverAButton() {
    for button in buttons {
      var person = person([text, delete], at: Point(100, 34))
      person.press(button)
      _ = person.newEvents()
      person.move(by: Vector(320, 44), over: 400, waiting: 600)
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.frame.pointer.outline, .verticalBeam)
      XCTAssertNil(person.content(2))
      XCTAssertNil(person.frame.contents.first)
      let news = person.newEvents()
      XCTAssertFalse(news.contains { $0.type == .entered || $0.type == .exited })
      XCTAssertTrue(news.allSatisfy { $0.dropTarget == nil })
      person.release(button)
      XCTAssertEqual(person.hovered, 2)
      XCTAssertEqual(person.newTypes().suffix(2), [.exited, .entered])
    }
  }

  func testNoTextIsHoveredDuringABand() {
    var person = SimulatedPerson(targets: [text, delete], at: Point(100, 34), device: .mouse)
    person.press(.secondary)
    person.engine.remove(target: 1, at: person.now)
    person.move(by: Vector(500, 400))
    person.press(.primary)
    person.move(by: Vector(30, 30))
    XCTAssertEqual(person.frame.phase, .banding)
    person.engine.upsert(text, at: person.now)
    XCTAssertNil(person.hovered)
  }

  func testOutsideTheTextTheBeamIsAtTheModelPointer() {
    let heights: [Double] = [16, 40, 24, 18]
    let lines = PointerTarget(1, Rect(200, 200, 300, 98), .text, lines: .lines(heights: heights))
    for (seed, var dice) in withDice(0..<30, from: 15_100) {
      var person = person([lines], at: Point(300, 208))
      person.press()
      person.move(by: Vector(20, 0))
      for _ in 0..<10 {
        let point = dice.point(in: Rect(0, 0, 1024, 768))
        person.move(to: point, waiting: 1500)
        guard !lines.frame.contains(point) else { continue }
        XCTAssertEqual(person.frame.pointer.center.distance(to: point), 0, accuracy: 0.02, "seed \(seed)")
        let line = heights.firstIndex(of: person.frame.pointer.size.height.rounded()) ?? 0
        XCTAssertEqual(person.frame.pointer.size.height, heights[line], accuracy: 0.02, "seed \(seed)")
        let tops = [0.0, 16, 56, 80]
        if point.y < 200 { XCTAssertEqual(line, 0, "seed \(seed)") }
        if point.y > 298 { XCTAssertEqual(line, 3, "seed \(seed)") }
        XCTAssertEqual(
          person.frame.clickLocation.y, 200 + tops[line] + heights[line] / 2, accuracy: 1e-9,
          "seed \(seed): the location is on the line of the beam")
      }
    }
  }

  func testInsideTheTextTheBeamStaysOnItsLines() {
    var person = person([text], at: Point(100, 34))
    person.press()
    person.move(to: Point(200, 90), waiting: 600)
    // The third line is from 72 to 92.
    XCTAssertEqual(person.frame.pointer.center, Point(200, 82))
  }

  func testAButtonThatIsLeftGetsItsEffectBack() {
    for button in buttons {
      var person = person([delete], at: Point(420, 78))
      person.press(button)
      person.move(to: Point(420, 300), waiting: 800)
      XCTAssertNil(person.hovered)
      XCTAssertNil(person.content(2))
      XCTAssertEqual(person.frame.pointer.outline, .circle)
      person.move(to: Point(420, 80), waiting: 800)
      XCTAssertEqual(person.hovered, 2)
      XCTAssertEqual(person.content(2)?.progress, 1)
      _ = person.newEvents()
      person.release(button)
      XCTAssertEqual(person.newTypes(), button == .primary ? [.dragEnded, .released, .clicked] : [.released])
    }
  }

  func testANeighborDoesNotLight() {
    let kinds: [ElementKind] = [
      .barButton, .tabBarItem, .button, .link, .controlCenterModule, .slider, .text,
    ]
    for (kind, button) in product(kinds, buttons) {
      let bar = (0..<4).map {
        PointerTarget(TargetID($0 + 11), Rect(100 + 80 * Double($0), 100, 60, 30), kind, group: 1)
      }
      var person = person([delete] + bar, at: Point(420, 78))
      person.press(button)
      _ = person.newEvents()
      person.move(to: Point(110, 115))
      person.move(by: Vector(280, 0), over: 600)
      let entered = person.newEvents().filter { $0.type == .entered }.map { $0.target }
      XCTAssertEqual(entered.filter { $0 != 2 }, [], "\(kind) \(button)")
      person.move(to: Point(120, 115))
      person.release(button)
      XCTAssertEqual(person.hovered, 11, "\(kind) \(button)")
    }
  }

  func testTheFirstOfSeveralButtonsOwnsThePointer() {
    let other = PointerTarget(3, Rect(380, 300, 80, 36), .button, hasBezel: true)
    var person = person([delete, other], at: Point(420, 78))
    person.press(.secondary)
    person.move(to: Point(420, 318))
    person.press(.primary)
    XCTAssertNil(person.hovered)
    person.release(.secondary)
    XCTAssertNil(person.hovered, "the primary press was on nothing")
    person.release(.primary)
    XCTAssertEqual(person.hovered, 3)
    XCTAssertFalse(person.events.contains { $0.type == .clicked && $0.target == 3 })
  }

  func testScrollsStillGoToWhatIsUnderThePointer() {
    var person = person([text, delete], at: Point(100, 34))
    person.press()
    person.move(to: Point(420, 78))
    _ = person.newEvents()
    person.send(.scroll(Vector(0, -20), phase: .none, source: .wheel))
    XCTAssertEqual(person.newEvents().map { $0.target }, [2])
  }

  func testMenuItemsLightOneAfterAnother() {
    for (kind, button) in product([ElementKind.editMenuItem, .segment, .selectedSegment], buttons) {
      let items = (0..<5).map {
        PointerTarget(TargetID($0 + 10), Rect(380, 110 + 30 * Double($0), 160, 30), kind, group: 1)
      }
      // The menu opens at the press.
      var person = person([delete], at: Point(420, 78))
      person.press(button)
      person.engine.upsert(items, at: person.now)
      _ = person.newEvents()
      for index in [0, 1, 2, 3, 4, 3] {
        person.move(to: Point(430, 125 + 30 * Double(index)), waiting: 300)
        XCTAssertEqual(person.hovered, TargetID(UInt64(index + 10)), "\(kind)")
      }
      _ = person.newEvents()
      person.release(button)
      XCTAssertEqual(person.hovered, 13)
      XCTAssertFalse(person.newEvents().contains { $0.type == .clicked })
    }
  }

  func testTheHostMaySayWhatTracksAHeldPress() {
    for (kind, says) in product(ElementKind.allCases, [true, false]) {
      var item = PointerTarget(3, Rect(380, 300, 80, 36), kind, style: PointerStyle(effect: .highlight))
      item.behavior.tracksHeldPress = TargetBehavior.Choice(says)
      var person = person([delete, item], at: Point(420, 78))
      person.press()
      person.move(to: Point(420, 318))
      XCTAssertEqual(person.hovered, says ? 3 : nil, "\(kind)")
    }
  }

  func testNothingElseHasAnEffectInRandomLayouts() {
    var (held, back) = (0, 0)
    for (seed, var dice) in withDice(0..<60, from: 15_300) {
      var session = RandomSession(&dice)
      let button = dice.pick(buttons)
      session.person.move(to: dice.point(in: Rect(100, 50, 800, 600)), waiting: 1000)
      session.person.press(button)
      let pressed = session.person.hovered
      let pressedTarget = pressed.flatMap { session.person.engine.target($0) }
      let keeps = pressedTarget.map { $0.selectsText || !$0.latchingAxes.isEmpty } ?? false
      _ = session.person.newEvents()
      for _ in 0..<40 {
        let area = dice.chance(0.3) ? pressedTarget?.frame.outset(by: 30) : nil
        session.person.move(to: dice.point(in: area ?? Rect(80, 30, 860, 680)))
        let engine = session.person.engine
        let drop = session.person.events.last { $0.translation != nil }?.dropTarget
        if let hovered = session.person.hovered, hovered != pressed, hovered != drop {
          XCTAssertEqual(engine.target(hovered)?.kind.tracksHeldPress, true, "seed \(seed)")
        }
        if let pressed, engine.target(at: session.person.model)?.id == pressed {
          XCTAssertEqual(session.person.hovered, pressed, "seed \(seed)")
          back += 1
        } else if !keeps, pressed != nil {
          XCTAssertNotEqual(session.person.hovered, pressed, "seed \(seed)")
        }
        held += 1
      }
      session.person.release(button)
      let model = session.person.model
      XCTAssertEqual(session.person.hovered, session.person.engine.target(at: model)?.id, "seed \(seed)")
    }
    XCTAssertGreaterThan(held, 2000)
    XCTAssertGreaterThan(back, 10)
  }
}
