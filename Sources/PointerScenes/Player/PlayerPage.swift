import Foundation
import PointerKit

extension Film {
  /// A self-contained HTML page that plays the film.
  ///
  /// The space bar plays and pauses. The keys ← and → step through the stills, ↑ and ↓ through the chapters,
  /// and O shows or hides the overlay: the hit regions, the model pointer, and where a flick will land, with
  /// a legend.
  ///
  /// An address that ends with a time, such as `#3.2`, shows that time. In scripts, `window.seek(seconds)`
  /// shows a time and pauses. The film starts by itself unless the address has a time or the person prefers
  /// reduced motion. The page contains a small renderer for the engine's drawing commands.
  ///
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - hasOverlay: Whether the page initially shows the overlay, which people can switch on and off; false
  ///     by default. A chapter whose ``TraceChapter/hasOverlay`` is true switches the overlay on when it begins.
  /// - Returns: The page; without a picture if the film is empty.
  public func page(title: String, hasOverlay: Bool = false) -> String {
    Film.page(of: [self], title: title, hasOverlay: hasOverlay)
  }

  /// An HTML page for several films of the same input, for instance with a light and a dark window.
  ///
  /// The page is like the page of ``page(title:hasOverlay:)``, with an additional switch between the films.
  public static func page(of films: [Film], title: String, hasOverlay: Bool = false) -> String {
    let size = films.first?.layouts.first?.size ?? Size(width: 1, height: 1)
    let hasChapters = films.contains { !$0.chapters.isEmpty }
    let hasCameras = films.contains { !$0.cameras.isEmpty }
    let switcher = "<button id=\"appearance\" aria-label=\"Light or dark\">light / dark</button>"
    let recording: JSONValue = [
      "films": .array(films.map { PlayerRecording($0).value }), "constants": PlayerRecording.constants,
    ]
    let body = fill(
      "player.html",
      [
        "title": Markup.escaped(title), "class": hasChapters ? "chaptered" : "",
        "switch": films.count > 1 ? switcher : "",
        "aspect": Markup.number(max(1, size.width) / max(1, size.height)),
        "width": Markup.number(size.width), "height": Markup.number(size.height), "fonts": Markup.fonts,
        "sheen": StillPicture.sheen, "overlay": hasOverlay ? " checked=\"checked\"" : "",
        "camera": hasCameras ? "" : " hidden=\"hidden\"",
        "keys": hasChapters ? ", ↑ and ↓ change the chapter" : "",
        // These characters could end the script element or start markup. In JSON they occur only in strings.
        "film": recording.text.replacingOccurrences(of: "<", with: "\\u003c")
          .replacingOccurrences(of: ">", with: "\\u003e").replacingOccurrences(of: "&", with: "\\u0026"),
        "script": InputFile(embedded: "player.js").text,
      ])
    let style = "\n:root { --fonts: \(Markup.fonts); }\n" + InputFile(embedded: "player.css").text
    return page(title: title, style: style, body: String(body.dropLast()))
  }

  /// An embedded file with values in place of the names between double braces.
  private static func fill(_ name: String, _ values: [String: String]) -> String {
    let parts = InputFile(embedded: name).text.components(separatedBy: "{{")
    return parts[0]
      + parts.dropFirst().map { part in
        let pieces = part.components(separatedBy: "}}")
        return (values[pieces[0]] ?? "") + pieces.dropFirst().joined(separator: "}}")
      }.joined()
  }

  /// An HTML page that shows one drawing.
  ///
  /// - Parameters:
  ///   - svg: The drawing, as an SVG document.
  ///   - title: The title of the page.
  /// - Returns: The page.
  public static func page(around svg: String, title: String) -> String {
    page(
      title: title,
      style:
        "body { margin: 0; } body > svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }",
      body: svg.hasSuffix("\n") ? String(svg.dropLast()) : svg)
  }

  private static func page(title: String, style: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>\(Markup.escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
