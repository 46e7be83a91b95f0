import PointerTestSupport
import XCTest

/// I4, I7: a drag or a band at the edge of a scroll view scrolls it.
final class I4AutoscrollTests: XCTestCase {
  private let clip = Rect(300, 200, 400, 300)
  private let zone = PointerConfiguration().input.autoscrollZone
  private let speed = PointerConfiguration().input.autoscrollSpeed

  /// A scroll view with content of 1,000 × 1,000 points, scrolled to its middle.
  private var list: PointerSpace {
    PointerSpace(id: 5, origin: Point(300 - 300, 200 - 350), clip: clip, contentSize: Size(1000, 1000))
  }

  private let photo = PointerTarget(1, Rect(20, 20, 60, 60), .image)

  /// A person who has dragged a photo from outside to a position.
  private func dragging(
    to position: Point, _ spaces: [PointerSpace]? = nil,
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> SimulatedPerson {
    var person = SimulatedPerson(start: Point(49, 50), configuration: configuration)
    for space in spaces ?? [list] { person.engine.upsert(space, at: person.now) }
    person.engine.upsert(photo, at: person.now)
    person.move(by: Vector(1, 0))
    person.press()
    person.move(to: position)
    return person
  }

  private func velocity(_ person: SimulatedPerson) -> Vector? { person.frame.autoscroll?.velocity }

  // MARK: Edges

  func testI4ADragInTheZoneOfEachEdgeScrollsTowardIt() {
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

  func testI4TheVelocityGrowsWithTheSquareOfTheDepth() {
    for (depth, share) in [(0.0, 0.0), (zone / 4, 1 / 16.0), (zone / 2, 0.25), (zone, 1)] {
      let person = dragging(to: Point(clip.midX, clip.maxY - zone + depth))
      XCTAssertEqual(-(velocity(person)?.dy ?? 0), speed * share, accuracy: 1e-9, "\(depth)")
    }
  }

  func testI4BeyondTheEdgeADragScrollsNothing() {
    for position in [
      Point(clip.midX, clip.maxY + 1), Point(clip.midX, clip.minY - 1), Point(clip.minX - 1, clip.midY),
      Point(clip.maxX + 1, clip.midY),
    ] { XCTAssertNil(velocity(dragging(to: position)), "\(position)") }
  }

  func testI4ASmallSpaceHasASmallZone() {
    let small = with(list) { $0.clip = Rect(300, 200, 40, 40) }
    XCTAssertNil(velocity(dragging(to: Point(320, 220), [small])))
    XCTAssertNil(velocity(dragging(to: Point(320, 230), [small])), "a quarter of its height")
    XCTAssertEqual(velocity(dragging(to: Point(320, 235), [small])), Vector(0, -speed / 4))
  }

  // MARK: When

  func testI4ASpaceScrollsOnlyWhileAPressDragsOrDrawsABand() {
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

  func testI4ItKeepsTheFrameAwakeAndEndsWithTheContent() {
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

  func testI4ASpaceWithLessThanHalfAPointLeftIsNotScrolled() {
    for (rest, expected) in [(0.49, nil as Double?), (0.5, -speed)] {
      let list = with(list) { $0.origin.y = clip.maxY - 1000 + rest }
      XCTAssertEqual(velocity(dragging(to: Point(clip.midX, clip.maxY), [list]))?.dy, expected)
    }
  }

  func testI4ASpaceScrollsOnlyAlongTheAxesInWhichItHasMore() {
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

  // MARK: Which drags

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

  func testI4ADragThatBeginsInTheZoneScrollsOnlyTowardTheEdge() {
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

  func testR6AControlThatMovesInPlaceScrollsNothing() {
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

  func testI4ASelectionOfTextScrollsItsOwnSpaceEvenFromBeyondTheEdge() {
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

  // MARK: Bands

  /// A band that begins in the list, over nothing.
  private func banding(from start: Point, to end: Point) -> SimulatedPerson {
    var person = SimulatedPerson(spaces: [list], start: start)
    for index in 0..<20 {
      let row = PointerTarget(
        TargetID(index + 1), Rect(300, 50 * Double(index) + 10, 200, 30), .row, space: 5, padding: .zero)
      person.engine.upsert(row, at: person.now)
    }
    person.press()
    person.move(to: end)
    return person
  }

  func testI7ABandScrollsItsSpaceFromFarBeyondEveryEdge() {
    let start = Point(clip.maxX - 60, clip.midY)
    for (end, direction) in [
      (Point(clip.midX, 768), Vector(0, -1)), (Point(clip.midX, 0), Vector(0, 1)),
      (Point(0, clip.midY), Vector(1, 0)), (Point(1024, clip.midY), Vector(-1, 0)),
      (Point(0, 0), Vector(1, 1)),
    ] {
      let person = banding(from: start, to: end)
      XCTAssertEqual(person.frame.phase, .banding)
      XCTAssertEqual(person.frame.autoscroll?.space, 5)
      XCTAssertEqual(velocity(person), direction * speed, "\(end)")
    }
  }

  func testI7ABandAtAnEdgeSelectsWhatComesIntoView() {
    // In the gap beside the rows, which end at x = 500 of the window; content y = 500 is at window y = 350.
    var person = banding(from: Point(600, 350), to: Point(490, clip.maxY + 40))
    XCTAssertEqual(person.engine.selection, [11, 12, 13])
    var origin = list.origin
    var seen = 0
    for _ in 0..<200 {
      guard let scroll = person.frame.autoscroll else { break }
      person.wait(milliseconds: 16)
      origin = origin + scroll.velocity * 0.016
      origin.y = max(origin.y, clip.maxY - 1000)
      person.engine.scroll(space: scroll.space, toOrigin: origin, at: person.now)
      XCTAssertGreaterThanOrEqual(person.engine.selection.count, seen)
      seen = person.engine.selection.count
    }
    XCTAssertEqual(person.engine.selection, (11...20).map { TargetID($0) })
    XCTAssertNil(person.frame.autoscroll)
    XCTAssertEqual(person.frame.band?.rect.minY, 0, "the anchor has scrolled out of view")
  }

  // MARK: Nested spaces

  /// A page that scrolls down, visible from y = 100 to 668, and a space within it, given in the page's
  /// coordinates.
  private func page(_ clip: Rect, origin: Point, content: Size) -> [PointerSpace] {
    let page = PointerSpace(
      id: 7, origin: Point(0, 100), clip: Rect(0, 100, 1024, 568), contentSize: Size(1024, 2000))
    return [page, PointerSpace(id: 5, in: 7, origin: origin, clip: clip, contentSize: content)]
  }

  func testI4TheInnermostSpaceThatCanScrollDoes() {
    let clip = Rect(300, 300, 400, 200)
    let content = Size(400, 500)
    let edge = Point(500, 600)
    let list = page(clip, origin: Point(300, 300), content: content)
    XCTAssertEqual(dragging(to: edge, list).frame.autoscroll?.space, 5)
    XCTAssertEqual(velocity(dragging(to: edge, list)), Vector(0, -speed))
    let atEnd = page(clip, origin: Point(300, 0), content: content)
    XCTAssertNil(velocity(dragging(to: edge, atEnd)), "far from the edge of the page")
    XCTAssertEqual(velocity(dragging(to: Point(500, 400), atEnd)), Vector(0, speed), "back")
    XCTAssertEqual(dragging(to: Point(100, 668), list).frame.autoscroll?.space, 7)
    var disabled = list
    disabled[0].isEnabled = false
    XCTAssertNil(velocity(dragging(to: edge, disabled)))
  }

  func testI4WhereAParentCutsASpaceOffItsVisibleEdgeCounts() {
    // In the window from y = 600 to 900, of which the page shows 68 points.
    let clip = Rect(300, 500, 400, 300)
    let content = Size(400, 500)
    for (origin, expected) in [(500.0, 5 as SpaceID), (301, 5), (300, 7)] {
      let person = dragging(to: Point(500, 668), page(clip, origin: Point(300, origin), content: content))
      XCTAssertEqual(person.frame.autoscroll?.space, expected, "scrolled to \(origin)")
      XCTAssertEqual(velocity(person), Vector(0, -speed))
    }
  }

  func testI4ACarouselDoesNotKeepItsPageFromScrolling() {
    let carousel = page(Rect(0, 500, 1024, 100), origin: Point(-200, 500), content: Size(3000, 100))
    XCTAssertEqual(dragging(to: Point(500, 668), carousel).frame.autoscroll?.space, 7)
    let aside = dragging(to: Point(1024, 610), carousel)
    XCTAssertEqual(aside.frame.autoscroll?.space, 5)
    XCTAssertEqual(velocity(aside), Vector(-speed, 0))
  }

  func testI7ABandScrollsItsSpaceAndThenWhatContainsIt() {
    for (origin, expected) in [(300.0, 5 as SpaceID), (0, 7)] {
      var person = SimulatedPerson(start: Point(500, 500))
      let spaces = page(Rect(300, 300, 400, 200), origin: Point(300, origin), content: Size(400, 500))
      person.engine.upsert(spaces, at: person.now)
      person.press()
      person.move(to: Point(500, 768))
      XCTAssertEqual(person.frame.autoscroll?.space, expected)
      XCTAssertEqual(velocity(person), Vector(0, -speed))
    }
  }

  // MARK: Numbers

  func testI4TheToolkitTunesZoneAndSpeed() {
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
