import PointerKit

/// Text, glyphs, and elements that consist mostly of text.
extension ElementPicture {
  /// The label at the center of the element.
  func text(size: Double, weight: Int = 400, fill: String? = nil, _ more: String = "") -> String {
    text(
      at: Point(x: frame.center.x, y: frame.center.y + size * 0.36), size: size, weight: weight,
      anchor: "middle",
      width: max(max(frame.width, 32), 30), fill: fill, more)
  }

  /// A line of text on a baseline; text that is too wide is drawn smaller, and if necessary shortened.
  func text(
    _ words: String? = nil, at position: Point, size: Double, weight: Int = 400, anchor: String,
    width: Double = .infinity, fill: String? = nil, _ more: String = ""
  ) -> String {
    var words = words ?? label
    guard !words.isEmpty else { return "" }
    var size = size
    let natural = TextWidth(words, weight: weight).points(at: size)
    if natural > width { size = max(9, size * width / natural) }
    if TextWidth(words, weight: weight).points(at: size) > width * 1.0001 {
      let isBold = weight >= 500
      var room = width / size - TextWidth.advance(of: "…", isBold: isBold)
      let beginning = words.prefix { letter in
        room -= TextWidth.advance(of: letter, isBold: isBold)
        return room >= 0
      }
      words = String(beginning.isEmpty ? words.prefix(1) : beginning) + "…"
    }
    return "<text x=\"\(Markup.number(position.x))\" y=\"\(Markup.number(position.y))\""
      + " font-size=\"\(Markup.number(size, decimals: 1))\""
      + (weight == 400 ? "" : " font-weight=\"\(weight)\"")
      + (anchor == "start" ? "" : " text-anchor=\"\(anchor)\"")
      + " fill=\"\(fill ?? ink)\"\(more.isEmpty ? "" : " " + more)>\(Markup.escaped(words))</text>"
  }

  /// A glyph, scaled from its box of 24 × 24 to a square of the given side around a center.
  func glyph(_ path: String, at center: Point, side: Double, stroke: String) -> String {
    let scale = side / 24
    let (x, y) = (center.x - side / 2, center.y - side / 2)
    return "<path d=\"\(path)\" transform=\"translate(\(Markup.number(x)),\(Markup.number(y)))"
      + " scale(\(Markup.number(scale, decimals: 3)))\" fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"1.7\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  /// Lines of text: either the lines of the label, or the label followed by gray bars.
  var paragraph: String {
    var lines = [AxisPrecision.Line(start: 0, length: frame.height)]
    if case .lines(let stated) = target.style.verticalPrecision, !stated.isEmpty {
      lines = stated
    } else if frame.height > 40 {
      let count = max(1, (frame.height / 24).rounded(.down))
      lines = (0..<Int(min(count, 200))).map {
        AxisPrecision.Line(start: Double($0) * frame.height / count, length: frame.height / count)
      }
    }
    if case .lines(let columns) = target.style.horizontalPrecision,
      let lettering = lettering(columns, isUpright: true)
    {
      return lettering
    }
    if let lettering = lettering(lines, isUpright: false) { return lettering }
    var markup = ""
    for (index, line) in lines.enumerated() {
      let center = frame.minY + line.center
      if index == 0, !label.isEmpty {
        let size = min(17, max(9, line.length * 0.7))
        markup += text(
          at: Point(x: frame.minX, y: center + size * 0.36), size: size, anchor: "start", width: frame.width)
      } else {
        let fraction = index == lines.count - 1 ? 0.6 : 1 - 0.06 * Double(index * 7 % 3)
        markup += filler(
          x: frame.minX, center: center, width: frame.width * fraction, height: line.length * 0.32)
      }
    }
    return markup
  }

  /// A picture with a headline and lines of text beside it.
  var card: String {
    let shape = RoundedRect(frame, cornerRadius: target.cornerRadius)
    let inset = max(6, min(14, frame.size.shorterSide * 0.11))
    let side = max(0, min(frame.height - 2 * inset, frame.width * 0.34))
    let image = Rect(
      x: frame.minX + inset, y: frame.minY + inset, width: side, height: frame.height - 2 * inset)
    let left = image.maxX + inset
    let room = frame.maxX - inset - left
    var markup =
      plate(shape) + landscape(RoundedRect(image, cornerRadius: max(2, target.cornerRadius - inset / 2)))
    let size = max(10, min(16, frame.height * 0.16))
    markup += text(
      at: Point(x: left, y: image.minY + size), size: size, weight: 600, anchor: "start", width: room)
    var center = image.minY + size * 1.95
    var line = 0
    while center + 4 <= image.maxY, line < 6 {
      markup += filler(
        x: left, center: center, width: room * [0.96, 0.88, 0.93, 0.55, 0.9, 0.4][line], height: 5.5)
      center += 13.5
      line += 1
    }
    return markup
  }

  private func plate(_ shape: RoundedRect) -> String {
    let luminance = target.luminance.map { "\(DisplayColor(luminance: $0))" }
    return Markup.rectangle(
      shape, fill: luminance ?? palette.surface, "stroke=\"\(palette.line)\" stroke-width=\".75\"")
  }

  /// A photograph, drawn as a landscape of simple shapes.
  var picture: String { landscape(RoundedRect(frame, cornerRadius: target.cornerRadius)) }

  private func landscape(_ shape: RoundedRect) -> String {
    let color = target.color ?? Palette.color(of: target.id)
    let rect = shape.rect
    func at(_ x: Double, _ y: Double) -> String {
      Markup.number(rect.minX + x * rect.width) + " " + Markup.number(rect.minY + y * rect.height)
    }
    let sun = min(rect.width, rect.height) * 0.11
    return Markup.rectangle(shape, fill: "\(DisplayColor(color))")
      + Markup.rectangle(shape, fill: "url(#sheen)")
      + "<circle cx=\"\(Markup.number(rect.minX + rect.width * 0.72))\" cy=\"\(Markup.number(rect.minY + rect.height * 0.27))\""
      + " r=\"\(Markup.number(sun))\" fill=\"#fff\" fill-opacity=\".85\"/>"
      + "<path d=\"M\(at(0.06, 0.84))L\(at(0.36, 0.42))L\(at(0.54, 0.66))L\(at(0.66, 0.54))L\(at(0.94, 0.84))Z\""
      + " fill=\"#fff\" fill-opacity=\".5\" stroke=\"#fff\" stroke-opacity=\".0\" stroke-linejoin=\"round\"/>"
  }

  private func filler(x: Double, center: Double, width: Double, height: Double) -> String {
    Markup.rectangle(
      Rect(x: x, y: center - height / 2, width: width, height: height), radius: height / 2,
      fill: palette.filler)
  }
}

/// Small line drawings for buttons and icons, chosen by the words of a label; the playground has the same.
enum Glyph {
  /// The path to stroke for a label, in a box of 24 × 24; nil if no word of the label is known.
  ///
  /// The first known word of the label determines the path. Upper and lower case are not distinguished.
  static func path(for label: String) -> String? {
    label.lowercased().split(whereSeparator: { !$0.isLetter }).lazy.compactMap { paths[String($0)] }.first
  }

  private static let paths: [String: String] = {
    let text = Array(InputFile(embedded: "glyphs.json").text.utf8)
    guard case .object(let members)? = try? JSONParser.value(of: text) else { return [:] }
    return members.reduce(into: [:]) { paths, member in
      if case .string(let path) = member.value { paths[member.key] = path }
    }
  }()
}
