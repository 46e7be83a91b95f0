import PointerKit
import PointerRecordings
import PointerTestSupport

/// Calls of an engine in any order, with any arguments.
///
/// It never traps, every number that comes out is in its range, what begins ends, the pointer moves only by causes, what
/// is seen moves without jumps, what is hovered is what the oracle finds, reading changes nothing, a copy and a replay do
/// the same, a wake is neither missed nor spurious, and no call costs more than it should.
enum EngineFuzzing {
  /// The largest number of calls for one input, which limits its time to some milliseconds.
  private static let longest = 400

  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    var calls = RandomCalls(FuzzedBytes(bytes), adversity: mode % 4 == 0 ? 40 : mode % 4 == 1 ? 0 : 6)
    _ = calls.source.byte()
    let creation = calls.creation()
    var recorder = PointerRecorder(creation, framesPerDigest: 5)
    var movement = MovementCheck(creation, recorder.engine)
    var (balance, hover) = (EventBalance(), HoverCheck())
    var (copy, made) = (nil as PointerEngine?, [RecordedCall]())
    var number = 0
    while !calls.source.isAtEnd, number < longest {
      let call = calls.next()
      number += 1
      FuzzTarget.callCount += 1
      func told(_ violation: String) -> String { "call \(number), \(call): \(violation)" }
      if number == 20 { copy = recorder.engine }
      if copy != nil { made.append(call) }
      // Coordinates of any size have steps of their own.
      if calls.adversity == 0, number % 8 == 3,
        let found = ContinuityCheck.violation(recorder.engine, until: calls.now)
      {
        return told(found)
      }
      let work = FuzzTarget.work
      recorder.make(call)
      if let found = WorkCheck.violation(FuzzTarget.work &- work, call, recorder.engine) {
        return told(found)
      }
      hover.note(call)
      if let found = movement.violation(recorder.engine, after: call) { return told(found) }
      if let found = balance.take(recorder.engine).first { return told(found) }
      guard number % 4 == 0 || calls.source.isAtEnd else { continue }
      let frame = recorder.engine.frame(at: recorder.engine.time)
      if let found = RangeCheck.violations(of: frame).first { return told(found) }
      if calls.adversity == 0, let found = hover.violation(recorder.engine, frame, balance) {
        return told(found)
      }
      if number % 16 == 0, let found = WakeCheck.violation(recorder.engine) { return told(found) }
      if mode & 8 != 0, let found = purity(recorder.engine, frame) { return told(found) }
    }
    if var copy {
      for call in made { copy.perform(call) }
      let time = copy.time
      if copy.frame(at: time) != recorder.engine.frame(at: time)
        || copy.eventCount != recorder.engine.eventCount
      {
        return "a copy goes on in another way"
      }
    }
    if let found = WakeCheck.violation(recorder.engine) { return found }
    return mode & 16 != 0 ? replay(recorder) : nil
  }

  /// Checks that reading twice gives the same frame and changes nothing; nil if so.
  private static func purity(_ engine: PointerEngine, _ frame: PointerFrame) -> String? {
    let before = engine
    var again = PointerFrame()
    engine.read(at: engine.time, into: &again)
    if again != frame { return "a second reading differs" }
    return before == engine ? nil : "reading changed the engine"
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
