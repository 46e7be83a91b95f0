import PointerTestSupport
import XCTest

/// I4: a drag at the edge of a scroll view scrolls it.
final class AutoscrollTests: AutoscrollTestCase {
  private let zone = PointerConfiguration().input.autoscrollZone

  private func pressedInside(at position: Point, kind: ElementKind = .row, latching: Axes = [])
    -> SimulatedPerson
  {
    var person = SimulatedPerson(spaces: [list], start: position - Vector(1, 0))
    let row = PointerTarget(1, Rect(0, 0, 1000, 1000), kind, style: .system, space: 5, latching: latching)
    person.engine.upsert(row, at: person.now)
    person.move(by: Vector(1, 0))
    person.press()
    return person
  }

  func testADragInTheZoneOfEachEdgeScrollsTowardIt() {
    let center = clip.center
    for (position, direction) in [
      (Point(center.x, clip.minY), Vector(0, 1)), (Point(center.x, clip.maxY), Vector(0, -1)),
      (Point(clip.minX, center.y), Vector(1, 0)), (Point(clip.maxX, center.y), Vector(-1, 0)),
      (Point(clip.maxX, clip.maxY), Vector(-1, -1)),
    ] {
      let person = dragging(to: position)
      XCTAssertEqual(person.frame.autoscroll?.space, 5)
      XCTAssertEqual(velocity(person), direction * speed, "the content moves away from \(position)")
    }
    XCTAssertNil(velocity(dragging(to: center)))
  }

  func testTheVelocityGrowsWithTheSquareOfTheDepth() {
    for (depth, share) in [(0.0, 0.0), (zone / 4, 1 / 16.0), (zone / 2, 0.25), (zone, 1)] {
      let person = dragging(to: Point(clip.midX, clip.maxY - zone + depth))
      XCTAssertEqual(-(velocity(person)?.dy ?? 0), speed * share, accuracy: 1e-9, "\(depth)")
    }
  }

  func testBeyondTheEdgeADragScrollsNothing() {
    for position in [
      Point(clip.midX, clip.maxY + 1), Point(clip.midX, clip.minY - 1), Point(clip.minX - 1, clip.midY),
      Point(clip.maxX + 1, clip.midY),
    ] { XCTAssertNil(velocity(dragging(to: position)), "\(position)") }
  }

  func testASmallSpaceHasASmallZone() {
    let small = with(list) { $0.clip = Rect(300, 200, 40, 40) }
    XCTAssertNil(velocity(dragging(to: Point(320, 220), [small])))
    XCTAssertNil(velocity(dragging(to: Point(320, 230), [small])), "a quarter of its height")
    XCTAssertEqual(velocity(dragging(to: Point(320, 235), [small])), Vector(0, -speed / 4))
  }

  func testASpaceScrollsOnlyWhileAPressDragsOrDrawsABand() {
    let edge = Point(clip.midX, clip.maxY)
    var person = SimulatedPerson(spaces: [list], start: edge)
    person.move(by: Vector(1, 0))
    XCTAssertNil(person.frame.autoscroll, "hovering")
    person.press(.secondary)
    person.move(by: Vector(20, 0))
    XCTAssertNil(person.frame.autoscroll, "the secondary button")
    person.release(.secondary)
    person.press()
    XCTAssertNil(person.frame.autoscroll, "a press")
    var dragged = dragging(to: edge)
    XCTAssertNotNil(dragged.frame.autoscroll)
    dragged.release()
    XCTAssertNil(dragged.frame.autoscroll)
    var broken = dragging(to: edge)
    broken.send(.leave)
    XCTAssertNil(broken.frame.autoscroll)
  }

