/// The newest events, by sequence number, in a ring of fixed size.
struct EventLog: Hashable, Sendable {
  static let capacity = 256
  private var storage: [PointerEvent]
  /// The sequence number after the newest event.
  private(set) var end: UInt64 = 0

  init() {
    let blank = PointerEvent(.shown, at: .zero, position: .zero, modifiers: [])
    storage = [PointerEvent](repeating: blank, count: EventLog.capacity)
  }

  /// The sequence number of the oldest event that is kept.
  var start: UInt64 { end > UInt64(EventLog.capacity) ? end - UInt64(EventLog.capacity) : 0 }

  subscript(_ number: UInt64) -> PointerEvent { storage[Int(number % UInt64(EventLog.capacity))] }

  mutating func append(_ event: PointerEvent) {
    storage[Int(end % UInt64(EventLog.capacity))] = event
    end += 1
  }

  /// Clamps the times of all events, after the host's clock was found to be behind a stamp.
  mutating func clampTimes(to time: Timestamp) {
    for index in storage.indices where storage[index].time > time { storage[index].time = time }
  }
}

extension PointerEngine {
  /// Records an event, at the present time and position and with the keys that are pressed.
  mutating func record(_ kind: PointerEvent.Kind) {
    log.append(PointerEvent(kind, at: time, position: position, modifiers: input.modifiers))
  }

  /// The sequence number after the newest event.
  public var eventCount: UInt64 { log.end }

  /// The events from a sequence number onward.
  ///
  /// Pass 0 the first time, and from then on the `endIndex` of the previous result.
  ///
  /// ```swift
  /// var seen: UInt64 = 0
  /// let events = engine.events(since: seen)
  /// for event in events {
  ///   if case .clicked(let press, _) = event.kind { activate(press.target) }
  /// }
  /// seen = events.endIndex
  /// ```
  ///
  /// Here `activate` is a function of the host.
  public func events(since number: UInt64) -> PointerEvents { PointerEvents(log, since: number) }
}

/// The events since a sequence number, oldest first.
///
/// The engine keeps the newest 256 events. ``lostCount`` is the number of older events that were asked for
/// but are no longer kept. If the host still has this collection when the engine records further events, the
/// engine first copies all events that it keeps.
public struct PointerEvents: RandomAccessCollection, Hashable, Sendable {
  private let log: EventLog
  /// The sequence number of the first event in this collection.
  public let startIndex: UInt64
  /// The sequence number after the last event; pass it to ``PointerEngine/events(since:)`` to get the next
  /// events.
  public let endIndex: UInt64
  /// The number of events that were overwritten before they were read.
  public let lostCount: UInt64

  init(_ log: EventLog, since number: UInt64) {
    self.log = log
    endIndex = log.end
    startIndex = Swift.min(log.end, Swift.max(number, log.start))
    lostCount = startIndex - Swift.min(number, startIndex)
  }

  /// The event with a sequence number.
  ///
  /// Precondition: the number is at least `startIndex` and less than `endIndex`.
  public subscript(_ number: UInt64) -> PointerEvent {
    precondition(number >= startIndex && number < endIndex, "no event has this number")
    return log[number]
  }

  /// The sequence number after another.
  public func index(after number: UInt64) -> UInt64 { number + 1 }
  /// The sequence number before another.
  public func index(before number: UInt64) -> UInt64 { number - 1 }
}
