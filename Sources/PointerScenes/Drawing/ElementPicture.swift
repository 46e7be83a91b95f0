import PointerKit

/// Draws a control that suits a target's kind, bezel, label, color and luminance.
struct ElementPicture {
  let target: PointerTarget
  let label: String
  let palette: Palette

  init(_ element: PictureLayout.Element, _ palette: Palette) {
    target = element.target
    label = element.label ?? ""
    self.palette = palette
  }

  var frame: Rect { target.frame }

  /// The part of the element that effects move.
  var content: String { scenery ?? plainContent }

  private var plainContent: String {
    switch target.kind {
    case .barButton: glyphButton(side: 23)
    case .tabBarItem: tabBarItem
    case .segment: text(size: 13, weight: 500)
    case .selectedSegment: plate + text(size: 13, weight: 600)
    case .editMenuItem: text(size: 14, weight: 500)
    case .appIcon: tile
    case .controlCenterModule: module
    case .button:
      target.hasBezel ? filledButton : outline + text(size: 15, weight: 500, fill: inkOnBackground)
    case .link: text(size: 15, fill: inkOnBackground, "text-decoration=\"underline\"")
    case .text: paragraph
    case .row: row
    case .card: card
    case .image: picture
    case .slider: slider
    case .divider: divider
    case .handle: handle
    case .other, .canvas:
      (target.hasBezel ? plate : outline) + (ruling ?? glyphButton(side: 23))
    }
  }

  /// The name below an icon, which effects do not move; nil for other elements.
  var caption: String? {
    // Icons in a group are in a dock, which shows no names.
    guard target.kind == .appIcon, target.group == nil, !label.isEmpty else { return nil }
    return text(
      at: Point(x: frame.center.x, y: frame.maxY + 20), size: 12, weight: 500, anchor: "middle",
      width: frame.width * 1.6, fill: palette.ink)
  }

  // MARK: Background

  /// The background of an element that has none of its own, as the scene states it: a color, or a gray of a
  /// luminance.
  ///
  /// Effects do not move it. It is nil if the scene states none, and for handles and dividers, which lie
  /// across others.
  var ground: String? { groundColor.map { Markup.rectangle(shape, fill: $0) } }

  /// The color of ``ground``.
  var groundColor: String? {
    switch target.kind {
    case .card, .image, .appIcon, .controlCenterModule, .row, .selectedSegment, .handle, .divider: return nil
    default: return target.hasBezel ? nil : statedBackground
    }
  }

  private var statedBackground: String? {
    target.color.map { "\(DisplayColor($0))" } ?? target.luminance.map { "\(DisplayColor(luminance: $0))" }
  }

  /// The color of text on the element.
  var ink: String {
    let color = target.kind == .card ? nil : target.color?.luminance
    guard let luminance = color ?? target.luminance, target.kind != .selectedSegment else {
      return palette.ink
    }
    return Palette.ink(on: luminance)
  }

  /// The fill of the element: its color, or a gray of its luminance, or the palette's color of a surface.
  private var background: String {
    if target.kind == .selectedSegment { return target.color.map { "\(DisplayColor($0))" } ?? palette.raised }
    return statedBackground ?? palette.surface
  }

  private var shape: RoundedRect { RoundedRect(frame, cornerRadius: target.cornerRadius) }

  private var border: String { "stroke=\"\(palette.line)\" stroke-width=\".75\"" }

  var plate: String { Markup.rectangle(shape, fill: background, border) }

  /// A faint outline for an element without a background; empty without a label.
  private var outline: String {
    label.isEmpty
      ? ""
      : Markup.rectangle(
        shape, fill: "none", "stroke=\"\(palette.line)\" stroke-width=\".75\" stroke-dasharray=\"2 2\"")
  }

  // MARK: Kinds

  /// The color of a glyph or a label: that of actions if it is legible on the element's background.
  private var inkOnBackground: String {
    guard let luminance = target.color?.luminance ?? target.luminance else { return palette.accent }
    if target.color != nil, target.hasBezel { return Palette.glyph(on: luminance) }
    return palette.isAccentLegible(on: luminance) ? palette.accent : Palette.ink(on: luminance)
  }

  private func glyphButton(side: Double) -> String {
    let background = target.kind == .barButton && target.hasBezel ? plate : ""
    guard let path = Glyph.path(for: label) else {
      return background + text(size: 15, weight: 500, fill: inkOnBackground)
    }
    return background
      + glyph(path, at: frame.center, side: min(side, frame.size.shorterSide), stroke: inkOnBackground)
  }

  private var tabBarItem: String {
    guard let path = Glyph.path(for: label), frame.height >= 36 else { return glyphButton(side: 23) }
    let center = frame.center
    return glyph(path, at: Point(x: center.x, y: center.y - 7), side: 21, stroke: inkOnBackground)
      + text(
        at: Point(x: center.x, y: center.y + 16), size: 10, weight: 500, anchor: "middle", width: frame.width,
        fill: inkOnBackground)
  }

