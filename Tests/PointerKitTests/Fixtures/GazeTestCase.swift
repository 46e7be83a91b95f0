import PointerTestSupport
import XCTest

/// Two windows with an icon in each, and a person whose eyes are followed.
class GazeTestCase: XCTestCase {
  let left = Rect(x: 50, y: 100, width: 400, height: 500)
  let right = Rect(x: 550, y: 100, width: 400, height: 500)

  /// A person before two windows, the spaces 1 and 2; icon 10 is in the first, and icon 20 in the second.
  ///
  /// By default a glance suffices to change the context.
  func person(
    at start: Point = Point(x: 200, y: 300),
    configuration: PointerConfiguration = with(PointerConfiguration()) { $0.gazeRest = 0 }
  ) -> PointerHarness {
    var person = PointerHarness(start: start, configuration: configuration)
    for (number, clip) in [(1, left), (2, right)] as [(UInt64, Rect)] {
      let space = PointerSpace(
        id: SpaceID(number), origin: Point(x: clip.minX, y: clip.minY), clip: clip, z: 1)
      person.engine.upsert(space, at: person.now)
      let icon = PointerTarget(
        id: TargetID(number * 10), frame: Rect(x: 120, y: 170, width: 60, height: 60), kind: .appIcon,
        hasBezel: true, space: space.id)
      person.engine.upsert(icon, at: person.now)
    }
    person.touch()
    return person
  }

  /// The middle of the icon in the right window.
  let rightIcon = Point(x: 700, y: 300)
}
