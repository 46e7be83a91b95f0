import Foundation
import PointerKit

extension Film {
  /// The film as one page of HTML that plays it: self-contained, without a network.
  ///
  /// The space bar plays and pauses, the arrow keys step through the stills, O shows the overlay. `window.seek(seconds)`
  /// goes to an instant and pauses. The page draws from the engine's own commands, of which its script is a small renderer.
  ///
  /// - Parameters:
  ///   - title: What stands above the picture.
  ///   - hasOverlay: Whether the overlay is shown from the start; it can be switched in any case.
  /// - Returns: The page; one without a picture for an empty film.
  /// - Throws: What the JSON encoder throws; nothing a film can hold makes it.
  public func page(title: String, hasOverlay: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    // The order of keys must not depend on a hash.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(PlayerRecording(self, title: title))
    // In a script only these three can end it or be taken for markup; in JSON they stand in strings alone.
    let json = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
      .replacingOccurrences(of: ">", with: "\\u003e")
      .replacingOccurrences(of: "&", with: "\\u0026")
    let size = layouts.first?.size ?? Size(width: 1, height: 1)
    let aspect = max(1, size.width) / max(1, size.height)
    let body = """
      <main>
      <header><h1>\(Markup.escaped(title))</h1><p id="state"></p></header>
      <svg id="stage" style="--aspect: \(Markup.number(aspect))" viewBox="0 0 \(Markup.number(size.width)) \(Markup.number(size.height))" role="img" aria-label="The recorded pointer">
      <defs>\(StillPicture.sheen)<g id="pieces"></g><g id="clips"></g></defs>
      <rect id="ground" width="100%" height="100%"/><g id="plain"></g><g id="drawing"></g><g id="overlay"></g>
      </svg>
      <div id="controls">
      <button id="play" aria-label="Play or pause"></button>
      <div id="track"><div id="marks"></div><input id="scrubber" type="range" min="0" value="0" aria-label="Time"/></div>
      <output id="time"></output>
      <label><input id="hidden" type="checkbox"\(hasOverlay ? " checked=\"checked\"" : "")/> show what the eye does not see</label>
      </div>
      <ol id="account"></ol>
      <footer>Space plays and pauses, ← → step, O shows the true pointer, the hit regions and where a flick will land.</footer>
      </main>
      <script id="film" type="application/json">\(json)</script>
      <script>
      \(PlayerPage.renderer)
      \(PlayerPage.player)
      </script>
      """
    return Film.page(title: title, style: "\n\(PlayerPage.style)\n", body: body)
  }

  /// A page that shows one drawing and nothing else.
  ///
  /// - Parameters:
  ///   - svg: The drawing, an SVG document.
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

/// The fixed parts of the player's page.
enum PlayerPage {
  static let style = """
    :root { color-scheme: light; --ink: #1d1d1f; --faint: #6a6a70; --line: #d9d9df; --accent: #0a62c9; }
    * { box-sizing: border-box; }
    body { margin: 0; background: #fafafb; color: var(--ink); font: 15px/1.45 \(StillPicture.fonts); }
    main { max-width: 1120px; margin: 0 auto; padding: 24px 20px 40px; }
    header { display: flex; justify-content: space-between; align-items: baseline; gap: 24px; margin-bottom: 12px; }
    h1 { font-size: 19px; font-weight: 600; margin: 0; }
    #state { margin: 0; color: var(--faint); white-space: nowrap; }
    #state b { color: var(--ink); font-weight: 600; }
    #stage { display: block; width: min(100%, 74vh * var(--aspect)); margin: 0 auto; border: 1px solid var(--line); border-radius: 14px; background: #fff; user-select: none; }
    #controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; margin: 14px 0 8px; }
    #play { width: 40px; height: 40px; border: 0; border-radius: 50%; background: var(--ink); cursor: pointer; padding: 0; display: grid; place-items: center; }
    #play svg { width: 18px; fill: #fff; }
    #track { position: relative; flex: 1; min-width: 240px; height: 40px; }
    #scrubber { position: absolute; inset: 0; width: 100%; height: 40px; margin: 0; background: none; accent-color: var(--accent); cursor: pointer; }
    #marks { position: absolute; left: 8px; right: 8px; bottom: 3px; height: 6px; }
    #marks i { position: absolute; width: 2px; height: 6px; margin-left: -1px; border-radius: 1px; background: #b9b9c2; }
    #time { min-width: 98px; text-align: right; font-variant-numeric: tabular-nums; color: var(--faint); }
    label { color: var(--faint); cursor: pointer; }
    #account { list-style: none; margin: 16px 0 0; padding: 0; columns: 3 270px; column-gap: 28px; font-size: 14px; }
    #account li { break-inside: avoid; padding: 2px 8px; border-radius: 6px; color: #9a9aa2; cursor: pointer; display: flex; gap: 10px; }
    #account li span { font-variant-numeric: tabular-nums; min-width: 46px; text-align: right; }
    #account li.done { color: var(--ink); }
    #account li.now { background: #e6effa; }
    footer { margin-top: 18px; color: var(--faint); font-size: 13px; }
    """
}
