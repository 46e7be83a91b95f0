import PointerKit
import PointerRecordings

/// A new engine, random calls of it, and the checks of what must hold after them.
///
/// It never traps, its invariants hold, the pointer moves only by causes, and what begins ends: this is checked after each call. Every number
/// that comes out is in its range, what is seen moves without jumps, what is hovered is what the oracle finds, reading
/// changes nothing, a copy and a replay do the same, and a wake is neither missed nor spurious: this takes longer, and is
/// checked after some.
struct CallSession<Source: ChoiceSource> {
  /// After how many calls each of the longer checks is made; 0 for never.
  struct Intervals {
    /// Every number is in its range.
    var ranges = 4
    /// What is hovered is what the oracle finds.
    var hover = 4
    /// The store keeps its rules; this takes as long as there are targets.
    var store = 8
    /// What is seen moves without jumps.
    var continuity = 8
    /// A wake is neither missed nor spurious.
    var wakes = 16
    /// Reading changes nothing.
    var purity = 0
    /// The number of the call before which the engine is copied, to see whether the copy goes on in the same way.
    var copy = 20
    /// Whether the calls are recorded, and replayed at the end.
    var isRecorded = false
  }

  /// The engine after the latest call.
  private(set) var engine: PointerEngine
  /// The latest call.
  private(set) var latest: RecordedCall?
  /// The number of calls.
  private(set) var number = 0
  /// What the latest call cost, as ``FuzzTarget/workCounter`` counts it.
  private(set) var work: UInt64 = 0

  private(set) var calls: RandomCalls<Source>
  private let intervals: Intervals
  private var recorder: PointerRecorder?
  private var movement: MovementCheck
  private var (balance, hover) = (EventBalance(), HoverCheck())
  private var (copy, made) = (nil as PointerEngine?, [RecordedCall]())
  private var frame = PointerFrame()
  /// The longest side that the pointer has had since it was last at rest.
  private var longestSide = 0.0

  /// Creates an engine with the first choices, to be called with the next.
  init(_ source: RandomCalls<Source>, _ intervals: Intervals) {
    calls = source
    self.intervals = intervals
    let creation = calls.creation()
    engine = creation.engine
    movement = MovementCheck(creation, engine)
    if intervals.isRecorded { recorder = PointerRecorder(creation, framesPerDigest: 5) }
  }

  /// Makes the next call; returns what was wrong with it, or nil.
  mutating func makeCall(isLast: Bool = false) -> String? {
    let call = calls.next()
    latest = call
    number += 1
    return violation(of: call, isLast: isLast).map { "call \(number): \($0), after \(call)" }
  }

  private mutating func violation(of call: RecordedCall, isLast: Bool) -> String? {
    // Coordinates of any size have steps of their own.
    let isOrdinary = calls.adversity == 0
    if number == intervals.copy { copy = engine }
    if copy != nil { made.append(call) }
    if isOrdinary, isDue(intervals.continuity, after: 3),
      let found = ContinuityCheck.violation(engine, until: calls.now, after: longestSide)
    {
      return found
    }
    let before = FuzzTarget.work
    engine.make(call, &frame)
    work = FuzzTarget.work &- before
    recorder?.make(call, &frame)
    hover.note(call, engine)
    if let found = engine.firstViolatedInvariant() { return "invariant: \(found)" }
    if isDue(intervals.store), let found = engine.firstViolatedStoreInvariant() { return "store: \(found)" }
    if let found = movement.violation(engine, after: call) { return found }
    if let found = balance.take(engine).first { return found }
    engine.read(at: engine.time, into: &frame)
    longestSide = max(frame.isAtRest ? 0 : longestSide, frame.pointer.size.longerSide)
    if isLast || isDue(intervals.ranges) {
      if let found = RangeCheck.violations(of: frame).first { return found }
      if isOrdinary, isLast || isDue(intervals.hover), let found = hover.violation(engine, frame, balance) {
        return found
      }
    }
    if isDue(intervals.wakes), let found = WakeCheck.violation(engine) { return found }
    if isDue(intervals.purity), let found = purity() { return found }
    return nil
  }

  private func isDue(_ interval: Int, after offset: Int = 0) -> Bool {
    interval > 0 && number % interval == offset % interval
  }

  /// Checks what can be known at the end only; returns what was wrong, or nil.
  mutating func end() -> String? {
    if var copy {
      for call in made { copy.perform(call) }
      if copy.frame(at: copy.time) != engine.frame(at: engine.time) || copy.eventCount != engine.eventCount {
        return "a copy goes on in another way"
      }
    }
    return WakeCheck.violation(engine) ?? recorder.flatMap { replay($0) }
  }

  /// Checks that reading twice gives the same frame and changes nothing; nil if so.
  private func purity() -> String? {
    let before = engine
    let frame = engine.frame(at: engine.time)
    var again = PointerFrame()
    engine.read(at: engine.time, into: &again)
    if again != frame { return "a second reading differs" }
    return before == engine ? nil : "reading changed the engine"
  }

  private func replay(_ recorder: PointerRecorder) -> String? {
    do throws(RecordingError) {
      var replay = try RecordingReplay(recorder.bytes)
      while try replay.next() != nil {}
      if let difference = replay.difference { return "replay differs: \(difference)" }
      if replay.engine.eventCount != engine.eventCount { return "a recorded engine does something else" }
      return replay.callNumber == recorder.callCount ? nil : "calls are missing in the recording"
    } catch { return "a recording cannot be read: \(error)" }
  }
}

/// What takes recorded calls: an engine, or a recorder with an engine of its own.
protocol CallReceiver {
  mutating func perform(_ call: RecordedCall)
  mutating func step(now: Timestamp, presenting: Timestamp?, into frame: inout PointerFrame)
  mutating func read(at time: Timestamp, into frame: inout PointerFrame)
}

extension PointerEngine: CallReceiver {}
extension PointerRecorder: CallReceiver {}

extension CallReceiver {
  /// Makes a call; what it reads is written over a frame, and counts for the digests of a recorder.
  mutating func make(_ call: RecordedCall, _ frame: inout PointerFrame) {
    switch call {
    case .step(let now, let presenting): step(now: now, presenting: presenting, into: &frame)
    case .read(let time): read(at: time, into: &frame)
    default: perform(call)
    }
  }
}
