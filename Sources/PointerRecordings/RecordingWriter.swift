public import PointerKit

/// Writes a recording: the bytes of <doc:RecordingFormat>.
///
/// A ``PointerRecorder`` has a writer of its own, which records each call that the recorder makes. With
/// another writer you can also record the call in which a process crashes: append the call, store the bytes
/// outside the process, and then make the call.
///
/// Appending allocates memory only if ``bytes`` becomes longer than ever before, since ``removeBytes()``
/// keeps the memory.
public struct RecordingWriter: Hashable, Sendable {
  /// The bytes since the beginning, or since the last call of ``removeBytes()``.
  public private(set) var bytes: [UInt8]
  /// The number of appended calls.
  public private(set) var callCount: UInt64 = 0

  private var checksum = RecordChecksum()
  private var time: Int64 = 0
  /// The sequence number of the first event that no digest contains.
  private var seenEvents: UInt64 = 0
  private var record = ByteWriter()

  /// Begins a recording with the creation of an engine.
  public init(_ creation: RecordedCreation) {
    bytes = RecordingFormat.header
    checksum.combine(bytes)
    append(.creation) { creation.write(to: &$0) }
  }

  /// Empties ``bytes`` without freeing their memory; the recording continues.
  ///
  /// Store the bytes before you call this method.
  public mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

  /// Appends a call; make the call on the engine only afterward.
  public mutating func append(_ call: RecordedCall, to engine: PointerEngine) {
    let (now, check) = (call.time.nanoseconds, engine.recordedCheck)
    let delay = now &- time
    time = now
    callCount &+= 1
    append(call.recordKind) { record in
      record.writeFixed(check)
      record.write(delay)
      call.write(to: &record)
    }
  }

  /// Appends a digest of the frame that the latest call has read, and of the events since the previous
  /// digest.
  public mutating func append(digestOf frame: PointerFrame, of engine: PointerEngine) {
    let (check, digest) = (engine.recordedCheck, engine.recordedDigest(of: frame, since: &seenEvents))
    append(.digest) { record in
      record.writeFixed(check)
      record.writeFixed(digest)
    }
  }

  /// Appends a record: its length, its kind, its contents, and the checksum of all bytes so far except
  /// earlier checksums.
  private mutating func append(_ kind: RecordKind, _ body: (inout ByteWriter) -> Void) {
    record.removeAll()
    record.append(kind.rawValue)
    body(&record)
    let start = bytes.count
    RecordingFormat.appendLength(record.bytes.count, to: &bytes)
    bytes.append(contentsOf: record.bytes)
    for index in start..<bytes.count { checksum.combine(bytes[index]) }
    var rest = checksum.value
    for _ in 0..<4 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
