public import PointerKit

/// The picture of one recorded flick: the layout, the stroke, where the hand may have meant to end and how
/// sure that is, the circles, how likely each target was, and where the pointer was drawn.
public struct MagnetismPicture {
  /// The recorded stroke.
  public let stroke: MagnetismCase
  /// Where it ends, with its explanation.
  public let answer: MagnetismAnswer

  let palette: MagnetismPalette
  /// How large words are, in points.
  let font: Double
  private let layout: PictureLayout

  /// Plays a stroke, to be drawn in the light or in the dark.
  public init(_ stroke: MagnetismCase, appearance: Appearance = .light) throws(SimulationError) {
    self.stroke = stroke
    answer = try stroke.answer(isExplained: true)
    palette = MagnetismPalette(appearance)
    font = max(12, stroke.size.width / 68)
    var engine = PointerEngine(size: stroke.size)
    engine.setAppearance(appearance, at: .zero)
    engine.upsert(stroke.targets, at: .zero)
    layout = PictureLayout(
      engine, size: stroke.size, background: palette.ground, labels: stroke.names.labels(of: stroke.targets))
  }

  /// The SVG document: the window, and a legend below it.
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
      + window() + regions() + rings() + outlines() + path() + probabilities() + "</g>\n"
      + "<g font-size=\"\(Markup.number(font, decimals: 1))\">\(legend.markup)</g>\n</svg>\n"
  }

  /// The explanation of what was weighed; nil where the lift was no flick.
  var explanation: MagnetismExplanation? { answer.reason == .tooSlow ? nil : answer.explanation }

  // MARK: Layers

  private func window() -> String {
    let window = Rect(origin: .zero, size: stroke.size)
    return Markup.rectangle(window, fill: "\(DisplayColor(luminance: layout.background))")
      + "<g opacity=\".5\">" + layout.pieces().map(\.markup).joined() + "</g>"
  }

  /// Each hit region, the greener the likelier, then what was chosen and what was clicked.
  private func regions() -> String {
    let likely = Dictionary(
      (explanation?.candidates ?? []).map { ($0.id, $0.probability) }, uniquingKeysWith: { first, _ in first }
    )
    var markup = ""
    for element in layout.elements {
      let share = Markup.number(0.4 * (likely[element.target.id] ?? 0), decimals: 3)
      markup += Markup.rectangle(
        element.region, radius: 2, fill: share == "0" ? "none" : palette.chosen,
        "class=\"region\" fill-opacity=\"\(share)\" stroke=\"\(palette.ring)\" stroke-opacity=\".7\""
          + " stroke-width=\".6\" stroke-dasharray=\"1.5 3\"")
    }
    for element in layout.elements where element.target.id == answer.target {
      markup += Markup.rectangle(
        element.region, radius: 2, fill: "none",
        "class=\"chosen\" stroke=\"\(palette.chosen)\" stroke-width=\"2.5\"")
    }
    for element in layout.elements where element.target.id == stroke.clicked {
      markup += Markup.rectangle(
        element.target.frame.outset(by: 3), radius: element.target.cornerRadius + 3, fill: "none",
        "class=\"clicked\" stroke=\"\(palette.clicked)\" stroke-width=\"2.5\"")
    }
    return markup
  }

  private func path() -> String {
    let places = stroke.samples.map(\.position)
    let color = palette.stroke
    let lift = answer.position
    var markup =
      "<polyline class=\"stroke\" points=\"\(places.map(Markup.place).joined(separator: " "))\" fill=\"none\""
      + " stroke=\"\(color)\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
    markup += places.map { place in
      "<circle cx=\"\(Markup.number(place.x))\" cy=\"\(Markup.number(place.y))\" r=\"2\" fill=\"\(color)\"/>"
    }.joined()
    if explanation != nil {
      markup +=
        "<path d=\"M\(Markup.place(lift))L\(Markup.place(answer.projected))\" stroke=\"\(color)\" stroke-width=\"1.5\""
        + " stroke-dasharray=\"6 4\"/><path class=\"projection\" d=\"M\(Markup.place(answer.projected))"
        + "m-6 -6l12 12m0 -12l-12 12\" stroke=\"\(color)\" stroke-width=\"2\"/>"
    }
    return markup
      + "<circle class=\"lift\" cx=\"\(Markup.number(lift.x))\" cy=\"\(Markup.number(lift.y))\" r=\"5\""
      + " fill=\"\(palette.paper)\" stroke=\"\(color)\" stroke-width=\"2\"/>"
      + "<circle class=\"landing\" cx=\"\(Markup.number(answer.landing.x))\" cy=\"\(Markup.number(answer.landing.y))\" r=\"9.5\""
      + " fill=\"\(palette.ink)\" fill-opacity=\".6\" stroke=\"\(palette.paper)\" stroke-width=\"1.5\"/>"
  }

  /// How likely each target was, in percent: the likeliest first, and of what would lie on another's number
  /// only the likely.
  private func probabilities() -> String {
    let size = font * 0.8
    var taken: [Rect] = []
    var markup = ""
    for candidate in likeliest where candidate.probability >= MagnetismPicture.leastWeight {
      guard let element = layout.elements.first(where: { $0.target.id == candidate.id }) else { continue }
      let words = MagnetismPicture.percent(candidate.probability)
      let region = element.region
      let box = Size(width: 0.6 * size * Double(words.count) + 4, height: 1.1 * size)
      // Above and below the frame, whose middle has its name, then outside the region.
      let frame = element.target.frame
      let middles = [
        frame.minY - 0.5 * box.height, frame.maxY + 0.5 * box.height,
        region.minY - 0.6 * box.height, region.maxY + 0.6 * box.height,
      ]
      let places = middles.flatMap { y in
        [region.center.x, region.maxX - box.width / 2, region.minX + box.width / 2].map { x in
          Rect(x: x - box.width / 2, y: y - box.height / 2, width: box.width, height: box.height)
        }
      }
      let free = places.first { place in !taken.contains { $0.intersects(place) } }
      guard let place = free ?? (candidate.probability >= 0.05 ? places.first : nil) else { continue }
      taken.append(place)
      markup += text(
        words, at: Point(x: place.center.x, y: place.maxY - 0.25 * size), size: size,
        candidate.verdict == .chosen ? palette.chosen : palette.ink,
        "class=\"probability\" text-anchor=\"middle\""
          + (candidate.verdict == .chosen ? " font-weight=\"bold\"" : ""))
    }
    return markup
  }

  /// Words with a hem in the colour of the ground, so that they can be read on anything.
  func text(_ words: String, at place: Point, size: Double, _ color: String, _ more: String = "") -> String {
    "<text x=\"\(Markup.number(place.x))\" y=\"\(Markup.number(place.y))\""
      + " font-size=\"\(Markup.number(size, decimals: 1))\" fill=\"\(color)\" stroke=\"\(palette.paper)\""
      + " stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"\(more.isEmpty ? "" : " " + more)>"
      + "\(Markup.escaped(words))</text>"
  }
}
