import Foundation
import PointerKit
import PointerScenes

extension Program {
  static let demonstrationTitle = "PointerKit: a tour"
  /// The file of the demonstration's page, in the current directory; an old one is replaced.
  static let demonstrationPage = "pointerkit-demo.html"

  /// Plays the built-in tour, prints what happens, and writes a page that shows it with a light and a dark
  /// window.
  static func demonstrate(_ console: Console) throws {
    var films: [Film] = []
    for appearance in [Appearance.light, .dark] { films.append(try film(of: Tour(appearance))) }
    var output = try OutputFile(demonstrationPage, console)
    try output.write(Film.page(of: films, title: demonstrationTitle))
    try output.finish()
    let path = URL(fileURLWithPath: demonstrationPage).path
    try printResult(
      """
      A finger moves over a trackpad, and the pointer through a window with a bit of everything.
      What became of it:
      \(Account(of: films[0]).text())
      To see it, open \(path)

      """, console)
  }

  private static func film(of tour: Tour) throws -> Film { try Film(of: tour.trace, over: tour.scene) }
}
