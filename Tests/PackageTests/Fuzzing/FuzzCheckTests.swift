import XCTest

@testable import PointerKit
@testable import PointerTestSupport

/// The checks within the fuzzers can fail: each finds a frame or a cost that is wrong, and nothing in the same that is right.
final class FuzzCheckTests: XCTestCase {
  private let second = Timestamp(nanoseconds: 1_000_000_000)

  /// A mouse's pointer that is about to take the shape of a button.
  private var morphing: PointerEngine {
    var engine = PointerEngine(size: Size(400, 300), start: Point(30, 50))
    engine.setDevice(.mouse, at: .zero)
    engine.simulate(PointerInput(.motion(Vector(1, 0)), at: .zero))
    engine.upsert(PointerTarget(1, Rect(80, 40, 40, 20), .button), at: second)
    engine.simulate(PointerInput(.motion(Vector(69, 0)), at: second))
    return engine
  }

  // MARK: Continuity

  /// What jumps in frames that are falsified; of an engine in which nothing else moves, unless one is given.
  private func jump(of engine: PointerEngine? = nil, _ falsify: @escaping (inout PointerFrame) -> Void)
    -> String?
  {
    let engine = engine ?? resting
    return ContinuityCheck.violation(engine, until: engine.time.after(milliseconds: 400)) { engine, time in
      var frame = engine.frame(at: time)
      falsify(&frame)
      return frame
    }
  }

  func testAMorphHasNoJump() { XCTAssertNil(jump(of: morphing) { _ in }) }

  func testAPointerThatJumpsBetweenTwoCallsIsFoundAtItsInstant() throws {
    let instant = second.after(milliseconds: 623)
    let found = try XCTUnwrap(jump { if $0.time >= instant { $0.pointer.center.y += 0.5 } })
    XCTAssertTrue(found.hasPrefix("y jumps"), found)
    XCTAssertTrue(found.hasSuffix("at \(instant)"), found)
  }

  func testASizeThatJumpsInTheMiddleOfAMorphIsFound() throws {
    let instant = second.after(milliseconds: 40)
    let found = try XCTUnwrap(
      jump(of: morphing) {
        if $0.time >= instant { $0.pointer.size = Size($0.pointer.size.width + 500, $0.pointer.size.height) }
      })
    XCTAssertTrue(found.hasPrefix("width jumps"), found)
  }

  // While the width changes by two thousand of its steps.
  func testASmallJumpWithinALargeMorphIsFound() throws {
    let morphing = morphing
    let falsify: [(name: String, change: (inout PointerFrame) -> Void)] = [
      ("width", { $0.pointer.size = Size($0.pointer.size.width + 0.5, $0.pointer.size.height) }),
      ("luminance", { $0.pointer.luminance += 0.02 }), ("radius", { $0.pointer.cornerRadius += 0.3 }),
      ("scale", { $0.pointer.scale += 0.01 }),
    ]
    for milliseconds in [3, 40, 41, 90, 200] as [Int64] {
      let instant = second.after(milliseconds: milliseconds)
      for (name, change) in falsify {
        let found = jump(of: morphing) { if $0.time >= instant { change(&$0) } }
        let text = try XCTUnwrap(found, "\(name) after \(milliseconds) ms")
        XCTAssertTrue(text.hasPrefix("\(name) jumps"), text)
        XCTAssertTrue(text.hasSuffix("at \(instant)"), text)
      }
    }
  }

  func testASecondJumpAfterOneThatGoesBackIsFound() throws {
    let (there, back) = (second.after(milliseconds: 30), second.after(milliseconds: 80))
    let found = try XCTUnwrap(
      jump(of: morphing) { if $0.time >= there, $0.time < back { $0.pointer.luminance += 0.1 } },
      "at both ends it is what it was")
    XCTAssertTrue(found.hasPrefix("luminance jumps"), found)
    XCTAssertTrue(found.hasSuffix("at \(there)"), found)
  }

  func testOpacityAndLightThatJumpAreFound() throws {
    let instant = second.after(milliseconds: 700)
    let dim = try XCTUnwrap(
      jump { if $0.time >= instant { $0.pointer.opacity = max(0, $0.pointer.opacity - 0.1) } })
    XCTAssertTrue(dim.hasPrefix("opacity jumps"), dim)
    let later = second.after(milliseconds: 200)
    let content = jump(of: morphing) { frame in
      if frame.time >= later, !frame.contents.isEmpty { frame.contents[0].translation.dx += 300 }
    }
    XCTAssertTrue(try XCTUnwrap(content).hasPrefix("translation x of"), "\(content ?? "")")
  }

  // An accessory that has faded out leaves the list, and the next one takes its number.
  func testAccessoryThatMovesIsAJumpAndOneThatFadesIsNone() throws {
    let instant = second.after(milliseconds: 700)
    func accessories(_ shown: Double, _ faded: Double, _ move: Double = 0) -> [AccessoryState] {
      func accessory(_ y: Double, _ opacity: Double) -> AccessoryState {
        AccessoryState(shape: .plus, center: Point(100, y), angle: 0, opacity: opacity, scale: 1)
      }
      let (one, other) = (accessory(20, faded), accessory(90 + move, shown))
      return faded > 0 ? [one, other] : [other]
    }
    func found(_ faded: Double, _ move: Double = 0) -> String? {
      jump { frame in
        frame.accessories = frame.time >= instant ? accessories(1, 0, move) : accessories(1, faded)
        // Both go with the pointer.
        let way = frame.pointer.center - Point(100, 50)
        for index in frame.accessories.indices { frame.accessories[index].center += way }
      }
    }
    XCTAssertNil(found(0.005), "it cannot be seen any more")
    XCTAssertTrue(try XCTUnwrap(found(0.5)).hasPrefix("accessory"), "half of it can be seen")
    XCTAssertTrue(try XCTUnwrap(found(0.02, 9)).hasPrefix("accessory"), "the other moves")
  }

