import FuzzTargets
import PointerTestSupport
import XCTest

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

  func testAnyCallsOfAnEngine() { assertHolds(.engine, debug: 25, release: 4000) }
  func testAnyChoiceOfMagnetism() { assertHolds(.magnetism, debug: 60, release: 10_000) }
  func testAnyLayoutIsFoundByTheIndex() { assertHolds(.index, debug: 20, release: 2000) }
  func testAnyPathsThatAreInterrupted() { assertHolds(.paths, debug: 10, release: 1000) }
  func testAnyBytesAsFiles() { assertHolds(.files, debug: 100, release: 5000) }

  /// Runs some minutes of the soak that `swift run -c release Soak` runs in full.
  func testAnEngineThatIsCopiedAndPutBackGoesOnAsOneThatIsLeftAlone() {
    var run = SoakRun(seed: 3)
    #if DEBUG
      let bursts = 2
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
}
