import PointerTestSupport
import XCTest

@testable import PointerKit

/// I15: what accepts a drop has an effect during a drag that carries something.
final class DropsOfHeldPressesTests: HeldPressTestCase {
  private let carried: Set<ElementKind> = [.card, .appIcon, .row, .image, .canvas, .other]

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

  func testOnlySomeKindsCarryAndAcceptDrops() {
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

  func testADropTargetStaysWhileTheHostMakesRoom() {
    for (seed, var dice) in withDice(0..<30, from: 15_200) {
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
}
