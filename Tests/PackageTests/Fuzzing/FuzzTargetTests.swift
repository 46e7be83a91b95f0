import PointerKit
import PointerRecordings
import XCTest

@testable import PointerTestSupport

/// Runs the checks of the fuzzers on random bytes; `Tests/Fuzzers/run` goes on where this test ends.
final class FuzzTargetTests: XCTestCase {
  private func assertHolds(_ target: FuzzTarget, debug: Int, release: Int, line: UInt = #line) {
    #if DEBUG
      let count = debug
    #else
      let count = release
    #endif
    for seed in 0..<count {
      var dice = Dice(seed: UInt64(seed) &* 31 &+ 15)
      let bytes = (0..<dice.count(1...600)).map { _ in dice.byte() }
      if let violation = bytes.withUnsafeBufferPointer({ target.violation($0) }) {
        XCTFail("\(target), seed \(seed): \(violation.prefix(900))", line: line)
        return
      }
    }
  }

  func testAnyCallsOfAnEngine() { assertHolds(.engine, debug: 12, release: 4000) }
  func testAnyChoiceOfMagnetism() { assertHolds(.magnetism, debug: 60, release: 10_000) }
  func testAnyLayoutIsFoundByTheIndex() { assertHolds(.index, debug: 20, release: 2000) }
  func testAnyPathsThatAreInterrupted() { assertHolds(.paths, debug: 5, release: 1000) }

  /// Contract 7: bytes of the fuzzer that make a path whose weight was no number before it was mended.
  func testThePathsWhoseWeightWasNoNumber() {
    let bytes: [UInt8] = [
      0x70, 0x1a, 0x87, 0x98, 0x89, 0xff, 0x06, 0x24, 0x78, 0xee, 0x0c, 0x3c, 0x5a, 0x96, 0xff, 0xc5,
      0xbc, 0x77, 0xa8, 0x82, 0xe1, 0x2d, 0x26, 0x9c, 0x35, 0x2f, 0x2e, 0x54, 0x5e, 0xf0, 0x1c, 0xf3,
      0x46, 0x6e, 0x89, 0xc8, 0xda, 0x07, 0x9c, 0x93, 0x3d, 0xea, 0x10, 0x1b, 0x4b, 0xb8, 0x14, 0x45,
      0xb3, 0x7a, 0xff, 0xf8, 0x50, 0x7c, 0xb7, 0x04, 0x90, 0x17, 0xf2, 0x25, 0x3b, 0x06, 0x7a, 0x0a,
      0xce, 0xf8, 0x12, 0xfa, 0x58, 0x2f, 0xf9, 0x8f, 0xe1, 0x3b, 0xca, 0x0a, 0x08, 0x95, 0x96, 0x41,
      0x80, 0x14, 0xe1, 0xbb, 0x65, 0x6d, 0x29, 0x97, 0x0d, 0x19, 0xad, 0xd2, 0x85, 0xc9, 0x3d, 0x3e,
      0x93, 0x6a, 0xf5, 0x7f, 0xcc, 0xe9, 0xcf, 0x0b, 0x71, 0x57, 0x84, 0x8f, 0x51, 0x89, 0xd9, 0x08,
      0x08, 0x46, 0x9c, 0xcd, 0xac, 0x9f, 0xf7, 0x35, 0x8d, 0x7e, 0x10, 0x48, 0x86, 0xa4, 0x8e, 0x71,
      0x4e, 0x62, 0xfb, 0x8a, 0x3c, 0xb3, 0x8b, 0x01, 0x00, 0x02, 0x2e, 0xb8, 0x24, 0x84, 0x73, 0x9a,
      0xd6, 0x31, 0x11, 0x80, 0xfb, 0x8f, 0x52, 0x2c, 0x91, 0x33, 0x1f, 0xaf, 0x09, 0xab, 0xed, 0xa9,
      0xa4, 0xfe, 0x85, 0xaf, 0x68, 0x42, 0x82, 0x75, 0xbd, 0x81, 0x9f, 0xea, 0xb8, 0x06, 0x92, 0x8e,
      0x3a, 0xae, 0xa6, 0x48, 0x5e, 0x1e, 0xe1, 0x22, 0x1f, 0x5e, 0x47, 0x66, 0x20, 0x0c, 0xe7, 0x69,
      0x3a, 0x26, 0x88, 0xa9, 0x3e, 0xb3, 0x2a, 0x99, 0xaf, 0x2c, 0x3f, 0x04, 0xf0, 0xd2, 0x6c, 0xfc,
      0xa3, 0x4c, 0x56, 0x63, 0xe2, 0xa9, 0x32, 0x18, 0xc1, 0x01,
    ]
    XCTAssertNil(bytes.withUnsafeBufferPointer { FuzzTarget.paths.violation($0) })
  }

  /// S3: the soak of `swift run -c release Lab soak morphs`, for some seconds of it.
  func testShapesThatAreInterruptedWhileTheyChangeNeitherBurstNorJump() {
    var run = MorphRun(seed: 7)
    #if DEBUG
      let count = 200
    #else
      let count = 20_000
    #endif
    while run.interruptionCount < count, run.violation == nil { run.play() }
    XCTAssertNil(run.violation)
    XCTAssertGreaterThan(run.greatestSize, 0.5, "shapes become as large as they should")
  }

