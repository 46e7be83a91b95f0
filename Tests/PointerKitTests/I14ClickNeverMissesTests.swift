import PointerKit
import PointerTestSupport
import XCTest

/// I14: the finger rolls as it clicks, so up to the drag distance of 3 points hover and click stay with what was
/// pressed.
final class I14ClickNeverMissesTests: XCTestCase {
  private let frame = Rect(x: 400, y: 300, width: 80, height: 60)

  /// Presses, moves in four reports by a vector from the press and a part of the way back, and releases.
  private func roll(_ person: inout PointerHarness, by way: Vector) {
    person.press()
    for share in [0.3, 0.5, 0.2, -0.4] { person.move(by: way * share) }
    person.release()
  }

  func testI14AFingerThatRollsUpToTheDragDistanceClicksTheControlOfEveryKindWithEveryDevice() {
    XCTAssertEqual(PointerConfiguration().dragDistance, 3)
    for kind in ElementKind.allCases {
      for device in [PointerDevice.trackpad, .mouse, PointerDevice(kind: .trackpad, reportsContact: false)] {
        for seed in 0..<8 {
          var dice = Dice(seed: UInt64(seed))
          let target = PointerTarget(id: 1, frame: frame, kind: kind, hasBezel: dice.chance(0.5))
          var person = PointerHarness(targets: [target], start: frame.center, device: device)
          if device.reportsContact { person.touch() }
          person.move(by: dice.vector(upTo: 20))
          _ = person.newEvents()
          roll(&person, by: dice.vector(upTo: 1).normalized * dice.number(0...2.99))
          let news = person.newEvents()
          XCTAssertEqual(news.map { $0.type }, [.pressed, .released, .clicked], "\(kind), seed \(seed)")
          XCTAssertEqual(news.map { $0.target }, [1, 1, 1], "\(kind), seed \(seed)")
          XCTAssertEqual(person.hovered, 1)
        }
      }
    }
  }

  func testI14TheDragDistanceItselfIsAClickAndAnyMoreIsADrag() {
    for (distance, isClick) in [(3.0, true), (3.001, false)] {
      let photo = PointerTarget(id: 1, frame: frame, kind: .image)
      var person = PointerHarness(targets: [photo], start: frame.center, device: .mouse)
      person.move(by: Vector(dx: 0.5, dy: 0))
      person.press()
      person.move(by: Vector(dx: 0, dy: distance))
      person.release()
      XCTAssertEqual(person.events.contains { $0.type == .clicked }, isClick, "\(distance)")
      XCTAssertEqual(person.events.contains { $0.type == .dragBegan }, !isClick, "\(distance)")
    }
  }

  func testI14OnEmptyGroundItIsAClickOnEmptyGroundAndNoBand() {
    var person = PointerHarness(start: Point(x: 100, y: 100), device: .mouse)
    person.move(by: Vector(dx: 1, dy: 0))
    roll(&person, by: Vector(dx: 1.7, dy: -2.4))
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
    XCTAssertNil(person.events.last?.target)
  }

  func testI14ClicksWhoseFingerRollsCountInARow() {
    let button = PointerTarget(id: 1, frame: frame, kind: .button, hasBezel: true)
    var person = PointerHarness(targets: [button], start: frame.center, device: .mouse)
    person.move(by: Vector(dx: 1, dy: 0))
    for _ in 0..<3 { roll(&person, by: Vector(dx: 2, dy: 1)) }
    XCTAssertEqual(person.events.filter { $0.type == .clicked }.map { $0.count }, [1, 2, 3])
  }
}
