import PointerKit

/// Reads a recording, record by record.
///
/// A damaged recording can be read up to the damage: ``next()`` then throws once, and returns nil from then
/// on. No bytes cause a trap. The memory in use is proportional to the number of bytes.
public struct RecordingReader: Sendable {
  /// The contents of a record.
  public enum Record: Hashable, Sendable {
    /// A call, and the check of the engine before the call; see <doc:RecordingFormat>.
    case call(RecordedCall, check: UInt16)
    /// A digest, and the check of the engine.
    ///
    /// The digest covers the frame that the latest call read, and the events since the previous digest.
    case digest(UInt64, check: UInt16)
  }

  /// The creation of the recorded engine.
  public let creation: RecordedCreation
  /// The offset of the next record, in bytes from the beginning.
  public private(set) var offset: Int

  private let bytes: [UInt8]
  private var checksum = RecordChecksum()
  private var time: Int64 = 0
  private var isFinished = false

  /// Reads the beginning of a recording, with the creation of the engine.
  public init(_ bytes: [UInt8]) throws(RecordingError) {
    self.bytes = bytes
    let header = RecordingFormat.header
    guard bytes.starts(with: RecordingFormat.magic) else { throw .notARecording }
    guard bytes.count >= header.count else { throw .torn(offset: bytes.count) }
    guard bytes[header.count - 1] == RecordingFormat.version else {
      throw .unknownVersion(Int(bytes[header.count - 1]))
    }
    checksum.combine(header)
    offset = header.count
    guard let record = try RecordingReader.record(of: bytes, at: offset, &checksum) else {
      throw .torn(offset: offset)
    }
    do throws(MalformedRecord) {
      guard record.kind == .creation else { throw MalformedRecord() }
      var contents = record.contents
      creation = try contents.read()
      guard contents.count == 0 else { throw MalformedRecord() }
    } catch {
      throw .malformed(offset: offset)
    }
    offset = record.end
  }

  /// The next record; nil at the end.
  public mutating func next() throws(RecordingError) -> Record? {
    if isFinished { return nil }
    isFinished = true
    guard let found = try RecordingReader.record(of: bytes, at: offset, &checksum) else { return nil }
    let record: Record
    do throws(MalformedRecord) {
      var contents = found.contents
      record = try self.record(found.kind, &contents)
      guard contents.count == 0 else { throw MalformedRecord() }
    } catch {
      throw .malformed(offset: offset)
    }
    offset = found.end
    isFinished = false
    return record
  }

  private mutating func record(
    _ kind: RecordKind, _ contents: inout ByteReader
  ) throws(MalformedRecord) -> Record {
    let check: UInt16 = try contents.fixed()
    if kind == .digest { return .digest(try contents.fixed(), check: check) }
    time = time &+ (try contents.read())
    return .call(
      try RecordedCall(kind, at: Timestamp(nanoseconds: time), from: &contents), check: check)
  }

  /// The kind, the contents and the end offset of the record at an offset; nil at the end of the bytes.
  private static func record(
    of bytes: [UInt8], at offset: Int, _ checksum: inout RecordChecksum
  ) throws(RecordingError) -> (kind: RecordKind, contents: ByteReader, end: Int)? {
    if offset == bytes.count { return nil }
    var reader = ByteReader(bytes, from: offset)
    guard let length = try? UInt64(from: &reader), length <= UInt64(reader.count), reader.count >= 4,
      length <= UInt64(reader.count - 4)
    else { throw .torn(offset: offset) }
    let (start, end) = (reader.position, reader.position + Int(length))
    for index in offset..<end { checksum.combine(bytes[index]) }
    var tail = ByteReader(bytes, from: end)
    guard let stated: UInt32 = try? tail.fixed(), stated == checksum.value else {
      throw .corrupted(offset: offset)
    }
    var contents = ByteReader(bytes, from: start, to: end)
    guard let number = try? contents.byte(), let kind = RecordKind(rawValue: number) else {
      throw .malformed(offset: offset)
    }
    return (kind, contents, tail.position)
  }
}

/// The reason why a recording cannot be read to its end.
public enum RecordingError: Error, Hashable, Sendable {
  /// The bytes do not begin like a recording.
  case notARecording
  /// The recording has a version of the format that this reader does not know.
  case unknownVersion(Int)
  /// The bytes end within the record that begins at an offset, or the length of this record is wrong.
  case torn(offset: Int)
  /// The record at an offset differs from what was written: its checksum is wrong.
  case corrupted(offset: Int)
  /// The record at an offset has invalid contents, or was written by a later version of the package.
  case malformed(offset: Int)
}
