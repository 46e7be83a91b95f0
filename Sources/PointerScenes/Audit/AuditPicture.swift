package import LayoutAudit
package import PointerKit

/// Draws a layout with a numbered mark for each finding, and lines of text below the layout.
struct AuditPicture {
  private static let lineHeight = 18.0
  static let margin = 12.0
  /// The average width of a character of the text, in points.
  private static let characterWidth = 6.2

  let part: AuditReport.Part
  /// The stills of the layout, from top to bottom.
  let film: Film
  /// The prefix of names, different for each layout of a document.
  var prefix = ""
  var hasOverlay = false
  /// The paragraphs below the layout.
  let paragraphs: [String]
  /// The least width, in points.
  let leastWidth: Double

  private var palette: Palette { Palette(part.scene.appearance) }

  var size: Size {
    let stills = Double(film.stills.count) * part.scene.size.height
    return Size(
      width: max(part.scene.size.width, leastWidth),
      height: stills + AuditPicture.lineHeight * Double(lines.count) + 2 * AuditPicture.margin)
  }

  private var picture: StillPicture { StillPicture(film, prefix: prefix + "p") }

  var definitions: String { picture.pieceDefinitions(for: film.stills) }

  var markup: String {
    let height = part.scene.size.height
    var markup = ""
    for (index, still) in film.stills.enumerated() {
      let name = prefix + (index == 0 ? "a" : "a\(index)-")
      let drawing = picture.markup(of: still, prefix: name, hasOverlay: hasOverlay)
      markup +=
        index == 0
        ? drawing : "<g transform=\"translate(0 \(Markup.number(Double(index) * height)))\">\(drawing)</g>"
    }
    for (number, finding) in part.findings.enumerated() { markup += mark(finding, number + 1) }
    let top = size.height - AuditPicture.margin - AuditPicture.lineHeight * Double(lines.count)
    for (index, line) in lines.enumerated() {
      markup += AuditPicture.text(
        line, at: Point(x: AuditPicture.margin, y: top + AuditPicture.lineHeight * (Double(index) + 0.75)),
        fill: palette.ink)
    }
    return markup
  }

  static func text(_ words: String, at position: Point, fill: String) -> String {
    "<text x=\"\(Markup.number(position.x))\" y=\"\(Markup.number(position.y))\" font-size=\"12\""
      + " fill=\"\(fill)\">\(Markup.escaped(words))</text>"
  }

  /// The rectangle of a finding, clipped to the window, with the finding's number at the top left corner.
  private func mark(_ finding: Finding, _ number: Int) -> String {
    let color = Palette(.light).wrong
    let window = Rect(origin: .zero, size: part.scene.size)
    let rect =
      finding.rect.intersection(window) ?? Rect(center: finding.rect.center.clamped(to: window), size: .zero)
    // If the rectangles of several findings have the same corner, the numbers are side by side.
    let earlier = part.findings.prefix(number - 1).count { $0.rect.origin == finding.rect.origin }
    let corner = Point(x: rect.minX + 16 * Double(earlier), y: rect.minY).clamped(to: window.outset(by: -8))
    let (x, y) = (Markup.number(corner.x), Markup.number(corner.y))
    return Markup.rectangle(
      rect, radius: 2, fill: color, "fill-opacity=\".08\" stroke=\"\(color)\" stroke-width=\"1.2\"")
      + "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"8\" fill=\"\(color)\"/>"
      + "<text x=\"\(x)\" y=\"\(Markup.number(corner.y + 3.5))\" font-size=\"10\" text-anchor=\"middle\""
      + " fill=\"#fff\">\(number)</text>"
  }

  /// The paragraphs, broken to the width of the picture.
  private var lines: [String] {
    let width = max(part.scene.size.width, leastWidth) - 2 * AuditPicture.margin
    let capacity = max(40, Int(width / AuditPicture.characterWidth))
    return paragraphs.flatMap { paragraph in
      paragraph.split(separator: " ").reduce(into: [String]()) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= capacity {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append((lines.isEmpty ? "" : "    ") + word)
        }
      }
    }
  }
}

extension AuditReport {
  /// The layout of the first scene with its findings, as an SVG document; nil for a report without scenes.
  package var svg: String? {
    guard let part = parts.first else { return nil }
    // The layout is shown without the pointer, which leaves and fades out within a second.
    var engine = PointerEngine(part.scene)
    engine.simulate(PointerInput(.leave, at: engine.time))
    engine.advance(to: engine.time.advanced(byNanoseconds: 1_000_000_000))
    var film = Film(labels: part.labels, names: part.scene.names)
    film.record(engine, at: engine.time, size: part.scene.size, background: part.scene.background)
    let lines = part.findings.enumerated().map { "\($0 + 1) \(AuditReport.line($1, part))" }
    let picture = AuditPicture(
      part: part, film: film, paragraphs: lines.isEmpty ? ["no findings"] : lines, leastWidth: 480)
    return Markup.document(
      picture.size, definitions: StillPicture.sheen + picture.definitions,
      "<rect \(Markup.attributes(picture.size)) fill=\"\(Palette(part.scene.appearance).paper)\"/>"
        + picture.markup + "\n")
  }

