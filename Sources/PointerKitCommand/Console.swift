import Foundation

/// The files to which the command writes results and messages.
struct Console {
  var output = FileHandle.standardOutput
  var errors = FileHandle.standardError

  /// Writes a line to standard error.
  func report(_ message: String) {
    // Errors are ignored, since there is no other place to report them.
    try? errors.write(contentsOf: Data("pointerkit: \(message)\n".utf8))
  }
}
