import AllocationCounter
import PointerKit
import PointerRecordings
import PointerTestSupport
import XCTest

/// Recording allocates only for the growth of the bytes.
final class RecordingAllocationTests: XCTestCase {
  func testInputsFramesAndDigestsAllocateNothing() throws {
    #if DEBUG
      throw XCTSkip("counted in release builds: swift test -c release -Xswiftc -enable-testing")
    #else
      try XCTSkipUnless(allocation_count_works())
      var recorder = PointerRecorder(RecordedCreation(size: Size(1000, 800)))
      var frame = PointerFrame()
      recorder.setDevice(.mouse, at: .zero)
      recorder.upsert(
        (0..<40).map { PointerTarget(TargetID($0 + 1), Rect(20 * Double($0), 380, 16, 40), .button) },
        at: .zero)
      var time: Int64 = 0
      func play() {
        for index in 0..<400 {
          time += 8_000_000
          let now = Timestamp(nanoseconds: time)
          recorder.simulate(PointerInput(.motion(Vector(index % 200 < 100 ? 3 : -3, 0)), at: now))
          recorder.step(now: now, into: &frame)
        }
        recorder.removeBytes()
      }
      play()
      play()
      let before = allocation_count()
      play()
      // 400 frames have 40 digests.
      XCTAssertEqual(allocation_count() - before, 0)
    #endif
  }
}
