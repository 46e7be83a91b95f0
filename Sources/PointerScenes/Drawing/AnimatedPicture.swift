import Foundation
public import PointerKit

extension Film {
  /// Stills as an animated SVG document, which plays in a loop and without a script.
  ///
  /// The document contains a drawing of each still. CSS animations show the drawings one after the other.
  /// People who prefer reduced motion see only one still: of the stills with a hovered target, the one shown
  /// longest. If no still has a hovered target, these people see the first still.
  ///
  /// - Parameters:
  ///   - times: The times, in the order in which they are shown; each shows the nearest still.
  ///   - framesPerSecond: The number of stills in a second, clamped to 0.1…60; 12 by default.
  ///   - width: The width of the picture, in points; nil, the default, means the width of the window.
  ///   - followsCameras: Whether the picture shows only the parts of the window that the film's cameras show;
  ///     false by default.
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
    let views = shown.map {
      followsCameras ? part(at: $0.frame.time, of: size) : Rect(origin: .zero, size: size)
    }
    let isStill = views.allSatisfy { $0 == views[0] }
    var drawings = shown.map {
      picture.parts(of: $0, prefix: Film.placeholder, hasOverlay: hasOverlay, isCompact: true)
    }
    let ground = isStill ? Film.removeCommonBeginning(of: &drawings) : ""
    let repeated = Film.shareRepeatedParts(of: &drawings)
    let frames = Film.frames(
      of: shown,
      zip(views, drawings).map { view, parts in
        let drawing = parts.joined()
        if isStill { return drawing }
        return Markup.view(Rect(x: 0, y: 0, width: width, height: height), of: view, drawing)
      })
    var style =
      "<style>.f{visibility:hidden;animation:\(Markup.number(seconds, decimals: 4))s step-end infinite}\n"
    // Stills that are shown for the same number of frames share an animation.
    for count in Set(frames.map(\.count)).sorted() {
      let end = Markup.number(100 * Double(count) / Double(shown.count), decimals: 4)
      style +=
        "@keyframes k\(count){0%{visibility:visible}\(end)%{visibility:hidden}}.k\(count){animation-name:k\(count)}\n"
    }
    style +=
      "@media (prefers-reduced-motion: reduce){.f{animation:none}.calm{visibility:visible}}</style>\n"
    var markup =
      style + "<defs>\(picture.definitions(for: shown))"
      + "<radialGradient id=\"falloff\">\(CommandDrawing.falloff)</radialGradient>\(repeated)</defs>\n\(ground)\n"
    let calm = Film.calmFrame(of: frames)
    var start = 0
    for (index, frame) in frames.enumerated() {
      let delay = Markup.number(Double(start) / rate, decimals: 4)
      markup +=
        "<g class=\"f k\(frame.count)\(index == calm ? " calm" : "")\" style=\"animation-delay:\(delay)s\">"
        + frame.markup.replacingOccurrences(of: Film.placeholder, with: "a\(index)-") + "</g>\n"
      start += frame.count
    }
    return Markup.document(
      Size(width: width, height: height), part: isStill ? views[0] : nil, markup)
  }

  /// A drawing, the number of successive stills that show it, and whether a target is hovered in it.
  private typealias Frame = (markup: String, count: Int, isHovering: Bool)

  /// The drawings of stills; equal successive drawings become one frame that is shown for longer.
  private static func frames(of stills: [Still], _ drawings: [String]) -> [Frame] {
    var frames: [Frame] = []
    for (still, drawing) in zip(stills, drawings) {
      if let last = frames.last, last.markup == drawing {
        frames[frames.count - 1].count += 1
      } else {
        frames.append((drawing, 1, still.frame.hovered != nil))
      }
    }
    return frames
  }

  /// Defines long parts that occur at least three times, and puts references in place of these parts.
  ///
  /// Successive elements in their plain state form one part.
  ///
  /// - Returns: The definitions.
  private static func shareRepeatedParts(of drawings: inout [[String]]) -> String {
    drawings = drawings.map { parts in
      parts.reduce(into: []) { runs, part in
        if let last = runs.last, last.hasPrefix("<use "), part.hasPrefix("<use ") {
          runs[runs.count - 1] += part
        } else {
          runs.append(part)
        }
      }
    }
    var counts: [String: Int] = [:]
    for part in drawings.joined() where part.utf8.count > 30 && !part.contains(placeholder) {
      counts[part, default: 0] += 1
    }
    var names: [String: String] = [:]
    var definitions = ""
    for part in drawings.joined() where names[part] == nil && counts[part, default: 0] > 2 {
      names[part] = "<use href=\"#s\(names.count)\"/>"
      definitions += "<g id=\"s\(names.count - 1)\">\(part)</g>"
    }
    drawings = drawings.map { parts in parts.map { names[$0] ?? $0 } }
    return definitions
  }

  /// The frame for people who prefer reduced motion: of the frames with a hovered target, the one shown
  /// longest, or the first frame if none has a hovered target.
  private static func calmFrame(of frames: [Frame]) -> Int {
    var calm = 0
    for (index, frame) in frames.enumerated() where frame.isHovering {
      if !frames[calm].isHovering || frame.count > frames[calm].count { calm = index }
    }
    return calm
  }

  /// Removes the parts with which all drawings begin, and returns these parts.
  ///
  /// A part with names stays, since the names differ between drawings. The parts after it stay too.
  private static func removeCommonBeginning(of drawings: inout [[String]]) -> String {
    let first = drawings[0]
    let common = first.indices.prefix { index in
      !first[index].contains(placeholder)
        && drawings.allSatisfy { index < $0.count && $0[index] == first[index] }
    }
    drawings = drawings.map { Array($0[common.endIndex...]) }
    return first[common].joined()
  }

  /// A placeholder for the prefix of a frame's names; with different prefixes, equal frames would differ.
  private static let placeholder = "\u{E000}"

  /// The part of the window that the cameras show at a time.
  ///
  /// When a camera begins, the picture moves from the previous part to the camera's part within 0.8 s.
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
