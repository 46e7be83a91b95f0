import PointerKit

/// Calls of an engine in any order, with any arguments: what ``CallSession`` checks holds, and no call costs more than it
/// should.
enum EngineFuzzing {
  /// The largest number of calls for one input, which limits its time to some milliseconds.
  private static let longest = 400

  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    var calls = RandomCalls(FuzzedBytes(bytes), adversity: mode % 4 == 0 ? 40 : mode % 4 == 1 ? 0 : 6)
    _ = calls.source.byte()
    var intervals = CallSession<FuzzedBytes>.Intervals()
    intervals.purity = mode & 8 != 0 ? 4 : 0
    intervals.isRecorded = mode & 16 != 0
    var session = CallSession(calls, intervals)
    while !session.calls.source.isAtEnd, session.number < longest {
      FuzzTarget.callCount += 1
      if let found = session.makeCall() { return found }
      if let found = WorkCheck.violation(session.work, "\(session.latest as Any)") { return found }
    }
    return session.end()
  }
}
