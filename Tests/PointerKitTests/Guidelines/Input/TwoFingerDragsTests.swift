import PointerTestSupport
import XCTest

/// I11: two fingers on the trackpad drag the controls that one finger drags on a touch screen.
///
/// Files: `Scrolls`, `ElementKind`.
final class TwoFingerDragsTests: XCTestCase {
  private let slider = PointerTarget(2, Rect(100, 500, 300, 30), .slider)

  func testTwoFingersDragASliderAsAFingerWould() {
    let settings = with(PointerSettings()) { ($0.naturalScrolling, $0.scrollingSpeed) = (false, 3) }
    var person = SimulatedPerson(targets: [slider], at: Point(201, 515), settings: settings)
    let position = person.model
    person.send(.scroll(Vector(5, 0), phase: .began, source: .finger))
    person.send(.scroll(Vector(7, 1), phase: .changed, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    person.send(.scroll(Vector(20, 0), phase: .momentum, source: .finger))
    let news = person.newEvents()
    XCTAssertEqual(
      news.map { $0.type },
      [.dragBegan, .scrolled, .dragChanged, .scrolled, .dragChanged, .scrolled, .dragEnded],
      "and does not run on")
    XCTAssertTrue(news.allSatisfy { $0.target == 2 })
    XCTAssertEqual(
      news.filter { $0.type == .scrolled }.map { $0.scroll?.delta }, [Vector(5, 0), Vector(7, 1), .zero],
      "with the fingers, whichever way content scrolls")
    XCTAssertEqual(news.last?.translation, Vector(12, 1))
    XCTAssertEqual(
      news.filter { $0.type == .dragChanged }.map { $0.translation }, [Vector(5, 0), Vector(12, 1)])
    for event in news where event.translation != nil {
      XCTAssertEqual(event.location, position + (event.translation ?? .zero))
      XCTAssertNil(event.dropTarget)
    }
    XCTAssertEqual(news.last?.phase, .ended)
    XCTAssertEqual(person.model, position, "the pointer stays")
  }

  func testTwoFingersDragHandlesDividersAndWhatSaysSo() {
    for (kind, says) in product(ElementKind.allCases, [nil, true, false] as [Bool?]) {
      var target = PointerTarget(3, Rect(300, 200, 120, 60), kind, effect: .none)
      target.behavior.isDraggedByScrolling = TargetBehavior.Choice(says)
      var person = SimulatedPerson(targets: [target], at: Point(350, 230))
      let model = person.model
      person.send(.scroll(Vector(5, -2), phase: .began, source: .finger))
      person.send(.scroll(Vector(1, 0), phase: .ended, source: .finger))
      person.send(.scroll(Vector(30, 0), phase: .momentum, source: .finger))
      let events = person.newEvents()
      let isDragged = says ?? (kind == .slider || kind == .handle || kind == .divider)
      XCTAssertEqual(
        events.map { $0.type },
        isDragged
          ? [.dragBegan, .scrolled, .dragChanged, .scrolled, .dragChanged, .dragEnded]
          : [.scrolled, .scrolled, .scrolled], "\(kind), \(String(describing: says))")
      XCTAssertTrue(events.allSatisfy { $0.target == 3 })
      if isDragged { XCTAssertEqual(events.last?.translation, Vector(6, -2)) }
      XCTAssertEqual(person.model, model)
    }
  }

  func testATargetThatTwoFingersDragIsStillDroppedByTheButton() {
    let file = with(icon) { $0.behavior.isDraggedByScrolling = .yes }
    let bin = PointerTarget(4, Rect(700, 300, 80, 80), .image, hasBezel: true, effect: .none)
    var person = SimulatedPerson(targets: [file, bin], at: Point(440, 340))
    person.press()
    person.move(to: Point(740, 340))
    XCTAssertEqual(person.newEvents().last?.dropTarget, 4)
    person.release()
    person.move(to: Point(440, 340))
    person.send(.scroll(Vector(300, 0), phase: .began, source: .finger))
    XCTAssertNil(person.newEvents().last?.dropTarget)
  }

  func testAWheelOnlyScrolls() {
    var person = SimulatedPerson(targets: [slider], at: Point(201, 515))
    person.send(.scroll(Vector(5, 0), phase: .none, source: .wheel))
    XCTAssertEqual(person.newTypes(), [.scrolled])
  }
}
