/// The newest occurrences, by sequence number, in a ring of fixed size: 256.
struct OccurrenceRing: Hashable, Sendable {
  static let capacity = 256
  private var storage: [PointerOccurrence]
  /// The number after the newest one.
  private(set) var end: UInt64 = 0

  init() {
    let blank = PointerOccurrence(.entered, target: nil, at: .zero)
    storage = [PointerOccurrence](repeating: blank, count: OccurrenceRing.capacity)
  }

  /// The number of the oldest that is still held.
  var start: UInt64 { end > UInt64(OccurrenceRing.capacity) ? end - UInt64(OccurrenceRing.capacity) : 0 }

  subscript(_ number: UInt64) -> PointerOccurrence { storage[Int(number % UInt64(OccurrenceRing.capacity))] }

  mutating func append(_ occurrence: PointerOccurrence) {
    storage[Int(end % UInt64(OccurrenceRing.capacity))] = occurrence
    end += 1
  }
}

/// What happened since a sequence number, oldest first.
///
/// The engine keeps the newest 256; ``lostCount`` says how many of those asked for were overwritten. Holding
/// one while the engine goes on costs a copy of the ring.
public struct PointerOccurrences: RandomAccessCollection, Hashable, Sendable {
  private let ring: OccurrenceRing
  /// The number of the first occurrence here.
  public let startIndex: UInt64
  /// The number to ask from next time.
  public let endIndex: UInt64
  /// How many were overwritten before they were asked for.
  public let lostCount: UInt64

  init(_ ring: OccurrenceRing, since number: UInt64) {
    self.ring = ring
    endIndex = ring.end
    startIndex = Swift.min(ring.end, Swift.max(number, ring.start))
    lostCount = startIndex - Swift.min(number, startIndex)
  }

  /// The occurrence with a number; precondition: it is in range.
  public subscript(_ number: UInt64) -> PointerOccurrence {
    precondition(number >= startIndex && number < endIndex, "no occurrence has this number")
    return ring[number]
  }

  /// The number after another.
  public func index(after number: UInt64) -> UInt64 { number + 1 }
  /// The number before another.
  public func index(before number: UInt64) -> UInt64 { number - 1 }
}
