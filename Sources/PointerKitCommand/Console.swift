import Foundation

/// The files to which the command writes results and messages.
struct Console {
  var output = FileHandle.standardOutput
  var errors = FileHandle.standardError

  /// Writes a line to standard error.
  func report(_ message: String) {
    // If the message cannot be written, there is no other place to report this.
    try? errors.write(contentsOf: Data("pointerkit: \(message)\n".utf8))
  }
}
