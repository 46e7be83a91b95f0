/// The newest occurrences, by sequence number, in a ring of fixed size: 256.
struct EventLog: Hashable, Sendable {
  static let capacity = 256
  private var storage: [PointerEvent]
  /// The number after the newest one.
  private(set) var end: UInt64 = 0

  init() {
    let blank = PointerEvent(.shown, at: .zero, position: .zero, modifiers: [])
    storage = [PointerEvent](repeating: blank, count: EventLog.capacity)
  }

  /// The number of the oldest that is still held.
  var start: UInt64 { end > UInt64(EventLog.capacity) ? end - UInt64(EventLog.capacity) : 0 }

  subscript(_ number: UInt64) -> PointerEvent { storage[Int(number % UInt64(EventLog.capacity))] }

  mutating func append(_ occurrence: PointerEvent) {
    storage[Int(end % UInt64(EventLog.capacity))] = occurrence
    end += 1
  }
}

/// What happened since a sequence number, oldest first.
///
/// The engine keeps the newest 256; ``lostCount`` says how many of those asked for were overwritten. Holding
/// one while the engine goes on costs a copy of the ring.
public struct PointerEvents: RandomAccessCollection, Hashable, Sendable {
  private let ring: EventLog
  /// The number of the first occurrence here.
  public let startIndex: UInt64
  /// The number to ask from next time.
  public let endIndex: UInt64
  /// How many were overwritten before they were asked for.
  public let lostCount: UInt64

  init(_ ring: EventLog, since number: UInt64) {
    self.ring = ring
    endIndex = ring.end
    startIndex = Swift.min(ring.end, Swift.max(number, ring.start))
    lostCount = startIndex - Swift.min(number, startIndex)
  }

  /// The occurrence with a number; precondition: it is in range.
  public subscript(_ number: UInt64) -> PointerEvent {
    precondition(number >= startIndex && number < endIndex, "no occurrence has this number")
    return ring[number]
  }

  /// The number after another.
  public func index(after number: UInt64) -> UInt64 { number + 1 }
  /// The number before another.
  public func index(before number: UInt64) -> UInt64 { number - 1 }
}
