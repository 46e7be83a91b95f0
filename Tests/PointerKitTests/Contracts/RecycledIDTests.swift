import PointerTestSupport
import XCTest

/// A target that is registered anew elsewhere under the same id does not take its leftover animation; one whose layout
/// changes keeps it.
final class RecycledIDTests: XCTestCase {
  private let icon = PointerTarget(1, Rect(100, 100, 60, 60), .appIcon, effect: .lift)

  /// The icon is on its way down, since the pointer has just left it.
  private func personLeaving() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.move(to: Point(400, 400), waiting: 40)
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
      elsewhere { $0.frame = Rect(600, 300, 60, 60) }, elsewhere { $0.frame = Rect(100, 161, 20, 200) },
      elsewhere { $0.space = 7 },
    ]
    for (other, removes) in product(others, [false, true]) {
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

  func testTheHoveredOneDoesNotSettleElsewhere() {
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.engine.upsert(elsewhere { $0.frame = Rect(600, 300, 60, 60) }, at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertNil(person.content(1))
  }

  func testALayoutThatChangesKeepsTheAnimation() {
    for change in [Vector(0, 0), Vector(59, 0), Vector(-30, 40)] {
      var person = personLeaving()
      let scale = person.content(1)?.scale
      let other = elsewhere { $0.frame = $0.frame.offset(by: change) }
      person.engine.upsert([other], removing: [1], at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
      // A move says that it is the same element.
      person.engine.move(1, to: Rect(600, 300, 60, 60), at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
    }
  }

  func testWhatIsDraggedIsTheSameElementHoweverFarItMoves() {
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.press(waiting: 300)
    let scale = person.content(1)?.scale
    person.move(to: Point(500, 400))
    person.engine.upsert(
      elsewhere { $0.frame = Rect(center: Point(500, 400), size: $0.frame.size) }, at: person.now)
    XCTAssertEqual(person.content(1)?.scale ?? 0, scale ?? 1, accuracy: 0.02)
  }
}
