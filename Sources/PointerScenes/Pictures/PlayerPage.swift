import Foundation
import PointerKit

extension Film {
  /// A self-contained HTML page that plays the film.
  ///
  /// The space bar plays and pauses. The keys ← and → step through the stills, ↑ and ↓ through the chapters,
  /// and O shows or hides the overlay. An address that ends with a time, such as `#3.2`, shows that time. In
  /// scripts, `window.seek(seconds)` shows a time and pauses. The film starts by itself unless the address
  /// has a time or the person prefers reduced motion. The page contains a small renderer for the engine's
  /// drawing commands.
  ///
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - hasOverlay: Whether the page initially shows the overlay, which people can switch on and off; false
  ///     by default. In a chapter whose ``TraceChapter/hasOverlay`` is true, the overlay is always shown.
  /// - Returns: The page; without a picture if the film is empty.
  /// - Throws: An error of the JSON encoder, which does not happen in practice.
  public func page(title: String, hasOverlay: Bool = false) throws -> String {
    try Film.page(of: [self], title: title, hasOverlay: hasOverlay)
  }

  /// An HTML page for several films of the same input, for instance with a light and a dark window.
  ///
  /// The page is like the page of ``page(title:hasOverlay:)``, with an additional switch between the films.
  public static func page(of films: [Film], title: String, hasOverlay: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    // Keys are sorted, since their order would otherwise depend on hashes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(films.map { PlayerRecording($0) })
    // These characters could end the script element or start markup. In JSON they occur only in strings.
    let json = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
      .replacingOccurrences(of: ">", with: "\\u003e")
      .replacingOccurrences(of: "&", with: "\\u0026")
    let size = films.first?.layouts.first?.size ?? Size(width: 1, height: 1)
    let aspect = max(1, size.width) / max(1, size.height)
    let hasChapters = films.contains { !$0.chapters.isEmpty }
    let body = """
      <main\(hasChapters ? " class=\"chaptered\"" : "")>
      <header><h1>\(Markup.escaped(title))</h1><p id="state"></p>\(films.count > 1 ? PlayerPage.switcher : "")</header>
      <section id="view">
      <h2 id="chapter" aria-live="polite"></h2>
      <svg id="stage" style="--aspect: \(Markup.number(aspect))" viewBox="0 0 \(Markup.number(size.width)) \(Markup.number(size.height))" font-family="\(StillPicture.fonts)" role="img" aria-label="The recorded pointer">
      <defs>\(StillPicture.sheen)<g id="pieces"></g><g id="clips"></g><clipPath id="adjusted"></clipPath></defs>
      <rect id="ground"/><g id="plain"></g><g id="dragged"></g><g id="drawing"></g><g id="beside"></g><g id="overlay"></g>
      </svg>
      <div id="controls">
      <button id="play" aria-label="Play or pause"></button>
      <div id="track"><div id="marks"></div><input id="scrubber" type="range" min="0" value="0" aria-label="Time"/></div>
      <output id="time"></output>
      <label><input id="hidden" type="checkbox"\(hasOverlay ? " checked=\"checked\"" : "")/> overlay</label>
      <label\(films.contains { !$0.cameras.isEmpty } ? "" : " hidden=\"hidden\"")><input id="close" type="checkbox" checked="checked"/> zoom in</label>
      </div>
      <ol id="account"></ol>
      </section>
      <nav aria-label="Chapters"><ol id="chapters"></ol></nav>
      <footer>The space bar plays and pauses, ← → step\(hasChapters ? ", ↑ ↓ change the chapter" : ""), and O shows the overlay: the model pointer, which has the exact position, the hit regions, and where a flick will land.</footer>
      </main>
      <script id="film" type="application/json">\(json)</script>
      <script>
      \(PlayerPage.renderer)
      \(PlayerPage.player)
      </script>
      """
    return Film.page(title: title, style: "\n\(PlayerPage.style)\n", body: body)
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
