import PointerKit
import PointerRecordings
import PointerTestSupport

/// Scenes in which random calls happen, one for each seed: what debug, release and Embedded builds must agree on.
enum RandomScenes {
  /// The calls of a scene.
  private static let callCount = 40

  /// The digest of the frames and events of the scenes with the seeds below a count.
  static func digest(count: Int) -> UInt64 {
    var all = StateDigest()
    for seed in 0..<UInt64(count) { all.combine(digest(seed: seed)) }
    return all.value
  }

  private static func digest(seed: UInt64) -> UInt64 {
    // In every fourth scene some numbers are of any size, or none.
    var calls = RandomCalls(Dice(seed: seed), adversity: seed % 4 == 0 ? 12 : 0)
    var engine = calls.creation().engine
    var (digest, frame) = (StateDigest(), PointerFrame())
    var seen: UInt64 = 0
    for number in 0..<callCount {
      engine.perform(calls.next())
      guard number % 4 == 3 else { continue }
      engine.step(now: calls.now, into: &frame)
      digest.combine(frame)
      let events = engine.events(since: seen)
      for event in events { digest.combine(event) }
      seen = events.endIndex
    }
    return digest.value
  }
}
