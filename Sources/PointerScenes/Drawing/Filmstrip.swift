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
    let palette = Palette(layouts[first.layout].appearance)
    var markup = Markup.rectangle(Rect(origin: .zero, size: total), fill: palette.paper) + "\n"
    for (index, still) in shown.enumerated() {
      let corner = Point(
        x: gap + Double(index % columns) * (width + gap),
        y: gap + Double(index / columns) * (height + caption + gap))
      let panel = Rect(x: corner.x, y: corner.y, width: width, height: height)
      let drawing = picture.markup(of: still, prefix: "f\(index)-", hasOverlay: hasOverlay)
      markup +=
        Markup.view(panel, of: visiblePart(of: still, zoom: zoom), drawing)
        + Markup.rectangle(panel, fill: "none", "stroke=\"\(palette.border)\"")
        + "<text x=\"\(Markup.number(corner.x))\" y=\"\(Markup.number(panel.maxY + 25))\" font-size=\"19\" fill=\"\(palette.caption)\">"
        + Markup.escaped(self.caption(for: still, since: origin)) + "</text>\n"
    }
    return Markup.document(total, definitions: picture.definitions(for: shown), markup)
  }

  /// The part of the window that is drawn: the area around the pointer, shifted if necessary so that it lies
  /// within the window.
  ///
  /// While the pointer is invisible, the area is around the model pointer.
  private func visiblePart(of still: Still, zoom: Double) -> Rect {
    let size = layouts[still.layout].size
    let zoom = zoom > 1 ? min(zoom, 20) : 1
    let part = Size(width: size.width / zoom, height: size.height / zoom)
    let pointer = still.frame.pointer.opacity > 0 ? still.frame.pointer.center : still.frame.modelPosition
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

extension Film.Still {
  /// The visible effect in a word or two.
  ///
  /// It is the pointer's activity, such as coasting, or else the effect on the hovered control, or else the
  /// pointer's shape.
  var effect: String {
    switch frame.phase {
    case .away: return "away"
    case .hidden: return "hidden"
    case .coasting: return "coasting"
    case .attracted: return "attracted by a target"
    case .gesturing: return "gesture"
    case .banding: return "band"
    case .tracking, .resting: break
    }
    if let dragged { return dragged.target == frame.hovered ? "drag" : "drag to" }
    if let hovered = frame.hovered, let content = frame.contents.first(where: { $0.target == hovered }) {
      guard frame.pointer.behind == hovered else { return "hover" }
      // A highlight has a light, as a lift does, but no shadow.
      return content.shadow.opacity > 0 ? "lift" : "highlight"
    }
    if frame.hovered != nil, frame.pointer.behind == frame.hovered { return "highlight" }
    return shape + (frame.accessories.isEmpty ? "" : " with accessories")
  }

  /// The pointer's shape in a word or two.
  private var shape: String {
    switch frame.pointer.outline {
    case .circle: return "circle"
    case .verticalBeam, .horizontalBeam: return "beam"
    case .path: return "custom shape"
    case .roundedRect:
      let (size, radius) = (frame.pointer.size, frame.pointer.cornerRadius)
      if size.width == size.height, radius * 2 >= size.width { return "circle" }
      // A narrow rectangle is a beam between two lines, or a beam that the host describes as a rectangle.
      return size.longerSide >= 2.5 * size.shorterSide && size.shorterSide <= 8 ? "beam" : "custom shape"
    }
  }
}
