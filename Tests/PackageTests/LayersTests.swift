import XCTest

/// Folders form layers: a file uses its own folder and those below it, never one above.
///
/// The uses are found by name: types wherever they are named, and members of types and extensions after a dot
/// or in a call, unless the file itself, a module below or the standard library has the same name.
final class LayersTests: XCTestCase {
  /// The folders of each module, the lowest first; "" stands for the files beside the folders, which may use
  /// all folders.
  private static let order: [String: [String]] = [
    "Kinematics": ["Functions", "Time", "Geometry", "Digest", "Motion", "Acceleration", ""],
    "Magnetism": [""],
    "PointerKit": ["Geometry", "Model", "HitTesting", "Resolution", "Presentation", "Engine", ""],
    "PointerInteractions": [""],
    "PointerKitABI": [""],
    "PointerBench": [""],
    "PointerKitCommand": [""],
    "StateDigests": [""],
    "PointerRecordings": ["Bytes", "Values", "Calls", ""],
    "LayoutAudit": ["Findings", "Configuration", "Layout", "Rules", ""],
    "LayoutAuditTesting": [""],
    "PointerScenes": [
      "Chance", "Reports", "JSON", "Names", "Reading", "Scene", "Trace", "Simulation", "Magnetism",
      "Pictures", "Study", "Tour", "Audit",
    ],
  ]

  /// The other modules that each module imports.
  private static let imports: [String: [String]] = [
    "Magnetism": ["Kinematics"],
    "PointerKit": ["Kinematics", "Magnetism"],
    "PointerInteractions": ["Kinematics", "Magnetism", "PointerKit"],
    "PointerKitABI": ["Kinematics", "Magnetism", "PointerKit", "StateDigests"],
    "PointerBench": ["Kinematics", "Magnetism", "PointerKit"],
    "PointerKitCommand": [
      "Kinematics", "Magnetism", "PointerKit", "PointerRecordings", "PointerScenes", "PointerBench",
      "LayoutAudit",
    ],
    "PointerScenes": ["Kinematics", "Magnetism", "PointerKit", "PointerRecordings", "LayoutAudit"],
    "LayoutAudit": ["Kinematics", "Magnetism", "PointerKit"],
    "LayoutAuditTesting": ["Kinematics", "Magnetism", "PointerKit", "LayoutAudit"],
    "PointerRecordings": ["Kinematics", "Magnetism", "PointerKit", "StateDigests"],
    "StateDigests": ["Kinematics", "Magnetism", "PointerKit"],
  ]

  func testNoArrowBetweenFoldersPointsUp() throws {
    var files: [String: [SourceFile]] = [:]
    for module in LayersTests.order.keys { files[module] = try SourceFile.files(ofModule: module) }
    for (module, order) in LayersTests.order.sorted(by: { $0.key < $1.key }) {
      let visible = (LayersTests.imports[module] ?? []).flatMap { files[$0] ?? [] }
      let graph = FolderGraph(files[module] ?? [], order: order, visible: visible)
      XCTAssertEqual(graph.unknownFolders, [], "\(module): state the layer of these folders here")
      for arrow in graph.upwardArrows { XCTFail("\(arrow)") }
    }
  }

  func testEveryModuleHasItsLayersStated() throws {
    let sources = SourceFile.packageRoot.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { name in
      let folder = sources.appendingPathComponent(name)
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return found?.contains { ($0 as? URL)?.pathExtension == "swift" } == true
    }
    // The examples are programs with packages of their own, and the playground has a build of its own.
    XCTAssertEqual(Set(modules).subtracting(["Examples", "Playground"]), Set(LayersTests.order.keys))
  }

  // MARK: The graph can fail

  private let low = SourceFile(
    path: "Sample/Low/Plane.swift",
    text: """
      struct Plane {
        var width = 1.0
        func measure(_ height: Double) -> Double { let inner = height; return inner * width }
      }
      """)

  private func arrows(in low: String, using high: String) -> [String] {
    let files = [
      SourceFile(path: "Sample/Low/Use.swift", text: low), self.low,
      SourceFile(path: "Sample/High/Engine.swift", text: high),
    ]
    return FolderGraph(files, order: ["Low", "High"]).upwardArrows.map { $0.identifier }
  }

  func testATypeAndAMemberOfAnExtensionAboveAreFound() {
    XCTAssertEqual(arrows(in: "func f(_ e: Engine) {}", using: "struct Engine {}"), ["Engine"])
    let high = "extension Plane { func settle() {}\n static let farthest = 1.0 }"
    XCTAssertEqual(arrows(in: "func f(_ p: Plane) { p.settle() }", using: high), ["settle"])
    XCTAssertEqual(arrows(in: "let x = Plane.farthest", using: high), ["farthest"])
    XCTAssertEqual(arrows(in: "extension Plane { func g() { settle() } }", using: high), ["settle"])
  }

  func testWhatIsBelowInAStringOrALocalNameIsNoArrow() {
    let high =
      "struct Engine { enum Stage { case first }\n var inner: Int { 1 } }\n extension Plane { var depth: Int { 0 } }"
    XCTAssertEqual(arrows(in: "// Engine\n/* Engine */ let text = \"Engine\"", using: high), [])
    XCTAssertEqual(arrows(in: "let p = Plane().measure(1)", using: high), [])
    XCTAssertEqual(arrows(in: "func f() { let depth = (inner: 1, 2); print(depth.inner) }", using: high), [])
    XCTAssertEqual(
      arrows(in: "let text = \"\\(Engine.self)\"", using: high), ["Engine"], "an interpolation is code")
  }

  func testANameThatALowerFolderDeclaresTooProvesNothing() {
    XCTAssertEqual(arrows(in: "let x = p.width", using: "struct Engine { var width = 2.0 }"), [])
  }
}
