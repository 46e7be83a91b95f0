import Foundation
import PointerScenes

/// What one argument of `--cases` names: all the cases of a file, or as `F:ID` one of them.
struct CaseSelection: Hashable, Sendable {
  let file: String
  /// nil is all.
  let id: String?

  /// A file that has the whole name wins over one that has it up to the last colon.
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

  /// Calls `body` with each case that it names, in order.
  func forEach(_ body: (MagnetismCase) throws -> Void) throws {
    if let id { return try body(Program.findCase(id, in: file)) }
    var cases = try MagnetismCaseReader(InputFile(file))
    while let stroke = try cases.next() { try body(stroke) }
  }
}