  func testWhatIsOnlyFastIsNoJump() {
    // Ten thousand points a second, all the time.
    XCTAssertNil(jump { $0.pointer.center.x += $0.time.seconds * 10_000 })
    // What jumps less than can be seen.
    XCTAssertNil(jump { if $0.time >= self.second.after(milliseconds: 600) { $0.pointer.center.y += 0.05 } })
  }

  // MARK: Wakes

  /// A pointer at rest that hides after a while.
  private var resting: PointerEngine {
    var engine = PointerEngine(size: Size(400, 300), start: Point(60, 50))
    engine.setDevice(.mouse, at: second)
    engine.simulate(PointerInput(.motion(Vector(40, 0)), at: second))
    engine.advance(to: second.after(milliseconds: 500))
    return engine
  }

  private func wakeViolation(_ falsify: @escaping (inout PointerFrame) -> Void) -> String? {
    WakeCheck.violation(resting) { engine, time in
      var frame = engine.step(now: time)
      falsify(&frame)
      return frame
    }
  }

  func testARestingPointerNamesItsWake() throws {
    var engine = resting
    let frame = engine.step(now: engine.time)
    XCTAssertTrue(frame.isAtRest)
    XCTAssertGreaterThan(try XCTUnwrap(frame.nextWake), engine.time)
    XCTAssertNil(wakeViolation { _ in })
  }

  func testAMissedWakeIsFound() throws {
    let found = try XCTUnwrap(wakeViolation { $0.nextWake = nil })
    XCTAssertTrue(found.hasPrefix("without a wake"), found)
    let late = try XCTUnwrap(wakeViolation { $0.nextWake = $0.nextWake?.after(milliseconds: 2000) })
    XCTAssertTrue(late.hasPrefix("before the wake"), late)
  }

  func testAWakeInThePastIsFound() throws {
    for offset in [0, -1, -700_000_000] as [Int64] {
      let found = try XCTUnwrap(wakeViolation { $0.nextWake = $0.time.advanced(byNanoseconds: offset) })
      XCTAssertTrue(found.hasPrefix("a wake at"), found)
    }
  }

  func testASpuriousWakeIsFound() throws {
    let found = try XCTUnwrap(wakeViolation { $0.nextWake = $0.time.advanced(byNanoseconds: 5_000_000) })
    XCTAssertTrue(found.contains("changes nothing"), found)
  }

  func testARestingFrameThatChangesBeforeItsWakeIsFound() throws {
    let later = second.after(milliseconds: 600)
    let found = try XCTUnwrap(wakeViolation { if $0.time > later { $0.cursor = .wait } })
    XCTAssertTrue(found.contains("cursor"), found)
  }

  // MARK: Work

  func testACallThatCostsMoreThanTheLimitIsFound() {
    let most = FuzzTarget.mostWork
    defer { FuzzTarget.mostWork = most }
    XCTAssertNil(WorkCheck.violation(WorkCheck.limit, "a call"))
    XCTAssertNotNil(WorkCheck.violation(WorkCheck.limit + 1, "a call"))
    XCTAssertEqual(FuzzTarget.mostWork, WorkCheck.limit + 1)
  }

  /// The counter of the fuzzer, here of a machine on which everything is slow.
  private nonisolated(unsafe) static var slowCounter: UInt64 = 0

  func testTheEnginesFuzzerFindsACallThatCostsTooMuch() throws {
    let (counter, most) = (FuzzTarget.workCounter, FuzzTarget.mostWork)
    defer { (FuzzTarget.workCounter, FuzzTarget.mostWork) = (counter, most) }
    let bytes: [UInt8] = [1] + Array(repeating: 30, count: 100)
    func violation() -> String? { bytes.withUnsafeBufferPointer { FuzzTarget.engine.violation($0) } }
    XCTAssertNil(violation())
    FuzzTarget.workCounter = {
      FuzzCheckTests.slowCounter += WorkCheck.limit + 1
      return FuzzCheckTests.slowCounter
    }
    XCTAssertTrue(try XCTUnwrap(violation()).contains("comparisons"))
  }

  // MARK: The soak

  func testASoakOfCallsIsTheSameAgainWithItsSeed() {
    let (count, length, paths) = (1, 100, CallRun.paths(16))
    func run(seed: UInt64) -> CallRun { CallRun(seed: seed, sessionLength: length, paths: paths) }
    var (first, again) = (run(seed: 11), run(seed: 11))
    for _ in 0..<count {
      let (one, other) = (first.play(), again.play())
      XCTAssertNil(one)
      XCTAssertEqual(one, other)
      XCTAssertEqual(first.digest, again.digest)
    }
    XCTAssertEqual(first.seed, 11 + UInt64(count))
    XCTAssertEqual(first.callCount, count * length)
    var another = run(seed: 12)
    _ = another.play()
    XCTAssertNotEqual(another.digest, first.digest)
  }
}

extension Timestamp {
  fileprivate func after(milliseconds: Int64) -> Timestamp {
    advanced(byNanoseconds: milliseconds * 1_000_000)
  }
}
