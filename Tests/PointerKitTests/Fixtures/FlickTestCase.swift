import PointerTestSupport
import XCTest

/// Where a flick ends, as the person sees it.
class FlickTestCase: XCTestCase {
  func icon(_ id: TargetID, x: Double, y: Double, side: Double = 60) -> PointerTarget {
    PointerTarget(id, Rect(x, y, side, side), .appIcon, hasBezel: true)
  }

  /// A person who has flicked from a position and waited until everything is at rest.
  func flicked(_ velocity: Vector, from start: Point, among targets: [PointerTarget]) -> SimulatedPerson {
    var person = SimulatedPerson(targets: targets, start: start)
    person.flick(velocity, waiting: 1500)
    return person
  }
}
