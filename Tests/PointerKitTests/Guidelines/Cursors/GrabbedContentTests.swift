import PointerTestSupport
import XCTest

/// C3: a target whose cursor is an open hand shows a closed hand during the drag.
///
/// Files: `FrameReading`, `Goals`.
final class GrabbedContentTests: XCTestCase {
  private let map = PointerTarget.grabbable(id: 1, Rect(200, 200, 300, 200), kind: .image)
  private let link = PointerTarget(2, Rect(600, 200, 80, 30), .link, effect: .none)
  private let text = PointerTarget(3, Rect(600, 400, 200, 30), .text)

  private func pressed(
    _ targets: [PointerTarget] = [], at start: Point = Point(299, 300), device: PointerDevice = .mouse
  ) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [map, link, text] + targets, start: start, device: device)
    person.move(by: Vector(1, 0))
    person.press()
    return person
  }

  func testOpenHandClosesAsTheDragBeginsAndOpensAfterIt() {
    for kind in [ElementKind.image, .other, .row, .card, .text, .button] {
      for cursor in [CursorKind.grab, MacOSPointer.openHand.cursor] {
        let content = with(map) { ($0.kind, $0.cursor) = (kind, cursor) }
        var person = SimulatedPerson(targets: [content], at: Point(300, 300), device: .mouse)
        XCTAssertEqual(person.frame.cursor, .grab)
        person.press()
        XCTAssertEqual(person.frame.cursor, .grab, "not dragged yet")
        person.move(by: Vector(20, 5))
        XCTAssertEqual(person.frame.cursor, .grabbing, "\(kind)")
        person.wait(milliseconds: 5000)
        XCTAssertEqual(person.frame.cursor, .grabbing, "though it rests")
        person.release()
        XCTAssertEqual(person.frame.cursor, .grab)
        XCTAssertEqual(person.engine.diagnostics.total, 0)
      }
    }
  }

  func testTheHandStaysClosedWhenTheDragLeavesTheContent() {
    var person = pressed()
    for (position, hovered, cursor) in [
      (Point(550, 300), nil as TargetID?, CursorKind.arrow), (Point(640, 215), nil, .pointer),
      (Point(700, 415), nil, .text), (Point(1020, 760), nil, .arrow), (Point(300, 300), 1, .grab),
    ] {
      person.move(by: position - person.model)
      XCTAssertEqual(person.hovered, hovered)
      XCTAssertEqual(person.frame.cursor, .grabbing, "over \(String(describing: hovered))")
      var after = person
      after.release()
      XCTAssertEqual(after.frame.cursor, cursor, "comes back after")
    }
  }

  func testTheHandOpensHoweverTheDragEnds() {
    for end in [PointerInput.Kind.cancel, .leave, .button(.primary, isDown: false)] {
      var person = pressed()
      person.move(by: Vector(30, 0))
      XCTAssertEqual(person.frame.cursor, .grabbing)
      person.send(end)
      if end == .leave { person.send(.enter(Point(330, 300))) }
      XCTAssertEqual(person.frame.cursor, .grab, "\(end)")
    }
  }

  func testTheClosedHandLooksPressedAlsoOutsideTheContent() {
    var person = pressed()
    person.move(by: Vector(250, 0), over: 100, waiting: 1000)
    XCTAssertNil(person.hovered)
    let grabbed = person.frame.pointer
    person.release(waiting: 1000)
    let free = person.frame.pointer
    XCTAssertEqual(free.size.width * free.scale, 19, accuracy: 0.01)
    XCTAssertEqual(
      grabbed.size.width * grabbed.scale, 19 * PointerConfiguration().pointer.pressedCircleScale,
      accuracy: 0.01)
  }

  func testOtherContentOtherButtonsAndEmptyGroundShowNoClosedHand() {
    var person = SimulatedPerson(targets: [map, link], at: Point(640, 215), device: .mouse)
    person.press()
    person.move(by: Vector(-340, 85))
    XCTAssertEqual(person.frame.cursor, .arrow, "a link is dragged over it")
    person.release()
    XCTAssertEqual(person.frame.cursor, .grab)
    person.press(.secondary)
    person.move(by: Vector(30, 0))
    XCTAssertEqual(person.frame.cursor, .grab)
    person.release(.secondary)
    person.move(by: Vector(500, 300))
    person.press()
    person.move(by: Vector(-500, -300))
    XCTAssertNotEqual(person.frame.cursor, .grabbing, "a band")
  }

  func testAnOperationOfTheHostIsShownInstead() {
    var person = pressed()
    person.move(by: Vector(30, 0))
    person.send(.dragOperation(.copy))
    XCTAssertEqual(person.frame.cursor, .copy)
    person.send(.dragOperation(.none))
    XCTAssertEqual(person.frame.cursor, .grabbing)
  }

  func testContentThatIsRemovedIsHeldNoMore() {
    var person = pressed()
    person.move(by: Vector(30, 0))
    person.engine.remove(target: 1, at: person.now)
    XCTAssertEqual(person.frame.cursor, .arrow)
    person.engine.upsert(map, at: person.now)
    XCTAssertEqual(person.frame.cursor, .grabbing, "registered anew, it is still dragged")
  }

  func testALatchedDividerWithAnOpenHandClosesIt() {
    var divider = PointerTarget.grabbable(id: 9, Rect(100, 0, 8, 768), kind: .divider)
    divider.latchingAxes = .horizontal
    var person = pressed([divider], at: Point(103, 300))
    person.move(by: Vector(150, 20))
    XCTAssertEqual(person.hovered, 9)
    XCTAssertEqual(person.frame.cursor, .grabbing)
    person.release()
    XCTAssertEqual(person.frame.cursor, .grab, "over the map")
  }

  /// Also I11.
  func testTwoFingersThatDragItCloseTheHandToo() {
    var knob = PointerTarget.grabbable(id: 9, Rect(200, 500, 60, 60), kind: .handle)
    knob.style = .system
    var person = SimulatedPerson(targets: [knob], at: Point(230, 530))
    person.send(.scroll(Vector(3, 0), phase: .began, source: .finger))
    XCTAssertEqual(person.frame.cursor, .grabbing)
    person.send(.scroll(Vector(3, 0), phase: .changed, source: .finger))
    XCTAssertEqual(person.frame.cursor, .grabbing)
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    XCTAssertEqual(person.frame.cursor, .grab)
  }
}

extension PointerTarget {
  /// Content with an open hand.
  fileprivate static func grabbable(id: TargetID, _ frame: Rect, kind: ElementKind) -> PointerTarget {
    PointerTarget(id, frame, kind, effect: .none, cursor: .grab)
  }
}
