public import PointerKit
import PointerRecordings

/// Days of use: bursts of calls at 120 Hz with a layout that changes all the time, and pauses between them.
///
/// A second engine takes the same calls. After every 97th call this engine is copied, changed at random, and
/// replaced by the copy. The digests of both engines must be equal.
public struct SoakRun {
  /// The digest of frames and events so far, of the engine that is left alone and of the one that is cut.
  public private(set) var digests: (plain: UInt64, cut: UInt64) = (0, 0)
  /// How many calls have been made.
  public private(set) var callCount = 0
  /// What was wrong first, or nil.
  public private(set) var violation: String?
  /// The engine that is left alone.
  public private(set) var engine: PointerEngine

  private var cut: PointerEngine
  private var calls: RandomCalls<Dice>
  private var dice: Dice
  private var balance = EventBalance()
  private var seen: UInt64 = 0
  private var sums = (plain: StateDigest(), cut: StateDigest())
  private var frame = PointerFrame()

  /// Begins a run; a seed repeats it.
  public init(seed: UInt64) {
    calls = RandomCalls(Dice(seed: seed), adversity: 0)
    calls.interval = 8_333_333
    dice = Dice(seed: seed &+ 1)
    engine = PointerEngine(size: Size(1024, 768))
    cut = engine
  }

  /// The simulated seconds so far.
  public var seconds: Double { calls.now.seconds }

  /// A burst of calls, and the pause after it: from a fifth of a second to ten minutes.
  public mutating func burst() {
    for _ in 0..<dice.count(50...600) {
      let call = calls.next()
      callCount += 1
      engine.perform(call)
      cut.perform(call)
      if callCount % 97 == 0 { restore() }
      note(balance.take(engine).first, call)
    }
    engine.step(now: calls.now, into: &frame)
    sums.plain.combine(frame)
    note(RangeCheck.violations(of: frame).first, nil)
    cut.step(now: calls.now, into: &frame)
    sums.cut.combine(frame)
    for event in engine.events(since: seen) { sums.plain.combine(event) }
    for event in cut.events(since: seen) { sums.cut.combine(event) }
    seen = engine.eventCount
    digests = (sums.plain.value, sums.cut.value)
    if digests.plain != digests.cut { note("an engine that was put back does something else", nil) }
    calls.wait(nanoseconds: Int64(dice.number(0.2...600) * 1e9))
  }

  /// Changes the engine at random, and puts back the copy from before.
  private mutating func restore() {
    let saved = cut
    for _ in 0..<dice.count(1...5) {
      cut.simulate(PointerInput(.motion(dice.vector(upTo: 60)), at: calls.now))
      cut.remove(target: TargetID(dice.count(1...24)), at: calls.now)
    }
    cut = saved
  }

  private mutating func note(_ found: String?, _ call: RecordedCall?) {
    guard violation == nil, let found else { return }
    violation = "call \(callCount) at \(seconds) s\(call.map { ", \($0)" } ?? ""): \(found)"
  }
}
