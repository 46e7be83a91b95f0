import PointerKit

/// The picture of one recorded flick: the layout, the stroke, where inertia alone would have landed, the circles around
/// it, the candidates, and where the pointer was drawn.
public struct MagnetismPicture {
  /// The recorded stroke.
  public let stroke: MagnetismCase
  /// Where it ends, with its explanation.
  public let answer: MagnetismAnswer

  private let layout: PictureLayout

  private static let strokeColor = "#d6306f"
  private static let ringColor = "#8a8a94"
  private static let chosenColor = "#0a8f5b"
  private static let clickedColor = "#b25e00"

  /// Plays a stroke, to be drawn.
  public init(_ stroke: MagnetismCase) throws(SimulationError) {
    self.stroke = stroke
    answer = try stroke.answer(isExplained: true)
    var engine = PointerEngine(size: stroke.size)
    engine.upsert(stroke.targets, at: .zero)
    layout = PictureLayout(
      engine, size: stroke.size, background: 0.9, labels: stroke.names.labels(of: stroke.targets))
  }

  /// The SVG document: the window, and a legend below it.
  public func svg() -> String {
    let size = stroke.size
    let legend = 112.0
    let total = Size(width: max(size.width, 560), height: size.height + legend)
    let font = max(12, total.width / 68)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(total.width))\""
      + " height=\"\(Markup.number(total.height))\" viewBox=\"0 0 \(Markup.number(total.width)) \(Markup.number(total.height))\""
      + " font-family=\"\(StillPicture.fonts)\">\n<defs>\(StillPicture.sheen)<clipPath id=\"window\"><rect"
      + " \(Markup.attributes(Rect(origin: .zero, size: size)))/></clipPath></defs>\n"
      + Markup.rectangle(Rect(origin: .zero, size: total), fill: "#fff") + "\n<g clip-path=\"url(#window)\">"
      + window() + rings() + candidates(font) + path() + "</g>\n"
      + "<g font-size=\"\(Markup.number(font, decimals: 1))\">\(self.legend(below: size.height, font))</g>\n</svg>\n"
  }

  // MARK: Layers

  private func window() -> String {
    let window = Rect(origin: .zero, size: stroke.size)
    var markup = Markup.rectangle(window, fill: "\(DisplayColor(luminance: layout.background))")
    markup += "<g opacity=\".55\">" + layout.pieces().map(\.markup).joined() + "</g>"
    for element in layout.elements {
      let isChosen = element.target.id == answer.target
      markup += Markup.rectangle(
        element.region, radius: 2, fill: isChosen ? MagnetismPicture.chosenColor : "none",
        (isChosen
          ? "class=\"chosen\" fill-opacity=\".15\" stroke=\"\(MagnetismPicture.chosenColor)\" stroke-width=\"2\""
          : "stroke=\"\(MagnetismPicture.ringColor)\" stroke-width=\".6\" stroke-dasharray=\"3 3\""))
      if element.target.id == stroke.clicked {
        markup += Markup.rectangle(
          element.target.frame.outset(by: 3), radius: element.target.cornerRadius + 3, fill: "none",
          "class=\"clicked\" stroke=\"\(MagnetismPicture.clickedColor)\" stroke-width=\"2.5\"")
      }
    }
    return markup
  }

  private func rings() -> String {
    guard answer.reason != .tooSlow, let rings = answer.explanation?.rings else { return "" }
    return rings.map { radius in
      "<circle class=\"ring\" cx=\"\(Markup.number(answer.projected.x))\" cy=\"\(Markup.number(answer.projected.y))\""
        + " r=\"\(Markup.number(radius))\" fill=\"none\" stroke=\"\(MagnetismPicture.ringColor)\" stroke-width=\".8\"/>"
    }.joined()
  }

  /// A line from the projection to each region that a circle touched, and what became of it.
  private func candidates(_ font: Double) -> String {
    var markup = ""
    for candidate in answer.explanation?.candidates ?? [] where candidate.ring != nil {
      guard let element = layout.elements.first(where: { $0.target.id == candidate.id }) else { continue }
      let isChosen = candidate.verdict == .chosen
      let color = isChosen ? MagnetismPicture.chosenColor : MagnetismPicture.ringColor
      let nearest = answer.projected.clamped(to: element.region)
      markup +=
        "<path d=\"M\(Markup.place(answer.projected))L\(Markup.place(nearest))\" stroke=\"\(color)\" stroke-dasharray=\"2 3\"/>"
      let words = isChosen ? "chosen" : Vocabulary.verdict.word(for: candidate.verdict)
      markup +=
        "<text x=\"\(Markup.number(element.region.center.x))\" y=\"\(Markup.number(element.region.minY + font * 0.9))\""
        + " font-size=\"\(Markup.number(font * 0.78, decimals: 1))\" text-anchor=\"middle\" fill=\"\(color)\" stroke=\"#fff\""
        + " stroke-width=\"3\" paint-order=\"stroke\">\(words) \(Markup.number(candidate.distance, decimals: 0))</text>"
    }
    return markup
  }

  private func path() -> String {
    let places = stroke.samples.map(\.position)
    let color = MagnetismPicture.strokeColor
    guard let lift = places.last else { return "" }
    var markup =
      "<polyline points=\"\(places.map(Markup.place).joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\""
      + " stroke-width=\"2\" stroke-linejoin=\"round\"/>"
    markup += places.map { place in
      "<circle cx=\"\(Markup.number(place.x))\" cy=\"\(Markup.number(place.y))\" r=\"2\" fill=\"\(color)\"/>"
    }.joined()
    markup +=
      "<path d=\"M\(Markup.place(lift))L\(Markup.place(answer.projected))\" stroke=\"\(color)\" stroke-width=\"1.5\""
      + " stroke-dasharray=\"6 4\"/>"
      + "<path class=\"projection\" d=\"M\(Markup.place(answer.projected))m-6 -6l12 12m0 -12l-12 12\" stroke=\"\(color)\""
      + " stroke-width=\"2\"/>"
    return markup
      + "<circle class=\"landing\" cx=\"\(Markup.number(answer.landing.x))\" cy=\"\(Markup.number(answer.landing.y))\" r=\"9.5\""
      + " fill=\"#1d1d1f\" fill-opacity=\".7\" stroke=\"#fff\" stroke-width=\"1.5\"/>"
  }

  // MARK: Legend

  private func legend(below top: Double, _ font: Double) -> String {
    func name(_ id: UInt64?) -> String { id.map { stroke.names.name(ofTarget: $0) } ?? "nothing" }
    let speed = Markup.number(answer.velocity.length, decimals: 0)
    var clicked = "not told"
    if let id = stroke.clicked {
      clicked = name(id) + (id == answer.target ? ", the same" : ", another")
    }
    let ends = "ends on \(name(answer.target)) (\(Vocabulary.reason.word(for: answer.reason)))"
    let rows: [(String, String)] = [
      ("#1d1d1f", "\(stroke.id): lifted at \(speed) points a second; \(ends); clicked: \(clicked)"),
      (MagnetismPicture.strokeColor, "━ stroke, \u{a0}╌ inertia, \u{a0}✕ where inertia alone would land"),
      (MagnetismPicture.ringColor, "○ circles of the scan, \u{a0}╌ hit regions and distances, in points"),
      (MagnetismPicture.chosenColor, "▣ what the pointer was drawn to,"),
    ]
    var markup = ""
    for (index, row) in rows.enumerated() {
      markup +=
        "<text x=\"16\" y=\"\(Markup.number(top + 26 + 24 * Double(index)))\" fill=\"\(row.0)\">\(Markup.escaped(row.1))"
      if index == 3 {
        markup +=
          "<tspan dx=\"12\" fill=\"\(MagnetismPicture.clickedColor)\">▢ what the person clicked,</tspan>"
          + "<tspan dx=\"12\" fill=\"#1d1d1f\">● where the pointer came to rest</tspan>"
      }
      markup += "</text>"
    }
    return markup
  }
}
