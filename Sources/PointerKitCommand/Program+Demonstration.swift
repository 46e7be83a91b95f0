import Foundation
import PointerKit
import PointerScenes

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
