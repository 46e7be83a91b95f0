import PointerKit

/// Renders the engine's drawing commands as SVG.
struct CommandDrawing {
  /// The prefix of the names of filters and gradients, different for each frame in a picture.
  let prefix: String
  /// The SVG of a target's content, in window coordinates.
  let content: (TargetID) -> String
  /// Whether the SVG is short.
  ///
  /// Short SVG has no classes, and leaves out what is too faint to be seen. Its blurs are CSS filters, and
  /// its lights refer to a gradient named `falloff`.
  let isCompact: Bool
  private var count = 0

  init(prefix: String, isCompact: Bool = false, content: @escaping (TargetID) -> String) {
    self.prefix = prefix
    self.isCompact = isCompact
    self.content = content
  }

  /// Draws commands in order.
  mutating func markup(for commands: some Sequence<DrawingCommand>) -> String {
    commands.map { markup(for: $0) }.joined()
  }

  private mutating func name() -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  /// The attribute for a CSS class, with a space after it; empty in a compact drawing.
  private func named(_ name: String) -> String { isCompact ? "" : "class=\"\(name)\" " }

  /// The opacity below which a compact drawing leaves a part out: half of one step of an 8-bit value.
  private static let faintest = 0.5 / 255

  private mutating func markup(for command: DrawingCommand) -> String {
    switch command.kind {
    case .shadow(_, _, _, _, let opacity), .tint(_, _, let opacity), .radialLight(_, _, let opacity, _),
      .roundedRect(_, _, let opacity):
      if isCompact, opacity < CommandDrawing.faintest { return "" }
    default: break
    }
    switch command.kind {
    case .shadow(let shape, let offset, let radius, let color, let opacity):
      return shadow(of: shape, offset, radius, color, opacity)
    case .roundedRect(let shape, let color, let opacity):
      return Markup.rectangle(
        shape, fill: "\(DisplayColor(color))",
        named("pointer") + Markup.opacity("fill-opacity", opacity).dropFirst())
    case .path(let path, let rect, let rotation, let color, let opacity):
      return self.path(path, in: rect, rotation, "\(DisplayColor(color))", opacity)
    case .outline(let outline, let center, let scale, let color, let opacity):
      return
        "<g><path class=\"pointer\" d=\"\(CommandDrawing.data(outline))\""
        + " transform=\"translate(\(Markup.point(center))) scale(\(Markup.number(scale, decimals: 4)))\""
        + " fill=\"\(DisplayColor(color))\"" + Markup.opacity("fill-opacity", opacity) + "/></g>"
    case .contentBegin(let center, let scale, let translation):
      let from = center + translation
      return
        "<g \(named("content"))transform=\"translate(\(Markup.point(from))) scale(\(Markup.number(scale, decimals: 4)))"
        + " translate(\(Markup.number(-center.x)),\(Markup.number(-center.y)))\">"
        + (command.target.map(content) ?? "")
    case .contentEnd:
      return "</g>"
    case .tint(let shape, let color, let opacity):
      return Markup.rectangle(
        shape, fill: "\(DisplayColor(color))",
        named("tint") + Markup.opacity("fill-opacity", opacity).dropFirst())
    case .radialLight(let center, let radius, let opacity, let clip):
      guard radius > 0 else { return "" }
      let name = name()
      return
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(Markup.number(center.x))\""
        + " cy=\"\(Markup.number(center.y))\" r=\"\(Markup.number(radius))\""
        + (isCompact ? " href=\"#falloff\"/>" : ">\(CommandDrawing.falloff)</radialGradient>")
        + Markup.rectangle(
          clip, fill: "url(#\(name))", named("light") + Markup.opacity("opacity", opacity).dropFirst())
    case .annotation(let values, let platter, let color, let opacity):
      return CommandDrawing.annotation(values, in: platter, color: color, opacity: opacity)
    }
  }

  /// A shadow, which is clipped to what lies outside its shape.
  private mutating func shadow(
    of shape: RoundedRect, _ offset: Vector, _ radius: Double, _ color: LinearColor, _ opacity: Double
  ) -> String {
    let cast = RoundedRect(shape.rect.offset(by: offset), cornerRadius: shape.cornerRadius)
    // A blur is invisible beyond three standard deviations.
    let area = cast.rect.outset(by: 3 * radius)
    let outside = name()
    var definitions =
      "<clipPath id=\"\(outside)\"><path clip-rule=\"evenodd\""
      + " d=\"\(Markup.path(RoundedRect(area, cornerRadius: 0)))\(Markup.path(shape))\"/></clipPath>"
    var blur = ""
    if radius > 0.01, isCompact {
      blur = " style=\"filter:blur(\(Markup.number(radius, decimals: 1))px)\""
    } else if radius > 0.01 {
      let name = name()
      definitions +=
        "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
        + " \(Markup.attributes(area))>"
        + "<feGaussianBlur stdDeviation=\"\(Markup.number(radius))\"/></filter>"
      blur = " filter=\"url(#\(name))\""
    }
    return definitions
      + Markup.rectangle(
        cast, fill: "\(DisplayColor(color))",
        "clip-path=\"url(#\(outside))\"" + blur + Markup.opacity("fill-opacity", opacity))
  }

