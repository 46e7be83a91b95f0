import Foundation
import PointerTestSupport
import XCTest

/// The public interface of a built module, read from the compiler's symbol graph.
enum SymbolGraph {
  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct Symbol: Decodable {
    struct Fragment: Decodable { let spelling: String }
    struct Identifier: Decodable { let precise: String }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  /// Protocols that the compiler adds by itself; each version of the compiler adds others.
  private static let implied: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  /// One line for each public symbol and each conformance, in ascending order.
  static func lines(ofModule module: String, modules: URL) throws -> [String] {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "symbols-\(module)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    _ = try run([
      "symbolgraph-extract", "-module-name", module, "-target", try target(), "-I", modules.path, "-I",
      PackageFile.url("Sources/EmbeddedFiles/include").path, "-minimum-access-level", "public",
      "-skip-synthesized-members", "-output-dir", output.path,
    ])
    let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
    var lines: Set<String> = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      lines.formUnion(SymbolGraph.lines(of: graph))
    }
    return lines.sorted()
  }

  private static func lines(of graph: Graph) -> Set<String> {
    var lines: Set<String> = []
    var paths: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents.joined(separator: ".")
      paths[symbol.identifier.precise] = path
      let declaration = (symbol.declarationFragments ?? []).map { $0.spelling }.joined().split(
        whereSeparator: { $0.isWhitespace }).joined(separator: " ")
      lines.insert("\(path) | \(declaration)")
    }
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard let source = paths[relationship.source],
        let target = relationship.targetFallback ?? paths[relationship.target], !implied.contains(target)
      else { continue }
      lines.insert("\(source) : \(target)")
    }
    return lines
  }

  // MARK: The compiler

  private static func target() throws -> String {
    struct Information: Decodable {
      struct Target: Decodable { let unversionedTriple: String }
      let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: run(["-print-target-info"])).target
      .unversionedTriple
  }

  /// Runs `swift` with arguments and returns what it prints; skips the test if there is no `swift`.
  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw XCTSkip("there is no swift to read the modules with") }
    XCTAssertEqual(process.terminationStatus, 0, "swift \(arguments.joined(separator: " "))")
    return data
  }
}
