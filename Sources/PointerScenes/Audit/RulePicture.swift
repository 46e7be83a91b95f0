public import LayoutAudit
public import PointerKit

/// Draws a rule: a layout that breaks the rule beside the corrected layout, with the numbers of the finding.
struct RulePicture {
  private static let panelWidth = 340.0
  private static let margin = 16.0
  private static let header = 30.0
  private static let lineHeight = 17.0
  /// The average width of a character of a caption, in points.
  private static let characterWidth = 6.9
  /// The distance between two stills of a panel.
  private static let gap = 8.0

  private let appearance: Appearance
  /// The layout that breaks the rule, and the corrected layout.
  private let examples: [RuleExample]
  /// The finding in the first layout; nil if there is none.
  private let finding: Finding?

  init(_ rule: LayoutRule, _ appearance: Appearance) throws(FileError) {
    self.appearance = appearance
    examples = [try RuleExample(rule, isRight: false), try RuleExample(rule, isRight: true)]
    finding = examples[0].audited.findings().first { $0.rule == rule }
  }

  private var isDark: Bool { appearance == .dark }
  private var ink: String { isDark ? "#f3f3f6" : "#1d1d1f" }
  private var paper: String { isDark ? "#1c1c1e" : "#fff" }
  private func color(_ index: Int) -> String {
    index == 0 ? (isDark ? "#ff6ba3" : "#d6306f") : (isDark ? "#3fd294" : "#0a7a4e")
  }

