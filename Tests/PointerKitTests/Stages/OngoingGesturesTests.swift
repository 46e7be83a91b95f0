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

  func testEachDeviceHasOneGestureOfEachKind() {
    var gestures = OngoingGestures()
    XCTAssert(gestures.isEmpty)
    XCTAssertEqual(gestures.append(gesture(.scroll)), 0)
    XCTAssertEqual(gestures.append(gesture(.transform)), 1)
    XCTAssertEqual(gestures.append(gesture(.scroll, device: 2)), 2)
    XCTAssertEqual(gestures.append(gesture(.named(.smartZoom))), 3)
    XCTAssertEqual(gestures.index(of: .scroll, device: 1), 0)
    XCTAssertEqual(gestures.index(of: .scroll, device: 2), 2)
    XCTAssertEqual(gestures.index(of: .named(.smartZoom), device: 1), 3)
    XCTAssertNil(gestures.index(of: .named(.lookUp), device: 1))
    XCTAssertNil(gestures.index(of: .transform, device: 2))
    gestures.remove(at: 0)
    XCTAssertEqual(gestures.index(of: .scroll, device: 2), 1)
  }

  func testThirtyTwoIsFull() {
    var gestures = OngoingGestures()
    for device in 0..<32 {
      XCTAssertFalse(gestures.isFull)
      _ = gestures.append(gesture(.scroll, device: DeviceID(device)))
    }
    XCTAssert(gestures.isFull)
  }

  func testAGestureIsActiveWhileFingersMakeIt() {
    for change in [
      { $0.isByFingers = false }, { $0.isLifted = true }, { $0.hasEnded = true },
    ] as [(inout OngoingGesture) -> Void] {
      var gestures = OngoingGestures()
      let index = gestures.append(gesture(.scroll))
      XCTAssert(gestures.isActive)
      change(&gestures[index])
      XCTAssertFalse(gestures.isActive)
    }
    XCTAssertFalse(OngoingGestures().isActive)
  }

  func testALiftEndsTheActivityOfOneDeviceOnly() {
    var gestures = OngoingGestures()
    _ = gestures.append(gesture(.scroll, device: 1))
    _ = gestures.append(gesture(.scroll, device: 2))
    gestures.lift(1)
    XCTAssert(gestures[0].isLifted)
    XCTAssertFalse(gestures[1].isLifted)
    XCTAssert(gestures.isActive)
    gestures.lift(2)
    XCTAssertFalse(gestures.isActive)
  }

  func testI2ATouchStopsOnlyTheMomentumOfItsDevice() {
    var gestures = OngoingGestures()
    for device in 1...3 { _ = gestures.append(gesture(.scroll, device: DeviceID(device))) }
    gestures[0].hasEnded = true
    gestures[2].hasEnded = true
    gestures.stopMomentum(of: 1)
    gestures.stopMomentum(of: 2)
    XCTAssert(gestures[0].isStopped)
    XCTAssertFalse(gestures[1].isStopped, "fingers still scroll there")
    XCTAssertFalse(gestures[2].isStopped)
  }

  func testATargetThatIsGoneGetsNothingMoreAndItsSpaceDoes() {
    var gestures = OngoingGestures()
    _ = gestures.append(gesture(.scroll, target: 5))
    _ = gestures.append(gesture(.transform, target: 6))
    let six = PointerTarget(id: 6, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    gestures.removeTargets(missingFrom: .with([six]))
    XCTAssertNil(gestures[0].recipient.target)
    XCTAssertEqual(gestures[0].recipient.space, 2)
    XCTAssertEqual(gestures[0].recipient.position, Point(x: 10, y: 20))
    XCTAssertEqual(gestures[1].recipient.target, 6)
  }

  func testC3I11OnlyWhatFingersDragAtPresentIsDragged() {
    var gestures = OngoingGestures()
    XCTAssertNil(gestures.draggedTarget)
    _ = gestures.append(gesture(.scroll, device: 1, target: 5))
    XCTAssertNil(gestures.draggedTarget, "a scroll")
    _ = gestures.append(gesture(.scroll, device: 2, target: 6))
    gestures[1].isDirect = true
    XCTAssertEqual(gestures.draggedTarget, 6)
    gestures.lift(2)
    XCTAssertNil(gestures.draggedTarget)
  }

  func testI11ADirectDragTellsTheSpaceAndTheMovementAndNoButton() {
    var scroll = gesture(.scroll)
    scroll.totals.translation = Vector(dx: 3, dy: -4)
    let drag = scroll.directDrag
    XCTAssertEqual(drag.target, 5)
    XCTAssertEqual(drag.space, 2)
    XCTAssertEqual(drag.location, Point(x: 13, y: 16), "where one finger would have dragged it")
    XCTAssertNil(drag.dropTarget)
    XCTAssertEqual(drag.translation, Vector(dx: 3, dy: -4))
    XCTAssertNil(drag.button)
  }
}
