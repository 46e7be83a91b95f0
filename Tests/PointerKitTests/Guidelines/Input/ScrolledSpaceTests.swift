import PointerTestSupport
import XCTest

@testable import PointerKit

/// I2: a scroll goes to the innermost space that can move that way.
final class ScrolledSpaceTests: XCTestCase {
  private let card = PointerTarget(1, Rect(300, 10, 200, 130), .card, space: 2)

  // A page of 3,000 points in a window of 600, with a row of cards that moves to the side.
  private let page = PointerSpace(id: 1, clip: Rect(0, 0, 800, 600), contentSize: Size(800, 3000))

  private let row = PointerSpace(
    id: 2, in: 1, origin: Point(0, 450), clip: Rect(0, 450, 800, 150), contentSize: Size(4000, 150))

  private func person(_ spaces: [PointerSpace]? = nil, settings: PointerSettings = PointerSettings())
    -> SimulatedPerson
  {
    SimulatedPerson(
      targets: [card], spaces: spaces ?? [page, row], at: Point(400, 520), size: Size(800, 600),
      settings: settings)
  }

  /// The space to which a scroll of fingers goes.
  private func space(_ person: SimulatedPerson, _ delta: Vector) -> SpaceID? {
    var person = person
    person.send(.scroll(delta, phase: .began, source: .finger))
    return person.newEvents().last { $0.type == .scrolled }?.space
  }

  func testScrollGoesToTheInnermostSpaceThatMovesAlongItsAxis() {
    let person = person()
    XCTAssertEqual(space(person, Vector(0, -12)), 1)
    XCTAssertEqual(space(person, Vector(-12, 0)), 2)
    XCTAssertEqual(space(person, Vector(-12, 11)), 2, "the longer component decides")
    XCTAssertEqual(space(person, Vector(11, -12)), 1)
    XCTAssertEqual(space(person, Vector(-12, -12)), 1, "of equal ones it is y")
  }

  func testScrollPassesASpaceAtItsEnd() {
    for (x, delta, expected) in [
      (0.0, 12.0, SpaceID(1)), (0, -12, 2), (-3200, -12, 1), (-3200, 12, 2), (-3199.6, -12, 1),
      (-3199.4, -12, 2),
      (-100, 12, 2),
    ] {
      // The page moves to the side as well.
      var wide = page
      (wide.contentSize, wide.origin) = (Size(5000, 3000), Point(-100, 0))
      var moved = row
      (moved.origin, moved.clip) = (Point(x + 100, 450), Rect(100, 450, 800, 150))
      let person = SimulatedPerson(
        spaces: [wide, moved], at: Point(400, 520), size: Size(800, 600))
      XCTAssertEqual(space(person, Vector(delta, 0)), expected, "\(delta) at \(x)")
    }
  }