  private var tile: String {
    let color = target.color ?? Palette.color(of: target.id)
    let ink = Palette.glyph(on: color.luminance)
    // The gradient makes the square look like a tile.
    let shade = Markup.rectangle(shape, fill: "url(#sheen)")
    let square = Markup.rectangle(shape, fill: "\(DisplayColor(color))") + shade
    let side = frame.size.shorterSide
    if let path = Glyph.path(for: label) {
      return square + glyph(path, at: frame.center, side: side * 0.56, stroke: ink)
    }
    guard let letter = label.first else { return square }
    // Short labels such as t12 often differ only at the end.
    let mark = label.count <= 3 ? label : String(letter)
    return square
      + text(
        mark, at: Point(x: frame.center.x, y: frame.center.y + side * 0.17), size: side * 0.48,
        weight: 600,
        anchor: "middle", fill: ink)
  }

  private var module: String {
    let color = target.color ?? LinearColor(luminance: 0.05)
    let ink = Palette.glyph(on: color.luminance)
    let background = Markup.rectangle(shape, fill: "\(DisplayColor(color))", "fill-opacity=\".92\"")
    if frame.size.shorterSide >= 100 { return background + largeModule(ink) }
    guard let path = Glyph.path(for: label) else {
      return background + text(size: 13, weight: 500, fill: ink)
    }
    return background + glyph(path, at: frame.center, side: frame.size.shorterSide * 0.45, stroke: ink)
  }

  /// A large module: a gradient, a glyph in a circle, and the label at the bottom.
  private func largeModule(_ ink: String) -> String {
    let inset = frame.size.shorterSide * 0.14
    let side = frame.size.shorterSide * 0.32
    let center = Point(x: frame.minX + inset + side / 2, y: frame.minY + inset + side / 2)
    var markup = Markup.rectangle(shape, fill: "url(#sheen)")
    markup += Markup.rectangle(
      RoundedRect(circleAt: center, diameter: side), fill: ink, "fill-opacity=\".22\"")
    if let path = Glyph.path(for: label) { markup += glyph(path, at: center, side: side * 0.6, stroke: ink) }
    let lines = label.split(separator: "\n").map(String.init)
    for (index, line) in lines.enumerated() {
      let y = frame.maxY - inset - Double(lines.count - 1 - index) * 19
      markup += text(
        line, at: Point(x: frame.minX + inset, y: y), size: index == 0 ? 16 : 13,
        weight: index == 0 ? 600 : 400, anchor: "start", width: frame.width - 2 * inset, fill: ink)
    }
    return markup
  }

  private var filledButton: String {
    if target.color == nil, target.luminance == nil {
      return Markup.rectangle(shape, fill: palette.button) + text(size: 15, weight: 600, fill: "#fff")
    }
    let luminance = target.color?.luminance ?? target.luminance ?? 1
    return plate + text(size: 15, weight: 600, fill: Palette.ink(on: luminance))
  }

  private var row: String {
    let center = frame.center.y
    let chevron =
      "<path d=\"M\(Markup.number(frame.maxX - 18)) \(Markup.number(center - 5))l5 5l-5 5\" fill=\"none\""
      + " stroke=\"\(palette.faintInk)\" stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    let hairline = Rect(minX: frame.minX + 16, minY: frame.maxY - 0.75, maxX: frame.maxX, maxY: frame.maxY)
    return Markup.rectangle(frame, fill: background) + Markup.rectangle(hairline, fill: palette.line)
      + text(
        at: Point(x: frame.minX + 16, y: center + 5), size: 15, anchor: "start", width: frame.width - 48)
      + chevron
  }

  private var slider: String {
    let center = frame.center
    let knob = Markup.rectangle(
      RoundedRect(circleAt: center, diameter: min(26, max(frame.height, 12))), fill: palette.raised, border)
    // A narrow target is the knob alone.
    if frame.width < 2 * frame.height { return knob }
    let track = Rect(center: center, size: Size(width: frame.width, height: min(4, frame.height)))
    let done = Rect(minX: track.minX, minY: track.minY, maxX: center.x, maxY: track.maxY)
    return Markup.rectangle(track, radius: 2, fill: palette.trough)
      + Markup.rectangle(done, radius: 2, fill: palette.accent)
      + knob
  }

  private var divider: String {
    let isUpright = frame.height > frame.width
    let size =
      isUpright
      ? Size(width: min(1, frame.width), height: frame.height)
      : Size(width: frame.width, height: min(1, frame.height))
    return Markup.rectangle(Rect(center: frame.center, size: size), fill: palette.faintInk)
  }

  private var handle: String {
    if frame.size.longerSide < 1.5 * frame.size.shorterSide {
      let dot = RoundedRect(circleAt: frame.center, diameter: min(10, frame.size.shorterSide))
      return Markup.rectangle(dot, fill: palette.accent, "stroke=\"#fff\" stroke-width=\"1.5\"")
    }
    let isUpright = frame.height > frame.width
    let long = min(36, frame.size.longerSide)
    let size = isUpright ? Size(width: 5, height: long) : Size(width: long, height: 5)
    return Markup.rectangle(Rect(center: frame.center, size: size), radius: 2.5, fill: palette.faintInk)
  }
}
