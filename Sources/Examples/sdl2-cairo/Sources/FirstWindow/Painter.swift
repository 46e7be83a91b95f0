import CCairo
import PointerKit

/// Paints rectangles and text with Cairo, in window points.
struct Painter {
  let cairo: OpaquePointer

  func fill(_ rect: Rect, _ color: LinearColor, opacity: Double = 1, radius: Double = 0) {
    let renderer = CairoRenderer(cairo) { _ in }
    renderer.setColor(color, opacity)
    renderer.trace(RoundedRect(rect, cornerRadius: radius))
    cairo_fill(cairo)
  }

  /// Paints a line of text at the left of a rectangle or in its middle.
  func text(
    _ string: String, in rect: Rect, size: Double = 15, color: LinearColor = .ink, isCentered: Bool = false
  ) {
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(cairo, size)
    var extents = cairo_text_extents_t()
    cairo_text_extents(cairo, string, &extents)
    CairoRenderer(cairo) { _ in }.setColor(color)
    let x = isCentered ? rect.center.x - extents.x_advance / 2 : rect.minX
    cairo_move_to(cairo, x, rect.center.y + 0.36 * size)
    cairo_show_text(cairo, string)
  }
}

/// The colors of the window.
extension LinearColor {
  static let paper = LinearColor(luminance: 0.9)
  static let bar = LinearColor(luminance: 0.8)
  static let white = LinearColor(luminance: 1)
  static let line = LinearColor(luminance: 0.5)
  static let ink = LinearColor(luminance: 0.02)
  static let accent = LinearColor(red: 0.01, green: 0.2, blue: 0.9)
}
