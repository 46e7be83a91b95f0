import PointerTestSupport
import XCTest

/// C2: the operation of a drag ends with the drag, so that neither its badge nor its cursor stays.
final class C2DragOperationEndTests: XCTestCase {
  private let photo = PointerTarget(1, Rect(300, 300, 80, 80), .image)
  private let operations: [DragOperation] = [.copy, .link, .forbidden, .disappearing, .move]

  private func dragging(_ operation: DragOperation) -> PointerHarness {
    var person = PointerHarness(targets: [photo], at: Point(331, 330), device: .mouse)
    person.press()
    person.move(by: Vector(200, 0))
    person.send(.dragOperation(operation), waiting: 600)
    return person
  }

  func testC2AReleaseACancelAndALeaveEndTheOperation() {
    for operation in operations {
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

  func testC2AnotherButtonDoesNotEndIt() {
    var person = dragging(.copy)
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.click(.middle, waiting: 600)
    XCTAssertEqual(person.frame.accessories.count, 1)
  }

  // A toolkit whose own drag takes the press away from the engine cancels it first, and reports the release.
  func testC2AReleaseEndsADragOfWhichTheEngineSawNoPress() {
    var person = dragging(.copy)
    person.send(.cancel)
    person.send(.dragOperation(.copy), waiting: 600)
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.release(waiting: 900)
    XCTAssertEqual(person.frame.accessories, [])
  }
}
