import PointerKit
import PointerTestSupport
import XCTest

/// A1: the positions of accessories around the pointer, and which of them turn, as in UIKit.
final class AccessoryPositionTests: XCTestCase {
  private typealias Position = PointerAccessory.Position

  func testA1TheEightPositionsAreClockwiseFromTheTopAtTheDefaultOffset() {
    let positions: [Position] = [
      .top, .topRight, .right, .bottomRight, .bottom, .bottomLeft, .left, .topLeft,
    ]
    for (index, position) in positions.enumerated() {
      XCTAssertEqual(position.angle, Double(index) * Double.pi / 4, accuracy: 1e-15)
      XCTAssertEqual(position.offset, 12)
      XCTAssertEqual(Position.defaultOffset, 12)
    }
    XCTAssertEqual(Position(), .top)
    XCTAssertEqual(Position(angle: Double.pi / 2), .right)
  }

  func testA1EachPositionIsSeenWhereItsNameSays() {
    let rows: [(Position, Vector)] = [
      (.top, Vector(dx: 0, dy: -1)), (.topRight, Vector(dx: 1, dy: -1)), (.right, Vector(dx: 1, dy: 0)),
      (.bottomRight, Vector(dx: 1, dy: 1)), (.bottom, Vector(dx: 0, dy: 1)),
      (.bottomLeft, Vector(dx: -1, dy: 1)), (.left, Vector(dx: -1, dy: 0)),
      (.topLeft, Vector(dx: -1, dy: -1)),
    ]
    for (position, direction) in rows {
      let shown = shown([PointerAccessory(.plus, position: position)])
      guard shown.accessories.count == 1 else {
        XCTFail("no accessory")
        continue
      }
      // From the center: the circle's radius of 9.5, then 12.
      let offset = shown.accessories[0].center - shown.pointer.center
      let length = 21.5 / (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot()
      XCTAssertEqual(offset.dx, direction.dx * length, accuracy: 0.05, "\(position)")
      XCTAssertEqual(offset.dy, direction.dy * length, accuracy: 0.05, "\(position)")
    }
  }

  /// A plus that is rotated by 135° is a cross.
  func testA1OnlyArrowsTurnWithTheirAngleUnlessTheHostSaysOtherwise() {
    let shapes: [PointerAccessory.Shape] = [
      .plus, .minus, .circle, .circleSlash, .menu,
      .path(
        PointerPath([.move(to: .zero), .line(to: Point(x: 4, y: 0)), .line(to: Point(x: 0, y: 4)), .close])),
    ]
    for shape in shapes {
      XCTAssertFalse(PointerAccessory(shape, position: .bottomRight).orientationMatchesAngle, "\(shape)")
      XCTAssertEqual(shown([PointerAccessory(shape, position: .bottomRight)]).accessories.first?.angle, 0)
      let turned = PointerAccessory(shape, position: .bottomRight, orientationMatchesAngle: true)
      XCTAssertEqual(shown([turned]).accessories.first?.angle ?? 0, 0.75 * Double.pi, accuracy: 1e-9)
    }
    XCTAssertTrue(PointerAccessory.arrow(.left).orientationMatchesAngle)
    XCTAssertEqual(PointerAccessory.arrow(.left), PointerAccessory(.arrow, angle: 1.5 * Double.pi))
    XCTAssertEqual(shown([.arrow(.left)]).accessories.first?.angle ?? 0, 1.5 * Double.pi, accuracy: 1e-9)
    let upright = PointerAccessory(.arrow, position: .left, orientationMatchesAngle: false)
    XCTAssertEqual(shown([upright]).accessories.first?.angle, 0)
  }

  func testPositionsClampAllNumbers() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      XCTAssertEqual(Position(offset: 3, angle: value).angle, 0, "\(value)")
      var position = Position(offset: value, angle: 1)
      XCTAssertEqual(position.offset, value == 1e300 ? 1000 : 0, "\(value)")
      position.angle = value
      XCTAssertEqual(position.angle, 0)
      position.offset = value
      XCTAssertEqual(position.offset, value == 1e300 ? 1000 : 0)
      var accessory = PointerAccessory(.plus, position: .top)
      accessory.angle = value
      accessory.offset = value
      XCTAssertEqual(accessory.position, position)
    }
    XCTAssertEqual(Position(angle: 6434).angle, 6434)
    XCTAssertEqual(Position(angle: 6434.5).angle, 0)
    XCTAssertEqual(Position(angle: -6434).angle, -6434)
  }

  private func shown(_ accessories: [PointerAccessory]) -> PointerFrame {
    var target = PointerTarget(id: 1, frame: Rect(x: 400, y: 300, width: 60, height: 60), effect: nil)
    target.style.accessories = accessories
    var person = PointerHarness(targets: [target], start: Point(x: 430, y: 100))
    person.move(to: target.frame.center, waiting: 900)
    return person.frame
  }
}
