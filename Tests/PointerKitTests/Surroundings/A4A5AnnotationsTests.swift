import PointerTestSupport
import XCTest

/// A4 and A5: live values beside the pointer.
final class A4A5AnnotationsTests: XCTestCase {
  private func values(
    _ x: String, _ y: String, _ labels: [AnnotationText] = ["X", "Y"]
  ) -> PointerAnnotation {
    PointerAnnotation(
      zip(labels, [x, y]).map { PointerAnnotation.Value(label: $0, text: AnnotationText($1)) })
  }

  private func shown(at position: Point = Point(500, 400)) -> SimulatedPerson {
    var person = SimulatedPerson(
      start: position, settings: with(PointerSettings()) { $0.autoHideDelay = nil })
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    person.wait(milliseconds: 900)
    return person
  }

  func testA4XAndYOverAGraphStandAboveThePointerAndFollowWithoutLag() throws {
    var person = shown()
    person.engine.upsert(PointerTarget(1, Rect(300, 200, 400, 400), .canvas), at: person.now)
    person.wait(milliseconds: 900)
    let state = try XCTUnwrap(person.frame.annotation)
    XCTAssertEqual(state.position, Point(500 - state.size.width / 2, 400 - 9.5 - 12 - state.size.height))
    XCTAssertEqual(state.opacity, 1)
    XCTAssertEqual(state.annotation, values("41", "7"))
    person.move(by: Vector(13, 8))
    let next = try XCTUnwrap(person.frame.annotation)
    XCTAssertEqual(next.position, state.position + Vector(13, 8))
  }

