import Foundation
import PointerTestSupport

/// Files of version 1 as they were written in 2026, with every key and every event: they must be read for ever.
enum Version1Files {
  static let scene = text("scene.json")
  static let trace = text("trace.jsonl")
  static let cases = text("cases.jsonl")

  private static func text(_ name: String) -> String {
    (try? PackageFile.text("Tests/PointerScenesTests/Version1/\(name)")) ?? ""
  }
}
