import PointerTestSupport
import XCTest

/// I4, I7: a drag or a band at the edge of a scroll view scrolls it.
final class I4AutoscrollTests: XCTestCase {
  private let clip = Rect(x: 300, y: 200, width: 400, height: 300)
  private let zone = PointerConfiguration().autoscrollZone
  private let speed = PointerConfiguration().autoscrollSpeed

  /// A scroll view with content of 1,000 × 1,000 points, scrolled to its middle.
  private var list: PointerSpace {
    PointerSpace(
      id: 5, origin: Point(x: 300 - 300, y: 200 - 350), clip: clip,
      contentSize: Size(width: 1000, height: 1000))
  }

  private let photo = PointerTarget(id: 1, frame: Rect(x: 20, y: 20, width: 60, height: 60), kind: .image)

  /// A person who has dragged a photo from outside to a position.
  private func dragging(
    to position: Point, _ spaces: [PointerSpace]? = nil,
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> PointerHarness {
    var person = PointerHarness(start: Point(x: 49, y: 50), configuration: configuration)
    for space in spaces ?? [list] { person.engine.upsert(space, at: person.now) }
    person.engine.upsert(photo, at: person.now)
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    person.move(to: position)
    return person
  }

  private func velocity(_ person: PointerHarness) -> Vector? { person.frame.autoscroll?.velocity }

  // MARK: Edges

  func testI4ADragInTheZoneOfEachEdgeScrollsTowardIt() {
    let center = clip.center
    for (position, direction) in [
      (Point(x: center.x, y: clip.minY), Vector(dx: 0, dy: 1)),
      (Point(x: center.x, y: clip.maxY), Vector(dx: 0, dy: -1)),
      (Point(x: clip.minX, y: center.y), Vector(dx: 1, dy: 0)),
      (Point(x: clip.maxX, y: center.y), Vector(dx: -1, dy: 0)),
      (Point(x: clip.maxX, y: clip.maxY), Vector(dx: -1, dy: -1)),
    ] {
      let person = dragging(to: position)
      XCTAssertEqual(person.frame.autoscroll?.space, 5)
      XCTAssertEqual(velocity(person), direction * speed, "the content moves away from \(position)")
    }
    XCTAssertNil(velocity(dragging(to: center)))
  }

  func testI4TheVelocityGrowsWithTheSquareOfTheDepth() {
    for (depth, share) in [(0.0, 0.0), (zone / 4, 1 / 16.0), (zone / 2, 0.25), (zone, 1)] {
      let person = dragging(to: Point(x: clip.midX, y: clip.maxY - zone + depth))
      XCTAssertEqual(-(velocity(person)?.dy ?? 0), speed * share, accuracy: 1e-9, "\(depth)")
    }
  }

  func testI4BeyondTheEdgeADragScrollsNothing() {
    for position in [
      Point(x: clip.midX, y: clip.maxY + 1), Point(x: clip.midX, y: clip.minY - 1),
      Point(x: clip.minX - 1, y: clip.midY), Point(x: clip.maxX + 1, y: clip.midY),
    ] { XCTAssertNil(velocity(dragging(to: position)), "\(position)") }
  }

  func testI4ASmallSpaceHasASmallZone() {
    let small = with(list) { $0.clip = Rect(x: 300, y: 200, width: 40, height: 40) }
    XCTAssertNil(velocity(dragging(to: Point(x: 320, y: 220), [small])))
    XCTAssertNil(velocity(dragging(to: Point(x: 320, y: 230), [small])), "a quarter of its height")
    XCTAssertEqual(velocity(dragging(to: Point(x: 320, y: 235), [small])), Vector(dx: 0, dy: -speed / 4))
  }

  // MARK: When

  func testI4OnlyWhileAPressDragsOrBands() {
    let edge = Point(x: clip.midX, y: clip.maxY)
    var person = PointerHarness(spaces: [list], start: edge)
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertNil(person.frame.autoscroll, "hovering")
    person.press(.secondary)
    person.move(by: Vector(dx: 20, dy: 0))
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
    var person = dragging(to: Point(x: clip.midX, y: clip.maxY))
    person.wait(milliseconds: 5000)
    XCTAssertFalse(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    var origin = list.origin
    var frames = 0
    while let scroll = person.frame.autoscroll, frames < 1000 {
      person.wait(milliseconds: 16)
      origin = origin + scroll.velocity * 0.016
      origin.y = max(origin.y, clip.maxY - 1000)
      person.engine.scroll(space: scroll.space, to: origin, at: person.now)
      frames += 1
    }
    // 350 points at 800 a second.
    XCTAssertEqual(Double(frames) * 0.016, 350 / speed, accuracy: 0.02)
    XCTAssertEqual(origin.y, clip.maxY - 1000)
    person.wait(milliseconds: 1000)
    XCTAssertTrue(person.frame.isAtRest, "there is nothing left to scroll")
  }

  func testI4HalfAPointIsLeftAlone() {
    for (rest, expected) in [(0.49, nil as Double?), (0.5, -speed)] {
      let list = with(list) { $0.origin.y = clip.maxY - 1000 + rest }
      XCTAssertEqual(velocity(dragging(to: Point(x: clip.midX, y: clip.maxY), [list]))?.dy, expected)
    }
  }

  func testI4ASpaceScrollsOnlyAlongTheAxesInWhichItHasMore() {
    var list = list
    list.origin.x = clip.minX
    list.contentSize = Size(width: clip.width, height: 1000)
    let person = dragging(to: Point(x: clip.maxX, y: clip.maxY), [list])
    XCTAssertEqual(velocity(person), Vector(dx: 0, dy: -speed))
    for change in [
      { $0.contentSize = nil }, { $0.clip = nil }, { $0.isEnabled = false }, { $0.contentSize = .zero },
    ] as [(inout PointerSpace) -> Void] {
      var other = list
      change(&other)
      XCTAssertNil(velocity(dragging(to: Point(x: clip.maxX, y: clip.maxY), [other])))
    }
  }

  // MARK: Which drags

  private func pressedInside(at position: Point, kind: ElementKind = .row, latching: Axes = [])
    -> PointerHarness
  {
    var person = PointerHarness(spaces: [list], start: position - Vector(dx: 1, dy: 0))
    let row = PointerTarget(
      id: 1, frame: Rect(x: 0, y: 0, width: 1000, height: 1000), kind: kind, style: .system, space: 5,
      latching: latching)
    person.engine.upsert(row, at: person.now)
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    return person
  }

  func testI4ADragThatBeginsInTheZoneScrollsOnlyTowardTheEdge() {
    var person = pressedInside(at: Point(x: clip.midX, y: clip.maxY - 20))
    person.move(by: Vector(dx: 30, dy: 0))
    XCTAssertNil(person.frame.autoscroll, "along the edge")
    person.move(by: Vector(dx: 0, dy: 10))
    XCTAssertEqual(velocity(person)?.dy ?? 0, -speed / 4, accuracy: 1e-9, "half of the way to it")
    person.move(by: Vector(dx: 0, dy: 10))
    XCTAssertEqual(velocity(person)?.dy, -speed)
    person.move(by: Vector(dx: 0, dy: -30))
    XCTAssertNil(person.frame.autoscroll)
  }

  func testR6AControlThatMovesInPlaceScrollsNothing() {
    for (kind, axes) in [
      (ElementKind.slider, Axes()), (.divider, []), (.handle, []), (.row, .vertical), (.image, .both),
    ] {
      var person = pressedInside(at: clip.center, kind: kind, latching: axes)
      person.move(to: Point(x: clip.midX, y: clip.maxY))
      XCTAssertNil(person.frame.autoscroll, "\(kind)")
    }
    var row = pressedInside(at: clip.center)
    row.move(to: Point(x: clip.midX, y: clip.maxY))
    XCTAssertNotNil(row.frame.autoscroll)
  }

  func testP5ASelectionOfTextScrollsItsOwnSpaceEvenFromBeyondTheEdge() {
    for (end, direction) in [
      (Point(x: clip.midX, y: 768), Vector(dx: 0, dy: -1)), (Point(x: clip.midX, y: 0), Vector(dx: 0, dy: 1)),
      (Point(x: 0, y: clip.midY), Vector(dx: 1, dy: 0)), (clip.center, .zero),
    ] {
      var text = pressedInside(at: clip.center - Vector(dx: 50, dy: 0), kind: .text)
      text.move(to: end)
      XCTAssertEqual(velocity(text) ?? .zero, direction * speed, "\(end)")
      XCTAssertEqual(text.frame.autoscroll?.space, direction == .zero ? nil : 5)
      text.engine.remove(target: 1, at: text.now)
      text.move(by: .zero)
      XCTAssertNil(velocity(text), "the text is gone, and nothing beneath the pointer scrolls")
    }
    var row = pressedInside(at: clip.center)
    row.move(to: Point(x: clip.midX, y: 768))
    XCTAssertNil(velocity(row), "a row is carried away")
  }

  // MARK: Bands

  /// A band that begins in the list, over nothing.
  private func banding(from start: Point, to end: Point) -> PointerHarness {
    var person = PointerHarness(spaces: [list], start: start)
    for index in 0..<20 {
      let row = PointerTarget(
        id: TargetID(index + 1), frame: Rect(x: 300, y: 50 * Double(index) + 10, width: 200, height: 30),
        kind: .row, space: 5, padding: .zero)
      person.engine.upsert(row, at: person.now)
    }
    person.press()
    person.move(to: end)
    return person
  }

  func testI7ABandScrollsItsSpaceFromFarBeyondEveryEdge() {
    let start = Point(x: clip.maxX - 60, y: clip.midY)
    for (end, direction) in [
      (Point(x: clip.midX, y: 768), Vector(dx: 0, dy: -1)), (Point(x: clip.midX, y: 0), Vector(dx: 0, dy: 1)),
      (Point(x: 0, y: clip.midY), Vector(dx: 1, dy: 0)),
      (Point(x: 1024, y: clip.midY), Vector(dx: -1, dy: 0)),
      (Point(x: 0, y: 0), Vector(dx: 1, dy: 1)),
    ] {
      let person = banding(from: start, to: end)
      XCTAssertEqual(person.frame.phase, .banding)
      XCTAssertEqual(person.frame.autoscroll?.space, 5)
      XCTAssertEqual(velocity(person), direction * speed, "\(end)")
    }
  }

  func testI7ABandAtAnEdgeSelectsWhatComesIntoView() {
    // In the gap beside the rows, which end at x = 500 of the window; content y = 500 is at window y = 350.
    var person = banding(from: Point(x: 600, y: 350), to: Point(x: 490, y: clip.maxY + 40))
    XCTAssertEqual(person.engine.selection, [11, 12, 13])
    var origin = list.origin
    var seen = 0
    for _ in 0..<200 {
      guard let scroll = person.frame.autoscroll else { break }
      person.wait(milliseconds: 16)
      origin = origin + scroll.velocity * 0.016
      origin.y = max(origin.y, clip.maxY - 1000)
      person.engine.scroll(space: scroll.space, to: origin, at: person.now)
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
      id: 7, origin: Point(x: 0, y: 100), clip: Rect(x: 0, y: 100, width: 1024, height: 568),
      contentSize: Size(width: 1024, height: 2000))
    let inner = PointerSpace(id: 5, in: 7, origin: origin, clip: clip, contentSize: content)
    return [page, inner]
  }

  func testI4TheInnermostSpaceThatCanScrollDoes() {
    let clip = Rect(x: 300, y: 300, width: 400, height: 200)
    let content = Size(width: 400, height: 500)
    let edge = Point(x: 500, y: 600)
    let list = page(clip, origin: Point(x: 300, y: 300), content: content)
    XCTAssertEqual(dragging(to: edge, list).frame.autoscroll?.space, 5)
    XCTAssertEqual(velocity(dragging(to: edge, list)), Vector(dx: 0, dy: -speed))
    let atEnd = page(clip, origin: Point(x: 300, y: 0), content: content)
    XCTAssertNil(velocity(dragging(to: edge, atEnd)), "far from the edge of the page")
    XCTAssertEqual(velocity(dragging(to: Point(x: 500, y: 400), atEnd)), Vector(dx: 0, dy: speed), "back")
    XCTAssertEqual(dragging(to: Point(x: 100, y: 668), list).frame.autoscroll?.space, 7)
    var disabled = list
    disabled[0].isEnabled = false
    XCTAssertNil(velocity(dragging(to: edge, disabled)))
  }

  func testI4WhereAParentCutsASpaceOffItsVisibleEdgeCounts() {
    // In the window from y = 600 to 900, of which the page shows 68 points.
    let clip = Rect(x: 300, y: 500, width: 400, height: 300)
    let content = Size(width: 400, height: 500)
    for (origin, expected) in [(500.0, 5 as SpaceID), (301, 5), (300, 7)] {
      let person = dragging(
        to: Point(x: 500, y: 668), page(clip, origin: Point(x: 300, y: origin), content: content))
      XCTAssertEqual(person.frame.autoscroll?.space, expected, "scrolled to \(origin)")
      XCTAssertEqual(velocity(person), Vector(dx: 0, dy: -speed))
    }
  }

  func testI4ACarouselDoesNotKeepItsPageFromScrolling() {
    let carousel = page(
      Rect(x: 0, y: 500, width: 1024, height: 100), origin: Point(x: -200, y: 500),
      content: Size(width: 3000, height: 100))
    XCTAssertEqual(dragging(to: Point(x: 500, y: 668), carousel).frame.autoscroll?.space, 7)
    let aside = dragging(to: Point(x: 1024, y: 610), carousel)
    XCTAssertEqual(aside.frame.autoscroll?.space, 5)
    XCTAssertEqual(velocity(aside), Vector(dx: -speed, dy: 0))
  }

  func testI7ABandScrollsItsSpaceAndThenWhatContainsIt() {
    for (origin, expected) in [(300.0, 5 as SpaceID), (0, 7)] {
      var person = PointerHarness(start: Point(x: 500, y: 500))
      let spaces = page(
        Rect(x: 300, y: 300, width: 400, height: 200), origin: Point(x: 300, y: origin),
        content: Size(width: 400, height: 500))
      person.engine.upsert(spaces, at: person.now)
      person.press()
      person.move(to: Point(x: 500, y: 768))
      XCTAssertEqual(person.frame.autoscroll?.space, expected)
      XCTAssertEqual(velocity(person), Vector(dx: 0, dy: -speed))
    }
  }

  // MARK: Numbers

  func testI4TheToolkitTunesZoneAndSpeed() {
    var configuration = with(PointerConfiguration()) { ($0.autoscrollZone, $0.autoscrollSpeed) = (10, 100) }
    let edge = Point(x: clip.midX, y: clip.maxY)
    XCTAssertEqual(velocity(dragging(to: edge, configuration: configuration))?.dy, -100)
    XCTAssertNil(velocity(dragging(to: edge - Vector(dx: 0, dy: 10), configuration: configuration)))
    configuration.autoscrollZone = 0
    XCTAssertNil(velocity(dragging(to: edge, configuration: configuration)), "0 is only beyond the edge")
    var band = banding(from: Point(x: 600, y: 350), to: Point(x: 600, y: clip.maxY + 1))
    band.engine.setConfiguration(configuration, at: band.now)
    XCTAssertEqual(velocity(band)?.dy, -100)
    configuration.autoscrollSpeed = 0
    XCTAssertNil(velocity(dragging(to: edge, configuration: configuration)), "0 is never")
  }
}

extension Rect {
  fileprivate var midX: Double { center.x }
  fileprivate var midY: Double { center.y }
}
