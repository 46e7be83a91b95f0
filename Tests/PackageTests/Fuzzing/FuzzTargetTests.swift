import XCTest

@testable import PointerTestSupport

/// Runs the checks of the fuzzers on random bytes; `Tests/Fuzzers/run` goes on where this test ends.
final class FuzzTargetTests: XCTestCase {
  private func assertHolds(_ target: FuzzTarget, seeds: Int, line: UInt = #line) {
    for seed in 0..<seeds {
      var dice = Dice(seed: UInt64(seed) &* 31 &+ 15)
      let bytes = (0..<dice.count(1...600)).map { _ in dice.byte() }
      if let violation = bytes.withUnsafeBufferPointer({ target.violation($0) }) {
        XCTFail("\(target), seed \(seed): \(violation.prefix(900))", line: line)
        return
      }
    }
  }

  func testAnyCallsOfAnEngine() { assertHolds(.engine, seeds: 50) }
  func testAnyChoiceOfMagnetism() { assertHolds(.magnetism, seeds: 600) }
  func testAnyLayoutIsFoundByTheIndex() { assertHolds(.index, seeds: 100) }
  func testAnyPathsThatAreInterrupted() { assertHolds(.paths, seeds: 5) }

  /// S3: the soak of `Lab soak morphs`, for some seconds of it.
  func testInterruptedShapesNeitherBurstNorJump() {
    for hasPaths in [true, false] {
      var run = MorphRun(seed: 7, hasPaths: hasPaths)
      while run.interruptionCount < 200, run.violation == nil { run.play() }
      XCTAssertNil(run.violation)
      XCTAssertGreaterThan(run.greatestSize, 0.5, "shapes become as large as they should")
      if !hasPaths { XCTAssertGreaterThan(run.leastSize, 0.85, "and do not shrink to nothing") }
    }
  }

  /// S3: in a session of the soak, a path whose holes lie outside its main contour began its morph too large.
  func testMorphOfAPathInPartsBeginsAtItsSize() {
    var run = MorphRun(seed: 11_665)
    run.play()
    XCTAssertNil(run.violation)
  }

  /// Sessions of the soak in which the size of the pointer, its outline, its annotation or a shadow jumped at the
  /// end of a morph: two of paths with a line that paints nothing, one of a pointer that was a million points wide and one of
  /// a pointer that was a billion points high, one of a band that ended while the pointer was a polygon, one of a
  /// line without height, one of a thin beam, one of a shadow that nobody could see any more, and two of paths whose
  /// loops or cubic curves were left out.
  func testSessionsInWhichSomethingJumpedAreContinuous() {
    for seed: UInt64 in [
      914_400, 2_160_431, 3_040_943, 5_052_514, 5_124_478, 9_035_019, 9_181_012, 25_090_511, 30_143_969,
      30_178_079,
    ] {
      var run = CallRun(seed: seed)
      XCTAssertNil(run.play(), "seed \(seed)")
    }
  }

  func testAnyBytesAsFiles() { assertHolds(.files, seeds: 500) }

  /// Runs some minutes of the soak that `Lab soak` runs in full.
  func testAnEngineThatIsCopiedAndPutBackGoesOnAsOneThatIsLeftAlone() {
    var run = SoakRun(seed: 3)
    run.burst()
    XCTAssertNil(run.violation)
    XCTAssertEqual(run.digests.plain, run.digests.cut)
  }

  func testAnyBytesAsRecordings() {
    assertHolds(.recordings, seeds: 600)
    for (number, seed) in FuzzTarget.recordings.seeds(count: 6).enumerated() {
      XCTAssertNil(seed.withUnsafeBufferPointer { FuzzTarget.recordings.violation($0) }, "seed \(number)")
    }
  }

  // MARK: The checks can fail

  /// A pointer that a movement has placed on a button in a space.
  private var hovering: PointerEngine {
    var engine = PointerEngine(size: Size(400, 300), start: Point(60, 50))
    engine.upsert(PointerSpace(id: 5), at: .zero)
    let target = PointerTarget(1, Rect(80, 40, 40, 20), .button, space: 5)
    engine.upsert(target, at: .zero)
    engine.simulate(PointerInput(.motion(Vector(40, 0)), at: Timestamp(nanoseconds: 1_000_000)))
    return engine
  }

  func testAnotherHoveredTargetThanThatOfTheOracleIsFound() {
    let (engine, frame) = (hovering, hovering.frame(at: hovering.time))
    var check = HoverCheck()
    // The check does not know the space yet.
    XCTAssertNotNil(check.violation(engine, frame, EventBalance()))
    check.note(.upsertSpace(PointerSpace(id: 5), at: .zero), engine)
    XCTAssertNil(check.violation(engine, frame, EventBalance()))
  }

  func testAPointerThatMovesByItselfIsFound() {
    let creation = RecordedCreation(size: Size(400, 300), start: Point(60, 50))
    let input = PointerInput(.motion(Vector(40, 0)), at: Timestamp(nanoseconds: 1_000_000))
    var (fine, wrong) = (MovementCheck(creation, creation.engine), MovementCheck(creation, creation.engine))
    XCTAssertNil(fine.violation(hovering, after: .simulate(input)))
    XCTAssertNotNil(wrong.violation(hovering, after: .advance(to: Timestamp(nanoseconds: 1_000_000))))
    var outside = MovementCheck(creation, creation.engine)
    let resize = RecordedCall.resize(to: Size(80, 300), at: .zero)
    XCTAssertNotNil(outside.violation(hovering, after: resize), "100 is beyond 80")
  }

  func testWhatBeginsTwiceOrEndsWithoutABeginningIsFound() {
    var pressed = hovering
    pressed.simulate(PointerInput(.button(.primary, isDown: true), at: Timestamp(nanoseconds: 2_000_000)))
    let events = Array(pressed.events(since: 0))
    var balance = EventBalance()
    XCTAssertEqual(balance.take(events), [])
    XCTAssertEqual(balance.hovered, 1)
    XCTAssertEqual(balance.underWay, ["buttons [0]"])
    XCTAssertEqual(balance.take(events).count, 2, "entered and pressed again")
    pressed.simulate(PointerInput(.button(.primary, isDown: false), at: Timestamp(nanoseconds: 3_000_000)))
    var late = EventBalance()
    let end = pressed.events(since: 0).filter { $0.type == .released }
    XCTAssertEqual(late.take(Array(end)).count, 1, "released without a press")
  }
}
