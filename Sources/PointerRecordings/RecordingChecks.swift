import PointerKit

/// The values that a recording stores and a replay compares.
extension PointerEngine {
  /// A check of 16 bits over the time, the model pointer's position, the hovered target and the event count.
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

  /// The digest of a frame and of the events from `number` on.
  ///
  /// Afterward `number` is the number of the next event.
  func recordedDigest(of frame: PointerFrame, since number: inout UInt64) -> UInt64 {
    var digest = StateDigest()
    digest.combine(frame)
    let events = events(since: number)
    for event in events { digest.combine(event) }
    number = events.endIndex
    return digest.value
  }
}
