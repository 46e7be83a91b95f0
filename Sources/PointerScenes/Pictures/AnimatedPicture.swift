import Foundation
public import PointerKit

extension Film {
  /// Stills as an animated SVG document, which plays in a loop and without a script.
  ///
  /// The document contains a drawing of each still. CSS animations show the drawings one after the other. For
  /// people who prefer reduced motion, only the first still is shown.
  ///
  /// - Parameters:
  ///   - times: The times, in the order in which they are shown; each shows the nearest still.
  ///   - framesPerSecond: The number of stills in a second, clamped to 0.1…60; 12 by default.
  ///   - width: The width of the picture, in points; nil, the default, is that of the window.
  ///   - followsCameras: Whether the picture shows the parts of the film's cameras; false by default.
  ///   - hasOverlay: Whether the overlay is drawn; false by default.
  /// - Returns: The document; nil without stills or times.
  /// - Complexity: O(*n*·*m*) for *n* times and *m* elements in the window.
  public func animation(
    at times: [Timestamp], framesPerSecond: Double = 12, width: Double? = nil, followsCameras: Bool = false,
    hasOverlay: Bool = false
  ) -> String? {
    let shown = times.compactMap { still(at: $0) }
    guard let first = shown.first else { return nil }
    let size = layouts[first.layout].size
    let rate = framesPerSecond > 0.1 ? min(60, framesPerSecond) : 0.1
    let picture = StillPicture(self)
    let width = width ?? size.width
    let height = size.width > 0 ? width * size.height / size.width : width
    let seconds = Double(shown.count) / rate
    // Successive equal frames become one frame that is shown longer.
    var frames: [(markup: String, count: Int)] = []
    for (index, still) in shown.enumerated() {
      let part = followsCameras ? self.part(at: still.frame.time, of: size) : Rect(origin: .zero, size: size)
      let drawing = picture.markup(of: still, prefix: Film.placeholder, hasOverlay: hasOverlay)
      let frame =
        "viewBox=\"\(Markup.number(part.minX)) \(Markup.number(part.minY)) \(Markup.number(part.width))"
        + " \(Markup.number(part.height))\">" + drawing
      if index > 0, let last = frames.last, last.markup == frame {
        frames[frames.count - 1].count += 1
      } else {
        frames.append((frame, 1))
      }
    }
    var markup =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
      + " viewBox=\"0 0 \(Markup.number(width)) \(Markup.number(height))\" font-family=\"\(StillPicture.fonts)\">\n"
      + "<style>.f{visibility:hidden;animation:\(Markup.number(seconds, decimals: 3))s step-end infinite}\n"
    // Stills that are shown for the same number of frames share an animation.
    for count in Set(frames.map(\.count)).sorted() {
      let end = Markup.number(100 * Double(count) / Double(shown.count), decimals: 4)
      markup +=
        "@keyframes k\(count){0%{visibility:visible}\(end)%{visibility:hidden}}.k\(count){animation-name:k\(count)}\n"
    }
    markup +=
      "@media (prefers-reduced-motion: reduce){.f{animation:none}.first{visibility:visible}}</style>\n"
      + "<defs>\(picture.definitions(for: shown))</defs>\n"
    var start = 0
    for (index, frame) in frames.enumerated() {
      let delay = Markup.number(Double(start) / rate, decimals: 3)
      markup +=
        "<g class=\"f k\(frame.count)\(index == 0 ? " first" : "")\" style=\"animation-delay:\(delay)s\">"
        + "<svg width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\" "
        + frame.markup.replacingOccurrences(of: Film.placeholder, with: "a\(index)-") + "</svg></g>\n"
      start += frame.count
    }
    return markup + "</svg>\n"
  }

  /// A placeholder for the prefix of a frame's names; with different prefixes, equal frames would differ.
  private static let placeholder = "\u{E000}"

  /// The part of the window that the cameras show at a time.
  ///
  /// For 0.8 s after the time of a camera, it moves from the previous part to the part of that camera.
  private func part(at time: Timestamp, of size: Size) -> Rect {
    let whole = Rect(origin: .zero, size: size)
    guard let index = cameras.lastIndex(where: { $0.time <= time }) else { return whole }
    let to = cameras[index].part ?? whole
    let from = index > 0 ? cameras[index - 1].part ?? whole : whole
    let way = max(0, min(1, time.seconds(since: cameras[index].time) / 0.8))
    let smooth = way * way * (3 - 2 * way)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * smooth }
    return Rect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY),
      width: between(from.width, to.width), height: between(from.height, to.height))
  }
}
