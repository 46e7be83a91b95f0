import PointerTestSupport
import XCTest

@testable import PointerKit

/// Gestures over two halves of a window.
class GestureTestCase: XCTestCase {
  let left = PointerTarget(1, Rect(100, 300, 200, 200), effect: .none)
  let right = PointerTarget(2, Rect(600, 300, 200, 200), effect: .none)

  func onLeft(device: PointerDevice = .trackpad, settings: PointerSettings = PointerSettings())
    -> SimulatedPerson
  { return SimulatedPerson(targets: [left, right], at: Point(200, 400), device: device, settings: settings) }

  func scroll(_ person: inout SimulatedPerson, _ phase: ScrollPhase, by dy: Double = -4) {
    person.send(.scroll(Vector(0, dy), phase: phase, source: .finger))
  }
}
