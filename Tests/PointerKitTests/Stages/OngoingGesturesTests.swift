import PointerTestSupport
import XCTest

@testable import PointerKit

/// I2, I3, I8, I11: the gestures that are under way, without an engine.
final class OngoingGesturesTests: XCTestCase {
  private func gesture(_ kind: OngoingGesture.Kind, device: DeviceID = 1, target: TargetID? = 5)
    -> OngoingGesture
  {
    OngoingGesture(kind: kind, device: device, target: target, space: 2, anchor: Point(x: 10, y: 20))
  }

  func testThirtyTwoIsFull() {
    var gestures = OngoingGestures()
    for device in 0..<32 {
      XCTAssertFalse(gestures.isFull)
      _ = gestures.append(gesture(.scroll, device: DeviceID(device)))
    }
    XCTAssert(gestures.isFull)
  }
}
