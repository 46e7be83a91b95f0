import Foundation

/// Where the command's results and messages go.
struct Console {
  var output = FileHandle.standardOutput
  var errors = FileHandle.standardError

  /// Writes a line for the person.
  func complain(_ message: String) {
    // There is nowhere left to tell of a failure here.
    try? errors.write(contentsOf: Data("pointerkit: \(message)\n".utf8))
  }
}
