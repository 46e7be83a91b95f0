import PointerTestSupport
import XCTest

/// R4: over a disabled member of a bar the pointer keeps its shape, as over a gap, and a click there does nothing.
final class DisabledMembersTests: XCTestCase {
  private func bar(disabled: Set<Int>, kind: ElementKind = .barButton, gap: Double = 20) -> [PointerTarget] {
    (0..<6).map { index in
      PointerTarget(
        TargetID(rawValue: UInt64(index + 1)), Rect(100 + (50 + gap) * Double(index), 300, 50, 40), kind,
        group: 1, isEnabled: !disabled.contains(index + 1))
    }
  }

  func testOverDisabledMembersTheCircleNeverComesBack() {
    let rows: [(gap: Double, disabled: Set<Int>)] = [(0, [2]), (0, [2, 5]), (20, [3, 4]), (90, [2, 5])]
    let kinds: [ElementKind] = [.barButton, .tabBarItem, .segment, .button, .appIcon]
    for (kind, (gap, disabled)) in product(kinds, rows) {
      var person = SimulatedPerson(
        targets: bar(disabled: disabled, kind: kind, gap: gap), start: Point(120, 320))
      person.touch(movingBy: Vector(1, 0), waiting: 500)
      while person.model.x < 100 + (50 + gap) * 5 + 20 {
        person.move(by: Vector(3, 0))
        XCTAssertGreaterThan(person.frame.pointer.size.longerSide, 25, "\(kind) at \(person.model.x)")
        XCTAssertFalse(disabled.contains(Int(person.hovered?.rawValue ?? 0)))
      }
      XCTAssertEqual(person.hovered, 6)
    }
  }

  // R4: also for one who comes from above or below the bar.
  func testAClickOnADisabledMemberDoesNothing() {
    for (start, tremble) in product(
      [Point(120, 320), Point(195, 200), Point(195, 500)], [Vector.zero, Vector(2, -1)])
    {
      var person = SimulatedPerson(targets: bar(disabled: [2]), start: start, device: .mouse)
      person.engine.setSelection([5], at: person.now)
      for _ in 0..<10 { person.move(by: (Point(191, 320) - start) / 10) }
      person.waitUntilRest()
      XCTAssertNil(person.hovered, "a click reaches nothing")
      XCTAssertNil(person.frame.hovered)
      XCTAssertEqual(person.newTypes().suffix(1), start.y == 320 ? [.exited] : [])
      let shape = person.frame.pointer.size
      if start.y != 320 { XCTAssertEqual(shape, Size(19, 19), "the circle was there before, and stays") }
      person.press()
      person.move(by: tremble)
      person.release()
      XCTAssertEqual(person.newTypes(), [.pressed, .released])
      XCTAssertEqual(person.engine.selection, [5], "nor is it a click on empty ground")
      person.wait(milliseconds: 500)
      XCTAssertEqual(person.frame.pointer.size.height, shape.height, accuracy: 0.5)
    }
  }

  func testADragFromADisabledMemberDrawsNoBand() {
    for start in [Point(120, 320), Point(195, 200), Point(195, 500)] {
      var person = SimulatedPerson(targets: bar(disabled: [2]), start: start, device: .mouse)
      person.engine.setSelection([5], at: person.now)
      for _ in 0..<10 { person.move(by: (Point(191, 320) - start) / 10) }
      person.waitUntilRest()
      _ = person.newEvents()
      person.press()
      person.move(by: Vector(0, 90))
      person.release()
      XCTAssertFalse(person.newTypes().contains { [.bandBegan, .clicked].contains($0) })
      XCTAssertEqual(person.engine.selection, [5])
    }
  }

  // Also P3.
  func testATrembleAtItsBorderSwitchesAtMostOnce() {
    for (seed, var dice) in withDice(0..<34, from: 48_000) {
      let (gap, side, turns) = (dice.number(0...60), dice.pick([-1.0, 1]), dice.number(4...60) / 250)
      let border = dice.chance(0.5) ? 150 + gap / 2 : 200 + 1.5 * gap
      var person = SimulatedPerson(
        targets: bar(disabled: [2], gap: gap), start: Point(border + 9 * side, 320), device: .mouse)
      for _ in 0..<16 { person.move(by: Vector(-0.5 * side, 0)) }
      var hovered = [person.hovered]
      for report in 0..<250 {
        let turn = turns * Double(report)
        let offset = side * Elementary.cos(2 * Double.pi * (turn - turn.rounded(.down)))
        person.move(by: Vector(border + offset - person.model.x, 0))
        if person.hovered != hovered.last { hovered.append(person.hovered) }
      }
      XCTAssertLessThanOrEqual(hovered.count, 2, "seed \(seed), a gap of \(gap)")
    }
  }

  // A button that its own click disables, such as Undo.
  func testAMemberThatIsDisabledWhileHoveredKeepsTheShape() {
    var person = SimulatedPerson(targets: bar(disabled: []), at: Point(191, 320), device: .mouse)
    person.click()
    person.waitUntilRest()
    let before = person.frame.pointer
    XCTAssertEqual(person.hovered, 2)
    person.engine.upsert(bar(disabled: [2]), at: person.now)
    person.waitUntilRest()
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.frame.pointer.size, before.size)
    _ = person.newEvents()
    person.click()
    XCTAssertEqual(person.newTypes(), [.pressed, .released])
    person.engine.upsert(bar(disabled: []), at: person.now)
    XCTAssertEqual(person.hovered, 2, "enabled again, it is hovered")
  }

  func testFromAnotherBarThePointerKeepsNoShape() {
    let other = PointerTarget(20, Rect(170, 200, 50, 40), .barButton, hasBezel: true, group: 2)
    var person = SimulatedPerson(
      targets: bar(disabled: [2]) + [other], start: Point(195, 220), device: .mouse)
    person.move(by: Vector(0, 1))
    XCTAssertEqual(person.hovered, 20)
    person.move(by: Vector(0, 100))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.size, Size(19, 19))
  }
}
