public import PointerKit

extension Film {
  /// Several stills as one SVG document, each with its time, its visible effect and the hovered target.
  ///
  /// - Parameters:
  ///   - times: The times, in the order in which they are drawn; each shows the nearest still.
  ///   - origin: The time that captions show as 0 s; the clock's origin by default.
  ///   - columns: The number of stills in a row, at least 1. With nil, the default, it is the number up to 4
  ///     that fills the rows best.
  ///   - zoom: The magnification of the area around the pointer, clamped to 1…20; 1, the default, shows the
  ///     whole window.
  ///   - hasOverlay: Whether the overlay is drawn; false by default.
  /// - Returns: The document; nil without stills or times.
  public func filmstrip(
    at times: [Timestamp], since origin: Timestamp = .zero, columns: Int? = nil, zoom: Double = 1,
    hasOverlay: Bool = false
  ) -> String? {
    let shown = times.compactMap { still(at: $0) }
    guard let first = shown.first else { return nil }
    let size = layouts[first.layout].size
    let columns = max(1, min(shown.count, columns ?? Film.columns(for: shown.count)))
    let rows = (shown.count + columns - 1) / columns
    let (width, gap, caption) = (480.0, 20.0, 34.0)
    let height = size.width > 0 ? width * size.height / size.width : width
    let total = Size(
      width: gap + Double(columns) * (width + gap), height: gap + Double(rows) * (height + caption + gap))
    let picture = StillPicture(self)
    let isDark = layouts[first.layout].appearance == .dark
    let (ground, border, ink) =
      isDark ? ("#1c1c1e", "#48484e", "#d0d0d6") : ("#fff", "#c9c9d0", "#3a3a40")
    var markup =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(total.width))\""
      + " height=\"\(Markup.number(total.height))\" viewBox=\"0 0 \(Markup.number(total.width)) \(Markup.number(total.height))\""
      + " font-family=\"\(StillPicture.fonts)\">\n<defs>\(picture.definitions(for: shown))</defs>\n"
      + Markup.rectangle(Rect(origin: .zero, size: total), fill: ground) + "\n"
    for (index, still) in shown.enumerated() {
      let corner = Point(
        x: gap + Double(index % columns) * (width + gap),
        y: gap + Double(index / columns) * (height + caption + gap))
      let panel = Rect(x: corner.x, y: corner.y, width: width, height: height)
      let part = visiblePart(of: still, zoom: zoom)
      markup +=
        "<svg \(Markup.attributes(panel)) viewBox=\"\(Markup.number(part.minX)) \(Markup.number(part.minY)) \(Markup.number(part.width)) \(Markup.number(part.height))\">"
        + picture.markup(of: still, prefix: "f\(index)-", hasOverlay: hasOverlay) + "</svg>"
        + Markup.rectangle(panel, fill: "none", "stroke=\"\(border)\"")
        + "<text x=\"\(Markup.number(corner.x))\" y=\"\(Markup.number(panel.maxY + 25))\" font-size=\"19\" fill=\"\(ink)\">"
        + Markup.escaped(self.caption(for: still, since: origin)) + "</text>\n"
    }
    return markup + "</svg>\n"
  }

  /// The part of the window that is drawn: the area around the pointer, shifted if necessary so that it lies
  /// within the window.
  ///
  /// While the pointer is invisible, the area is around the model pointer.
  private func visiblePart(of still: Still, zoom: Double) -> Rect {
    let size = layouts[still.layout].size
    let zoom = zoom > 1 ? min(zoom, 20) : 1
    let part = Size(width: size.width / zoom, height: size.height / zoom)
    let pointer = still.frame.pointer.opacity > 0 ? still.frame.pointer.center : still.frame.model
    let center = pointer.clamped(
      to: Rect(
        minX: part.width / 2, minY: part.height / 2, maxX: size.width - part.width / 2,
        maxY: size.height - part.height / 2))
    return Rect(center: center, size: part)
  }

  /// The default number of columns, up to 4, which fills the rows as well as possible.
  private static func columns(for count: Int) -> Int {
    if count <= 3 { return count }
    return count % 4 == 0 || count % 3 == 1 ? 4 : 3
  }

  /// The caption of a still.
  private func caption(for still: Still, since origin: Timestamp) -> String {
    var words = [Film.seconds(still.frame.time, since: origin), still.effect]
    if let hovered = still.frame.hovered { words.append(name(of: hovered)) }
    return words.joined(separator: " · ")
  }

  /// A time as text, such as `1.42 s`.
  static func seconds(_ time: Timestamp, since origin: Timestamp) -> String {
    let hundredths = Int((time.seconds(since: origin) * 100).rounded())
    let rest = hundredths.magnitude % 100
    return "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
