import PointerTestSupport
import XCTest

/// I4: the position of a drag and the target beneath it, as the events of the drag state them.
final class DropTargetsTests: PhotoDragTestCase {
  private var list: PointerSpace {
    PointerSpace(id: 5, origin: Point(400, 200), clip: Rect(400, 200, 200, 100), z: 1)
  }

  func testEachInputThatMovesADragIsOneEvent() {
    var person = pressed([])
    for step in 1...6 {
      person.move(by: Vector(10, -2))
      let news = drags(&person)
      XCTAssertEqual(news.map { $0.type }, [step == 1 ? .dragBegan : .dragChanged])
      XCTAssertEqual(news.last?.position, person.model)
      XCTAssertEqual(news.last?.translation, Vector(10 * Double(step), -2 * Double(step)))
      XCTAssertEqual(news.last?.location, step == 1 ? Point(140, 140) : person.model)
      XCTAssertEqual(news.last?.target, 1)
    }
    person.move(by: .zero)
    person.send(.modifiers(.option))
    person.send(.position(person.model), waiting: 5000)
    XCTAssertEqual(drags(&person).count, 0, "nothing moved")
    // Against the edge of the surface.
    person.move(to: Point(0, 140))
    _ = drags(&person)
    person.move(by: Vector(-50, 0))
    XCTAssertEqual(drags(&person).count, 0, "it stays at the edge")
    person.release()
    XCTAssertEqual(drags(&person).map { $0.type }, [.dragEnded])
  }

