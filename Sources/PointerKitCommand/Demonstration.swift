import Foundation
import PointerKit
import PointerScenes

/// The options of the demonstration.
struct DemonstrationOptions: Hashable, Sendable, CommandOptions {
  /// The file of the page; an existing file is replaced.
  var output = "pointerkit-demo.html"
  /// Whether the page is opened in the browser.
  var isOpened = false
  /// Whether all events are printed, and not only a few.
  var printsEvents = false

  static var table: [Option<Self>] {
    [
      .value(
        "--out", alias: "-o", .file("F"), \.output, "a file to write that ends in .html",
        "the page, pointerkit-demo.html if not given; - is standard output, where nothing else is printed",
        fileName(".html", "-")),
      .flag("--open", \.isOpened, "open the page in the browser"),
      .flag("--events", \.printsEvents, "print all events of the tour, by chapter; only a few if not given"),
      .alone("--version", alias: "-V", "print the version"),
      .alone("--help", alias: "-h", "print this text; after a command, the help of the command"),
    ]
  }

  func finish(given: [String]) throws(UsageError) {
    if isOpened, output == "-" {
      throw UsageError("--open", found: "--out -", expected: "a file that can be opened")
    }
    if printsEvents, output == "-" {
      throw UsageError("--events", found: "--out -", expected: "a file for the page")
    }
  }

  /// The description of the demonstration, with the list of commands.
  static var description: CommandDescription {
    CommandDescription(
      summary: "a tour of every feature, as a page that plays it",
      usage: ["[-o F] [--open] [--events]", "COMMAND …"],
      introduction:
        "Simulates the pointer of iPadOS on a layout. Without a command, pointerkit writes a page that "
        + "plays a\ntour of every feature, and prints a few of its events.\n\n"
        + commands,
      options: table.map(\.description),
      notes: CommandDescription.fileFormats + """


        A file named - is standard input or output. Results go to standard output, everything else to standard
        error. Status 0 is success, 1 a failure while running or a finding of audit, 2 a wrong command line, or an invalid
        or missing file.
        """,
      examples: [
        ("--open", "write the tour, and open it in the browser"),
        ("example first", "a small scene and a trace to begin with, in the folder first"),
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
  /// If the page goes to a file, some or all of the tour's events are printed, and the page is opened if the
  /// options ask for this.
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
    var text = summary(of: films[0], allEvents: options.printsEvents)
    if !options.printsEvents { text += "All events: \(console.command) --events\n" }
    text += "The page that plays the tour: \(path)\n"
    try printResult(text, console)
    if options.isOpened { try open(path) }
  }

  /// What the tour is, and some or all of its events.
  static func summary(of film: Film, allEvents: Bool) -> String {
    let account = Account(of: film)
    // Times are those that the page shows, which begin with the film.
    let start = film.stills.first?.frame.time ?? .zero
    let seconds = film.stills.last.map { Int($0.frame.time.seconds(since: start).rounded()) } ?? 0
    return """
      A tour of the pointer. A person tries every feature with a trackpad, in a window with all kinds of controls.
      It has \(account.chapters.count) chapters and takes \(seconds) s. \(allEvents ? "All its events" : "Some of its events"), \
      with their times:
      \(allEvents ? account.text(since: start) : "\n" + Account.text(of: highlights(of: account), since: start))

      """
  }

  /// A few events of the tour that need no explanation.
  private static func highlights(of account: Account) -> [Account.Line] {
    let moments: [(chapter: String, type: PointerEventType)] = [
      ("Bar buttons", .clicked), ("A flick toward", .attracted), ("A flick toward", .landed),
      ("Band selection", .bandEnded), ("Pinch", .transformed), ("A hidden bar", .revealed),
    ]
    return moments.compactMap { moment in
      guard let index = account.chapters.firstIndex(where: { $0.title.hasPrefix(moment.chapter) }) else {
        return nil
      }
      let (start, later) = (account.chapters[index].time, account.chapters.dropFirst(index + 1))
      return account.lines.last {
        $0.type == moment.type && $0.time >= start && $0.time < later.first?.time ?? .distantFuture
      }
    }
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

  var description: String {
    "\(path): written but not opened, \(opener) is missing or failed; open it yourself"
  }
}
