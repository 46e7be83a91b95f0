import Foundation
import PointerKit
import PointerScenes

/// The options of the demonstration.
struct DemonstrationOptions: Hashable, Sendable, CommandOptions {
  /// The file of the page; an existing file is replaced.
  var output = "pointerkit-demo.html"
  /// Whether the page is opened in the browser.
  var isOpened = false

  static var table: [Option<Self>] {
    [
      .value(
        "--out", alias: "-o", .file("F"), \.output, "a file to write that ends in .html",
        "the page, pointerkit-demo.html if not given; - is standard output, where no events are printed",
        fileName(".html", "-")),
      .flag("--open", \.isOpened, "open the page in the browser"),
      .alone("--version", alias: "-V", "print the version"),
      .alone("--help", alias: "-h", "print this text; after a command, the help of the command"),
    ]
  }

  func finish(given: [String]) throws(UsageError) {
    if isOpened, output == "-" {
      throw UsageError("--open", found: "--out -", expected: "a file that can be opened")
    }
  }

  /// The description of the demonstration, with the list of commands.
  static var description: CommandDescription {
    CommandDescription(
      summary: "a tour of every feature: prints its events, and writes a page that plays it",
      usage: ["[-o F] [--open]", "COMMAND …"],
      introduction: "Simulates the pointer of iPadOS on a layout. Without a command, pointerkit prints the "
        + "events of\na tour of every feature, and writes a page that plays the tour.\n\n"
        + commands,
      options: table.map(\.description),
      notes: """
        A file named - is standard input or output. Results go to standard output, everything else to standard
        error. Status 0 is success, 1 a failure while running or a finding of audit, 2 a wrong command line, or an invalid
        or missing file.
        """,
      examples: [
        ("--open", "write the tour, and open it in the browser"),
        ("render --out strip.svg", "six pictures of the tour"),
      ])
  }

  /// The commands and their summaries, one per line.
  private static var commands: String {
    let width = Command.Topic.verbs.map(\.rawValue.count).max() ?? 0
    return Command.Topic.verbs.map { topic in
      let name = topic.rawValue + String(repeating: " ", count: width + 3 - topic.rawValue.count)
      return "pointerkit " + name + topic.description.summary
    }.joined(separator: "\n")
  }
}

extension Program {
  static let demonstrationTitle = "PointerKit: a tour"

  /// Plays the built-in tour, and writes a page that shows it in light and dark.
  ///
  /// If the page goes to a file, the tour's events are printed, and the page is opened if the options ask for
  /// this.
  static func demonstrate(_ options: DemonstrationOptions, _ console: Console) throws {
    var progress = Progress(console)
    defer { progress.clear() }
    // The file is opened first, so that an error is reported before the long work.
    var output = try OutputFile(options.output, console)
    var films: [Film] = []
    for appearance in [Appearance.light, .dark] {
      let tour = try Tour(appearance)
      films.append(
        try Film(of: tour.trace, over: tour.scene) { progress.show($0, "stills of the \(appearance) window") }
      )
    }
    progress.show("writing the page")
    try output.write(Film.page(of: films, title: demonstrationTitle))
    try output.finish()
    progress.clear()
    guard options.output != "-" else { return }
    let path = URL(fileURLWithPath: options.output).path
    try printResult(
      """
      A person tries every feature of the pointer on a trackpad. The window has controls of every kind.
      These are the events of the engine, with their times:
      \(Account(of: films[0]).text())
      \(options.isOpened ? "The page that plays the tour is" : "To watch the tour, open") \(path)

      """, console)
    if options.isOpened { try open(path) }
  }

  /// Opens a file with the desktop's program for this type of file.
  static func open(_ path: String) throws(OpeningError) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw OpeningError(path: path, opener: opener) }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw OpeningError(path: path, opener: opener) }
  }
}

/// The error for a page that could not be opened, as one line of text.
struct OpeningError: Error, Hashable, CustomStringConvertible {
  let path: String
  let opener: String

  var description: String { "\(path): written but not opened, \(opener) is missing or failed" }
}
