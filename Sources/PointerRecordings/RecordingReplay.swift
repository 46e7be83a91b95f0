public import PointerKit

/// Plays a recording on an engine, and compares this engine with the recorded one.
public struct RecordingReplay: Sendable {
  /// The first difference between the recorded engine and this one.
  public struct Difference: Hashable, Sendable {
    /// What differs.
    public enum Aspect: Hashable, Sendable {
      /// The time, the position, the hovered target or the number of events, after a call.
      case state
      /// A frame, or the events since the frame of the last digest.
      case frame
    }

    /// What differs.
    public let aspect: Aspect
    /// The numbers of the calls among which the difference arose: 1 is the first call, and 0 the creation of
    /// the engine.
    ///
    /// A difference of the state has one call; a difference of a frame has all calls since the last digest
    /// that agreed.
    public let calls: ClosedRange<UInt64>
    /// The first call of ``calls``; nil for the creation of the engine.
    public let call: RecordedCall?
    /// The offset of ``call`` in the recording, in bytes from the beginning.
    public let offset: Int
  }

  /// The engine after the latest call.
  public private(set) var engine: PointerEngine
  /// The number of the latest call; 0 before the first.
  public private(set) var callNumber: UInt64 = 0
  /// The frame that was read last, as the host saw it.
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

  /// Begins to replay a recording, on an engine created as in the recording or on a given one.
  ///
  /// - Parameters:
  ///   - bytes: The recording.
  ///   - engine: A new engine, to see whether it does the same; nil, the default, creates the engine that was
  ///     recorded.
  /// - Throws: ``RecordingError`` if the bytes do not begin with a recording.
  public init(_ bytes: [UInt8], on engine: PointerEngine? = nil) throws(RecordingError) {
    reader = try RecordingReader(bytes)
    self.engine = engine ?? reader.creation.engine
  }

  /// Makes the next call, and returns it; nil at the end.
  ///
  /// After an error it returns nil, and the engine stays as it was after the last whole record.
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
