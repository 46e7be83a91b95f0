import Foundation
import PointerScenes

extension Program {
  static let demonstrationTitle = "PointerKit: a hand on a trackpad"
  /// Where the demonstration's page goes: a file in the current directory, which is replaced.
  static let demonstrationPage = "pointerkit-demo.html"

  /// Plays the built-in stroke, tells what happened and writes the page that shows it.
  static func demonstrate(_ console: Console) throws {
    let film = Demonstration.film()
    var output = try OutputFile(demonstrationPage, console)
    try output.write(film.page(title: demonstrationTitle))
    try output.finish()
    let path = URL(fileURLWithPath: demonstrationPage).path
    try printResult(
      """
      A finger moves over a trackpad, and over a window with a toolbar, segments, cards and icons.
      What became of it:

      \(Account(of: film).text())
      To see it, open \(path)

      """, console)
  }
}
