public import PointerKit

extension StateDigest {
  /// Feeds everything that an occurrence tells.
  public mutating func combine(_ occurrence: PointerEvent) {
    combine(occurrence.time.nanoseconds)
    combine(UInt64(occurrence.kind.rawValue))
    combine(occurrence.target ?? 0)
    combine(UInt64(occurrence.device))
    combine(occurrence.button.map { UInt64($0.rawValue) } ?? .max)
    combine(Int64(occurrence.count))
    combine(occurrence.location)
    combine(occurrence.delta)
    combine(occurrence.scale)
    combine(occurrence.rotation)
    combine(UInt64(occurrence.modifiers.rawValue))
    combine(occurrence.gesture.map { UInt64($0.rawValue) } ?? .max)
    combine(occurrence.phase.map { UInt64($0.rawValue) } ?? .max)
    combine(occurrence.space)
    combine(UInt64(occurrence.isMomentum ? 1 : 0) + (occurrence.isSystemwide ? 2 : 0))
  }
}
