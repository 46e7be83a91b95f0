import PointerTestSupport
import XCTest

@testable import PointerKit

/// Bands over icons, and over rows of a list.
class BandTestCase: XCTestCase {
  /// Presses the button at the pointer's position and moves to another position.
  func band(_ person: inout SimulatedPerson, to position: Point) {
    person.press()
    person.move(by: position - person.model)
  }

  var list: PointerSpace {
    PointerSpace(id: 5, origin: Point(300, 200), clip: Rect(300, 200, 400, 200))
  }
}
