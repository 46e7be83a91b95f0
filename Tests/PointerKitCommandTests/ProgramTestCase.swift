import Foundation
import XCTest

@testable import PointerKitCommand

/// A folder with some files, and the command as a person runs it there.
class ProgramTestCase: XCTestCase {
  private(set) var folder = URL(fileURLWithPath: "/")

  /// The names and texts of the files that are there at first.
  var files: [String: String] { [:] }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pointerkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, name) }
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func read(_ name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files of the folder.
  var filesLeft: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    for name in ["out", "err"] { try write("", name) }
    let console = Console(
      output: try FileHandle(forWritingTo: folder.appendingPathComponent("out")),
      errors: try FileHandle(forWritingTo: folder.appendingPathComponent("err")))
    let status = Program.run(arguments, console)
    defer { for name in ["out", "err"] { try? FileManager.default.removeItem(atPath: path(name)) } }
    return (status, read("out") ?? "", read("err") ?? "")
  }
}

extension XCTestCase {
  /// A process of the command that was built beside the bundle of the tests.
  func builtProgram() throws -> Process {
    let build = Bundle(for: ProgramTestCase.self).bundleURL
    let names = ["pointerkit", "PointerKitCommand"]
    let command = [build, build.deletingLastPathComponent()].flatMap { folder in
      names.map { folder.appendingPathComponent($0) }
    }.first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    guard let command else { throw XCTSkip("the command was not built beside \(build.path)") }
    let process = Process()
    process.executableURL = command
    return process
  }
}