  func testItKeepsTheFrameAwakeAndEndsWithTheContent() {
    var person = dragging(to: Point(clip.midX, clip.maxY))
    person.wait(milliseconds: 5000)
    XCTAssertFalse(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    var origin = list.origin
    var frames = 0
    while let scroll = person.frame.autoscroll, frames < 1000 {
      person.wait(milliseconds: 16)
      origin = origin + scroll.velocity * 0.016
      origin.y = max(origin.y, clip.maxY - 1000)
      person.engine.scroll(space: scroll.space, toOrigin: origin, at: person.now)
      frames += 1
    }
    // 350 points at 800 a second.
    XCTAssertEqual(Double(frames) * 0.016, 350 / speed, accuracy: 0.02)
    XCTAssertEqual(origin.y, clip.maxY - 1000)
    person.wait(milliseconds: 1000)
    XCTAssertTrue(person.frame.isAtRest, "there is nothing left to scroll")
  }

  func testASpaceWithLessThanHalfAPointLeftIsNotScrolled() {
    for (rest, expected) in [(0.49, nil as Double?), (0.5, -speed)] {
      let list = with(list) { $0.origin.y = clip.maxY - 1000 + rest }
      XCTAssertEqual(velocity(dragging(to: Point(clip.midX, clip.maxY), [list]))?.dy, expected)
    }
  }

  func testSpaceScrollsOnlyAlongTheAxesWithMore() {
    var list = list
    list.origin.x = clip.minX
    list.contentSize = Size(clip.width, 1000)
    let person = dragging(to: Point(clip.maxX, clip.maxY), [list])
    XCTAssertEqual(velocity(person), Vector(0, -speed))
    for change in [
      { $0.contentSize = nil }, { $0.clip = nil }, { $0.isEnabled = false }, { $0.contentSize = .zero },
    ] as [(inout PointerSpace) -> Void] {
      var other = list
      change(&other)
      XCTAssertNil(velocity(dragging(to: Point(clip.maxX, clip.maxY), [other])))
    }
  }

  func testADragThatBeginsInTheZoneScrollsOnlyTowardTheEdge() {
    var person = pressedInside(at: Point(clip.midX, clip.maxY - 20))
    person.move(by: Vector(30, 0))
    XCTAssertNil(person.frame.autoscroll, "along the edge")
    person.move(by: Vector(0, 10))
    XCTAssertEqual(velocity(person)?.dy ?? 0, -speed / 4, accuracy: 1e-9, "half of the way to it")
    person.move(by: Vector(0, 10))
    XCTAssertEqual(velocity(person)?.dy, -speed)
    person.move(by: Vector(0, -30))
    XCTAssertNil(person.frame.autoscroll)
  }

  /// Also R6.
  func testAControlThatMovesInPlaceScrollsNothing() {
    for (kind, axes) in [
      (ElementKind.slider, Axes()), (.divider, []), (.handle, []), (.row, .vertical), (.image, .both),
    ] {
      var person = pressedInside(at: clip.center, kind: kind, latching: axes)
      person.move(to: Point(clip.midX, clip.maxY))
      XCTAssertNil(person.frame.autoscroll, "\(kind)")
    }
    var row = pressedInside(at: clip.center)
    row.move(to: Point(clip.midX, clip.maxY))
    XCTAssertNotNil(row.frame.autoscroll)
  }

  func testSelectionOfTextScrollsItsSpaceFromBeyondTheEdge() {
    for (end, direction) in [
      (Point(clip.midX, 768), Vector(0, -1)), (Point(clip.midX, 0), Vector(0, 1)),
      (Point(0, clip.midY), Vector(1, 0)), (clip.center, .zero),
    ] {
      var text = pressedInside(at: clip.center - Vector(50, 0), kind: .text)
      text.move(to: end)
      XCTAssertEqual(velocity(text) ?? .zero, direction * speed, "\(end)")
      XCTAssertEqual(text.frame.autoscroll?.space, direction == .zero ? nil : 5)
      text.engine.remove(target: 1, at: text.now)
      text.move(by: .zero)
      XCTAssertNil(velocity(text), "the text is gone, and nothing beneath the pointer scrolls")
    }
    var row = pressedInside(at: clip.center)
    row.move(to: Point(clip.midX, 768))
    XCTAssertNil(velocity(row), "a row is carried away")
  }

  func testTheToolkitTunesZoneAndSpeed() {
    var configuration = with(PointerConfiguration()) {
      ($0.input.autoscrollZone, $0.input.autoscrollSpeed) = (10, 100)
    }
    let edge = Point(clip.midX, clip.maxY)
    XCTAssertEqual(velocity(dragging(to: edge, configuration: configuration))?.dy, -100)
    XCTAssertNil(velocity(dragging(to: edge - Vector(0, 10), configuration: configuration)))
    configuration.input.autoscrollZone = 0
    XCTAssertNil(velocity(dragging(to: edge, configuration: configuration)), "0 is only beyond the edge")
    var band = banding(from: Point(600, 350), to: Point(600, clip.maxY + 1))
    band.engine.setConfiguration(configuration, at: band.now)
    XCTAssertEqual(velocity(band)?.dy, -100)
    configuration.input.autoscrollSpeed = 0
    XCTAssertNil(velocity(dragging(to: edge, configuration: configuration)), "0 is never")
  }
}

extension Rect {
  fileprivate var midX: Double { center.x }
  fileprivate var midY: Double { center.y }
}
