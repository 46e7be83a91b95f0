import PointerTestSupport
import XCTest

/// I4, I11: drags begin at once, and every one of them ends.
final class I4I11DragsTests: XCTestCase {
  private let slider = PointerTarget(2, Rect(100, 500, 300, 30), .slider)

  private func pressed(kind: ElementKind = .appIcon) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [with(icon) { $0.kind = kind }, slider], at: Point(440, 340))
    person.press()
    _ = person.newEvents()
    return person
  }

  func testI4ADragBeginsAtOnceBeyondTheSlopWithoutAHold() {
    var person = pressed()
    person.move(by: Vector(3, 0))
    XCTAssertEqual(person.newTypes(), [], "exactly three points are a click's tremble")
    person.move(by: Vector(0.25, 0))
    let began = person.newEvents()
    XCTAssertEqual(began.map { $0.type }, [.dragBegan])
    XCTAssertEqual(began.first?.target, 1)
    XCTAssertEqual(began.first?.translation, Vector(3.25, 0))
    XCTAssertEqual(began.first?.location, icon.frame.center, "where the press was, precisely")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testI4I15OnlyButtonsClickAfterADrag() {
    let buttons: Set<ElementKind> = [
      .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .controlCenterModule, .button,
      .link,
    ]
    for (kind, says) in product(ElementKind.allCases, [nil, true, false] as [Bool?]) {
      let target = with(icon) { ($0.kind, $0.behavior.clicksAfterDrag) = (kind, TargetBehavior.Choice(says)) }
      var person = SimulatedPerson(targets: [target], start: icon.frame.center)
      person.move(by: Vector(1, 0))
      person.press()
      person.move(by: Vector(5, 0))
      person.release()
      let clicks = person.events.filter { $0.type == .clicked }.count
      XCTAssertEqual(clicks, says ?? buttons.contains(kind) ? 1 : 0, "\(kind)")
      XCTAssertEqual(person.events.filter { $0.type == .dragEnded }.count, 1, "\(kind)")
    }
  }

  func testR6ALatchedDragIsNoClickWhateverItsKind() {
    let target = with(icon) { $0.latchingAxes = .horizontal }
    var person = SimulatedPerson(targets: [target], start: icon.frame.center)
    person.move(by: Vector(1, 0))
    person.press()
    person.move(by: Vector(5, 0))
    person.release()
    XCTAssertFalse(person.events.contains { $0.type == .clicked })
  }

  func testI4ReleaseEndsTheDragOfContentAndIsNoClick() {
    var person = pressed(kind: .image)
    person.send(.modifiers(.option))
    person.move(by: Vector(6, -8))
    person.move(by: Vector(-4, 8))
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.dragBegan, .dragChanged, .dragEnded, .released])
    XCTAssertEqual(news[2].phase, .ended)
    XCTAssertEqual(news[2].target, 1)
    XCTAssertEqual(news[2].translation, Vector(2, 0))
    XCTAssertEqual(news[2].modifiers, .option)
  }

  func testI4TheToolkitTunesTheSlop() {
    for (slop, expected) in [(0.0, 1), (30, 0)] {
      var person = pressed()
      person.engine.setConfiguration(
        with(PointerConfiguration()) { $0.input.dragDistance = slop }, at: person.now)
      person.move(by: Vector(0.1, 0))
      XCTAssertEqual(person.newEvents().count, expected, "\(slop)")
    }
  }

  func testI4WhateverBreaksADragEndsItAsCancelled() {
    for kind in [PointerInput.Kind.cancel, .leave] {
      var person = pressed()
      person.move(by: Vector(10, 0))
      _ = person.newEvents()
      person.send(kind)
      let news = person.newEvents()
      XCTAssertEqual(Array(news.map { $0.type }.prefix(2)), [.dragEnded, .cancelled], "\(kind)")
      XCTAssertEqual(news.first?.phase, .cancelled)
      XCTAssertEqual(news.first?.target, 1)
    }
  }

  // MARK: Two fingers

  func testI11TwoFingersDragTheSliderUnderThePointerAsAFingerWould() {
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

  func testI11TwoFingersDragASliderAHandleADividerAndAnyTargetThatSaysSo() {
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

  func testI11ATargetThatTwoFingersDragIsStillDroppedByTheButton() {
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

  func testI11AWheelOnlyScrolls() {
    var person = SimulatedPerson(targets: [slider], at: Point(201, 515))
    person.send(.scroll(Vector(5, 0), phase: .none, source: .wheel))
    XCTAssertEqual(person.newTypes(), [.scrolled])
  }
}
