import XCTest

/// Folders form layers: a file uses its own layer and those below it, never one above.
final class LayersTests: XCTestCase {
  func testDump() throws {
    var visible: [SourceFile] = []
    for module in ["Kinematics", "Magnetism", "PointerKit", "PointerScenes"] {
      let files = try SourceFile.files(ofModule: module)
      let graph = FolderGraph(files, order: [], visible: visible)
      for (edge, names) in graph.edges.sorted(by: { $0.key < $1.key }) {
        print(module, edge, names.count, names.sorted().prefix(12))
      }
      visible += files
    }
    for file in visible { for (type, list) in file.storedProperties where list.count > 12 || type == "ModelPointer" { print(file.path, type, list.count, list) } }
  }
}
