import PointerTestSupport
import XCTest

/// A replay says where an engine differs from the recorded one.
final class RecordingReplayTests: XCTestCase {
  private let creation = RecordedCreation(size: Size(1000, 800), start: Point(100, 300))

  /// Ten movements to the right at 120 Hz, each with a frame, over a button; `framesPerDigest` as given.
  private func recording(_ creation: RecordedCreation, framesPerDigest: Int = 1) -> [UInt8] {
    var recorder = PointerRecorder(creation, framesPerDigest: framesPerDigest)
    var frame = PointerFrame()
    recorder.setDevice(.mouse, at: .zero)
    recorder.upsert(PointerTarget(7, Rect(160, 280, 60, 40), .button, effect: .hover()), at: .zero)
    for index in 1...10 {
      let now = Timestamp(nanoseconds: Int64(index) * 8_000_000)
      recorder.simulate(PointerInput(.motion(Vector(8, 0)), at: now))
      recorder.step(now: now, into: &frame)
    }
    recorder.appendDigest()
    return recorder.bytes
  }

  private func difference(_ bytes: [UInt8], on engine: PointerEngine?) throws -> RecordingReplay.Difference? {
    var replay = try RecordingReplay(bytes, on: engine)
    while try replay.next() != nil {}
    return replay.difference
  }

  func testTheSameEngineHasNoDifference() throws {
    XCTAssertNil(try difference(recording(creation), on: nil))
    XCTAssertNil(try difference(recording(creation), on: creation.engine))
  }

  func testAnotherPaddingIsNamedAtTheMovementThatEntersTheButton() throws {
    var other = creation
    other.configuration.regions.plainPadding = 4
    // With a padding of 24 the button is hovered from x = 136 on: after the fifth movement, at 140.
    let found = try XCTUnwrap(difference(recording(creation), on: other.engine))
    XCTAssertEqual(found.aspect, .state)
    XCTAssertEqual(found.calls, 11...11)
    guard case .simulate(let input)? = found.call else { return XCTFail("\(found)") }
    XCTAssertEqual(input.time, Timestamp(nanoseconds: 40_000_000))
    // The record at that byte is this call.
    let bytes = recording(creation)
    XCTAssertNoThrow(try RecordingReader(bytes))
    var reader = try RecordingReader(bytes)
    while reader.offset < found.offset { _ = try reader.next() }
    XCTAssertEqual(reader.offset, found.offset)
    guard case .call(let call, _)? = try reader.next() else { return XCTFail("no call there") }
    XCTAssertEqual(call, found.call)
  }

  func testAnotherLookIsNamedAtTheFrameThatShowsIt() throws {
    var other = creation
    other.configuration.pointer.circleDiameter = 20
    let found = try XCTUnwrap(difference(recording(creation), on: other.engine))
    // The first frame; what was called since the beginning may be the cause.
    XCTAssertEqual(found.aspect, .frame)
    XCTAssertEqual(found.calls, 1...4)
    // A digest every five frames leaves more calls.
    let rare = try XCTUnwrap(difference(recording(creation, framesPerDigest: 5), on: other.engine))
    XCTAssertEqual(rare.calls, 1...12)
  }

  func testALaterDifferenceOfTheLookIsNamedAtItsOwnFrame() throws {
    var other = creation
    other.configuration.effects.hoverGrowth = 30
    let found = try XCTUnwrap(difference(recording(creation), on: other.engine))
    XCTAssertEqual(found.aspect, .frame)
    XCTAssertEqual(found.calls.count, 2, "one movement and its frame: \(found.calls)")
    XCTAssertGreaterThan(found.calls.lowerBound, 10, "nothing grows before the button is hovered")
  }

  func testAnotherStartIsADifferenceOfTheCreation() throws {
    let other = PointerEngine(size: Size(1000, 800), start: Point(101, 300))
    let found = try XCTUnwrap(difference(recording(creation), on: other))
    XCTAssertEqual(found.calls, 0...0)
    XCTAssertNil(found.call)
  }

  func testTheFramesOfAReplayAreThoseThatTheHostSaw() throws {
    var recorder = PointerRecorder(creation, framesPerDigest: 4)
    var (seen, frame) = ([String](), PointerFrame())
    var calls = RandomCalls(Dice(seed: 5), adversity: 0)
    for _ in 0..<300 {
      switch calls.next() {
      case .step(let now, let presenting):
        recorder.step(now: now, presenting: presenting, into: &frame)
        seen.append(dumpText(of: frame))
      case .read(let time):
        recorder.read(at: time, into: &frame)
        seen.append(dumpText(of: frame))
      case let call: recorder.perform(call)
      }
    }
    var replay = try RecordingReplay(recorder.bytes)
    var index = 0
    while let call = try replay.next() {
      switch call {
      case .step, .read:
        XCTAssertEqual(dumpText(of: replay.frame), seen[index], "frame \(index), with its damage")
        index += 1
      default: break
      }
    }
    XCTAssertEqual(index, seen.count)
    XCTAssertGreaterThan(index, 20)
  }

  func testAMovementTakesAboutTwentyBytes() {
    var recorder = PointerRecorder(creation)
    recorder.setDevice(.mouse, at: .zero)
    recorder.removeBytes()
    for index in 1...1000 {
      // Sixteenths of a point, as touchpads report.
      let delta = Vector(Double(index % 40) / 16, -Double(index % 23) / 16)
      recorder.simulate(PointerInput(.motion(delta), at: Timestamp(nanoseconds: Int64(index) * 8_333_333)))
    }
    XCTAssertLessThanOrEqual(recorder.bytes.count, 22_000)
  }
}