  func testDeltasEqualChangesOfTheLocationInRandomDrags() {
    var compared = 0
    let all = 0..<25
    for seed in all {
      var calls = HostCalls(seed: UInt64(seed) &+ 90_000)
      var (engine, seen, began) = (calls.first, UInt64(0), Point?.none)
      engine.setConfiguration(with(PointerConfiguration()) { $0.input.bandSelection = false }, at: calls.now)
      for _ in 0..<120 {
        engine.perform(calls.next())
        let news = engine.events(since: seen)
        seen = news.endIndex
        for event in news where event.button == .primary && event.translation != nil {
          if event.type == .dragBegan {
            began = event.location
          } else if let began, let location = event.location {
            XCTAssertEqual(event.translation, location - began, "seed \(seed)")
            compared += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(compared, all.count)
  }

  func testDropTargetIsTheFrontmostButTheDraggedOne() {
    let shelf = target(2, Rect(80, 80, 600, 200), kind: .card)
    let bin = target(3, Rect(400, 100, 80, 80), z: 1)
    let lid = target(4, Rect(440, 100, 40, 80), z: 2)
    var person = pressed([shelf, bin, lid])
    for (x, expected) in [
      (160.0, 2 as TargetID?), (398, 2), (402, 3), (438, 3), (442, 4), (483, 2), (680, 2), (681, nil),
    ] {
      person.move(to: Point(x, 140))
      XCTAssertEqual(drags(&person).last?.dropTarget, expected, "\(x)")
    }
    person.move(to: Point(450, 140))
    person.release()
    let end = person.events.last { $0.type == .dragEnded }
    XCTAssertEqual(end?.dropTarget, 4)
    XCTAssertEqual(end?.location, Point(450, 140))
  }

  /// Also P3.
  func testNextDropTargetBeginsOneAndAHalfPointsBeyondABorder() {
    let bins = [(2, 400.0), (3, 480)].map { target($0, Rect($1, 100, 80, 80)) }
    var person = pressed(bins)
    for (x, expected) in [(479.2, 2 as TargetID), (480.8, 2), (481.7, 3), (479.2, 3), (478.3, 2)] {
      person.move(to: Point(x, 140))
      XCTAssertEqual(drags(&person).last?.dropTarget, expected, "\(x)")
    }
  }

  func testTargetThatMovesWithThePointerHidesNone() {
    let bin = target(2, Rect(400, 100, 80, 80))
    var person = pressed([bin])
    for step in 1...30 {
      person.move(by: Vector(10, 0))
      let frame = photo.offset(by: Vector(10 * Double(step), 0))
      var front = target(1, frame, z: 9)
      front.padding = Insets(12)
      person.engine.upsert(front, at: person.now)
      XCTAssertEqual(person.hovered, 1, "it is hovered all the same")
    }
    person.release()
    XCTAssertEqual(person.events.last { $0.type == .dragEnded }?.dropTarget, 2)
  }

  func testInAGroupTheDraggedMemberBridgesNoGap() {
    var first = target(1, photo)
    first.group = 1
    var second = target(2, photo.offset(by: Vector(120, 0)))
    second.group = 1
    var person = pressed([second])
    person.engine.upsert(first, at: person.now)
    person.move(to: Point(190, 140))
    XCTAssertEqual(person.hovered, 1, "across the gap")
    XCTAssertNil(drags(&person).last?.dropTarget)
    person.move(to: Point(219, 140))
    XCTAssertNil(person.hovered, "across the gap from the other side")
    XCTAssertNil(drags(&person).last?.dropTarget, "without the dragged one there is no gap to bridge")
    person.move(to: Point(220, 140))
    XCTAssertEqual(drags(&person).last?.dropTarget, 2)
  }

  func testClippedTargetIsNoDropTarget() {
    let rows = (0..<10).map { index in
      target(TargetID(10 + index), Rect(0, 44 * Double(index), 200, 44), space: 5)
    }
    var person = pressed(rows, spaces: [list])
    for (y, expected) in [(199.0, nil as TargetID?), (200, 10), (250, 11), (300, 12), (301, nil)] {
      person.move(to: Point(500, y))
      XCTAssertEqual(drags(&person).last?.dropTarget, expected, "\(y)")
    }
    person.move(to: Point(500, 250))
    _ = drags(&person)
    person.engine.scroll(space: 5, toOrigin: Point(400, 200 - 88), at: person.now)
    let news = drags(&person)
    XCTAssertEqual(news.map { $0.type }, [.dragChanged], "the layout came beneath it")
    XCTAssertEqual(news.last?.dropTarget, 13)
    person.engine.scroll(space: 5, toOrigin: Point(400, 200 - 90), at: person.now)
    XCTAssertEqual(drags(&person).count, 0, "still the same row")
  }

  func testRemovedTargetIsNoDropTarget() {
    let bin = target(2, Rect(400, 100, 80, 80))
    var person = pressed([bin])
    person.move(to: Point(440, 140))
    XCTAssertEqual(drags(&person).last?.dropTarget, 2)
    var gone = person
    gone.engine.remove(target: 2, at: gone.now)
    XCTAssertEqual(drags(&gone).map { $0.dropTarget }, [nil])
    for kind in [PointerInput.Kind.cancel, .leave] {
      var broken = person
      broken.send(kind)
      let end = drags(&broken).last
      XCTAssertEqual(end?.phase, .cancelled)
      XCTAssertNil(end?.dropTarget, "nothing drops, \(kind)")
    }
    person.engine.upsert(with(bin) { $0.isEnabled = false }, at: person.now)
    person.release()
    XCTAssertNil(person.events.last { $0.type == .dragEnded }?.dropTarget)
  }

  func testADragFromEmptyGroundCarriesWhatTheHostReports() {
    let configuration = with(PointerConfiguration()) { $0.input.bandSelection = false }
    var person = SimulatedPerson(
      targets: [target(2, photo)], start: Point(300, 140), configuration: configuration)
    person.press()
    person.move(to: Point(150, 140))
    var news = drags(&person)
    XCTAssertEqual(news.map { $0.type }, [.dragBegan])
    XCTAssertNil(news.last?.target)
    XCTAssertNil(news.last?.dropTarget, "it carries nothing")
    XCTAssertEqual(news.last?.translation, Vector(-150, 0))
    person.send(.dragOperation(.copy))
    news = drags(&person)
    XCTAssertEqual(news.map { $0.dropTarget }, [2])
    XCTAssertEqual(person.hovered, 2)
    person.send(.dragOperation(.none))
    XCTAssertEqual(drags(&person).map { $0.dropTarget }, [nil])
    XCTAssertNil(person.hovered)
  }

  /// Also R6.
  func testAControlThatMovesInPlaceIsNotDropped() {
    let bin = target(2, Rect(400, 100, 80, 80))
    for (kind, axes) in [(ElementKind.slider, Axes()), (.divider, []), (.handle, []), (.image, .horizontal)] {
      var control = target(1, photo, kind: kind)
      control.latchingAxes = axes
      var person = pressed([bin])
      person.release()
      person.engine.upsert(control, at: person.now)
      person.press()
      _ = person.newEvents()
      person.move(to: Point(440, 140))
      // Not even once it is gone.
      person.engine.remove(target: 1, at: person.now)
      person.move(to: Point(450, 140))
      person.release()
      let news = drags(&person)
      XCTAssertEqual(news.first?.type, .dragBegan, "\(kind)")
      XCTAssertEqual(news.last?.type, .dragEnded, "\(kind)")
      for event in news { XCTAssertNil(event.dropTarget, "\(kind) \(event.type)") }
    }
  }

  func testDisabledDraggedTargetIsNoDropTarget() {
    var button = target(2, Rect(130, 130, 20, 20), z: 1, kind: .button)
    var person = pressed([target(3, Rect(400, 100, 80, 80))])
    person.engine.upsert(button, at: person.now)
    let way = Vector(300, 0)
    person.move(by: way)
    person.engine.move(1, to: photo.offset(by: way), at: person.now)
    button.frame = button.frame.offset(by: way)
    button.isEnabled = false
    person.engine.upsert(button, at: person.now)
    person.release()
    XCTAssertEqual(person.events.last { $0.type == .dragEnded }?.dropTarget, 3)
  }

  func testEventsComeAfterTheChangeOfHover() {
    let bin = target(2, Rect(400, 100, 80, 80))
    var person = pressed([bin])
    person.move(to: Point(440, 140))
    XCTAssertEqual(person.newTypes(), [.exited, .entered, .dragBegan])
  }
}
