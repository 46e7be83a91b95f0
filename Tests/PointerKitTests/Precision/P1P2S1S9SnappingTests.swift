import PointerTestSupport
import XCTest

/// P1, P2, S1, S9, E12, E13: what the pointer becomes.
final class P1P2S1S9SnappingTests: XCTestCase {
  private func resting(
    on target: PointerTarget, among others: [PointerTarget] = [], at position: Point? = nil,
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> SimulatedPerson {
    var person = SimulatedPerson(
      targets: [target] + others, start: position ?? target.frame.center, configuration: configuration)
    person.touch(movingBy: Vector(0, 0), waiting: 1500)
    XCTAssertEqual(person.hovered, target.id)
    return person
  }

  private func bar(_ id: TargetID, x: Double, height: Double = 30, hasBezel: Bool = false) -> PointerTarget {
    PointerTarget(id, Rect(x, 100, 44, height), .barButton, hasBezel: hasBezel, group: 1)
  }

  func testP1S1ByDefaultAFreeCircleNineteenPointsAcrossMovesWithPixelPrecision() {
    var person = SimulatedPerson(start: Point(100, 100))
    person.touch()
    for _ in 0..<20 {
      person.move(by: Vector(3.25, 1.5))
      let frame = person.frame
      XCTAssertEqual(frame.pointer.size, Size(19, 19))
      XCTAssertEqual(frame.pointer.cornerRadius, 9.5)
      XCTAssertEqual(frame.pointer.outline, .circle)
      XCTAssertEqual(frame.pointer.layer, .front)
      XCTAssertEqual(frame.pointer.center, frame.modelPosition, "no lag")
      XCTAssertEqual(frame.clickLocation, frame.modelPosition, "pixel precision")
      XCTAssertNil(frame.hovered)
    }
  }

  func testS1PersonScalesTheCircle() {
    let person = SimulatedPerson(settings: with(PointerSettings()) { $0.pointerScale = 2 })
    XCTAssertEqual(person.frame.pointer.size, Size(38, 38))
  }

  func testP2E12PointerSnapsToTheControlTakesItsShapeWithACornerOfEightAndDropsPrecisionToOneControl() {
    let button = PointerTarget(1, Rect(300, 200, 80, 40), .button)
    let person = resting(on: button, at: Point(290, 190))
    let pointer = person.frame.pointer
    XCTAssertEqual(pointer.size, Size(96, 48), "the frame and the documented outset, 8 and 4")
    XCTAssertEqual(pointer.cornerRadius, 8)
    XCTAssertEqual(pointer.outline, .roundedRect)
    XCTAssertLessThanOrEqual((pointer.center - button.frame.center).dx.magnitude, 3, "parallax is capped")
    XCTAssertEqual(person.frame.clickLocation, button.frame.center, "precision drops to one control")
  }

  func testE4E12LiftTakesTheElementsSizeAndRadiusAndCircleMorphsIntoACircle() {
    var icon = PointerTarget(1, Rect(300, 200, 76, 76), .appIcon, hasBezel: true, cornerRadius: 17)
    XCTAssertEqual(resting(on: icon).frame.pointer.cornerRadius, 17)
    XCTAssertEqual(resting(on: icon).frame.pointer.size, Size(76, 76))
    icon.cornerRadius = 38
    XCTAssertEqual(resting(on: icon).frame.pointer.cornerRadius, 38, "a round element")
    icon.style = PointerStyle(effect: .lift, shape: .circle(diameter: 60))
    let pointer = resting(on: icon).frame.pointer
    XCTAssertEqual(pointer.size, Size(60, 60))
    XCTAssertEqual(pointer.outline, .circle)
  }

  func testE13TheHeightFollowsAGroupThatChangesAndTheElementIsNotResized() {
    var person = resting(on: bar(1, x: 300))
    person.engine.upsert(bar(2, x: 360, height: 60, hasBezel: true), at: person.now)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.size.height, 60)
    XCTAssertEqual(person.content(1)?.frame.size, Size(44, 30))
    person.engine.remove(target: 2, at: person.now)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.size.height, 37)
  }

  func testS9RegionCanHideThePointer() {
    var person = resting(on: PointerTarget(1, Rect(300, 200, 300, 200), style: .hidden))
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertEqual(person.hovered, 1, "it is hovered all the same")
    XCTAssertTrue(person.frame.drawing.commands.isEmpty)
    person.move(by: Vector(0, 200), waiting: 1000)
    XCTAssertGreaterThan(person.frame.pointer.opacity, 0.3)
  }
}
