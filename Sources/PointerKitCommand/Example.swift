import Foundation
import PointerScenes

/// The argument of `example`.
struct ExampleOptions: Hashable, Sendable, CommandOptions {
  var folder = ""

  static var table: [Option<Self>] { [] }
  static var operand: Option<Self>? {
    .value(
      "example", .file("DIR"), \.folder, "the name of one folder",
      "the folder, which is created if there is none", fileName())
  }

  func finish(given: [String]) throws(UsageError) {
    if folder == "-" { throw UsageError("example", found: "'-'", expected: "the name of one folder") }
  }

  static var description: CommandDescription {
    CommandDescription(
      summary: "a small scene and a trace to begin with",
      usage: ["DIR"],
      introduction: """
        Writes a small scene and a trace over it to the folder DIR, and prints commands to try with them. An existing
        file is not replaced.
        """,
      options: [],
      operand: operand?.description,
      notes: CommandDescription.fileFormats,
      examples: [("example first", "writes first/scene.json and first/trace.jsonl")])
  }
}

extension Program {
  /// Writes the files of the example, and prints what to do with them.
  static func example(_ options: ExampleOptions, _ console: Console) throws {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: options.folder, isDirectory: true)
    func path(_ name: String) -> String {
      options.folder.hasSuffix("/") ? options.folder + name : "\(options.folder)/\(name)"
    }
    // Nothing is written if a file of the example exists.
    for file in ExampleFile.all where files.fileExists(atPath: path(file.name)) {
      throw WriteError(path(file.name), "it exists; choose another folder")
    }
    do { try files.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      let isFile = files.fileExists(atPath: options.folder)
      throw WriteError(
        options.folder, isFile ? "it is a file and not a folder" : "the folder cannot be created")
    }
    for file in ExampleFile.all {
      var output = try OutputFile(path(file.name), console)
      try output.write(file.text)
      try output.finish()
    }
    let (scene, trace) = (path(ExampleFile.scene.name), path(ExampleFile.trace.name))
    let rows = ExampleFile.all.map { (path($0.name), $0.summary) }
    let inputs = "--scene \(quoted(scene)) --trace \(quoted(trace))"
    let commands = [
      ("a page that plays the trace", "render \(inputs) -o \(quoted(path("page.html")))"),
      (
        "a picture of the layout with its hit regions",
        "render --scene \(quoted(scene)) --overlay -o \(quoted(path("layout.svg")))"
      ),
      ("the frames, one line of JSON each", "simulate \(inputs)"),
      ("what the guidelines say about the layout", "audit --scene \(quoted(scene))"),
    ]
    let width = rows.map(\.0.count).max() ?? 0
    let list = rows.map { "  \($0.0.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.1)\n" }
    let tries = commands.map { "  # \($0.0)\n  \(console.command) \($0.1)\n" }
    try printResult(
      """
      Written:
      \(list.joined())
      Commands to try:
      \(tries.joined())
      Then change a frame in the scene, and run them again. \(CommandDescription.fileFormats)

      """, console)
  }

  /// A word of a command line, in quotation marks if a shell needs them.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "/._-+:,=@%".unicodeScalars.contains($0)
    }
    return isPlain ? word : "'\(word.replacingOccurrences(of: "'", with: #"'\''"#))'"
  }
}