  /// A rule as an SVG document: a layout that breaks the rule, and beside it the corrected layout.
  ///
  /// - Throws: An error in a built-in scene, which does not happen in practice.
  package static func picture(of rule: LayoutRule, _ appearance: Appearance = .light) throws(FileError)
    -> String
  {
    let palette = Palette(appearance)
    let panels = [
      try RuleExample(rule, isRight: false).picture(appearance, prefix: "w"),
      try RuleExample(rule, isRight: true).picture(appearance, prefix: "r"),
    ]
    let (margin, header) = (AuditPicture.margin, 24.0)
    let width = panels.reduce(margin) { $0 + $1.size.width + margin }
    let size = Size(width: width, height: header + margin + (panels.map(\.size.height).max() ?? 0))
    var markup = Markup.rectangle(Rect(origin: .zero, size: size), fill: palette.paper)
    var x = margin
    for (panel, (title, color)) in zip(panels, [("Wrong", palette.wrong), ("Right", palette.right)]) {
      let window = panel.part.scene.size
      let frame = Rect(
        x: 0, y: 0, width: window.width, height: window.height * Double(panel.film.stills.count))
      markup +=
        "\n<g transform=\"translate(\(Markup.number(x)) \(Markup.number(header + margin)))\">"
        + AuditPicture.text(title, at: Point(x: 0, y: -12), fill: color) + panel.markup
        + Markup.rectangle(frame, fill: "none", "stroke=\"\(palette.border)\"") + "</g>"
      x += panel.size.width + margin
    }
    let definitions = StillPicture.sheen + panels.map(\.definitions).joined()
    return Markup.document(size, definitions: definitions, markup + "\n")
  }
}

/// A small layout that breaks one rule, or the corrected layout, with a description of its picture.
///
/// The layouts are scenes in the file `examples.json`. Their key `x-picture` has the positions of the
/// pointer, the text below the picture, and whether hit regions and the model pointer are drawn.
struct RuleExample {
  let audited: AuditedScene
  private let rule: LayoutRule
  private let caption: String
  private let pointers: [Point]
  private let hasOverlay: Bool

  /// Reads the example of a rule: the layout that breaks the rule, or with `isRight` the corrected layout.
  init(_ rule: LayoutRule, isRight: Bool) throws(FileError) {
    self.rule = rule
    let file = InputFile(embedded: "examples.json")
    let examples = try JSONNode(text: file.contents(), file: file.name).anyObject()
    let node = try examples.required("\(rule.identifier)-\(isRight ? "right" : "wrong")")
    audited = try AuditedScene(node)
    let object = try node.anyObject().required("x-picture").object(["caption", "pointers", "overlay"])
    caption = try object.required("caption").string()
    hasOverlay = try object.optional("overlay")?.bool() ?? false
    var pointers: [Point] = []
    for element in try object.required("pointers").array(count: 1...8) {
      pointers.append(try element.point())
    }
    self.pointers = pointers
  }

  /// The picture in a light or a dark window, with a still for each position of the pointer.
  func picture(_ appearance: Appearance, prefix: String) -> AuditPicture {
    var scene = audited.scene
    scene.setAppearance(appearance)
    let findings = audited.findings(of: rule)
    let part = AuditReport.Part(file: "examples.json", scene: scene, findings: findings)
    var film = Film(labels: part.labels, names: scene.names)
    for position in pointers {
      // The pointer starts in the corner, so that it arrives at the control by a movement.
      var engine = PointerEngine(scene)
      engine.setDevice(.mouse, at: engine.time)
      engine.simulate(PointerInput(.position(.zero), at: engine.time))
      var time = engine.time.advanced(byNanoseconds: 500_000_000)
      engine.simulate(PointerInput(.position(position), at: time))
      let annotation = audited.annotations.first { $0.target == engine.hoveredTarget }?.annotation
      engine.setAnnotation(annotation ?? audited.annotation, at: time)
      time = time.advanced(byNanoseconds: 1_500_000_000)
      engine.advance(to: time)
      film.record(engine, at: time, size: scene.size, background: scene.background)
    }
    let lines = findings.enumerated().map { number, finding in
      "\(number + 1) Measured: \(finding.measured.text). Asked: \(finding.expected.text)."
    }
    return AuditPicture(
      part: part, film: film, prefix: prefix, hasOverlay: hasOverlay,
      paragraphs: [caption] + (lines.isEmpty ? ["No findings."] : lines), leastWidth: 280)
  }
}
