import PointerKit
import PointerRecordings
import PointerTestSupport

/// Calls of an engine: it never traps, its numbers are finite, what begins ends, reading changes nothing, a copy and a
/// replay do the same, and no wake is missed.
enum EngineFuzzing {
  /// The largest number of calls for one input, which limits its time to some milliseconds.
  private static let longest = 400

  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    var calls = RandomCalls(FuzzedBytes(bytes), adversity: mode % 4 == 0 ? 40 : mode % 4 == 1 ? 0 : 6)
    _ = calls.source.byte()
    var recorder = PointerRecorder(calls.creation(), framesPerDigest: 5)
    var (events, bounds) = (EventCheck(), Bounds(recorder.engine))
    var (copy, made) = (nil as PointerEngine?, [RecordedCall]())
    var number = 0
    while !calls.source.isAtEnd, number < longest {
      let call = calls.next()
      number += 1
      if number == 20 { copy = recorder.engine }
      if copy != nil { made.append(call) }
      recorder.make(call)
      func told(_ violation: String) -> String { "call \(number), \(call): \(violation)" }
      bounds.note(call)
      if let found = bounds.violation(recorder.engine) { return told(found) }
      if let found = events.violation(recorder.engine) { return told(found) }
      guard number % 4 == 0 || calls.source.isAtEnd else { continue }
      let frame = recorder.engine.frame(at: recorder.engine.time)
      if let found = FrameCheck.violation(frame) { return told(found) }
      if mode & 8 != 0, let found = purity(recorder.engine, frame) { return told(found) }
    }
    if var copy {
      for call in made { copy.perform(call) }
      let time = copy.time
      if !isSame(copy.frame(at: time), recorder.engine.frame(at: time))
        || copy.eventCount != recorder.engine.eventCount
      {
        return "a copy goes on in another way"
      }
    }
    if let found = wake(recorder.engine) { return found }
    return mode & 16 != 0 ? replay(recorder) : nil
  }

  /// Where the model pointer may be.
  private struct Bounds {
    /// Nil until a resize.
    var size: Size?

    init(_ engine: PointerEngine) {}

    mutating func note(_ call: RecordedCall) {
      guard case .resize(let new, _) = call else { return }
      size = new
    }

    func violation(_ engine: PointerEngine) -> String? {
      let position = engine.position
      guard position.isFinite else { return "position is \(position)" }
      guard let size, size.isFinite else { return nil }
      let limit = 1e9
      let isInside =
        position.x >= 0 && position.y >= 0 && position.x <= min(size.width, limit)
        && position.y <= min(size.height, limit)
      return isInside ? nil : "position \(position) is beyond \(size)"
    }
  }

  private static func isSame(_ a: PointerFrame, _ b: PointerFrame) -> Bool { a == b }

  /// Checks that reading twice gives the same frame and changes nothing; nil if so.
  private static func purity(_ engine: PointerEngine, _ frame: PointerFrame) -> String? {
    let before = engine
    var again = PointerFrame()
    engine.read(at: engine.time, into: &again)
    if !isSame(again, frame) { return "a second reading differs" }
    return before == engine ? nil : "reading changed the engine"
  }

  /// Checks that nothing changes until the wake that a resting frame names; nil if so.
  private static func wake(_ engine: PointerEngine) -> String? {
    let time = engine.time
    guard time.nanoseconds.magnitude < 1 << 60 else { return nil }
    let frame = engine.frame(at: time)
    guard frame.isAtRest, let wake = frame.nextWake, wake != .distantFuture else { return nil }
    var later = engine
    later.advance(to: wake.advanced(byNanoseconds: -1))
    if later.eventCount != engine.eventCount {
      return "something happened before the wake \(wake) named at \(time)"
    }
    let seen = later.frame(at: wake.advanced(byNanoseconds: -1))
    if seen.pointer != frame.pointer || seen.contents != frame.contents || seen.hovered != frame.hovered
      || seen.revealed != frame.revealed || seen.annotation != frame.annotation || seen.phase != frame.phase
    {
      return "what is seen changed before the wake \(wake) named at \(time)"
    }
    return nil
  }

  private static func replay(_ recorder: PointerRecorder) -> String? {
    do throws(RecordingError) {
      var replay = try RecordingReplay(recorder.bytes)
      while try replay.next() != nil {}
      if let difference = replay.difference { return "replay differs: \(difference)" }
      return replay.callNumber == recorder.callCount ? nil : "calls are missing in the recording"
    } catch { return "a recording cannot be read: \(error)" }
  }
}

extension PointerRecorder {
  /// Makes a call; frames count for digests.
  mutating func make(_ call: RecordedCall) {
    var frame = PointerFrame()
    switch call {
    case .step(let now, let presenting): step(now: now, presenting: presenting, into: &frame)
    case .read(let time): read(at: time, into: &frame)
    default: perform(call)
    }
  }
}
