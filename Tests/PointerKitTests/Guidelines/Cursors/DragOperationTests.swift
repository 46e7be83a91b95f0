import PointerTestSupport
import XCTest

/// C2: a drag shows the pointer of macOS for the operation that a drop would perform, until the drag ends.
///
/// Files: `DragOperation`, `FrameReading`, `StyleResolution`.
final class DragOperationTests: XCTestCase {
  private func person(
    over cursor: CursorKind?, kind: ElementKind = .other, style: PointerStyle = .automatic,
    frame: Rect = Rect(400, 300, 40, 40)
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, kind, style: style, cursor: cursor)
    var person = SimulatedPerson(targets: [target], start: Point(300, 100))
    person.move(to: frame.center, waiting: 900)
    XCTAssertEqual(person.hovered, 1)
    return person
  }

  private func dragging(_ operation: DragOperation) -> SimulatedPerson {
    let photo = PointerTarget(1, Rect(300, 300, 80, 80), .image)
    var person = SimulatedPerson(targets: [photo], at: Point(331, 330), device: .mouse)
    person.press()
    person.move(by: Vector(200, 0))
    person.send(.dragOperation(operation), waiting: 600)
    return person
  }

  func testKeysDecideWhatADragDoes() {
    for (operation, bits) in product(DragOperation.allCases, UInt8(0)..<32) {
      let keys = KeyModifiers(rawValue: bits)
      let expected: DragOperation
      if operation == .none || operation == .forbidden || operation == .disappearing {
        expected = operation
      } else if keys.isSuperset(of: [.option, .command]) {
        expected = .link
      } else {
        expected = keys.contains(.option) ? .copy : operation
      }
      XCTAssertEqual(operation.resolved(with: keys), expected, "\(operation) with \(bits)")
    }
  }

  func testOperationIsShownByCursorAndBadge() {
    typealias Row = (DragOperation, KeyModifiers, CursorKind, [PointerAccessory.Shape])
    let rows: [Row] = [
      (.move, [], .move, []), (.move, [.option], .copy, [.plus]),
      (.move, [.option, .command], .alias, [.arrow]), (.move, [.command], .move, []),
      (.copy, [], .copy, [.plus]), (.link, [], .alias, [.arrow]), (.link, [.option], .copy, [.plus]),
      (.forbidden, [.option], .notAllowed, [.circleSlash]),
      (.disappearing, [.option, .command], .disappearingItem, [.minus]), (.none, [.option], .arrow, []),
    ]
    for (operation, keys, cursor, badge) in rows {
      var person = SimulatedPerson()
      person.send(.dragOperation(operation))
      person.send(.modifiers(keys), waiting: 2000)
      XCTAssertEqual(person.frame.cursor, cursor, "\(operation) \(keys.rawValue)")
      XCTAssertEqual(person.frame.accessories.map { $0.shape }, badge, "\(operation) \(keys.rawValue)")
      person.send(.dragOperation(.none), waiting: 2000)
      XCTAssertEqual(person.frame.accessories, [])
      XCTAssertEqual(person.frame.cursor, .arrow)
    }
  }

  func testMenuPointerIsShownOnlyWhileControlIsHeld() {
    var person = person(over: .contextMenu)
    XCTAssertEqual(person.frame.cursor, .arrow)
    XCTAssertEqual(person.frame.pointer.layer, .behind)
    _ = person.newEvents()
    person.send(.modifiers([.control]))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.cursor, .contextMenu)
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.menu])
    XCTAssertEqual(person.frame.pointer.outline, .circle)
    person.send(.dragOperation(.move), waiting: 900)
    XCTAssertEqual(person.frame.cursor, .move)
    XCTAssertEqual(person.frame.accessories, [])
    person.send(.dragOperation(.none))
    person.send(.modifiers([]), waiting: 900)
    XCTAssertEqual(person.frame.cursor, .arrow)
    XCTAssertEqual(person.frame.accessories, [])
  }

  func testADragsBadgeStandsBesideWhatIsHovered() {
    var person = person(over: .eastWestResize)
    person.send(.dragOperation(.copy), waiting: 900)
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.arrow, .arrow, .plus])
    // One that the target shows already is not shown twice.
    person = self.person(over: .copy)
    person.send(.dragOperation(.copy), waiting: 900)
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.plus])
  }

  func testOperationEndsWithTheDrag() {
    for operation in [DragOperation.copy, .link, .forbidden, .disappearing, .move] {
      for end in [PointerInput.Kind.button(.primary, isDown: false), .cancel, .leave] {
        var person = dragging(operation)
        person.send(end)
        person.send(.enter(Point(600, 600)), waiting: 900)
        XCTAssertEqual(person.frame.accessories, [], "\(operation), \(end)")
        XCTAssertEqual(person.frame.cursor, .arrow, "\(operation), \(end)")
        // The next drag begins without one.
        person.move(by: Vector(330 - person.model.x, 330 - person.model.y))
        person.press()
        person.move(by: Vector(30, 0), waiting: 600)
        XCTAssertEqual(person.frame.accessories, [], "\(operation), \(end)")
      }
    }
  }

  func testAnotherButtonDoesNotEndTheOperation() {
    var person = dragging(.copy)
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.click(.middle, waiting: 600)
    XCTAssertEqual(person.frame.accessories.count, 1)
  }

  // A toolkit whose own drag takes the press away from the engine cancels it first, and reports the release.
  func testReleaseOfAnUnseenPressEndsTheOperation() {
    var person = dragging(.copy)
    person.send(.cancel)
    person.send(.dragOperation(.copy), waiting: 600)
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.release(waiting: 900)
    XCTAssertEqual(person.frame.accessories, [])
  }
}
