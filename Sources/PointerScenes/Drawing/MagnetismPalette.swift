import PointerKit

/// The colors of the picture of a flick, for a light or a dark window.
///
/// Each color has a contrast of at least 4.5:1 to ``paper``.
struct MagnetismPalette {
  /// The background of the legend.
  let paper: String
  /// The luminance of the window's background.
  let background: Double
  /// The color of text, except for text that explains another color.
  let ink: String
  let stroke: String
  let ring: String
  let chosen: String
  let clicked: String

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      (paper, background, ink) = ("#fff", 0.9, "#1d1d1f")
      (stroke, ring) = ("#d6306f", "#6f6f78")
      (chosen, clicked) = ("#0a7d50", "#a85800")
    case .dark:
      (paper, background, ink) = ("#141416", Scene.darkBackground, "#f3f3f6")
      (stroke, ring) = ("#ff6fa3", "#9a9aa2")
      (chosen, clicked) = ("#3ecb8c", "#ffa23f")
    }
  }
}