  func testScrollThatReachesTheEndStaysWithItsSpace() {
    var person = person()
    person.send(.contact(.began, fingers: 2))
    person.send(.scroll(Vector(-12, 0), phase: .began, source: .finger))
    person.engine.scroll(space: 2, toOrigin: Point(-3200, 450), at: person.now)
    person.send(.scroll(Vector(-12, 0), phase: .changed, source: .finger))
    person.send(.scroll(Vector(0, -12), phase: .changed, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    person.send(.scroll(Vector(-12, 0), phase: .momentum, source: .finger))
    XCTAssertEqual(person.newEvents().filter { $0.type == .scrolled }.map { $0.space }, [2, 2, 2, 2, 2])
    person.send(.scroll(Vector(0, -12), phase: .began, source: .finger))
    XCTAssertEqual(person.newEvents().last?.space, 1, "the next one goes by its own axis")
  }

  func testWhereNothingMovesTheInnermostLargerContentIsMeant() {
    let window = PointerSpace(id: .window, clip: Rect(0, 0, 800, 600), contentSize: Size(800, 600))
    let person = person([window, page, row])
    XCTAssertEqual(space(person, Vector(0, 12)), 1, "the page at its beginning")
    XCTAssertEqual(space(person, Vector(12, 0)), 2, "the row at its beginning")
    let flat = with(page) { $0.contentSize = Size(800, 600) }
    XCTAssertEqual(space(self.person([window, flat, row]), Vector(0, 12)), 2, "the space under the pointer")
  }

  func testTheTargetIsTheOneUnderThePointer() {
    var person = person()
    person.send(.scroll(Vector(0, -12), phase: .began, source: .finger))
    XCTAssertEqual(person.newEvents().last?.target, 1)
  }

  func testWithReversedScrollingTheOtherEndCounts() {
    let settings = with(PointerSettings()) { $0.naturalScrolling = false }
    XCTAssertEqual(space(person(settings: settings), Vector(12, 0)), 2)
    XCTAssertEqual(space(person(settings: settings), Vector(-12, 0)), .window)
    XCTAssertEqual(space(person(), Vector(12, 0)), .window)
  }

  func testWhatTheEngineDoesNotKnowIsPassedByNoScroll() {
    for change in [{ $0.contentSize = nil }, { $0.clip = nil }] as [(inout PointerSpace) -> Void] {
      XCTAssertEqual(space(person([page, with(row, change)]), Vector(0, -12)), 2)
    }
  }

  func testBeginningWithoutMovementLeavesTheAxisOpen() {
    var person = person()
    person.send(.scroll(.zero, phase: .began, source: .finger))
    person.send(.scroll(Vector(0, -12), phase: .changed, source: .finger))
    person.send(.scroll(Vector(0, 12), phase: .changed, source: .finger))
    person.send(.scroll(Vector(-30, 0), phase: .changed, source: .finger))
    XCTAssertEqual(person.newEvents().filter { $0.type == .scrolled }.map { $0.space }, [2, 1, 1, 1])
  }

  func testEachStepOfAWheelGoesByItsAxis() {
    var person = person()
    for delta in [Vector(0, -40), Vector(-40, 0), Vector(0, -40)] {
      person.send(.scroll(delta, phase: .none, source: .wheel))
    }
    person.send(.scroll(Vector(0, -4), phase: .momentum, source: .finger))
    XCTAssertEqual(person.newEvents().filter { $0.type == .scrolled }.map { $0.space }, [1, 2, 1, 1])
  }

  func testTwoFingersThatDragASliderDragItAlongAnyAxis() {
    var slider = card
    slider.kind = .slider
    var person = SimulatedPerson(
      targets: [slider], spaces: [page, row], at: Point(400, 520), size: Size(800, 600))
    person.send(.scroll(Vector(0, -12), phase: .began, source: .finger))
    XCTAssertEqual(person.newEvents().last { $0.type == .scrolled }?.space, 2)
  }

  // Chains of one to five spaces, each of which moves along some axes, to some of its ends, or is not known.
  func testRandomSpacesAgreeWithTheirDefinition() {
    var passed = 0
    for (seed, var dice) in withDice(0..<400, from: 73_000) {
      var spaces: [PointerSpace] = []
      var origin = Point.zero
      for id in 1...dice.count(1...5) {
        // In the coordinates of its parent, each clip covers the whole surface.
        var space = PointerSpace(id: SpaceID(id), in: SpaceID(id - 1))
        space.clip = dice.chance(0.9) ? Rect(-origin.x, -origin.y, 800, 600) : nil
        let size = Size(dice.pick([500, 800, 800.3, 801, 2000]), dice.pick([300, 600, 600.3, 601, 2000]))
        space.contentSize = dice.chance(0.9) ? size : nil
        func start(_ hidden: Double) -> Double { dice.pick([0, 0, -hidden, -hidden, -hidden / 2, 3]) }
        let wanted = Point(start(max(0, size.width - 800)), start(max(0, size.height - 600)))
        space.origin = Point(wanted.x - origin.x, wanted.y - origin.y)
        origin = wanted
        spaces.append(space)
      }
      let delta = Vector(dice.number(-20...20), dice.number(-20...20))
      let person = SimulatedPerson(spaces: spaces, at: Point(400, 300), size: Size(800, 600))
      var expected: SpaceID?
      let isHorizontal = abs(delta.dx) > abs(delta.dy)
      var inWindow = origin
      for space in spaces.reversed() {
        guard let size = space.contentSize, space.clip != nil else {
          expected = space.id
          break
        }
        let (length, visible) = isHorizontal ? (size.width, 800.0) : (size.height, 600)
        let (start, movement) = isHorizontal ? (inWindow.x, delta.dx) : (inWindow.y, delta.dy)
        let isHidden = movement > 0 ? start <= -0.5 : start + length - visible >= 0.5
        if length - visible >= 0.5, isHidden {
          expected = space.id
          break
        }
        inWindow = Point(inWindow.x - space.origin.x, inWindow.y - space.origin.y)
      }
      // The window has no content size.
      let found = self.space(person, delta)
      // A space without a clip has no surface of its own, so that the scroll may begin farther out.
      guard spaces.last?.clip != nil else { continue }
      XCTAssertEqual(found, expected ?? .window, "seed \(seed + 73_000)")
      if found != spaces.last?.id { passed += 1 }
    }
    XCTAssertGreaterThan(passed, 100)
  }
}
