import Foundation

/// The files to which the command writes results and messages, and how a person calls it.
struct Console {
  var output = FileHandle.standardOutput
  var errors = FileHandle.standardError
  /// What a person types to run the command.
  var command = "pointerkit"

  /// Writes a line to standard error.
  func report(_ message: String) {
    // If the message cannot be written, there is no other place to report this.
    try? errors.write(contentsOf: Data("pointerkit: \(message)\n".utf8))
  }
}

/// A buffered output to a file or to standard output.
///
/// A file is first written under a temporary name in the same directory. Then ``finish()`` renames it, so that
/// an incomplete file never has the final name. An error or a signal removes the temporary file. Pipes and devices,
/// such as /dev/null, are written directly.
struct OutputFile: ~Copyable {
  /// The name that appears in errors.
  private let name: String
  private let handle: FileHandle
  /// The paths of the finished file and of the temporary one; nil for an output that is written directly.
  private let paths: (final: String, temporary: String)?
  private var buffer = Data()
  private var isFinished = false

  /// Opens a file for writing; `-` is standard output.
  init(_ argument: String, _ console: Console) throws(WriteError) {
    name = argument == "-" ? "standard output" : argument
    if argument == "-" {
      handle = console.output
      paths = nil
      return
    }
    var status = stat()
    let exists = stat(argument, &status) == 0
    let type = status.st_mode & S_IFMT
    if exists, type == S_IFDIR { throw WriteError(argument, "it is a directory") }
    let path = FileIdentity.pathWithoutLinks(argument)
    let temporary = !exists || type == S_IFREG ? path + ".\(UUID().uuidString).tmp" : nil
    if let temporary {
      // The new file gets the permissions of the old file.
      let permissions: [FileAttributeKey: Any]? =
        exists ? [.posixPermissions: Int(status.st_mode) & 0o7777] : nil
      UnfinishedFiles.add(temporary)
      guard FileManager.default.createFile(atPath: temporary, contents: nil, attributes: permissions) else {
        UnfinishedFiles.forget(temporary)
        throw WriteError(argument, "its directory cannot be written")
      }
    }
    guard let handle = FileHandle(forWritingAtPath: temporary ?? argument) else {
      // The temporary file has the old file's permissions, which may forbid writing.
      if let temporary { OutputFile.remove(temporary) }
      throw WriteError(argument, "it cannot be opened")
    }
    self.handle = handle
    paths = temporary.map { (path, $0) }
  }

  deinit {
    guard let paths, !isFinished else { return }
    OutputFile.remove(paths.temporary)
  }

  private static func remove(_ temporary: String) {
    try? FileManager.default.removeItem(atPath: temporary)
    UnfinishedFiles.forget(temporary)
  }

  mutating func write(_ text: String) throws(WriteError) { try write(bytes: text.utf8) }

  mutating func write(bytes: some Sequence<UInt8>) throws(WriteError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes the buffered bytes, and gives a temporary file its final name.
  mutating func finish() throws(WriteError) {
    try flush()
    guard let paths else { return }
    do {
      try handle.close()
    } catch {
      throw WriteError(name, "it cannot be written")
    }
    guard rename(paths.temporary, paths.final) == 0 else {
      throw WriteError(name, "it cannot be moved into place")
    }
    UnfinishedFiles.forget(paths.temporary)
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

/// The reason why a result could not be written, as one line of text.
struct WriteError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ file: String, _ reason: String) { description = "\(file): not written, \(reason)" }
}

/// The display of progress on a terminal; without effect if standard error is not a terminal.
struct Progress {
  private let console: Console
  private let isShown: Bool
  private var lastShown = Date.distantPast

  init(_ console: Console) {
    self.console = console
    isShown = isatty(console.errors.fileDescriptor) == 1
  }

  /// Shows a count if it is a multiple of 64, at most ten times a second.
  mutating func show(_ count: Int, _ what: String) {
    guard isShown, count % 64 == 0, Date().timeIntervalSince(lastShown) > 0.1 else { return }
    lastShown = Date()
    try? console.errors.write(contentsOf: Data("\r\(count) \(what)\u{1b}[K".utf8))
  }

  /// Shows a text.
  func show(_ what: String) {
    if isShown { try? console.errors.write(contentsOf: Data("\r\(what)\u{1b}[K".utf8)) }
  }

  /// Clears the line.
  func clear() {
    if isShown { try? console.errors.write(contentsOf: Data("\r\u{1b}[K".utf8)) }
  }
}
