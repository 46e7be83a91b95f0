import PointerTestSupport
import XCTest

@testable import PointerKit

/// What each kind of event prints.
final class EventDescriptionsTests: XCTestCase {
  private func text(_ kind: PointerEvent.Kind, modifiers: KeyModifiers = []) -> String {
    let time = Timestamp(nanoseconds: 1_500_000_000)
    return "\(PointerEvent(kind, at: time, position: Point(118.25, 42), modifiers: modifiers))"
  }

  private let press = PointerEvent.Press(
    target: 7, button: .primary, location: Point(120, 40), device: 0)

  func testALineHasTimePositionKeysAndKind() {
    XCTAssertEqual(text(.entered(7)), "1.5 s at (118.25, 42): entered target 7")
    XCTAssertEqual(
      text(.exited(7), modifiers: [.shift]), "1.5 s at (118.25, 42) with [shift]: exited target 7")
  }

  func testHover() {
    XCTAssertEqual("\(PointerEvent.Kind.styleChanged(7))", "styleChanged target 7")
    XCTAssertEqual("\(PointerEvent.Kind.revealed(.group(2)))", "revealed group 2")
    XCTAssertEqual("\(PointerEvent.Kind.concealed(.target(4)))", "concealed target 4")
    XCTAssertEqual("\(PointerEvent.Kind.hidden)", "hidden")
    XCTAssertEqual("\(PointerEvent.Kind.shown)", "shown")
    XCTAssertEqual(
      "\(PointerEvent.Kind.focusChanged(nil, gaze: Point(3, 4)))", "focusChanged to no target, gaze (3, 4)")
  }

  func testFlicks() {
    let (velocity, landing) = (Vector(2600, -90), Point(502, 392))
    XCTAssertEqual("\(PointerEvent.Kind.recentered(7))", "recentered on target 7")
    XCTAssertEqual(
      "\(PointerEvent.Kind.coasted(velocity: velocity, landing: landing))",
      "coasted, landing (502, 392), velocity (2600, -90)")
    XCTAssertEqual(
      "\(PointerEvent.Kind.attracted(7, velocity: velocity, landing: landing))",
      "attracted by target 7, landing (502, 392), velocity (2600, -90)")
    XCTAssertEqual("\(PointerEvent.Kind.landed(7))", "landed on target 7")
    XCTAssertEqual("\(PointerEvent.Kind.landed(nil))", "landed on no target")
  }

  func testClicks() {
    XCTAssertEqual("\(PointerEvent.Kind.pressed(press))", "pressed target 7, primary, location (120, 40)")
    XCTAssertEqual("\(PointerEvent.Kind.released(press))", "released target 7, primary, location (120, 40)")
    XCTAssertEqual(
      "\(PointerEvent.Kind.clicked(press, count: 2))",
      "clicked target 7, primary, location (120, 40), count 2")
    XCTAssertEqual(
      "\(PointerEvent.Kind.cancelled(press))", "cancelled target 7, primary, location (120, 40)")
    XCTAssertEqual(
      "\(PointerEvent.Kind.pressureChanged(press, pressure: 0.5))",
      "pressureChanged target 7, primary, location (120, 40), pressure 0.5")
    let secondary = PointerEvent.Press(target: nil, button: .secondary, location: .zero, device: 2)
    XCTAssertEqual(
      "\(PointerEvent.Kind.secondaryClicked(secondary))",
      "secondaryClicked no target, secondary, location (0, 0), device 2")
  }

  func testBands() {
    let band = PointerEvent.Band(
      space: 3, anchor: Point(10, 20), position: Point(90, 80), count: 4, device: 0)
    XCTAssertEqual(
      "\(PointerEvent.Kind.bandBegan(band))", "bandBegan from (10, 20) to (90, 80) in space 3, selected 4")
    XCTAssertEqual(
      "\(PointerEvent.Kind.bandChanged(band))",
      "bandChanged from (10, 20) to (90, 80) in space 3, selected 4")
    XCTAssertEqual(
      "\(PointerEvent.Kind.bandEnded(band, phase: .ended))",
      "bandEnded from (10, 20) to (90, 80) in space 3, selected 4, ended")
  }

  func testDrags() {
    let drag = PointerEvent.Drag(
      target: 7, dropTarget: 9, space: .window, location: Point(120, 40), translation: Vector(20, 0),
      button: .primary, device: 0)
    let text = "target 7, primary, location (120, 40), translation (20, 0), drop target 9"
    XCTAssertEqual("\(PointerEvent.Kind.dragBegan(drag))", "dragBegan \(text)")
    XCTAssertEqual("\(PointerEvent.Kind.dragChanged(drag))", "dragChanged \(text)")
    XCTAssertEqual("\(PointerEvent.Kind.dragEnded(drag, phase: .cancelled))", "dragEnded \(text), cancelled")
    let direct = PointerEvent.Drag(
      target: 8, dropTarget: nil, space: 3, location: .zero, translation: .zero, button: nil, device: 1)
    XCTAssertEqual(
      "\(direct)", "target 8 in space 3, two fingers, location (0, 0), translation (0, 0), device 1")
  }

  private func recipient(
    _ target: TargetID?, in space: SpaceID = .window, isSystemwide: Bool = false
  ) -> PointerEvent.Recipient {
    PointerEvent.Recipient(
      target: target, space: space, position: .zero, isSystemwide: isSystemwide, device: 0)
  }

  func testScrolls() {
    let step = PointerEvent.Scroll(
      recipient: recipient(nil, in: 3), delta: Vector(0, -12), phase: .changed, isMomentum: false)
    XCTAssertEqual("\(PointerEvent.Kind.scrolled(step))", "scrolled space 3, delta (0, -12), changed")
    let momentum = PointerEvent.Scroll(
      recipient: recipient(7, in: 3), delta: Vector(0, -2), phase: nil, isMomentum: true)
    XCTAssertEqual("\(momentum)", "target 7 in space 3, delta (0, -2), momentum")
    let wheel = PointerEvent.Scroll(
      recipient: recipient(nil), delta: Vector(0, -60), phase: nil, isMomentum: false)
    XCTAssertEqual("\(wheel)", "the window, delta (0, -60)")
  }

  func testGestures() {
    let transform = PointerEvent.Transform(
      recipient: recipient(7), scale: 1.2, rotation: 0, translation: .zero, phase: .began)
    XCTAssertEqual(
      "\(PointerEvent.Kind.transformed(transform))",
      "transformed target 7, scale 1.2, rotation 0, translation (0, 0), began")
    let gesture = PointerEvent.Gesture(
      recipient: recipient(nil, isSystemwide: true), name: .missionControl, phase: .ended)
    XCTAssertEqual("\(PointerEvent.Kind.gestured(gesture))", "gestured the system, missionControl, ended")
  }

  func testPushes() {
    let push = PointerEvent.Push(edge: .top, distance: 12, movement: 3, device: 0)
    XCTAssertEqual("\(PointerEvent.Kind.pushedEdge(push))", "pushedEdge top, distance 12, movement 3")
  }
}
