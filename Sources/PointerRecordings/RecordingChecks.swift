import PointerKit
import StateDigests

/// The values of an engine that a recording contains and a replay compares.
extension PointerEngine {
  /// A check of 16 bits, computed from the time, the true position, the hovered target and the number of
  /// events.
  var recordedCheck: UInt16 {
    var mixed: UInt64 = 0
    func mix(_ bits: UInt64) {
      mixed = (mixed ^ bits) &* 0x9e37_79b9_7f4a_7c15
      mixed ^= mixed >> 32
    }
    mix(UInt64(bitPattern: time.nanoseconds))
    mix(position.x.bitPattern)
    mix(position.y.bitPattern)
    mix(hoveredTarget?.rawValue ?? 0)
    mix(eventCount)
    return UInt16(truncatingIfNeeded: mixed ^ (mixed >> 16))
  }

  /// The digest of a frame and of the events from `number` on; `number` becomes the number of the next event.
  func recordedDigest(of frame: PointerFrame, since number: inout UInt64) -> UInt64 {
    var digest = StateDigest()
    digest.combine(frame)
    let events = events(since: number)
    for event in events { digest.combine(event) }
    number = events.endIndex
    return digest.value
  }
}
