import PointerKit

/// The colors of controls, for a light or a dark window.
struct Palette {
  /// The color of text.
  let ink: String
  /// The color of secondary text.
  let faintInk: String
  /// The color of buttons, links and other actions.
  let accent: String
  /// The color of cards, bars and other surfaces.
  let surface: String
  /// The color of parts that are raised from a surface: the selected segment and the knob of a slider.
  let raised: String
  /// The color of a slider's track and of the area behind segments.
  let trough: String
  /// The color of hairlines and borders.
  let line: String
  /// The color of placeholders for lines of text.
  let filler: String

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      ink = "#1d1d1f"
      faintInk = "#6a6a70"
      accent = "#0a62c9"
      surface = "#fff"
      raised = "#fff"
      trough = "#e2e2e7"
      line = "#d9d9df"
      filler = "#dcdce2"
    case .dark:
      ink = "#f3f3f6"
      faintInk = "#a2a2aa"
      accent = "#5fb0ff"
      surface = "#2b2b2f"
      raised = "#636369"
      trough = "#3a3a3f"
      line = "#48484e"
      filler = "#4b4b52"
    }
  }

  /// The color of an element without a stated color: one of eight colors, chosen by the element's id.
  static func color(of id: TargetID) -> LinearColor {
    let signals: [(Double, Double, Double)] = [
      (0.04, 0.48, 1), (0.2, 0.72, 0.35), (1, 0.58, 0), (0.98, 0.2, 0.3), (0.35, 0.34, 0.84),
      (0.19, 0.69, 0.78),
      (0.69, 0.32, 0.87), (0.55, 0.45, 0.38),
    ]
    let (red, green, blue) = signals[Int(id.rawValue % UInt64(signals.count))]
    return LinearColor(EncodedColor(red: red, green: green, blue: blue))
  }

  /// The text color for a background with the given luminance.
  ///
  /// It is white if white has a contrast of at least 2:1, as on the colored tiles of a home screen. Otherwise
  /// it is nearly black.
  static func ink(on luminance: Double) -> String { 1.05 / (luminance + 0.05) >= 2 ? "#fff" : "#1d1d1f" }
}