  func testA4WidthAndHeightWhileResizingChangeAtOnceAndNothingElseMoves() throws {
    var person = shown()
    person.engine.upsert(PointerTarget(1, Rect(492, 392, 16, 16), .handle), at: person.now)
    person.press(waiting: 900)
    for side in 40..<60 {
      person.move(by: Vector(1, 1))
      let size = values("\(side) pt", "\(side) pt", ["W", "H"])
      person.engine.setAnnotation(size, at: person.now)
      let state = try XCTUnwrap(person.frame.annotation)
      XCTAssertEqual(state.annotation, size)
    }
    person.wait(milliseconds: 900)
    let before = try XCTUnwrap(person.frame.annotation)
    person.engine.setAnnotation(values("70 pt", "80 pt", ["W", "H"]), at: person.now)
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position, before.position)
    XCTAssertTrue(person.frame.isAtRest)
  }

  func testA4ItFadesInAndOutAndKeepsTheLastValuesMeanwhile() throws {
    var person = SimulatedPerson()
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    XCTAssertNil(person.frame.annotation)
    person.wait(milliseconds: 60)
    let coming = try XCTUnwrap(person.frame.annotation).opacity
    XCTAssertTrue((0.1...0.9).contains(coming))
    person.wait(milliseconds: 900)
    person.engine.setAnnotation(nil, at: person.now)
    XCTAssertEqual(person.frame.annotation?.opacity, 1)
    person.wait(milliseconds: 60)
    XCTAssertEqual(person.frame.annotation?.annotation, values("41", "7"))
    XCTAssertTrue((0.1...0.9).contains(try XCTUnwrap(person.frame.annotation).opacity))
    person.wait(milliseconds: 900)
    XCTAssertNil(person.frame.annotation)
  }

  func testA4OneWithoutValuesFadesTheLastOneOut() throws {
    var person = shown()
    person.engine.setAnnotation(PointerAnnotation([]), at: person.now)
    person.wait(milliseconds: 60)
    let fading = try XCTUnwrap(person.frame.annotation)
    XCTAssertEqual(fading.annotation, values("41", "7"))
    XCTAssertTrue((0.1...0.9).contains(fading.opacity))
    person.wait(milliseconds: 900)
    XCTAssertNil(person.frame.annotation)
  }

  func testA4ItFlipsToStayOnTheSurfaceInOneMovement() throws {
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

  func testA4NearTheTopItIsBelowAndDoesNotChangeSidesToAndFroAtTheBrink() throws {
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

  func testA4AllOfItIsOnTheSurfaceInEveryFrameWhateverThePointerDoes() throws {
    for (seed, var dice) in withDice(seeds(24), from: 91) {
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

  func testA4OnASurfaceTooSmallForItItsBeginningIsSeen() throws {
    var person = SimulatedPerson(size: Size(30, 20))
    person.engine.setAnnotation(values("1024", "768"), at: person.now)
    person.wait(milliseconds: 900)
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position, .zero)
  }

  func testA4TheMeasuredSizeCounts() throws {
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

  func testItHidesWithThePointerAndComesBackWithIt() throws {
    var person = shown()
    person.send(.leave, waiting: 900)
    XCTAssertNil(person.frame.annotation)
    person.send(.enter(Point(300, 300)), waiting: 900)
    let state = person.frame.annotation
    XCTAssertEqual(state?.platter.rect.center.x, 300)
    XCTAssertEqual(state?.platter.rect.maxY, 300 - 9.5 - 12)
  }

  func testA5ItIsAValueWhatIsLongerIsCutAndCounted() {
    let long = String(repeating: "ä", count: 20)
    let text = AnnotationText(long)
    XCTAssertEqual(text.string, String(repeating: "ä", count: 15))
    XCTAssertTrue(text.isCut)
    XCTAssertFalse(AnnotationText(String(repeating: "x", count: 31)).isCut)
    var person = SimulatedPerson()
    person.engine.setAnnotation(
      PointerAnnotation([PointerAnnotation.Value(label: "X", text: text)]), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.cutAnnotations.count, 1)
    let many = PointerAnnotation(Array(repeating: PointerAnnotation.Value(label: "a", text: "1"), count: 6))
    XCTAssertEqual(many.values.count, 4)
    XCTAssertEqual(many.droppedValues, 2)
    person.engine.setAnnotation(many, at: person.now)
    XCTAssertEqual(person.engine.diagnostics.cutAnnotations.count, 2)
    person.engine.setAnnotation(values("1", "2"), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.total, 2)
  }

  /// The only limit is storage, since the engine does not read texts.
  func testA5AnInstructionIsNotForAnAnnotationAndLeftToTheAuditToFind() {
    var person = SimulatedPerson()
    let words = PointerAnnotation([PointerAnnotation.Value(label: "", text: "Drag to resize")])
    person.engine.setAnnotation(words, at: person.now)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.annotation?.annotation, words)
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testItIsDrawnOnAPlatterThatCanBeReadInLightAndDark() {
    var person = shown()
    for appearance in Appearance.allCases {
      person.engine.setAppearance(appearance, at: person.now)
      var platter: Double?
      var ink: Double?
      for command in person.frame.drawing.commands {
        if case .roundedRect(_, let color, _) = command.kind { platter = color.red }
        if case .annotation(_, _, let color, _) = command.kind { ink = color.red }
      }
      guard let platter, let ink else { return XCTFail("no platter or no text") }
      XCTAssertTrue(appearance == .light ? platter < 0.1 : platter > 0.8, "A4: dark on a light interface")
      XCTAssertEqual(person.frame.annotation?.appearance, appearance == .light ? .dark : .light)
      XCTAssertGreaterThan((max(platter, ink) + 0.05) / (min(platter, ink) + 0.05), 7, "WCAG AAA")
    }
  }

  // MARK: The side

  /// The position of a new annotation that follows another one below the pointer after some milliseconds.
  ///
  /// It comes with the position of the same annotation beside a fresh pointer. Both are at rest.
  private func side(afterMilliseconds gap: Int64, isHidden: Bool) throws -> (new: Double, fresh: Double) {
    // Above the pointer is room, but not 16 points more, which bring an annotation back that is below.
    let extent = 12 + AnnotationMetrics.size(of: values("41", "7")).height
    let edge = Point(500, 9.5 + extent + 5)
    var person = SimulatedPerson(start: Point(500, 12))
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    person.wait(milliseconds: 900)
    person.move(by: edge - Point(500, 12), waiting: 900)
    XCTAssertGreaterThan(try XCTUnwrap(person.frame.annotation).position.y, edge.y, "it stays below")
    if isHidden {
      person.send(.leave, waiting: gap)
      person.send(.enter(edge))
    } else {
      person.engine.setAnnotation(nil, at: person.now)
      person.wait(milliseconds: gap)
      person.engine.setAnnotation(values("3", "4"), at: person.now)
    }
    person.wait(milliseconds: 900)
    var fresh = SimulatedPerson(start: edge)
    fresh.engine.setAnnotation(values("3", "4"), at: fresh.now)
    fresh.wait(milliseconds: 900)
    return (
      try XCTUnwrap(person.frame.annotation).position.y, try XCTUnwrap(fresh.frame.annotation).position.y
    )
  }

  func testA4ANewAnnotationChoosesItsSideWhereverTheLastOneWas() throws {
    for (gap, isHidden) in product([0, 20, 100, 400, 900] as [Int64], [false, true]) {
      let side = try side(afterMilliseconds: gap, isHidden: isHidden)
      XCTAssertEqual(side.new, side.fresh, "\(gap) ms later, \(isHidden)")
    }
  }

  func testA4AnAnnotationThatComesBackOnTheOtherSideWhileTheLastOneFadesDoesNotJump() throws {
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

  func testA4ANewAnnotationIsAtItsSideFromTheBeginning() throws {
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
