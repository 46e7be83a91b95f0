import PointerKit

/// The colours in which a flick is drawn, in the light and in the dark: each reaches 4.5:1 on the ground of
/// its legend.
struct MagnetismPalette {
  /// Beneath the legend, and the luminance of the ground of the window.
  let paper: String
  let ground: Double
  /// Words that belong to nothing else.
  let ink: String
  let stroke: String
  let ring: String
  let homing: String
  let thrown: String
  let chosen: String
  let clicked: String

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      (paper, ground, ink) = ("#fff", 0.9, "#1d1d1f")
      (stroke, ring) = ("#d6306f", "#6f6f78")
      (homing, thrown) = ("#6a3fd0", "#0a62c9")
      (chosen, clicked) = ("#0a7d50", "#a85800")
    case .dark:
      (paper, ground, ink) = ("#141416", Scene.darkGround, "#f3f3f6")
      (stroke, ring) = ("#ff6fa3", "#9a9aa2")
      (homing, thrown) = ("#b49bff", "#5fb0ff")
      (chosen, clicked) = ("#3ecb8c", "#ffa23f")
    }
  }
}
