import PointerTestSupport
import XCTest

/// Accessories around the pointer over a target.
class AccessoryTestCase: XCTestCase {
  let frame = Rect(400, 300, 60, 60)
  typealias Position = PointerAccessory.Position

  func style(_ accessories: [PointerAccessory], _ base: PointerStyle = .system) -> PointerStyle {
    var style = base
    style.accessories = accessories
    return style
  }

  func person(_ style: PointerStyle, settings: PointerSettings = PointerSettings()) -> SimulatedPerson {
    let target = PointerTarget(1, frame, style: style)
    return SimulatedPerson(targets: [target], start: Point(430, 100), settings: settings)
  }

  func hovering(_ style: PointerStyle) -> SimulatedPerson {
    var person = person(style)
    person.move(to: frame.center, waiting: 900)
    return person
  }
}
