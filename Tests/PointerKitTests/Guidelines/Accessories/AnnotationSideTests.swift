import PointerTestSupport
import XCTest

/// A4: an annotation is above the pointer, below it near the top, and always on the surface.
final class AnnotationSideTests: AnnotationTestCase {
  func testItFlipsToStayOnTheSurfaceInOneMovement() throws {
    for corner in [
      Point(1020, 400), Point(500, 764), Point(1022, 766), Point(2, 2),
      Point(500, 0), Point(1024, 40), Point(0, 700),
    ] {
      var person = shown()
      var last = try XCTUnwrap(person.frame.annotation).position
      let way = corner - person.model
      for _ in 0..<50 {
        let model = person.model
        person.move(by: way / 50)
        let position = try XCTUnwrap(person.frame.annotation).position
        // In 8 ms it goes with the hand, and at the most a tenth of the way across.
        XCTAssertLessThan((position - last).length, (person.model - model).length + 16, "\(corner)")
        last = position
      }
      person.wait(milliseconds: 900)
      let state = try XCTUnwrap(person.frame.annotation)
      let surface = Rect(0, 0, 1024, 768)
      XCTAssertEqual(surface.union(state.platter.rect), surface, "\(corner)")
      let outline = person.frame.pointer.roundedRect.rect
      XCTAssertFalse(outline.intersects(state.platter.rect), "\(corner)")
    }
  }

  func testNearTheTopItDoesNotChangeSidesAtTheBrink() throws {
    var person = shown()
    let height = try XCTUnwrap(person.frame.annotation).size.height
    let brink = height + 12 + 9.5
    func isBelow() throws -> Bool { try XCTUnwrap(person.frame.annotation).position.y > person.model.y }
    person.move(to: Point(400, brink), waiting: 900)
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position.y, 0, "it just fits")
    person.move(to: Point(400, brink - 1), waiting: 900)
    XCTAssertTrue(try isBelow())
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position.y, brink - 1 + 9.5 + 12)
    person.move(to: Point(400, brink + 15), waiting: 900)
    XCTAssertTrue(try isBelow(), "it stays")
    person.move(to: Point(400, brink + 16), waiting: 900)
    XCTAssertFalse(try isBelow(), "it comes back")
  }

  func testAllOfItIsOnTheSurfaceInEveryFrame() throws {
    for (seed, var dice) in withDice(0..<4, from: 91) {
      let size = Size(dice.number(90...500), dice.number(50...300))
      var person = SimulatedPerson(size: size)
      var annotation = values("1024", "768")
      if dice.chance(0.5) { annotation.size = Size(dice.number(10...90), dice.number(10...50)) }
      person.engine.setAnnotation(annotation, at: person.now)
      let surface = Rect(origin: .zero, size: size)
      for _ in 0..<60 {
        switch dice.count(0...9) {
        case 0: person.flick(dice.vector(upTo: 3000))
        case 1: person.press()
        case 2: person.release()
        case 3: person.wait(milliseconds: Int64(dice.count(10...400)))
        default: person.move(by: dice.vector(upTo: 90))
        }
        for later in 0..<4 {
          guard let state = person.frame(afterNanoseconds: Int64(later) * 11_000_000).annotation else {
            continue
          }
          XCTAssertTrue(
            surface.outset(by: 1e-9).contains(state.platter.rect),
            "seed \(seed), \(state.platter.rect) in \(size)")
        }
      }
    }
  }

  func testOnASurfaceTooSmallForItItsBeginningIsSeen() throws {
    var person = SimulatedPerson(size: Size(30, 20))
    person.engine.setAnnotation(values("1024", "768"), at: person.now)
    person.wait(milliseconds: 900)
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position, .zero)
  }

  func testTheMeasuredSizeCounts() throws {
    var person = shown(at: Point(950, 400))
    var wide = values("41", "7")
    wide.size = Size(400, 30)
    person.engine.setAnnotation(wide, at: person.now)
    person.wait(milliseconds: 900)
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position.x, 1024 - 400, "pushed back by the edge")
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position.y, 400 - 9.5 - 12 - 30)
    for number in AdversarialValues.numbers {
      wide.size = Size(number, number)
      person.engine.setAnnotation(wide, at: person.now)
      person.wait(milliseconds: 100)
      XCTAssertTrue(try XCTUnwrap(person.frame.annotation).position.isFinite)
    }
  }

  func testNewAnnotationChoosesItsSideByItself() throws {
    for (gap, isHidden) in product([0, 20, 100, 400, 900] as [Int64], [false, true]) {
      let side = try side(afterMilliseconds: gap, isHidden: isHidden)
      XCTAssertEqual(side.new, side.fresh, "\(gap) ms later, \(isHidden)")
    }
  }

  func testAnnotationThatComesBackOnTheOtherSideDoesNotJump() throws {
    var person = SimulatedPerson(start: Point(500, 12))
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    person.wait(milliseconds: 900)
    person.move(by: Vector(0, 36), waiting: 900)
    person.engine.setAnnotation(nil, at: person.now)
    person.wait(milliseconds: 30)
    var last = try XCTUnwrap(person.frame.annotation).position.y
    person.engine.setAnnotation(values("3", "4"), at: person.now)
    for _ in 0..<600 {
      let position = try XCTUnwrap(person.frame.annotation).position.y
      XCTAssertLessThan(abs(position - last), 2, "of a way of about 60 points")
      last = position
      person.wait(milliseconds: 1)
    }
  }

  func testANewAnnotationIsAtItsSideFromTheBeginning() throws {
    for isBelow in [false, true] {
      let (near, far) = (Point(500, 12), Point(500, 400))
      var person = shown(at: isBelow ? far : near)
      person.engine.setAnnotation(nil, at: person.now)
      person.wait(milliseconds: 900)
      XCTAssertNil(person.frame.annotation)
      person.move(by: isBelow ? near - far : far - near, waiting: 900)
      person.engine.setAnnotation(values("3", "4"), at: person.now)
      var positions: Set<Double> = []
      for _ in 0..<300 {
        person.wait(milliseconds: 3)
        if let state = person.frame.annotation { positions.insert(state.position.y) }
      }
      XCTAssertEqual(positions.count, 1, "it only fades in")
      XCTAssertEqual(positions.contains { $0 > person.model.y }, isBelow)
    }
  }
}
