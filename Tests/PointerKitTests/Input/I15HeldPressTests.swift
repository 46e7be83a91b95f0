import PointerTestSupport
import XCTest

@testable import PointerKit

/// I15: from press to release nothing but the pressed target has an effect, apart from what tracks held presses and what
/// accepts a drop.
final class I15HeldPressTests: XCTestCase {
  private let buttons: [PointerButton] = [.primary, .secondary, .middle, PointerButton(rawValue: 9)]
  private let delete = PointerTarget(2, Rect(380, 60, 80, 36), .button, hasBezel: true)

  /// Eight lines of 20 points, 4 points apart.
  private var text: PointerTarget {
    PointerTarget(
      1, Rect(20, 20, 300, 200), .text,
      lines: .lines(heights: Array(repeating: 20, count: 8), leading: 4, from: 4))
  }

  private func person(_ targets: [PointerTarget], at position: Point) -> SimulatedPerson {
    SimulatedPerson(
      targets: targets, at: position, device: .mouse,
      configuration: with(PointerConfiguration()) { $0.input.bandSelection = false })
  }

  // MARK: Text

  func testI15TextKeepsItsBeamOverAButton() {
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

  func testI15NoTextIsHoveredDuringABand() {
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

  func testI15OutsideTheTextTheBeamIsAtTheModelPointer() {
    let heights: [Double] = [16, 40, 24, 18]
    let lines = PointerTarget(1, Rect(200, 200, 300, 98), .text, lines: .lines(heights: heights))
    for (seed, var dice) in withDice(seeds(80, inDebug: 30), from: 15_100) {
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

  // MARK: Controls

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

  func testI15ANeighborDoesNotLight() {
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

  // MARK: Menus

  func testI15MenuItemsLightOneAfterAnother() {
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

  // MARK: Drops

  private let carried: Set<ElementKind> = [.card, .appIcon, .row, .image, .canvas, .other]

  func testI15OnlySomeKindsCarryAndAcceptDrops() {
    for (from, to) in product(ElementKind.allCases, ElementKind.allCases) {
      let start = PointerTarget(1, Rect(100, 100, 60, 60), from, padding: .zero)
      let end = PointerTarget(2, Rect(400, 100, 60, 60), to, padding: .zero)
      var person = person([start, end], at: Point(130, 130))
      person.press()
      person.move(to: Point(430, 130))
      let drop: TargetID? = carried.contains(from) && carried.contains(to) ? 2 : nil
      let news = person.newEvents().filter { $0.translation != nil }
      XCTAssertEqual(news.last?.dropTarget, drop, "\(from) on \(to)")
      let tracks = [.editMenuItem, .segment, .selectedSegment].contains(to)
      let moves = [.slider, .handle, .divider].contains(from)
      if from == .text {
        XCTAssertEqual(person.hovered, tracks ? 2 : 1, "\(to)")
      } else if !moves {
        XCTAssertEqual(person.hovered, tracks ? 2 : drop, "\(from) on \(to)")
      }
    }
  }

  func testTheHostMaySayWhatAcceptsDrops() {
    for (kind, says) in product(ElementKind.allCases, [true, false]) {
      let icon = PointerTarget(1, Rect(100, 100, 60, 60), .appIcon)
      var bin = PointerTarget(2, Rect(400, 100, 60, 60), kind)
      (bin.behavior.acceptsDrops, bin.behavior.tracksHeldPress) = (TargetBehavior.Choice(says), .no)
      var person = person([icon, bin], at: Point(130, 130))
      person.press()
      person.move(to: Point(430, 130))
      XCTAssertEqual(person.events.last { $0.translation != nil }?.dropTarget, says ? 2 : nil, "\(kind)")
      XCTAssertEqual(person.hovered, says ? 2 : nil, "\(kind)")
    }
  }

  func testAReportedOperationMakesAnyDragCarry() {
    let card = PointerTarget(3, Rect(380, 300, 80, 60), .card)
    for start in [text, delete] {
      var person = person([start, card], at: start.frame.center)
      person.press()
      person.move(to: Point(420, 330))
      person.send(.dragOperation(.copy))
      XCTAssertEqual(person.hovered, 3)
      XCTAssertEqual(person.events.last { $0.translation != nil }?.dropTarget, 3)
      person.send(.dragOperation(.none))
      XCTAssertEqual(person.hovered, start.kind == .text ? 1 : nil)
      XCTAssertNil(person.events.last { $0.translation != nil }?.dropTarget)
    }
  }

  func testADropOnAButtonOfACardIsForTheCard() {
    let icon = PointerTarget(1, Rect(100, 500, 60, 60), .appIcon)
    let card = PointerTarget(2, Rect(400, 100, 300, 300), .card)
    let inner = PointerTarget(3, Rect(420, 120, 80, 30), .button)
    let beside = PointerTarget(4, Rect(600, 90, 80, 30), .button)
    var person = person([icon, card, inner, beside], at: Point(130, 530))
    person.press()
    for (point, drop) in [(Point(460, 135), 2 as TargetID?), (Point(640, 95), nil), (Point(550, 300), 2)] {
      person.move(to: point)
      XCTAssertEqual(person.events.last { $0.translation != nil }?.dropTarget, drop, "\(point)")
      XCTAssertEqual(person.hovered, drop, "\(point)")
    }
  }

  /// A list that opens a gap before the row on which the drop would be, as a host does when an item is dragged.
  private func makeRoom(in person: inout SimulatedPerson, rows: Int) {
    let drop = person.events.last { $0.translation != nil }?.dropTarget
    for row in 0..<rows {
      let id = TargetID(UInt64(row + 10))
      let isBelow = drop.map { id.rawValue >= $0.rawValue } ?? false
      person.engine.move(
        id, to: Rect(300, 100 + 44 * Double(row) + (isBelow ? 50 : 0), 300, 44), at: person.now)
    }
  }

  func testI15ADropTargetStaysWhileTheHostMakesRoom() {
    for (seed, var dice) in withDice(seeds(60, inDebug: 30), from: 15_200) {
      let padding = dice.pick([Insets.zero, nil])
      let rows = (0..<8).map {
        PointerTarget(TargetID($0 + 10), Rect(300, 100 + 44 * Double($0), 300, 44), .row, padding: padding)
      }
      let item = PointerTarget(1, Rect(20, 200, 60, 60), .image)
      var person = person([item] + rows, at: item.frame.center)
      person.press()
      let spot = Point(450, dice.number(150...400))
      person.move(to: spot)
      makeRoom(in: &person, rows: 8)
      let drop = person.events.last { $0.translation != nil }?.dropTarget
      XCTAssertNotNil(drop, "seed \(seed)")
      for _ in 0..<60 {
        person.move(to: spot + dice.vector(upTo: 1))
        makeRoom(in: &person, rows: 8)
        // At the border of two rows, the row may change once.
        guard (spot.y - 100).truncatingRemainder(dividingBy: 44) > 3,
          (spot.y - 100).truncatingRemainder(dividingBy: 44) < 41
        else { continue }
        XCTAssertEqual(person.events.last { $0.translation != nil }?.dropTarget, drop, "seed \(seed)")
        XCTAssertEqual(person.hovered, drop, "seed \(seed)")
      }
      // Another row is taken once the pointer has left the place of the first one.
      person.move(by: Vector(0, 100))
      makeRoom(in: &person, rows: 8)
      XCTAssertNotEqual(person.events.last { $0.translation != nil }?.dropTarget, drop, "seed \(seed)")
    }
  }

  // MARK: Random layouts

  func testI15NothingElseHasAnEffectInRandomLayouts() {
    var (held, back) = (0, 0)
    for (seed, var dice) in withDice(seeds(300, inDebug: 60), from: 15_300) {
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
