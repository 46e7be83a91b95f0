import PointerTestSupport
import XCTest

/// M8: touches on the screen and the pointer do not affect each other.
///
/// Files: `InputState`, `PointerEngine+Input`.
final class TouchTests: XCTestCase {
  /// Three fingers touch the screen, move and lift, in different orders.
  private func touchTheScreen(_ person: inout SimulatedPerson) {
    let position = Point(430, 330)
    for id in [1, 2, 3] { person.send(.touch(.began, at: position, id: .init(id))) }
    for id in [3, 1, 2] { person.send(.touch(.changed, at: Point(20, 700), id: .init(id))) }
    XCTAssertEqual(person.engine.touchCount, 3)
    for (id, phase) in [(2, ContactPhase.ended), (1, .cancelled), (3, .ended)] {
      person.send(.touch(phase, at: position, id: UInt64(id)))
    }
    XCTAssertEqual(person.engine.touchCount, 0)
  }

  func testTouchesChangeNothingWhateverThePointerDoes() {
    let acts: [(String, (inout SimulatedPerson) -> Void)] = [
      ("rests", { $0.move(by: Vector(2, 0)) }),
      ("is hidden", { $0.wait(milliseconds: 4000) }),
      ("is away", { $0.send(.leave) }),
      ("coasts", { $0.flick(Vector(1500, 300)) }),
      ("is attracted", { $0.flick(Vector(700, 0)) }),
      (
        "is pressed",
        {
          $0.move(by: Vector(2, 0))
          $0.press()
        }
      ),
      (
        "drags",
        {
          $0.press()
          $0.move(by: Vector(20, 0))
        }
      ),
      ("pinches", { $0.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2)) }),
    ]
    for (name, act) in acts {
      var alone = SimulatedPerson(targets: [icon], start: Point(250, 340))
      act(&alone)
      var touched = alone
      touchTheScreen(&touched)
      XCTAssertEqual(touched.events, alone.events, "a pointer that \(name)")
      for _ in 0..<10 {
        XCTAssertEqual(touched.frame, alone.frame, "a pointer that \(name)")
        touched.wait(milliseconds: 37)
        alone.wait(milliseconds: 37)
      }
    }
  }

  func testWhatEndsThePointerEndsNoTouch() {
    var person = SimulatedPerson(targets: [icon])
    person.send(.touch(.began, at: .zero, id: 5))
    for kind in [PointerInput.Kind.leave, .enter(nil), .cancel] { person.send(kind) }
    XCTAssertEqual(person.engine.touchCount, 1)
  }

  func testTouchesThatDoNotFitAreCounted() {
    var person = SimulatedPerson()
    person.send(.touch(.ended, at: .zero, id: 1))
    person.send(.touch(.changed, at: .zero, id: 1))
    person.send(.touch(.began, at: .zero, id: 1))
    person.send(.touch(.began, at: .zero, id: 1))
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 3)
  }

  func testAtMostSixtyFourTouchesAreKnown() {
    var person = SimulatedPerson()
    for id in 1..<100 { person.send(.touch(.began, at: .zero, id: .init(id))) }
    XCTAssertEqual(person.engine.touchCount, 64)
  }
}
