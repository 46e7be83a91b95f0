public import PointerKit

/// The picture of a recorded flick and of the engine's choice.
///
/// It shows the layout, the stroke, the projected point, the circle that is searched around this point, and
/// the final position of the pointer. Each target in the circle has its distance, or why it lost.
public struct MagnetismPicture {
  /// The recorded stroke.
  public let stroke: MagnetismCase
  /// The engine's answer, with its explanation.
  public let answer: MagnetismAnswer

  let palette: Palette
  /// The font size, in points.
  let font: Double
  private let layout: PictureLayout

  /// Creates the picture of a stroke, with a light or a dark window; light by default.
  public init(_ stroke: MagnetismCase, appearance: Appearance = .light) throws(SimulationError) {
    self.stroke = stroke
    answer = try stroke.answer(isExplained: true)
    palette = Palette(appearance)
    font = max(12, stroke.size.width / 68)
    var engine = PointerEngine(size: stroke.size)
    engine.setAppearance(appearance, at: .zero)
    engine.upsert(stroke.targets, at: .zero)
    layout = PictureLayout(
      engine, size: stroke.size, background: palette.background,
      labels: stroke.names.labels(of: stroke.targets))
  }

  /// The picture as an SVG document: the window, and a legend below it.
  public func svg() -> String {
    let size = stroke.size
    let legend = self.legend(below: size.height)
    let total = Size(width: max(size.width, 720), height: size.height + legend.height)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(total.width))\""
      + " height=\"\(Markup.number(total.height))\" viewBox=\"0 0 \(Markup.number(total.width)) \(Markup.number(total.height))\""
      + " font-family=\"\(StillPicture.fonts)\">\n<defs>\(StillPicture.sheen)<clipPath id=\"window\"><rect"
      + " \(Markup.attributes(Rect(origin: .zero, size: size)))/></clipPath></defs>\n"
      + Markup.rectangle(Rect(origin: .zero, size: total), fill: palette.paper)
      + "\n<g clip-path=\"url(#window)\">"
      + window() + regions() + circle() + path() + verdicts() + "</g>\n"
      + "<g font-size=\"\(Markup.number(font, decimals: 1))\">\(legend.markup)</g>\n</svg>\n"
  }

  /// The explanation of the choice; nil if the lift was no flick.
  var explanation: MagnetismExplanation? { answer.reason == .tooSlow ? nil : answer.explanation }

  // MARK: Layers

  private func window() -> String {
    let window = Rect(origin: .zero, size: stroke.size)
    return Markup.rectangle(window, fill: "\(DisplayColor(luminance: layout.background))")
      + "<g opacity=\".5\">" + layout.pieces().map(\.markup).joined() + "</g>"
  }

  /// The circle around the projected point that was searched.
  private func circle() -> String {
    guard let attraction = explanation?.attraction else { return "" }
    return
      "<circle class=\"ring\" cx=\"\(Markup.number(attraction.projected.x))\" cy=\"\(Markup.number(attraction.projected.y))\""
      + " r=\"\(Markup.number(attraction.reach))\" fill=\"none\" stroke=\"\(palette.ring)\" stroke-width=\"1.2\"/>"
  }

  /// The hit regions, the answer and the clicked target.
  private func regions() -> String {
    var markup = ""
    for element in layout.elements {
      markup += Markup.rectangle(
        element.region, radius: 2, fill: "none",
        "class=\"region\" stroke=\"\(palette.ring)\" stroke-opacity=\".7\""
          + " stroke-width=\".6\" stroke-dasharray=\"1.5 3\"")
    }
    for element in layout.elements where element.target.id == answer.target {
      markup += Markup.rectangle(
        element.region, radius: 2, fill: "none",
        "class=\"chosen\" stroke=\"\(palette.right)\" stroke-width=\"2.5\"")
    }
    for element in layout.elements where element.target.id == stroke.clicked {
      markup += Markup.rectangle(
        element.target.frame.outset(by: 3), radius: element.target.cornerRadius + 3, fill: "none",
        "class=\"clicked\" stroke=\"\(palette.clicked)\" stroke-width=\"2.5\"")
    }
    return markup
  }

  private func path() -> String {
    let positions = stroke.samples.map(\.position)
    let color = palette.wrong
    let lift = answer.position
    var markup =
      "<polyline class=\"stroke\" points=\"\(positions.map(Markup.point).joined(separator: " "))\" fill=\"none\""
      + " stroke=\"\(color)\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
    markup += positions.map { position in
      "<circle cx=\"\(Markup.number(position.x))\" cy=\"\(Markup.number(position.y))\" r=\"2\" fill=\"\(color)\"/>"
    }.joined()
    if explanation != nil {
      markup +=
        "<path d=\"M\(Markup.point(lift))L\(Markup.point(answer.projected))\" stroke=\"\(color)\" stroke-width=\"1.5\""
        + " stroke-dasharray=\"6 4\"/><path class=\"projection\" d=\"M\(Markup.point(answer.projected))"
        + "m-6 -6l12 12m0 -12l-12 12\" stroke=\"\(color)\" stroke-width=\"2\"/>"
    }
    return markup
      + "<circle class=\"lift\" cx=\"\(Markup.number(lift.x))\" cy=\"\(Markup.number(lift.y))\" r=\"5\""
      + " fill=\"\(palette.paper)\" stroke=\"\(color)\" stroke-width=\"2\"/>"
      + "<circle class=\"landing\" cx=\"\(Markup.number(answer.landing.x))\" cy=\"\(Markup.number(answer.landing.y))\" r=\"9.5\""
      + " fill=\"\(palette.ink)\" fill-opacity=\".6\" stroke=\"\(palette.paper)\" stroke-width=\"1.5\"/>"
  }

  /// The verdicts on the targets in the circle, beginning with the nearest target: the distance of a target
  /// that might have won, or else the reason why it lost.
  ///
  /// A verdict that would overlap others is left out.
  private func verdicts() -> String {
    let size = font * 0.8
    var taken: [Rect] = []
    var markup = ""
    for candidate in nearest {
      guard let element = layout.elements.first(where: { $0.target.id == candidate.id }) else { continue }
      let words = MagnetismPicture.words(for: candidate)
      let region = element.region
      let extent = Size(width: 0.6 * size * Double(words.count) + 4, height: 1.1 * size)
      // The words go above or below the frame, or outside the region, since the target's name is at the
      // center of the frame.
      let frame = element.target.frame
      let centers = [
        frame.minY - 0.5 * extent.height, frame.maxY + 0.5 * extent.height,
        region.minY - 0.6 * extent.height, region.maxY + 0.6 * extent.height,
      ]
      let boxes = centers.flatMap { y in
        [region.center.x, region.maxX - extent.width / 2, region.minX + extent.width / 2].map { x in
          Rect(center: Point(x: x, y: y), size: extent)
        }
      }
      guard let box = boxes.first(where: { box in !taken.contains { $0.intersects(box) } }) else { continue }
      taken.append(box)
      markup += text(
        words, at: Point(x: box.center.x, y: box.maxY - 0.25 * size), size: size,
        candidate.verdict == .chosen ? palette.right : palette.ink,
        "class=\"verdict\" text-anchor=\"middle\""
          + (candidate.verdict == .chosen ? " font-weight=\"bold\"" : ""))
    }
    return markup
  }

  /// Text with an outline in the color of the paper, which makes it legible on every background.
  private func text(
    _ words: String, at position: Point, size: Double, _ color: String, _ more: String
  ) -> String {
    "<text x=\"\(Markup.number(position.x))\" y=\"\(Markup.number(position.y))\""
      + " font-size=\"\(Markup.number(size, decimals: 1))\" fill=\"\(color)\" stroke=\"\(palette.paper)\""
      + " stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\" \(more)>"
      + "\(Markup.escaped(words))</text>"
  }
}
