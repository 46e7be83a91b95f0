import PointerTestSupport
import XCTest

@testable import PointerKit

/// Each invariant of the engine is found to be broken where it is broken.
final class InvariantsTests: XCTestCase {
  private let icon = PointerTarget(1, Rect(400, 300, 80, 80), .appIcon)
  private let other = PointerTarget(2, Rect(100, 100, 80, 80), .appIcon)

  /// An engine whose pointer is on an icon.
  private var engine: PointerEngine {
    var person = SimulatedPerson(targets: [icon, other], start: icon.frame.center)
    person.move(by: Vector(1, 0))
    return person.engine
  }

  /// An engine whose primary button is down on an icon.
  private var pressedEngine: PointerEngine {
    var person = SimulatedPerson(targets: [icon, other], start: icon.frame.center)
    person.move(by: Vector(1, 0))
    person.press()
    return person.engine
  }

  /// An engine that draws a band.
  private var bandingEngine: PointerEngine {
    var person = SimulatedPerson(targets: [icon, other], start: Point(700, 600))
    person.move(by: Vector(1, 0))
    person.press()
    person.move(by: Vector(30, 30))
    return person.engine
  }

  private func press(on target: TargetID?, isLatched: Bool = false) -> PrimaryPress {
    PrimaryPress(
      device: 0, target: target, position: .zero, location: .zero, dragStart: .zero,
      isOnDisabledMember: false, constrainedAxes: [], dragRole: target == nil ? .band : .carries,
      isLatched: isLatched)
  }

  /// Breaks an engine, and checks that the invariant is named.
  private func assertFound(
    _ invariant: String, in engine: PointerEngine? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ breaks: (inout PointerEngine) -> Void
  ) {
    var engine = engine ?? self.engine
    XCTAssertNil(engine.firstViolatedInvariant(), "before", file: file, line: line)
    breaks(&engine)
    XCTAssertEqual(engine.firstViolatedInvariant(), invariant, file: file, line: line)
  }

  // MARK: The model pointer

  func testMotionWithoutEnd() {
    assertFound("a motion ends now or later") { engine in
      engine.model.startAttraction(
        to: other.frame.center, target: 2, velocity: .zero, response: 0.1, at: engine.now)
      engine.clock.advanceEngine(to: engine.now.after(milliseconds: 10_000))
    }
  }

  func testAttractionToUnknownTarget() {
    assertFound("a target that attracts the pointer is registered and enabled") { engine in
      engine.model.startAttraction(
        to: other.frame.center, target: 99, velocity: .zero, response: 0.1, at: engine.now)
    }
  }

  // MARK: Hover

  func testHiddenPointerHovers() {
    assertFound("only a visible pointer that draws no band is on a target") { $0.hover.visibility = .hidden }
  }

  func testHiddenPointerWithButtonDown() {
    assertFound("no pointer is hidden while a button is down", in: pressedEngine) { engine in
      engine.hover.visibility = .hidden
      engine.hover.hover(nil, isOnDisabledMember: false, frame: nil)
    }
  }

  func testHoveredTargetWithAnotherFrame() {
    assertFound("a hovered target has its frame in the window") { _ = $0.hover.adopt(frame: other.frame) }
  }

  func testUnknownTargetHovered() {
    assertFound("a hovered target is registered and enabled") {
      $0.hover.hover(99, isOnDisabledMember: false, frame: nil)
    }
  }

  func testFarTargetHovered() {
    assertFound("a target is hovered in its region, by a press or on the way to another") {
      $0.hover.hover(2, isOnDisabledMember: false, frame: other.frame)
    }
  }

  func testLockedStyleWithoutPress() {
    assertFound("a style is locked only by a press") {
      $0.hover.style.latch = ResolvedStyle.Latch(axes: [], location: .zero)
    }
  }

  // MARK: The primary button

  func testPressedButtonWithoutPress() {
    assertFound("the primary button is down with its press", in: pressedEngine) { $0.input.primary = .up }
  }

  func testPressWithoutPressedButton() {
    assertFound("the primary button is down with its press") { $0.input.primary = .pressed(press(on: 1)) }
  }

  func testLatchedPressOnUnknownTarget() {
    assertFound("a latched press is on a target", in: pressedEngine) {
      $0.input.primary = .pressed(press(on: 99, isLatched: true))
    }
  }

  func testBandThatBeganOnTarget() {
    assertFound("a band begins on no target", in: bandingEngine) { $0.input.primary = .banding(press(on: 1)) }
  }

  func testBandElsewhereThanThePointer() {
    assertFound("a band reaches to the pointer", in: bandingEngine) {
      $0.model.move(to: Point(10, 10), at: $0.now)
    }
  }

  func testUnknownDropTarget() {
    assertFound("a drop target is registered and enabled", in: pressedEngine) { engine in
      var drag = Drag()
      drag.drop.target = 99
      engine.input.primary = .dragging(press(on: 1), drag)
    }
  }

  // MARK: Gestures and devices

  func testGestureTwice() {
    assertFound("a device makes one gesture of a kind at a time") { engine in
      for _ in 0..<2 { _ = engine.beginGesture(.transform, device: 0) }
    }
  }

  func testGestureOfUnknownTarget() {
    assertFound("the target of a gesture is registered") { engine in
      let index = engine.beginGesture(.transform, device: 0)
      engine.input.gestures[index].target = 99
    }
  }

  func testUnknownDeviceMoved() {
    assertFound("a device that was used is known") { $0.input.movingDevice = 7 }
  }

  // MARK: Reveals and gaze

  func testPointerThatIsAwayReveals() {
    assertFound("a pointer that is not on the surface reveals nothing") { engine in
      engine.hover.visibility = .away
      engine.hover.hover(nil, isOnDisabledMember: false, frame: nil)
      _ = engine.hover.reveals.reveal(.target(2), by: 1)
    }
  }

  func testPointerHiddenByGestureForgotten() {
    assertFound("a pointer that a gesture hid reappears at the gaze") {
      $0.hover.gaze.isHiddenByGesture = true
    }
  }
}
