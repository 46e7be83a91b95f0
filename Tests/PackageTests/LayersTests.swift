import XCTest

/// Folders form layers: a file uses its own folder and those below it, never one above.
///
/// The uses are found by name: types wherever they are named, and members after a dot or in a call, unless the
/// file itself, a lower folder, a module below or the standard library has the same name.
final class LayersTests: XCTestCase {
  /// The folders of each module, the lowest first; "" stands for the files beside the folders.
  private static let order: [String: [String]] = [
    "Kinematics": [
      "Functions", "Identifiers", "Time", "Geometry", "Motion", "Acceleration", "Configuration", "",
    ],
    "PointerKit": ["Storage", "Geometry", "Model", "HitTesting", "Resolution", "Presentation", "Engine", ""],
    "PointerRecordings": ["Bytes", "Digests", "Values", "Calls", ""],
    "LayoutAudit": ["Findings", "Configuration", "Layout", "Rules", ""],
    "PointerScenes": [
      "Statistics", "Files", "Scene", "Trace", "Simulation", "Magnetism", "Film", "Drawing", "Player",
      "Tour", "Example", "Audit",
    ],
  ]

  /// The modules of this package that each module may use.
  private static let imports: [String: [String]] = [
    "PointerKit": ["Kinematics", "Magnetism"],
    "PointerRecordings": ["Kinematics", "PointerKit"],
    "LayoutAudit": ["Kinematics", "PointerKit"],
    "PointerScenes": ["Kinematics", "Magnetism", "PointerKit", "PointerRecordings", "LayoutAudit"],
  ]

  /// Members that the standard library has too.
  private static let standardNames: Set<String> = [
    "allKeys", "append", "combine", "contains", "count", "description", "distance", "down", "drop", "encode",
    "endIndex", "filter", "first", "hash", "hashValue", "index", "indices", "insert", "isEmpty", "isFinite",
    "isNaN", "keys", "last", "map", "max", "min", "next", "pop", "prefix", "rawValue", "remove", "removeAll",
    "removeLast", "repeating", "reversed", "round", "rounded", "sort", "sorted", "split", "startIndex", "sum",
    "swap", "union", "up", "value", "values", "x", "y", "z", "zip",
  ]

  func testNoArrowBetweenFoldersPointsUp() throws {
    let modules = Set(LayersTests.order.keys).union(LayersTests.imports.values.joined())
    let read = try Dictionary(
      uniqueKeysWithValues: modules.map { ($0, try SourceFile.files(ofModule: $0)) })
    for (module, order) in LayersTests.order.sorted(by: { $0.key < $1.key }) {
      let files = read[module] ?? []
      let folders = Set(files.map { $0.folder })
      XCTAssertEqual(folders.subtracting(order), [], "\(module): state the layers of these folders here")
      let below = (LayersTests.imports[module] ?? []).flatMap { read[$0] ?? [] }
      for arrow in LayersTests.upwardArrows(files, order: order, below: below) { XCTFail(arrow) }
    }
  }

  /// The uses of names that only folders above declare.
  private static func upwardArrows(
    _ files: [SourceFile], order: [String], below: [SourceFile] = []
  ) -> [String] {
    let layers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    // The lowest layer that has each name, and the names by which a use is found.
    var lowest: [String: Int] = [:]
    var (types, members): (Set<String>, Set<String>) = ([], [])
    for file in files {
      lowest.merge(file.names.map { ($0, layers[file.folder] ?? 0) }) { min($0, $1) }
      types.formUnion(file.types)
      members.formUnion(file.members)
    }
    for name in below.reduce(into: standardNames, { $0.formUnion($1.names) }) { lowest[name] = nil }
    return files.flatMap { file in
      file.words.compactMap { word -> String? in
        let isMember = (word.before == "." || word.after == "(") && members.contains(word.text)
        guard isMember || types.contains(word.text), let layer = lowest[word.text],
          layer > layers[file.folder] ?? 0
        else { return nil }
        return "\(file.path):\(word.line) uses \(word.text), which is declared in \(order[layer])"
      }
    }
  }

  func testATypeOrAMemberAboveIsFound() {
    func arrows(in low: String, using high: String) -> Int {
      let files = [
        SourceFile(path: "Sample/Low/Plane.swift", text: "struct Plane {\n  var width = 1.0\n}"),
        SourceFile(path: "Sample/Low/Use.swift", text: low),
        SourceFile(path: "Sample/High/Engine.swift", text: high),
      ]
      return LayersTests.upwardArrows(files, order: ["Low", "High"]).count
    }
    XCTAssertEqual(arrows(in: "func f(_ e: Engine) {}", using: "struct Engine {}"), 1)
    let high = "extension Plane {\n  func settle() {}\n  static let farthest = 1.0\n}"
    XCTAssertEqual(arrows(in: "func f(_ p: Plane) { p.settle() }", using: high), 1)
    XCTAssertEqual(arrows(in: "let x = Plane.farthest", using: high), 1)
    XCTAssertEqual(arrows(in: "let text = \"settle()\"  // p.settle()", using: high), 0)
    XCTAssertEqual(arrows(in: "func f() { let settle = 1; print(-settle) }", using: high), 0)
    XCTAssertEqual(arrows(in: "let x = plane.width", using: "struct Engine {\n  var width = 2.0\n}"), 0)
  }
}
