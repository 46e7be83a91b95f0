import PointerKit
import PointerTestSupport
import XCTest

/// A target that is registered anew elsewhere under the same id does not take its leftover animation along.
final class RegisteredAnewTests: XCTestCase {
  private let icon = PointerTarget(
    id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 60), kind: .appIcon, effect: .lift)

  /// The icon is on its way down, since the pointer has just left it.
  private func personLeaving() -> PointerHarness {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.move(to: Point(x: 400, y: 400), waiting: 40)
    XCTAssertNotNil(person.content(1), "it is still moving")
    return person
  }

  private func elsewhere(_ change: (inout PointerTarget) -> Void) -> PointerTarget {
    var target = icon
    change(&target)
    return target
  }

  func testARecycledIdStartsPlain() {
    let others = [
      elsewhere { $0.frame = Rect(x: 600, y: 300, width: 60, height: 60) },
      elsewhere { $0.frame = Rect(x: 100, y: 161, width: 20, height: 200) },
      elsewhere { $0.space = 7 },
    ]
    for other in others {
      for removes in [false, true] {
        var person = personLeaving()
        if removes {
          person.engine.upsert([other], removing: [1], at: person.now)
        } else {
          person.engine.upsert(other, at: person.now)
        }
        XCTAssertNil(person.content(1), "\(other.frame), \(other.kind), removed first: \(removes)")
        person.wait(milliseconds: 100)
        XCTAssertNil(person.content(1))
        XCTAssertTrue(person.frame.contents.isEmpty)
      }
    }
  }

  func testTheHoveredOneDoesNotSettleElsewhere() {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.engine.upsert(elsewhere { $0.frame = Rect(x: 600, y: 300, width: 60, height: 60) }, at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertNil(person.content(1))
  }

  func testALayoutThatChangesKeepsTheAnimation() {
    for change in [Vector(dx: 0, dy: 0), Vector(dx: 59, dy: 0), Vector(dx: -30, dy: 40)] {
      var person = personLeaving()
      let scale = person.content(1)?.scale
      let other = elsewhere { $0.frame = $0.frame.offset(by: change) }
      person.engine.upsert([other], removing: [1], at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
      // A move says that it is the same element.
      person.engine.move(1, to: Rect(x: 600, y: 300, width: 60, height: 60), at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
    }
  }

  func testWhatIsDraggedIsTheSameElementHoweverFarItMoves() {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.press(waiting: 300)
    let scale = person.content(1)?.scale
    person.move(to: Point(x: 500, y: 400))
    person.engine.upsert(
      elsewhere { $0.frame = Rect(center: Point(x: 500, y: 400), size: $0.frame.size) }, at: person.now)
    XCTAssertEqual(person.content(1)?.scale ?? 0, scale ?? 1, accuracy: 0.02)
  }
}
