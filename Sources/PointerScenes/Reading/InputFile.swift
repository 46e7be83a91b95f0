public import Foundation

/// A file to read: on disk, from standard input, or from bytes in memory.
///
/// For a missing file, a directory or an unreadable file, reading throws an error that states the reason.
public struct InputFile: Sendable {
  /// The largest size of a file with a single JSON value, in bytes: 16 MiB, about 100,000 targets.
  public static let largestValue = 16 << 20
  /// The largest size of a recording, in bytes: 256 MiB, about ten million calls.
  package static let largestRecording = 256 << 20
  /// The largest length of a line in a file of JSON lines, in bytes: 16 MiB.
  public static let longestLine = 16 << 20

  /// The name that appears in errors.
  public let name: String
  private let source: Source

  private enum Source {
    case path(String)
    case standardInput
    case memory(Data)
  }

  /// Creates a file from its path; `-` is standard input.
  public init(_ argument: String) {
    name = argument
    source = argument == "-" ? .standardInput : .path(argument)
  }

  /// Creates a file from bytes in memory.
  public init(name: String, contents: Data) {
    self.name = name
    source = .memory(contents)
  }

  /// Reads the whole contents without a byte order mark; more than ``largestValue`` bytes are an error.
  func contents() throws(FileError) -> Data {
    var reader = try chunks()
    var contents = Data()
    while let chunk = try reader.next() {
      contents.append(chunk)
      guard contents.count <= InputFile.largestValue else {
        throw FileError(
          file: name, found: "more than \(InputFile.largestValue >> 20) MiB",
          expected: "a file of at most \(InputFile.largestValue >> 20) MiB")
      }
    }
    return contents.starts(with: byteOrderMark) ? contents.dropFirst(byteOrderMark.count) : contents
  }

  /// Reads the whole contents unchanged; more than ``largestRecording`` bytes are an error.
  package func bytes() throws(FileError) -> [UInt8] {
    var reader = try chunks()
    var bytes: [UInt8] = []
    while let chunk = try reader.next(), !chunk.isEmpty {
      bytes.append(contentsOf: chunk)
      guard bytes.count <= InputFile.largestRecording else {
        throw FileError(
          file: name, found: "more than \(InputFile.largestRecording >> 20) MiB",
          expected: "a recording of at most \(InputFile.largestRecording >> 20) MiB")
      }
    }
    return bytes
  }

  func chunks() throws(FileError) -> ChunkReader {
    switch source {
    case .memory(let data): return ChunkReader(name: name, handle: nil, rest: data)
    case .standardInput: return ChunkReader(name: name, handle: .standardInput, rest: nil)
    case .path(let path):
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw FileError(file: name, found: "no such file", expected: "a file to read")
      }
      guard !isDirectory.boolValue else {
        throw FileError(file: name, found: "a directory", expected: "a file to read")
      }
      guard let handle = FileHandle(forReadingAtPath: path) else {
        throw FileError(file: name, found: "a file that may not be opened", expected: "a file to read")
      }
      return ChunkReader(name: name, handle: handle, rest: nil)
    }
  }
}

/// The byte order mark that some editors write before UTF-8 text.
let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

/// The bytes of a file, read in chunks.
struct ChunkReader {
  let name: String
  let handle: FileHandle?
  var rest: Data?

  /// The next bytes, or nil at the end.
  mutating func next() throws(FileError) -> Data? {
    guard let handle else {
      defer { rest = nil }
      return rest
    }
    do {
      return try handle.read(upToCount: 1 << 16)
    } catch {
      throw FileError(file: name, found: "a file that cannot be read", expected: "a file to read")
    }
  }
}
