import Foundation

/// Results on their way to a file or to standard output, written in large pieces.
///
/// A file is written beside its place under a temporary name and appears there whole, with ``finish()``, or
/// not at all. What is no ordinary file, such as a pipe or /dev/null, is written directly.
struct OutputFile: ~Copyable {
  /// What errors call it.
  private let name: String
  private let handle: FileHandle
  /// The finished file and the one that is being written; nil where it is written directly.
  private let places: (final: String, temporary: String)?
  private var buffer = Data()
  private var isFinished = false

  /// Opens a file for writing; `-` is standard output.
  init(_ argument: String, _ console: Console) throws(WriteError) {
    name = argument == "-" ? "standard output" : argument
    if argument == "-" {
      handle = console.output
      places = nil
      return
    }
    let path = URL(fileURLWithPath: argument).resolvingSymlinksInPath().path
    let old = try? FileManager.default.attributesOfItem(atPath: path)
    let type = old?[.type] as? FileAttributeType
    if type == .typeDirectory { throw WriteError(argument, "it is a directory") }
    let temporary = type == nil || type == .typeRegular ? path + ".\(UUID().uuidString).tmp" : nil
    // Who may read the old file may read the new one, and no one else.
    let permissions = old?[.posixPermissions].map { [FileAttributeKey.posixPermissions: $0] }
    if let temporary,
      !FileManager.default.createFile(atPath: temporary, contents: nil, attributes: permissions)
    {
      throw WriteError(argument, "its directory cannot be written")
    }
    guard let handle = FileHandle(forWritingAtPath: temporary ?? path) else {
      throw WriteError(argument, "it cannot be opened")
    }
    self.handle = handle
    places = temporary.map { (path, $0) }
  }

  deinit {
    if let places, !isFinished { try? FileManager.default.removeItem(atPath: places.temporary) }
  }

  mutating func write(_ text: String) throws(WriteError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what is left and puts the file in its place.
  mutating func finish() throws(WriteError) {
    try flush()
    guard let places else { return }
    do {
      try handle.close()
    } catch {
      throw WriteError(name, "it cannot be written")
    }
    guard rename(places.temporary, places.final) == 0 else {
      throw WriteError(name, "it cannot be put in its place")
    }
    isFinished = true
  }

  private mutating func flush() throws(WriteError) {
    guard !buffer.isEmpty else { return }
    do {
      try handle.write(contentsOf: buffer)
    } catch {
      throw WriteError(name, "it cannot be written")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Why a result could not be written, in one line.
struct WriteError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ file: String, _ reason: String) { description = "\(file): not written, \(reason)" }
}
