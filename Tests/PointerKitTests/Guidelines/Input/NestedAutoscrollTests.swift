import PointerTestSupport
import XCTest

/// I4, I7: of nested spaces, the innermost that can scroll does, and a band scrolls its own.
final class NestedAutoscrollTests: AutoscrollTestCase {
  /// A page that scrolls down, visible from y = 100 to 668, and a space within it, given in the page's
  /// coordinates.
  private func page(_ clip: Rect, origin: Point, content: Size) -> [PointerSpace] {
    let page = PointerSpace(
      id: 7, origin: Point(0, 100), clip: Rect(0, 100, 1024, 568), contentSize: Size(1024, 2000))
    return [page, PointerSpace(id: 5, in: 7, origin: origin, clip: clip, contentSize: content)]
  }

  func testTheInnermostSpaceThatCanScrollDoes() {
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

  func testVisibleEdgeOfACutOffSpaceCounts() {
    // In the window from y = 600 to 900, of which the page shows 68 points.
    let clip = Rect(300, 500, 400, 300)
    let content = Size(400, 500)
    for (origin, expected) in [(500.0, 5 as SpaceID), (301, 5), (300, 7)] {
      let person = dragging(to: Point(500, 668), page(clip, origin: Point(300, origin), content: content))
      XCTAssertEqual(person.frame.autoscroll?.space, expected, "scrolled to \(origin)")
      XCTAssertEqual(velocity(person), Vector(0, -speed))
    }
  }

  func testACarouselDoesNotKeepItsPageFromScrolling() {
    let carousel = page(Rect(0, 500, 1024, 100), origin: Point(-200, 500), content: Size(3000, 100))
    XCTAssertEqual(dragging(to: Point(500, 668), carousel).frame.autoscroll?.space, 7)
    let aside = dragging(to: Point(1024, 610), carousel)
    XCTAssertEqual(aside.frame.autoscroll?.space, 5)
    XCTAssertEqual(velocity(aside), Vector(-speed, 0))
  }

  func testABandScrollsItsSpaceFromFarBeyondEveryEdge() {
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

  func testABandAtAnEdgeSelectsWhatComesIntoView() {
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

  func testABandScrollsItsSpaceAndThenWhatContainsIt() {
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
}

extension Rect {
  fileprivate var midX: Double { center.x }
  fileprivate var midY: Double { center.y }
}
