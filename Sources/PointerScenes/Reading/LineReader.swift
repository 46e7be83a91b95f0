import Foundation

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
