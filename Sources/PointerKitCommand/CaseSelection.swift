import Foundation
import PointerScenes

/// The cases that an argument of `--cases` selects: all cases of a file, or the one case of `F:ID`.
struct CaseSelection: Hashable, Sendable {
  let file: String
  /// The id of the case; nil for all cases.
  let id: String?

  /// Creates the selection for an argument.
  ///
  /// If there is a file with the whole argument as its name, all cases of this file are selected.
  init(_ argument: String) {
    let files = FileManager.default
    if !files.fileExists(atPath: argument), let colon = argument.lastIndex(of: ":") {
      let (file, id) = (String(argument[..<colon]), String(argument[argument.index(after: colon)...]))
      if !id.isEmpty, file == "-" || files.fileExists(atPath: file) {
        (self.file, self.id) = (file, id)
        return
      }
    }
    (file, id) = (argument, nil)
  }

  /// Calls `body` with each of the cases, in order.
  func forEach(_ body: (MagnetismCase) throws -> Void) throws {
    if let id { return try body(Program.findCase(id, in: file)) }
    var cases = try MagnetismCaseReader(InputFile(file))
    while let stroke = try cases.next() { try body(stroke) }
  }
}
