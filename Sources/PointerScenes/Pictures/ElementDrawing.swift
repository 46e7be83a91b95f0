import PointerKit

/// A plausible control, drawn after its kind, bezel, label, colour and luminance.
struct ElementDrawing {
  let target: PointerTarget
  let label: String
  let palette: Palette

  init(_ element: PictureLayout.Element, _ palette: Palette) {
    target = element.target
    label = element.label ?? ""
    self.palette = palette
  }

  var frame: Rect { target.frame }

  /// What the pointer's effects move.
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
    case .button: target.hasBezel ? filledButton : outline + text(size: 15, weight: 500, fill: palette.accent)
    case .link: text(size: 15, fill: palette.accent, "text-decoration=\"underline\"")
    case .text: paragraph
    case .row: row
    case .card: card
    case .image: picture
    case .slider: slider
    case .divider: divider
    case .handle: handle
    case .other:
      (target.hasBezel ? plate : outline) + (ruling ?? glyphButton(side: 23))
    }
  }

  /// What stands by the element and is never moved: the name under an icon.
  var caption: String? {
    // In a dock nothing is written.
    guard target.kind == .appIcon, target.group == nil, !label.isEmpty else { return nil }
    return text(
      at: Point(x: frame.center.x, y: frame.maxY + 20), size: 12, weight: 500, anchor: "middle",
      width: frame.width * 1.6)
  }

  // MARK: Ground

  /// The element's own colour; white or nearly black where none is told.
  private var ground: String {
    if let color = target.color { return "\(DisplayColor(color))" }
    if let luminance = target.luminance, target.kind != .selectedSegment {
      return "\(DisplayColor(luminance: luminance))"
    }
    return target.kind == .selectedSegment ? palette.raised : palette.surface
  }

  private var shape: RoundedRect { RoundedRect(frame, cornerRadius: target.cornerRadius) }

  private var border: String { "stroke=\"\(palette.line)\" stroke-width=\".75\"" }

  var plate: String { Markup.rectangle(shape, fill: ground, border) }

  /// The extent of what has no ground of its own, hardly to be seen.
  private var outline: String {
    // Without a name it is a mere place.
    label.isEmpty
      ? ""
      : Markup.rectangle(
        shape, fill: "none", "stroke=\"\(palette.line)\" stroke-width=\".75\" stroke-dasharray=\"2 2\"")
  }

  // MARK: Kinds

  private var inkOnGround: String {
    guard target.hasBezel, let luminance = target.color?.luminance ?? target.luminance else {
      return palette.accent
    }
    return target.color == nil ? (luminance > 0.4 ? palette.accent : "#fff") : Palette.ink(on: luminance)
  }

  private func glyphButton(side: Double) -> String {
    let beneath = target.kind == .barButton && target.hasBezel ? plate : ""
    guard let path = Glyph.path(for: label) else {
      return beneath + text(size: 15, weight: 500, fill: inkOnGround)
    }
    return beneath
      + glyph(path, at: frame.center, side: min(side, frame.size.shorterSide), stroke: inkOnGround)
  }

  private var tabBarItem: String {
    guard let path = Glyph.path(for: label), frame.height >= 36 else { return glyphButton(side: 23) }
    let middle = frame.center
    return glyph(path, at: Point(x: middle.x, y: middle.y - 7), side: 21, stroke: palette.accent)
      + text(
        at: Point(x: middle.x, y: middle.y + 16), size: 10, weight: 500, anchor: "middle", width: frame.width,
        fill: palette.accent)
  }

  private var tile: String {
    let color = target.color ?? Palette.color(of: target.id)
    let ink = Palette.ink(on: color.luminance)
    // A little light from above makes a tile of a square.
    let shade = Markup.rectangle(shape, fill: "url(#sheen)")
    let square = Markup.rectangle(shape, fill: "\(DisplayColor(color))") + shade
    let side = frame.size.shorterSide
    if let path = Glyph.path(for: label) {
      return square + glyph(path, at: frame.center, side: side * 0.56, stroke: ink)
    }
    guard let letter = label.first else { return square }
    // Names such as t12 differ in their ends alone.
    let mark = label.count <= 3 ? label : String(letter)
    return square
      + text(
        mark, at: Point(x: frame.center.x, y: frame.center.y + side * 0.17), size: side * 0.48,
        weight: 600,
        anchor: "middle", fill: ink)
  }

  private var module: String {
    let color = target.color ?? LinearColor(luminance: 0.05)
    let ink = Palette.ink(on: color.luminance)
    let ground = Markup.rectangle(shape, fill: "\(DisplayColor(color))", "fill-opacity=\".92\"")
    guard let path = Glyph.path(for: label) else { return ground + text(size: 13, weight: 500, fill: ink) }
    return ground + glyph(path, at: frame.center, side: frame.size.shorterSide * 0.45, stroke: ink)
  }

  private var filledButton: String {
    if target.color == nil, target.luminance == nil {
      return Markup.rectangle(shape, fill: palette.accent) + text(size: 15, weight: 600, fill: "#fff")
    }
    let luminance = target.color?.luminance ?? target.luminance ?? 1
    return plate + text(size: 15, weight: 600, fill: Palette.ink(on: luminance))
  }

  private var row: String {
    let middle = frame.center.y
    let chevron =
      "<path d=\"M\(Markup.number(frame.maxX - 18)) \(Markup.number(middle - 5))l5 5l-5 5\" fill=\"none\""
      + " stroke=\"\(palette.faintInk)\" stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    let hairline = Rect(minX: frame.minX + 16, minY: frame.maxY - 0.75, maxX: frame.maxX, maxY: frame.maxY)
    return Markup.rectangle(frame, fill: ground) + Markup.rectangle(hairline, fill: palette.line)
      + text(
        at: Point(x: frame.minX + 16, y: middle + 5), size: 15, anchor: "start", width: frame.width - 48)
      + chevron
  }

  private var slider: String {
    let middle = frame.center
    let knob = Markup.rectangle(
      RoundedRect(circleAt: middle, diameter: min(26, max(frame.height, 12))), fill: palette.raised, border)
    // Where the knob alone is the target, its track is something else.
    if frame.width < 2 * frame.height { return knob }
    let track = Rect(center: middle, size: Size(width: frame.width, height: min(4, frame.height)))
    let done = Rect(minX: track.minX, minY: track.minY, maxX: middle.x, maxY: track.maxY)
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