  /// The gradient of a light: the opacity (1 − r²)² at five radii r, a curve without a sharp peak or edge.
  static let falloff = [0, 0.25, 0.5, 0.75, 1].map { radius in
    let strength = (1 - radius * radius) * (1 - radius * radius)
    return
      "<stop offset=\"\(Markup.number(radius))\" stop-color=\"#fff\"\(Markup.opacity("stop-opacity", strength))/>"
  }.joined()

  private func turn(_ radians: Double, about center: Point) -> String {
    guard radians != 0 else { return "" }
    return " transform=\"rotate(\(Markup.number(radians * 180 / Double.pi)),\(Markup.point(center)))\""
  }

  private func path(
    _ path: PointerPath, in rect: Rect, _ rotation: Double, _ color: String, _ opacity: Double
  ) -> String {
    let bounds = path.bounds
    let (x, y) = (
      bounds.width > 0 ? rect.width / bounds.width : 1, bounds.height > 0 ? rect.height / bounds.height : 1
    )
    let paint =
      path.strokeWidth.map {
        "fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(Markup.number($0))\" stroke-linecap=\"round\""
          + " stroke-linejoin=\"round\"" + Markup.opacity("stroke-opacity", opacity)
      } ?? ("fill=\"\(color)\"" + Markup.opacity("fill-opacity", opacity))
    return
      "<g\(turn(rotation, about: rect.center))><path class=\"pointer\" d=\"\(CommandDrawing.data(path))\""
      + " transform=\"translate(\(Markup.number(rect.minX)),\(Markup.number(rect.minY)))"
      + " scale(\(Markup.number(x, decimals: 4)),\(Markup.number(y, decimals: 4)))"
      + " translate(\(Markup.number(-bounds.minX)),\(Markup.number(-bounds.minY)))\" \(paint)/></g>"
  }

  /// An outline of straight edges in the form of SVG's attribute `d`.
  static func data(_ outline: PointerOutline) -> String {
    outline.ends.indices.map { contour in
      "M" + outline.contour(contour).map { Markup.point($0) }.joined(separator: " ") + "Z"
    }.joined()
  }

  /// A path in the form of SVG's attribute `d`.
  static func data(_ path: PointerPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let to): "M" + Markup.point(to)
      case .line(let to): "L" + Markup.point(to)
      case .quadratic(let to, let control): "Q" + Markup.point(control) + " " + Markup.point(to)
      case .cubic(let to, let first, let second):
        "C" + Markup.point(first) + " " + Markup.point(second) + " " + Markup.point(to)
      case .close: "Z"
      }
    }.joined()
  }
}

extension CommandDrawing {
  /// The lines of an annotation, with faint labels on the left and texts on the right.
  static func annotation(
    _ values: [PointerAnnotation.Value], in platter: Rect, color: LinearColor, opacity: Double
  ) -> String {
    let left = platter.minX + AnnotationMetrics.horizontalPadding
    let right = platter.maxX - AnnotationMetrics.horizontalPadding
    var baseline = platter.minY + AnnotationMetrics.verticalPadding + AnnotationMetrics.baseline
    let labelOpacity = Markup.opacity("fill-opacity", AnnotationMetrics.labelOpacity)
    var lines = ""
    for value in values {
      let y = Markup.number(baseline)
      let (label, text) = (Markup.escaped(value.label.string), Markup.escaped(value.text.string))
      lines += "<text x=\"\(Markup.number(left))\" y=\"\(y)\"\(labelOpacity)>\(label)</text>"
      lines += "<text x=\"\(Markup.number(right))\" y=\"\(y)\" text-anchor=\"end\">\(text)</text>"
      baseline += AnnotationMetrics.lineHeight
    }
    return "<g class=\"annotation\" font-size=\"\(Markup.number(AnnotationMetrics.fontSize))\""
      + " font-weight=\"\(AnnotationMetrics.fontWeight)\""
      + " fill=\"\(DisplayColor(color))\"\(Markup.opacity("opacity", opacity))>\(lines)</g>"
  }
}
