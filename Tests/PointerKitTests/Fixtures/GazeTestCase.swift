import PointerTestSupport
import XCTest

/// Two windows with an icon in each, and a person whose eyes are followed.
class GazeTestCase: XCTestCase {
  let left = Rect(50, 100, 400, 500)
  let right = Rect(550, 100, 400, 500)

  /// A person before two windows, the spaces 1 and 2; icon 10 is in the first, and icon 20 in the second.
  ///
  /// By default a glance suffices to change the context.
  func person(
    at start: Point = Point(200, 300),
    configuration: PointerConfiguration = with(PointerConfiguration()) { $0.timing.gazeRest = 0 }
  ) -> SimulatedPerson {
    var person = SimulatedPerson(start: start, configuration: configuration)
    for (number, clip) in [(1, left), (2, right)] as [(UInt64, Rect)] {
      let space = PointerSpace(id: SpaceID(number), origin: Point(clip.minX, clip.minY), clip: clip, z: 1)
      person.engine.upsert(space, at: person.now)
      let icon = PointerTarget(
        TargetID(number * 10), Rect(120, 170, 60, 60), .appIcon, hasBezel: true, space: space.id)
      person.engine.upsert(icon, at: person.now)
    }
    person.touch()
    return person
  }

  /// The middle of the icon in the right window.
  let rightIcon = Point(700, 300)
}
