import LayoutAudit
import PointerKit

/// Draws a layout with a numbered mark for each finding, and the list of the findings below the layout.
struct AuditPicture {
  private static let color = "#d6306f"
  private static let lineHeight = 18.0
  private static let margin = 12.0
  /// The average width of a character in the list, in points.
  private static let characterWidth = 6.2

  let part: AuditReport.Part

  /// The picture as an SVG document.
  var svg: String {
    var labels: [TargetID: String] = [:]
    for target in part.scene.targets {
      labels[target.id] = part.scene.names.label(ofTarget: target.id)
    }
    // The layout is shown without the pointer, which leaves and fades out within a second.
    var engine = PointerEngine(part.scene)
    engine.handle(PointerInput(.leave, at: engine.time))
    engine.advance(to: engine.time.advanced(byNanoseconds: 1_000_000_000))
    var film = Film(labels: labels, names: part.scene.names)
    film.record(engine, at: engine.time, size: part.scene.size, background: part.scene.background)
    let picture = StillPicture(film)
    let lines = list
    let width = max(part.scene.size.width, 480)
    let height =
      part.scene.size.height + AuditPicture.lineHeight * Double(lines.count) + 2 * AuditPicture.margin
    let size = "width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
    var markup = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)"
    markup += " viewBox=\"0 0 \(Markup.number(width)) \(Markup.number(height))\""
    markup +=
      " font-family=\"\(StillPicture.fonts)\">\n<defs>\(picture.definitions(for: film.stills))</defs>\n"
    let isDark = part.scene.appearance == .dark
    markup += "<rect \(size) fill=\"\(isDark ? "#1c1c1e" : "#fff")\"/>"
    for still in film.stills { markup += picture.markup(of: still, prefix: "a", hasOverlay: false) }
    for (number, finding) in part.findings.enumerated() { markup += mark(finding, number + 1) }
    for (index, line) in lines.enumerated() {
      let y = part.scene.size.height + AuditPicture.margin + AuditPicture.lineHeight * (Double(index) + 0.75)
      markup += "<text x=\"\(Markup.number(AuditPicture.margin))\" y=\"\(Markup.number(y))\" font-size=\"12\""
      markup += " fill=\"\(isDark ? "#f3f3f6" : "#1d1d1f")\">\(Markup.escaped(line))</text>"
    }
    return markup + "\n</svg>\n"
  }

  /// The rectangle of a finding, clipped to the window, with the finding's number at the top left corner.
  private func mark(_ finding: Finding, _ number: Int) -> String {
    let window = Rect(origin: .zero, size: part.scene.size)
    let rect =
      finding.rect.intersection(window) ?? Rect(center: finding.rect.center.clamped(to: window), size: .zero)
    // If the rectangles of several findings have the same corner, the numbers are side by side.
    let earlier = part.findings.prefix(number - 1).count { $0.rect.origin == finding.rect.origin }
    let corner = Point(x: rect.minX + 16 * Double(earlier), y: rect.minY).clamped(to: window.outset(by: -8))
    let (x, y) = (Markup.number(corner.x), Markup.number(corner.y))
    return Markup.rectangle(
      rect, radius: 2, fill: AuditPicture.color,
      "fill-opacity=\".08\" stroke=\"\(AuditPicture.color)\" stroke-width=\"1.2\"")
      + "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"8\" fill=\"\(AuditPicture.color)\"/>"
      + "<text x=\"\(x)\" y=\"\(Markup.number(corner.y + 3.5))\" font-size=\"10\" text-anchor=\"middle\""
      + " fill=\"#fff\">\(number)</text>"
  }

  /// The numbered lines of the list, broken to the width of the picture.
  private var list: [String] {
    let width = max(part.scene.size.width, 480) - 2 * AuditPicture.margin
    let capacity = max(40, Int(width / AuditPicture.characterWidth))
    var lines: [String] = []
    for (index, finding) in part.findings.enumerated() {
      var line = "\(index + 1)"
      for word in AuditReport.line(finding, part).split(separator: " ") {
        if line.count + 1 + word.count > capacity {
          lines.append(line)
          line = "   "
        }
        line += " " + word
      }
      lines.append(line)
    }
    return lines.isEmpty ? ["no findings"] : lines
  }
}

extension AuditReport {
  /// The layout of the first scene with its findings, as an SVG document; nil for a report without scenes.
  public var svg: String? { parts.first.map { AuditPicture(part: $0).svg } }
}
