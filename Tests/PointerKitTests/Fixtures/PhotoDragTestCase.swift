import PointerTestSupport
import XCTest

/// A photo that is dragged, and the events of the drag.
class PhotoDragTestCase: XCTestCase {
  let photo = Rect(100, 100, 80, 80)

  func target(
    _ id: TargetID, _ frame: Rect, z: Int64 = 0, space: SpaceID = 0, kind: ElementKind = .image
  ) -> PointerTarget { PointerTarget(id, frame, kind, style: .system, space: space, z: z, padding: .zero) }

  /// A press on a photo at (140, 140).
  func pressed(_ targets: [PointerTarget], spaces: [PointerSpace] = []) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [target(1, photo)] + targets, spaces: spaces, at: Point(140, 140))
    person.press()
    _ = person.newEvents()
    return person
  }

  func drags(_ person: inout SimulatedPerson) -> [PointerEvent] {
    person.newEvents().filter { $0.translation != nil }
  }
}
