import PointerTestSupport
import XCTest

/// F4: the nearest snapping target in the circle that lies in the direction of the swipe attracts the pointer to its
/// center.
///
/// Files: `Attractions`, `Magnet`.
final class AttractionTests: FlickTestCase {
  func testNothingBehindTheSwipeAttracts() {
    let behind = icon(1, x: 60, y: 290)
    let person = flicked(Vector(300, 0), from: Point(150, 320), among: [behind])
    XCTAssertEqual(person.engine.lastAttraction?.reason, .coasted)
    // 36 points in 0.12 s, and a coast.
    XCTAssertGreaterThan(person.model.x, 150 + 36)
  }

  func testTheNearestInTheDirectionOfTheSwipeWins() {
    let behind = icon(1, x: 60, y: 290)
    let nearest = icon(3, x: 380, y: 380)
    let all = [behind, icon(2, x: 400, y: 170), nearest]
    XCTAssertEqual(flicked(Vector(1500, 0), from: Point(120, 320), among: all).model, nearest.frame.center)
  }

  func testOnAFreeAxisTheProjectionIsKeptInTheFrame() {
    let text = PointerTarget(1, Rect(300, 340, 40, 30), .text)
    let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [text])
    XCTAssertEqual(person.model, Point(340, 355))
  }

  func testAttractorThatMovesIsFollowedWithoutAJump() {
    var person = SimulatedPerson(targets: [icon(1, x: 380, y: 290)], start: Point(130, 320))
    person.flick(Vector(1200, 0), waiting: 40)
    let before = person.frame
    person.engine.move(1, to: Rect(420, 330, 60, 60), at: person.now)
    XCTAssertEqual(person.model, before.modelPosition)
    XCTAssertLessThan((person.frame.velocity - before.velocity).length, 1e-6)
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.model, Point(450, 360))
    XCTAssertEqual(person.hovered, 1)
  }

  func testAttractorInAScrolledSpaceIsFollowed() {
    var target = icon(1, x: 380, y: 290)
    target.space = 2
    var person = SimulatedPerson(targets: [target], spaces: [PointerSpace(id: 2)], start: Point(130, 320))
    person.flick(Vector(1200, 0))
    XCTAssertEqual(person.engine.lastAttraction?.target, 1)
    for step in 1...10 {
      person.wait(milliseconds: 16)
      person.engine.scroll(space: 2, toOrigin: Point(0, -4 * Double(step)), at: person.now)
    }
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.model, Point(410, 280))
    XCTAssertEqual(person.hovered, 1)
  }

  func testAttractionNeverLeavesTheSurface() {
    // The middle of a control that sticks out lies beyond the edge.
    let target = PointerTarget(1, Rect(980, 300, 120, 60), .button, hasBezel: true, effect: .lift)
    var person = SimulatedPerson(targets: [target], start: Point(760, 330))
    person.flick(Vector(1200, 0))
    for _ in 0..<400 {
      person.wait(milliseconds: 4)
      XCTAssertTrue(Rect(0, 0, 1024, 768).contains(person.model))
    }
    XCTAssertEqual(person.hovered, 1)
  }

  func testTheControlThatIsLandedOnIsHovered() {
    let card = PointerTarget(1, Rect(300, 200, 200, 200), .card, hasBezel: true, effect: .lift)
    var badge = icon(2, x: 385, y: 285, side: 30)
    badge.z = 1
    badge.padding = .zero
    let person = flicked(Vector(1500, 0), from: Point(80, 230), among: [card, badge])
    XCTAssertEqual(person.engine.target(at: Point(80 + 180 + 93, 230))?.id, 1)
    XCTAssertEqual(person.hovered, 1)
  }

  func testWhatIsHiddenIsNotMagnetic() {
    for isOpaque in [true, false] {
      var target = icon(1, x: 380, y: 370)
      target.space = isOpaque ? 0 : 3
      var person = SimulatedPerson(start: Point(130, 320))
      let space = PointerSpace(
        id: 3, clip: isOpaque ? Rect(370, 390, 200, 200) : Rect(0, 0, 400, 380), z: 1, isOpaque: isOpaque)
      person.engine.upsert(space, at: person.now)
      person.engine.upsert(target, at: person.now)
      person.flick(Vector(1200, 0))
      XCTAssertEqual(person.engine.lastAttraction?.reason, .coasted, "opaque \(isOpaque)")
    }
  }

  func testSwitchingAnimationsOffEndsAnAttraction() {
    var person = SimulatedPerson(targets: [icon(1, x: 400, y: 300)], start: Point(150, 330))
    person.flick(Vector(1400, 0))
    XCTAssertEqual(person.frame.phase, .attracted)
    person.engine.setSettings(with(PointerSettings()) { $0.animations = false }, at: person.now)
    XCTAssertNotEqual(person.frame.phase, .attracted)
  }

  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)

  func testInferredLiftIsAttractedToo() {
    let target = icon(1, x: 400, y: 300, side: 80)
    var person = SimulatedPerson(targets: [target], start: Point(200, 340), device: silent)
    person.flick(Vector(1000, 0), reportsContact: false, waiting: 1500)
    XCTAssertEqual(person.model, target.frame.center)
    XCTAssertEqual(person.hovered, 1)
  }
}
