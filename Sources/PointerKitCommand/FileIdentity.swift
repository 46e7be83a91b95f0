import Foundation

/// A file on the command line that is read, and what it is.
struct FileArgument: Hashable, Sendable {
  /// The path; `-` is standard input or output.
  let path: String
  /// The words of an error after "other than", such as "that of --scene".
  let role: String

  /// The file of an option; nil if the option is not given.
  static func option(_ name: String, _ path: String?) -> FileArgument? {
    path.map { FileArgument(path: $0, role: "that of \(name)") }
  }
}

/// Whether two paths lead to the same regular file, through links too.
enum FileIdentity: Hashable {
  case existing(device: UInt64, number: UInt64)
  /// The path without links, which a file would have.
  case absent(path: String)
  case standardOutput

  /// The file that a path leads to; nil for a device, a pipe or a directory, which no output replaces.
  init?(reading path: String) {
    var status = stat()
    guard path == "-" ? fstat(0, &status) == 0 : stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that an output replaces or creates; nil for a device, a pipe or a directory.
  init?(writing path: String) {
    var status = stat()
    if path == "-" {
      self = .standardOutput
    } else if stat(path, &status) == 0 {
      self.init(status)
    } else {
      self = .absent(path: FileIdentity.pathWithoutLinks(path))
    }
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self = .existing(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The absolute path without links; the file at its end need not exist.
  static func pathWithoutLinks(_ path: String) -> String {
    var url = URL(fileURLWithPath: path)
    let files = FileManager.default
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let goal = try? files.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: goal, relativeTo: url.deletingLastPathComponent())
    }
    let folder = url.deletingLastPathComponent().path
    guard let real = realpath(folder, nil) else { return url.standardizedFileURL.path }
    defer { free(real) }
    return URL(fileURLWithPath: String(cString: real)).appendingPathComponent(url.lastPathComponent).path
  }
}

extension UsageError {
  /// Throws an error if an output is a file that the command reads, or one of its other outputs.
  static func requireSeparateFiles(
    read: [FileArgument], written: KeyValuePairs<String, String?>
  ) throws(UsageError) {
    var roles: [FileIdentity: String] = [:]
    for file in read {
      if let identity = FileIdentity(reading: file.path) { roles[identity] = file.role }
    }
    for (option, path) in written {
      guard let path, let identity = FileIdentity(writing: path) else { continue }
      if let role = roles[identity] {
        throw UsageError(option, found: "'\(path)'", expected: "a file to write, other than \(role)")
      }
      roles[identity] = "that of \(option)"
    }
  }
}