  /// S3: in a session of the soak, a path whose holes lie outside its main contour began its morph too large.
  func testAMorphOfAPathWithPartsOutsideItsMainContourBeginsAtTheSizeOfThePath() {
    var run = MorphRun(seed: 11_665)
    run.play()
    XCTAssertNil(run.violation)
  }

  #if !DEBUG
    /// Sessions of the soak in which the size of the pointer, its outline, its annotation or a shadow jumped at the
    /// end of a morph: two of paths with a line that paints nothing, one of a pointer that was a million points wide and one of
    /// a pointer that was a billion points high, one of a band that ended while the pointer was a polygon, one of a
    /// line without height, one of a thin beam, one of a shadow that nobody could see any more, and two of paths whose
    /// loops or cubic curves were left out.
    func testTheSessionsInWhichSomethingJumpedAtTheEndOfAMorphAreContinuous() {
      for seed: UInt64 in [
        914_400, 2_160_431, 3_040_943, 5_052_514, 5_124_478, 9_035_019, 9_181_012, 25_090_511,
        30_143_969, 30_178_079,
      ] {
        var run = CallRun(seed: seed)
        XCTAssertNil(run.play(), "seed \(seed)")
      }
    }
  #endif

  func testAnyBytesAsFiles() { assertHolds(.files, debug: 100, release: 5000) }

  /// Runs some minutes of the soak that `swift run -c release Lab soak` runs in full.
  func testAnEngineThatIsCopiedAndPutBackGoesOnAsOneThatIsLeftAlone() {
    var run = SoakRun(seed: 3)
    #if DEBUG
      let bursts = 1
    #else
      let bursts = 60
    #endif
    for _ in 0..<bursts { run.burst() }
    XCTAssertNil(run.violation)
    XCTAssertEqual(run.digests.plain, run.digests.cut)
  }

  func testAnyBytesAsRecordings() {
    assertHolds(.recordings, debug: 60, release: 10_000)
    for (number, seed) in FuzzTarget.recordings.seeds(count: 6).enumerated() {
      XCTAssertNil(seed.withUnsafeBufferPointer { FuzzTarget.recordings.violation($0) }, "seed \(number)")
    }
  }

  // MARK: The checks can fail

  /// A pointer that a movement has placed on a button in a space.
  private var hovering: PointerEngine {
    var engine = PointerEngine(size: Size(width: 400, height: 300), start: Point(x: 60, y: 50))
    engine.upsertSpace(PointerSpace(id: 5), at: .zero)
    var target = PointerTarget(id: 1, frame: Rect(x: 80, y: 40, width: 40, height: 20), kind: .button)
    target.space = 5
    engine.upsert(target, at: .zero)
    engine.handle(PointerInput(.motion(Vector(dx: 40, dy: 0)), at: Timestamp(nanoseconds: 1_000_000)))
    return engine
  }

  func testAnotherHoveredTargetThanThatOfTheOracleIsFound() {
    let (engine, frame) = (hovering, hovering.frame(at: hovering.time))
    var check = HoverCheck()
    // The check does not know the space yet.
    XCTAssertNotNil(check.violation(engine, frame, EventBalance()))
    check.note(.upsertSpace(PointerSpace(id: 5), at: .zero))
    XCTAssertNil(check.violation(engine, frame, EventBalance()))
  }

  func testAPointerThatMovesByItselfIsFound() {
    let creation = RecordedCreation(size: Size(width: 400, height: 300), start: Point(x: 60, y: 50))
    let input = PointerInput(.motion(Vector(dx: 40, dy: 0)), at: Timestamp(nanoseconds: 1_000_000))
    var (fine, wrong) = (
      MovementCheck(creation, creation.engine), MovementCheck(creation, creation.engine)
    )
    XCTAssertNil(fine.violation(hovering, after: .handle(input)))
    XCTAssertNotNil(wrong.violation(hovering, after: .advance(to: Timestamp(nanoseconds: 1_000_000))))
    var outside = MovementCheck(creation, creation.engine)
    let resize = RecordedCall.resize(to: Size(width: 80, height: 300), at: .zero)
    XCTAssertNotNil(outside.violation(hovering, after: resize), "100 is beyond 80")
  }

  func testWhatBeginsTwiceOrEndsWithoutABeginningIsFound() {
    var pressed = hovering
    pressed.handle(PointerInput(.button(.primary, isDown: true), at: Timestamp(nanoseconds: 2_000_000)))
    let events = Array(pressed.events(since: 0))
    var balance = EventBalance()
    XCTAssertEqual(balance.take(events), [])
    XCTAssertEqual(balance.hovered, 1)
    XCTAssertEqual(balance.underWay, ["buttons [0]"])
    XCTAssertEqual(balance.take(events).count, 2, "entered and pressed again")
    pressed.handle(PointerInput(.button(.primary, isDown: false), at: Timestamp(nanoseconds: 3_000_000)))
    var late = EventBalance()
    let end = pressed.events(since: 0).filter { $0.type == .released }
    XCTAssertEqual(late.take(Array(end)).count, 1, "released without a press")
  }
}
