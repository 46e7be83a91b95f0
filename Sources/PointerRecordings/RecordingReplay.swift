public import PointerKit

/// Plays a recording on an engine, and compares this engine with the recorded one.
public struct RecordingReplay: Sendable {
  /// The first difference between the recorded engine and this one.
  public struct Difference: Hashable, Sendable {
    /// The kind of a difference.
    public enum Aspect: Hashable, Sendable {
      /// The time, the position, the hovered target or the number of events differs after a call.
      case state
      /// A frame or an event since the previous digest differs.
      case frame
    }

    /// The kind of the difference.
    public let aspect: Aspect
    /// The range of calls that contains the cause of the difference.
    ///
    /// Number 1 is the first call, and 0 the creation of the engine. For a difference of the state, the range
    /// is one call. For a difference of a frame, the range is all calls since the previous digest.
    public let calls: ClosedRange<UInt64>
    /// The first call of ``calls``; nil for the creation of the engine.
    public let call: RecordedCall?
    /// The offset of ``call`` in the recording, in bytes from the beginning.
    public let offset: Int
  }

  /// The engine on which the recording is played, after the latest call.
  public private(set) var engine: PointerEngine
  /// The number of the latest call; 0 before the first.
  public private(set) var callNumber: UInt64 = 0
  /// The frame of the latest `step` or `read` call.
  public private(set) var frame = PointerFrame()
  /// The number of digests that have been compared.
  public private(set) var digestCount: UInt64 = 0
  /// The first difference; nil while there is none.
  public private(set) var difference: Difference?

  private var reader: RecordingReader
  private var seenEvents: UInt64 = 0
  /// The latest call.
  private var latest = Mark()
  /// The first call that no digest has confirmed yet.
  private var unconfirmed = Mark()

  private struct Mark: Sendable {
    var number: UInt64 = 0
    var call: RecordedCall?
    var offset = 0
  }

  /// Begins to replay a recording.
  ///
  /// - Parameters:
  ///   - bytes: The recording.
  ///   - engine: The engine on which the calls are made; by default, a new engine that is created as in the
  ///     recording.
  /// - Throws: ``RecordingError`` if the bytes do not begin with a recording.
  public init(_ bytes: [UInt8], on engine: PointerEngine? = nil) throws(RecordingError) {
    reader = try RecordingReader(bytes)
    self.engine = engine ?? reader.creation.engine
  }

  /// Makes the next call, and returns it; nil at the end.
  ///
  /// After an error the method returns nil, and the engine stays in the state after the last whole record.
  public mutating func next() throws(RecordingError) -> RecordedCall? {
    while true {
      let offset = reader.offset
      guard let record = try reader.next() else { return nil }
      switch record {
      case .digest(let digest, let check): compare(digest, check)
      case .call(let call, let check):
        if difference == nil, check != engine.recordedCheck { note(.state, from: latest) }
        callNumber += 1
        latest = Mark(number: callNumber, call: call, offset: offset)
        if unconfirmed.call == nil { unconfirmed = latest }
        switch call {
        case .step(let now, let presenting): engine.step(now: now, presenting: presenting, into: &frame)
        case .read(let time): engine.read(at: time, into: &frame)
        default: engine.perform(call)
        }
        return call
      }
    }
  }

  private mutating func compare(_ digest: UInt64, _ check: UInt16) {
    digestCount += 1
    if difference == nil, check != engine.recordedCheck { note(.state, from: latest) }
    let found = engine.recordedDigest(of: frame, since: &seenEvents)
    if found != digest, difference == nil { note(.frame, from: unconfirmed) }
    unconfirmed = Mark()
  }

  private mutating func note(_ aspect: Difference.Aspect, from first: Mark) {
    difference = Difference(
      aspect: aspect, calls: min(first.number, latest.number)...latest.number, call: first.call,
      offset: first.offset)
  }
}
