import PointerTestSupport
import XCTest

/// Clicks on controls side by side.
class ClickTestCase: XCTestCase {
  let right = PointerTarget(2, Rect(440, 300, 40, 40), .button, hasBezel: true)
  let row = PointerTarget(3, Rect(400, 500, 300, 44), .row)

  func onIcon(
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> SimulatedPerson {
    var person = SimulatedPerson(
      targets: [icon], start: Point(439, 339), settings: settings, configuration: configuration)
    person.move(by: Vector(1, 1))
    _ = person.newEvents()
    return person
  }

  func counts(_ person: SimulatedPerson) -> [Int] {
    person.events.filter { $0.type == .clicked }.compactMap { $0.count }
  }

  /// Two buttons that share an edge, and a row that can be dragged.
  let left = PointerTarget(1, Rect(400, 300, 40, 40), .button, hasBezel: true)

  func person(at position: Point, plain: Bool = true) -> SimulatedPerson {
    var targets = [left, right, row]
    if plain { for index in targets.indices { targets[index].style = .system } }
    return SimulatedPerson(targets: targets, at: position)
  }
}
