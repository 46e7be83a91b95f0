import CCairo
import PointerKit

/// Carries out PointerKit's drawing commands with Cairo.
///
/// This file needs nothing but Cairo and PointerKit, and can be taken into another program. Cairo blends encoded
/// sRGB values, as the commands expect.
struct CairoRenderer {
  /// The context, whose units are points.
  let cairo: OpaquePointer
  /// Draws the plain content of an element, in window coordinates.
  let drawElement: (TargetID) -> Void

  init(_ cairo: OpaquePointer, drawElement: @escaping (TargetID) -> Void) {
    self.cairo = cairo
    self.drawElement = drawElement
  }

  /// Draws the commands of a group within its clip.
  func draw(_ commands: some Sequence<DrawingCommand>, clip: Rect?) {
    cairo_save(cairo)
    if let clip { self.clip(to: clip) }
    for command in commands { draw(command) }
    cairo_restore(cairo)
  }

  /// Clips everything that is drawn from now on to a rectangle.
  func clip(to rect: Rect) {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
  }

  private func draw(_ command: DrawingCommand) {
    switch command.kind {
    case .shadow(let shape, let offset, let radius, let color, let opacity):
      drawShadow(of: shape, offset: offset, radius: radius, color: color, opacity: opacity)
    case .roundedRect(let shape, let color, let opacity), .tint(let shape, let color, let opacity):
      trace(shape)
      fill(color, opacity)
    case .path(let path, let rect, let rotation, let color, let opacity):
      draw(path, in: rect, rotation: rotation, color: color, opacity: opacity)
    case .outline(let outline, let center, let scale, let color, let opacity):
      cairo_save(cairo)
      cairo_translate(cairo, center.x, center.y)
      cairo_scale(cairo, scale, scale)
      trace(outline)
      cairo_restore(cairo)
      fill(color, opacity)
    case .contentBegin(let center, let scale, let translation):
      cairo_save(cairo)
      cairo_translate(cairo, center.x + translation.dx, center.y + translation.dy)
      cairo_scale(cairo, scale, scale)
      cairo_translate(cairo, -center.x, -center.y)
      if let target = command.target { drawElement(target) }
    case .contentEnd:
      cairo_restore(cairo)
    case .radialLight(let center, let radius, let opacity, let shape):
      drawLight(at: center, radius: radius, opacity: opacity, in: shape)
    case .annotation(let values, let platter, let color, let opacity):
      draw(values, in: platter, color: color, opacity: opacity)
    }
  }

  // MARK: Colors

  /// Sets the color of everything that is drawn from now on.
  func setColor(_ color: LinearColor, _ opacity: Double = 1) {
    let encoded = color.encoded
    cairo_set_source_rgba(cairo, encoded.red, encoded.green, encoded.blue, opacity)
  }

  private func fill(_ color: LinearColor, _ opacity: Double) {
    setColor(color, opacity)
    cairo_fill(cairo)
  }

  // MARK: Shapes

  /// Adds a rounded rectangle to the current path.
  func trace(_ shape: RoundedRect) {
    let rect = shape.rect
    let radius = min(shape.cornerRadius, rect.size.shorterSide / 2)
    cairo_new_path(cairo)
    guard radius > 0 else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
    cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
    cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(cairo, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }

  private func trace(_ outline: PointerOutline) {
    cairo_new_path(cairo)
    for contour in outline.ends.indices {
      cairo_new_sub_path(cairo)
      for point in outline.contour(contour) { cairo_line_to(cairo, point.x, point.y) }
      cairo_close_path(cairo)
    }
  }

  private func trace(_ path: PointerPath) {
    cairo_new_path(cairo)
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(cairo, to.x, to.y)
        current = to
      case .line(let to):
        cairo_line_to(cairo, to.x, to.y)
        current = to
      case .quadratic(let to, let control):
        // A quadratic curve equals a cubic curve whose controls lie two thirds of the way from each end to
        // the control of the quadratic curve.
        let first = current + (control - current) * (2.0 / 3)
        let second = to + (control - to) * (2.0 / 3)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
        current = to
      case .cubic(let to, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
        current = to
      case .close:
        cairo_close_path(cairo)
      }
    }
  }

