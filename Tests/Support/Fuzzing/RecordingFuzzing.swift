import PointerKit
import PointerRecordings

/// The reader of recordings, with any bytes, either as they are or with right checksums.
enum RecordingFuzzing {
  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    let contents = Array(bytes.dropFirst())
    let recording = mode & 1 == 0 ? contents : sealed(contents)
    do throws(RecordingError) {
      var replay = try RecordingReplay(recording)
      var count = 0
      while count < 500, try replay.next() != nil { count += 1 }
      FuzzTarget.callCount += UInt64(count)
      let frame = replay.engine.frame(at: replay.engine.time)
      return RangeCheck.violations(of: frame).first
    } catch {
      switch error {
      case .notARecording, .unknownVersion: return nil
      case .torn(let offset), .corrupted(let offset), .malformed(let offset):
        return (0...recording.count).contains(offset)
          ? nil : "an error at byte \(offset) of \(recording.count)"
      }
    }
  }

  /// The bytes as a recording with right checksums: the four bytes after each record's length are replaced.
  private static func sealed(_ contents: [UInt8]) -> [UInt8] {
    var recording: [UInt8] = [0x89, 0x50, 0x4b, 0x52, 0x45, 0x43, 0x0a, 1]
    var checksum: UInt32 = 0x811c_9dc5
    func combine(_ byte: UInt8) { checksum = (checksum ^ UInt32(byte)) &* 0x0100_0193 }
    for byte in recording { combine(byte) }
    // A recording's own header is skipped.
    var position = contents.starts(with: recording) ? 8 : 0
    while position < contents.count {
      var (length, shift) = (0, 0)
      while position < contents.count, shift < 28 {
        let byte = contents[position]
        position += 1
        length |= Int(byte & 0x7f) << shift
        shift += 7
        recording.append(byte)
        combine(byte)
        if byte < 0x80 { break }
      }
      let end = min(contents.count, position + length)
      for byte in contents[position..<end] {
        recording.append(byte)
        combine(byte)
      }
      for shift in [0, 8, 16, 24] { recording.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift))) }
      position = min(contents.count, end + 4)
    }
    return recording
  }
}
