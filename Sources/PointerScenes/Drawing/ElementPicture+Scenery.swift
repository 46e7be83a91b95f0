import PointerKit

/// Elements with more than a label: text with several lines, a day in a calendar, graphs, maps and films.
extension ElementPicture {
  /// The drawing of a large element whose label begins with "graph", "map" or "film"; nil for others.
  var scenery: String? {
    guard frame.size.shorterSide >= 80, let word = label.split(separator: " ").first else { return nil }
    switch word.lowercased() {
    case "graph": return graph
    case "map": return map
    case "film": return film
    default: return nil
    }
  }

  // MARK: Text

  /// The label's lines of text, drawn in order at the positions of `lines`; `isUpright` rotates them by 90°.
  ///
  /// Lines of the label for which `lines` has no element are left out. The result is nil if the label has
  /// fewer than two lines, or if `lines` is empty.
  func lettering(_ lines: [AxisPrecision.Line], isUpright: Bool) -> String? {
    let rows = label.split(separator: "\n").map { String($0) }
    guard rows.count > 1, !lines.isEmpty else { return nil }
    let room = isUpright ? frame.height : frame.width
    // In rotated text, an additional space of 1.5 points follows each letter.
    let longest =
      rows.enumerated().map { index, row in
        TextWidth(row, weight: index == 0 && !isUpright ? 600 : 400).ems
      }.max() ?? 1
    let spaces = isUpright ? 1.5 * Double(rows.map { $0.count }.max() ?? 0) : 0
    let height = lines.map { $0.length }.min() ?? 20
    let size = max(8, min(17, height * 0.68, (room - spaces) / longest))
    var markup = ""
    for (index, (row, line)) in zip(rows, lines).enumerated() {
      let weight = index == 0 && !isUpright ? 600 : 400
      if isUpright {
        let x = frame.minX + line.center - size * 0.36
        markup += text(
          row, at: Point(x: x, y: frame.minY), size: size, weight: weight, anchor: "start",
          "letter-spacing=\"1.5\" transform=\"rotate(90,\(Markup.number(x)),\(Markup.number(frame.minY)))\"")
      } else {
        markup += text(
          row, at: Point(x: frame.minX, y: frame.minY + line.center + size * 0.36), size: size,
          weight: weight,
          anchor: "start")
      }
    }
    return markup
  }

  // MARK: Calendar

  /// Hairlines at the steps of the vertical axis; nil without steps or with more than 400.
  ///
  /// Every fourth line is stronger, and has a label with the hour.
  var ruling: String? {
    guard case .stepped(let origin, let spacing) = target.style.verticalPrecision, spacing > 0,
      spacing.isFinite, origin.isFinite, frame.height / spacing <= 400
    else { return nil }
    var markup = ""
    for step in 0...Int(max(0, (frame.height - origin) / spacing)) {
      let y = frame.minY + origin + Double(step) * spacing
      let isWhole = step % 4 == 0
      if y > frame.minY + 1, y < frame.maxY - 1 {
        let line = Rect(x: frame.minX, y: y - 0.375, width: frame.width, height: 0.75)
        markup += Markup.rectangle(
          line, fill: palette.line, isWhole ? "" : "fill-opacity=\".45\"")
      }
      if isWhole {
        markup += text(
          "\(8 + step / 4):00", at: Point(x: frame.minX - 8, y: y + 4), size: 11, anchor: "end",
          fill: palette.faintInk)
      }
    }
    return markup
  }

  // MARK: Views

  private func point(_ x: Double, _ y: Double) -> String {
    Markup.number(frame.minX + x * frame.width) + " " + Markup.number(frame.minY + y * frame.height)
  }

  private func stroke(_ path: String, _ color: String, _ width: Double) -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(Markup.number(width))\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  private var graph: String {
    var markup = plate
    for height in [0.25, 0.5, 0.75] {
      markup += stroke("M\(point(0.06, height))L\(point(0.96, height))", palette.line, 0.75)
    }
    markup += stroke("M\(point(0.06, 0.1))L\(point(0.06, 0.88))L\(point(0.96, 0.88))", palette.faintInk, 1)
    let curve =
      "M\(point(0.06, 0.74))C\(point(0.2, 0.7)) \(point(0.26, 0.5)) \(point(0.38, 0.54))"
      + "S\(point(0.56, 0.62)) \(point(0.66, 0.4))S\(point(0.86, 0.24)) \(point(0.96, 0.16))"
    let area = curve + "L\(point(0.96, 0.88))L\(point(0.06, 0.88))Z"
    return markup + "<path d=\"\(area)\" fill=\"\(palette.accent)\" fill-opacity=\".1\"/>"
      + stroke(curve, palette.accent, 2.5)
  }

  private var map: String {
    let isLight = palette.background > 0.2
    let (land, park, water, road) =
      isLight
      ? ("#ece7dc", "#cfe3bf", "#b5d6ea", "#fff") : ("#33322e", "#2f4231", "#203a4b", "#55534c")
    let shape = RoundedRect(frame, cornerRadius: target.cornerRadius)
    let river =
      "M\(point(0.06, 0.34))C\(point(0.3, 0.26)) \(point(0.36, 0.62)) \(point(0.6, 0.6))"
      + "S\(point(0.88, 0.76)) \(point(0.94, 0.72))"
    return Markup.rectangle(shape, fill: land)
      + "<path d=\"M\(point(0.58, 0.12))L\(point(0.9, 0.1))L\(point(0.94, 0.42))L\(point(0.66, 0.46))Z\" fill=\"\(park)\"/>"
      + stroke(river, water, frame.height * 0.11)
      + stroke("M\(point(0.14, 0.04))L\(point(0.3, 0.96))", road, 5)
      + stroke("M\(point(0.04, 0.86))L\(point(0.97, 0.5))", road, 4)
      + stroke("M\(point(0.48, 0.04))L\(point(0.56, 0.96))", road, 3)
      + glyph(
        Glyph.path(for: "map") ?? "", at: Point(x: frame.center.x + 20, y: frame.center.y - 20), side: 26,
        stroke: "#d6306f")
      + Markup.rectangle(shape, fill: "none", "stroke=\"\(palette.line)\" stroke-width=\".75\"")
  }

  private var film: String {
    let shape = RoundedRect(frame, cornerRadius: target.cornerRadius)
    let color = target.color ?? LinearColor(luminance: 0.02)
    return Markup.rectangle(shape, fill: "\(DisplayColor(color))")
      + "<circle cx=\"\(Markup.number(frame.minX + frame.width * 0.8))\" cy=\"\(Markup.number(frame.minY + frame.height * 0.3))\""
      + " r=\"\(Markup.number(frame.height * 0.12))\" fill=\"#ffd9a0\" fill-opacity=\".9\"/>"
      + "<path d=\"M\(point(0.03, 0.97))C\(point(0.2, 0.5)) \(point(0.3, 0.62)) \(point(0.44, 0.97))Z\" fill=\"#3d5a80\"/>"
      + "<path d=\"M\(point(0.3, 0.97))C\(point(0.52, 0.36)) \(point(0.7, 0.5)) \(point(0.97, 0.97))Z\" fill=\"#293f5c\"/>"
      + Markup.rectangle(shape, fill: "none", "stroke=\"\(palette.line)\" stroke-width=\".75\"")
  }
}
