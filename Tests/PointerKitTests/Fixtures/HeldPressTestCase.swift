import PointerTestSupport
import XCTest

@testable import PointerKit

/// Held presses on text and on controls.
class HeldPressTestCase: XCTestCase {
  let delete = PointerTarget(2, Rect(380, 60, 80, 36), .button, hasBezel: true)

  /// Eight lines of 20 points, 4 points apart.
  var text: PointerTarget {
    PointerTarget(
      1, Rect(20, 20, 300, 200), .text,
      lines: .lines(heights: Array(repeating: 20, count: 8), leading: 4, from: 4))
  }

  func person(_ targets: [PointerTarget], at position: Point) -> SimulatedPerson {
    SimulatedPerson(
      targets: targets, at: position, device: .mouse,
      configuration: with(PointerConfiguration()) { $0.input.bandSelection = false })
  }
}