  /// The picture as an SVG document.
  var svg: String {
    let panels = examples.indices.map { panel($0) }
    let size = Size(
      width: 2 * RulePicture.panelWidth + 3 * RulePicture.margin,
      height: (panels.map { $0.height }.max() ?? 0) + 2 * RulePicture.margin)
    var markup =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(size.width))\""
      + " height=\"\(Markup.number(size.height))\""
      + " viewBox=\"0 0 \(Markup.number(size.width)) \(Markup.number(size.height))\""
      + " font-family=\"\(StillPicture.fonts)\">\n<defs>\(StillPicture.sheen)"
    for panel in panels { markup += panel.definitions }
    markup += "</defs>\n" + Markup.rectangle(Rect(origin: .zero, size: size), fill: paper)
    for (index, panel) in panels.enumerated() {
      let x = RulePicture.margin + Double(index) * (RulePicture.panelWidth + RulePicture.margin)
      markup +=
        "\n<g transform=\"translate(\(Markup.number(x)) \(Markup.number(RulePicture.margin)))\">"
        + panel.markup + "</g>"
    }
    return markup + "\n</svg>\n"
  }

  // MARK: Panels

  private func panel(_ index: Int) -> (markup: String, definitions: String, height: Double) {
    let example = examples[index]
    let film = example.film(appearance)
    let picture = StillPicture(film, prefix: index == 0 ? "w" : "r")
    let scale = RulePicture.panelWidth / max(1, example.part.width)
    var markup = title(index)
    var y = RulePicture.header
    for (position, still) in film.stills.enumerated() {
      let frame = Rect(x: 0, y: y, width: RulePicture.panelWidth, height: example.part.height * scale)
      let part = example.part
      let box = [part.minX, part.minY, part.width, part.height].map { Markup.number($0) }
      markup +=
        "<svg \(Markup.attributes(frame)) viewBox=\"\(box.joined(separator: " "))\">"
        + picture.markup(
          of: still, prefix: "\(index == 0 ? "w" : "r")\(position)", hasOverlay: example.hasOverlay)
        + "</svg>"
        + Markup.rectangle(
          frame, radius: 2, fill: "none", "stroke=\"\(isDark ? "#48484e" : "#c9c9d0")\"")
      var outlines = example.outlines.map { RoundedRect($0, cornerRadius: 0) }
      if example.hasPointerOutline { outlines.append(still.frame.pointer.roundedRect) }
      markup += dashed(outlines, part, in: frame, color(index))
      for measure in example.measures where measure.still == position {
        let corner = Vector(dx: -part.minX, dy: -part.minY)
        let offset = Vector(dx: 0, dy: y)
        let ends = [measure.from, measure.to].map { point in
          Point.zero + ((point + corner) - .zero) * scale + offset
        }
        markup += line(from: ends[0], to: ends[1], Quantity(measure.length, .points).text, color(index))
      }
      y = frame.maxY + RulePicture.gap
    }
    for text in wrapped(example.caption) { markup += line(text, at: &y, ink) }
    for text in numbers(index) { markup += line(text, at: &y, color(index)) }
    return (markup, picture.pieceDefinitions(for: film.stills), y)
  }

  /// Dashed outlines in the part of the window that a still picture shows, clipped at the edges of the
  /// picture.
  private func dashed(_ shapes: [RoundedRect], _ part: Rect, in frame: Rect, _ color: String) -> String {
    guard !shapes.isEmpty, part.width > 0 else { return "" }
    let scale = frame.width / part.width
    var markup = "<svg \(Markup.attributes(frame))>"
    for shape in shapes {
      let corner = shape.rect.origin - part.origin
      let outline = Rect(
        x: corner.dx * scale, y: corner.dy * scale, width: shape.rect.width * scale,
        height: shape.rect.height * scale)
      markup += Markup.rectangle(
        outline, radius: shape.cornerRadius * scale, fill: "none",
        "stroke=\"\(color)\" stroke-width=\"1.4\" stroke-dasharray=\"5 4\"")
    }
    return markup + "</svg>"
  }

  private func title(_ index: Int) -> String {
    let mark = index == 0 ? "M5 5l8 8m0 -8l-8 8" : "M4.5 9.5l3.2 3.2l5.8 -7"
    return "<circle cx=\"9\" cy=\"9\" r=\"9\" fill=\"\(color(index))\"/><path d=\"\(mark)\" fill=\"none\""
      + " stroke=\"\(paper)\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
      + "<text x=\"26\" y=\"14\" font-size=\"14\" font-weight=\"600\" fill=\"\(color(index))\">"
      + (index == 0 ? "Wrong" : "Right") + "</text>"
  }

  /// The lines of text with the measured number and the number that the rule asks for; none without a
  /// finding.
  ///
  /// For the corrected layout, the text is the number that the rule asks for, and "No findings".
  private func numbers(_ index: Int) -> [String] {
    guard let finding else { return [] }
    let asked = "Asked: \(finding.expected.text)."
    guard index == 0 else { return [asked + " No findings."] }
    return ["Measured: \(finding.measured.text)\(RulePicture.noun(for: finding)).", asked]
  }

  /// The words after a measured number, with a leading space; empty if the number needs no words.
  private static func noun(for finding: Finding) -> String {
    let isOne = finding.measured.value == 1
    return switch finding.rule {
    case .mixedEffects: isOne ? " other effect" : " other effects"
    case .bezelHighlight: " background within a highlight"
    case .hoverRoom: " to the neighbor"
    case .shapelessSnap: " snap without a shape"
    case .annotation: isOne ? " word of an instruction" : " words of an instruction"
    case .customEffect: " custom effect"
    case .shapeMeaning: isOne ? " other shape" : " other shapes"
    default: ""
    }
  }

  private func wrapped(_ text: String) -> [String] {
    let capacity = Int(RulePicture.panelWidth / RulePicture.characterWidth)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= capacity {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private func line(_ text: String, at y: inout Double, _ fill: String) -> String {
    y += RulePicture.lineHeight
    return "<text x=\"0\" y=\"\(Markup.number(y - 4))\" font-size=\"12.5\" fill=\"\(fill)\">"
      + Markup.escaped(text) + "</text>"
  }

  /// A dimension line with strokes at its ends, and its length beside it.
  private func line(from start: Point, to end: Point, _ text: String, _ color: String) -> String {
    let isLevel = (end.x - start.x).magnitude >= (end.y - start.y).magnitude
    let cap = isLevel ? "m0 -5v10" : "m-5 0h10"
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let (first, last) = (Markup.point(start), Markup.point(end))
    let path = "M\(first)\(cap)M\(last)\(cap)M\(first)L\(last)"
    let label =
      isLevel
      ? "x=\"\(Markup.number(middle.x))\" y=\"\(Markup.number(middle.y + 18))\" text-anchor=\"middle\""
      : "x=\"\(Markup.number(middle.x + 9))\" y=\"\(Markup.number(middle.y + 4.5))\""
    return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.6\"/>"
      + "<text \(label) font-size=\"13\" font-weight=\"600\" fill=\"\(color)\" stroke=\"\(paper)\""
      + " stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\">\(Markup.escaped(text))</text>"
  }
}

extension AuditReport {
  /// A rule as an SVG document: a layout that breaks the rule, and the corrected layout.
  ///
  /// - Throws: An error in a built-in scene, which does not happen in practice.
  public static func picture(of rule: LayoutRule, _ appearance: Appearance = .light) throws(FileError)
    -> String
  {
    try RulePicture(rule, appearance).svg
  }
}
