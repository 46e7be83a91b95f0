import Foundation
import XCTest

/// The declarations of the headers.
struct Header {
  /// The constants with their numbers.
  private(set) var constants: [String: Int] = [:]
  /// The fields of each struct.
  private(set) var structs: [String: Set<String>] = [:]
  /// The functions, apart from the inline ones.
  private(set) var functions: Set<String> = []
  /// The whole text of the headers.
  let text: String

  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CPointerKit/include/pointerkit.h").standardized

  /// The headers of the library.
  static let parsed = Result { try Header() }

  /// The headers of the library and of the audit, by name.
  static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: url.deletingLastPathComponent(), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "h" }.sorted { $0.path < $1.path }
  }

  init() throws {
    text = try Header.files().map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let code = text.replacing(try Regex("/\\*[\\s\\S]*?\\*/"), with: "")
    for match in code.matches(
      of: try Regex("enum (?:\\w+ PTK_INT32 )?\\{([^}]*)\\}", as: (Substring, Substring).self))
    {
      var next = 0
      for item in match.output.1.split(separator: ",") {
        let parts = item.split(separator: "=").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard let name = parts.first, !name.isEmpty else { continue }
        if parts.count > 1 {
          let isHexadecimal = parts[1].hasPrefix("0x")
          next = try XCTUnwrap(
            Int(parts[1].dropFirst(isHexadecimal ? 2 : 0), radix: isHexadecimal ? 16 : 10), name)
        }
        constants[name] = next
        next += 1
      }
    }
    let structs = try Regex("struct (ptk_\\w+) \\{([^}]*)\\}", as: (Substring, Substring, Substring).self)
    for match in code.matches(of: structs) {
      let names = match.output.2.matches(
        of: try Regex("(\\w+)(?:\\[\\d+\\])?\\s*[,;]", as: (Substring, Substring).self))
      self.structs[String(match.output.1)] = Set(names.map { String($0.output.1) })
    }
    let functions = try Regex(
      "(?m)^(?!typedef|static)[a-z][a-z0-9_ ]*[ *](ptk_\\w+)\\(", as: (Substring, Substring).self)
    self.functions = Set(code.matches(of: functions).map { String($0.output.1) })
  }

  /// A name in snake case: `barButton` becomes `bar_button`.
  static func snake(_ name: some StringProtocol) -> String {
    name.reduce(into: "") { text, character in
      if character.isUppercase {
        text += (text.isEmpty ? "" : "_") + character.lowercased()
      } else {
        text.append(character)
      }
    }
  }
}