  /// Draws a path, stretched from its bounds to a rectangle and rotated about the rectangle's center.
  private func draw(
    _ path: PointerPath, in rect: Rect, rotation: Double, color: LinearColor, opacity: Double
  ) {
    let bounds = path.bounds
    cairo_save(cairo)
    cairo_translate(cairo, rect.center.x, rect.center.y)
    cairo_rotate(cairo, rotation)
    // A path without width or height, such as a straight stroke, is not stretched along that axis.
    cairo_scale(
      cairo, bounds.width > 0 ? max(rect.width / bounds.width, 1e-6) : 1,
      bounds.height > 0 ? max(rect.height / bounds.height, 1e-6) : 1)
    cairo_translate(cairo, -bounds.center.x, -bounds.center.y)
    trace(path)
    if let width = path.strokeWidth {
      cairo_set_line_width(cairo, width)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      setColor(color, opacity)
      cairo_stroke(cairo)
    } else {
      fill(color, opacity)
    }
    cairo_restore(cairo)
  }

  // MARK: Light and shadow

  /// The share of a Gaussian blur's opacity at distances from an edge, in standard deviations.
  ///
  /// Positive distances are outside the edge. The shares approximate the normal distribution by the logistic
  /// function, 1 / (1 + e^(1.702 x)).
  private static let blur: [(distance: Double, share: Double)] = [
    (2.625, 0.011), (2.25, 0.021), (1.875, 0.039), (1.5, 0.072), (1.125, 0.128), (0.75, 0.218),
    (0.375, 0.346), (0, 0.5), (-0.375, 0.654), (-0.75, 0.782), (-1.125, 0.872), (-1.5, 0.928),
    (-1.875, 0.961), (-2.25, 0.979), (-2.625, 0.989),
  ]

  /// Draws the blurred shadow around a rounded rectangle.
  ///
  /// Cairo has no blur, so the shadow consists of layers of decreasing size.
  private func drawShadow(
    of shape: RoundedRect, offset: Vector, radius: Double, color: LinearColor, opacity: Double
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // Nothing is drawn within the shape itself.
    trace(shape)
    let shape = RoundedRect(shape.rect.offset(by: offset), cornerRadius: shape.cornerRadius)
    let area = shape.rect.outset(by: 3 * radius)
    cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    guard radius > 0.01 else {
      trace(shape)
      fill(color, opacity)
      return
    }
    var before = 0.0
    for (distance, share) in CairoRenderer.blur {
      let outset = distance * radius
      let size = shape.rect.size.shorterSide + 2 * outset
      guard size > 0 else { break }
      let total = opacity * share
      trace(
        RoundedRect(
          shape.rect.outset(by: outset),
          cornerRadius: max(shape.cornerRadius + outset, min(radius, size / 2))))
      // This layer, blended over the opacity `before`, gives the opacity `total`.
      fill(color, (total - before) / (1 - before))
      before = total
    }
  }

  /// Draws a white light whose strength at a share r of its radius is (1 − r²)².
  private func drawLight(at center: Point, radius: Double, opacity: Double, in shape: RoundedRect) {
    guard radius > 0 else { return }
    let pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
    defer { cairo_pattern_destroy(pattern) }
    for step in 0...8 {
      let share = Double(step) / 8
      let strength = (1 - share * share) * (1 - share * share)
      cairo_pattern_add_color_stop_rgba(pattern, share, 1, 1, 1, opacity * strength)
    }
    trace(shape)
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
  }

  // MARK: Text

  /// Draws the values of an annotation, one in each line: the label at the left, the text at the right.
  private func draw(
    _ values: [PointerAnnotation.Value], in platter: Rect, color: LinearColor, opacity: Double
  ) {
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(cairo, AnnotationMetrics.fontSize)
    for (index, value) in values.enumerated() {
      let top =
        platter.minY + AnnotationMetrics.verticalPadding + Double(index) * AnnotationMetrics.lineHeight
      let baseline = top + AnnotationMetrics.baseline
      setColor(color, AnnotationMetrics.labelOpacity * opacity)
      cairo_move_to(cairo, platter.minX + AnnotationMetrics.horizontalPadding, baseline)
      cairo_show_text(cairo, value.label.string)
      setColor(color, opacity)
      var extents = cairo_text_extents_t()
      cairo_text_extents(cairo, value.text.string, &extents)
      cairo_move_to(
        cairo, platter.maxX - AnnotationMetrics.horizontalPadding - extents.x_advance, baseline)
      cairo_show_text(cairo, value.text.string)
    }
  }
}
