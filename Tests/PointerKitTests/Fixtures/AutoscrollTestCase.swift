import PointerTestSupport
import XCTest

/// Drags and bands at the edge of a scroll view.
class AutoscrollTestCase: XCTestCase {
  let clip = Rect(300, 200, 400, 300)
  let speed = PointerConfiguration().input.autoscrollSpeed
  let photo = PointerTarget(1, Rect(20, 20, 60, 60), .image)
  func velocity(_ person: SimulatedPerson) -> Vector? { person.frame.autoscroll?.velocity }

  /// A scroll view with content of 1,000 × 1,000 points, scrolled to its middle.
  var list: PointerSpace {
    PointerSpace(id: 5, origin: Point(300 - 300, 200 - 350), clip: clip, contentSize: Size(1000, 1000))
  }

  /// A person who has dragged a photo from outside to a position.
  func dragging(
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

  /// A band that begins in the list, over nothing.
  func banding(from start: Point, to end: Point) -> SimulatedPerson {
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
}
