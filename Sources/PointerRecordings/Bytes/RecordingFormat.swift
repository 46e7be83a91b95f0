/// The beginning of every recording.
enum RecordingFormat {
  /// The version of the format; recordings of other versions cannot be read.
  static let version: UInt8 = 1
  /// The bytes that identify a recording: a byte that is not text, `PKREC`, and a line feed.
  ///
  /// A program that copies the file as text may change the line feed. The file then no longer begins with
  /// these bytes, and is rejected.
  static let magic: [UInt8] = [0x89, 0x50, 0x4b, 0x52, 0x45, 0x43, 0x0a]

  /// The magic bytes and the version.
  static var header: [UInt8] { magic + [version] }

  /// Appends a length as LEB128.
  static func appendLength(_ length: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: length)
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
