import EmbeddedFiles
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
    let contents = try read(atMost: InputFile.largestValue, "file")
    return contents.starts(with: byteOrderMark) ? contents.dropFirst(byteOrderMark.count) : contents
  }

  /// Reads the whole contents unchanged; more than ``largestRecording`` bytes are an error.
  package func bytes() throws(FileError) -> [UInt8] {
    Array(try read(atMost: InputFile.largestRecording, "recording"))
  }

  private func read(atMost limit: Int, _ what: String) throws(FileError) -> Data {
    var reader = try chunks()
    var contents = Data()
    while let chunk = try reader.next(), !chunk.isEmpty {
      contents.append(chunk)
      guard contents.count <= limit else {
        throw FileError(
          file: name, found: "more than \(limit >> 20) MiB",
          expected: "a \(what) of at most \(limit >> 20) MiB")
      }
    }
    return contents
  }

  /// Creates a file that is part of the program, such as `tour.json`.
  package init(embedded name: String) {
    let file = embedded_file_named(name)
    self.init(name: name, contents: file.bytes.map { Data(bytes: $0, count: file.count) } ?? Data())
  }

  /// The text of a file in memory; empty for any other file.
  var text: String {
    if case .memory(let data) = source { String(decoding: data, as: UTF8.self) } else { "" }
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
  /// The bytes of a file in memory, which is one chunk; nil once it was read.
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

/// Reads a file line by line, without keeping the whole file in memory.
///
/// Lines end with a line feed, or with a carriage return and a line feed. The last line may lack the line
/// feed. A byte order mark and blank lines are skipped. A line of more than ``InputFile/longestLine`` bytes
/// is an error.
struct LineReader {
  let name: String
  private var chunks: ChunkReader
  private var buffer = Data()
  private var isAtEnd = false
  private var number = 0

  init(_ file: InputFile) throws(FileError) {
    name = file.name
    chunks = try file.chunks()
  }

  /// The next line that is not blank and its number, counted from 1; nil after the last.
  mutating func next() throws(FileError) -> (text: Data, number: Int)? {
    while let line = try nextLine() {
      number += 1
      let text = number == 1 && line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
      if !text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return (Data(text), number) }
    }
    return nil
  }

  /// The next line as a JSON value.
  mutating func nextNode() throws(FileError) -> JSONNode? {
    guard let (text, number) = try next() else { return nil }
    return try JSONNode(text: text, file: name, line: number)
  }

  private mutating func nextLine() throws(FileError) -> Data? {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0a) {
        let line = buffer[..<end]
        buffer = buffer[(end + 1)...]
        try require(line.count)
        return line
      }
      try require(buffer.count)
      if isAtEnd {
        defer { buffer = Data() }
        return buffer.isEmpty ? nil : buffer
      }
      let known = buffer.count
      if let chunk = try chunks.next(), !chunk.isEmpty {
        // A copy releases the bytes of earlier lines, which a slice would keep in memory.
        if buffer.startIndex > 0 { buffer = Data(buffer) }
        buffer.append(chunk)
      } else {
        isAtEnd = true
      }
      searched = buffer.startIndex + known
    }
  }

  private func require(_ length: Int) throws(FileError) {
    guard length <= InputFile.longestLine else {
      throw FileError(
        file: name, line: number + 1, found: "a line of more than \(InputFile.longestLine >> 20) MiB",
        expected: "lines of at most \(InputFile.longestLine >> 20) MiB")
    }
  }
}
