import PointerKit

/// The colours in which controls are drawn, in the light and in the dark.
struct Palette {
  /// Text.
  let ink: String
  /// Text that matters less.
  let faintInk: String
  /// What can be pressed.
  let accent: String
  /// Cards, bars and the selected segment.
  let surface: String
  /// What stands above a surface: the selected segment and the knob of a slider.
  let raised: String
  /// The trough that holds segments.
  let trough: String
  /// Hairlines and borders.
  let line: String
  /// The lines of text that nobody is meant to read.
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

  /// The colour of an element that has none of its own: one of eight, by its id.
  static func color(of id: TargetID) -> LinearColor {
    let signals: [(Double, Double, Double)] = [
      (0.04, 0.48, 1), (0.2, 0.72, 0.35), (1, 0.58, 0), (0.98, 0.2, 0.3), (0.35, 0.34, 0.84),
      (0.19, 0.69, 0.78),
      (0.69, 0.32, 0.87), (0.55, 0.45, 0.38),
    ]
    let (red, green, blue) = signals[Int(id.rawValue % UInt64(signals.count))]
    return LinearColor(
      red: DisplayColor.decoded(red), green: DisplayColor.decoded(green), blue: DisplayColor.decoded(blue))
  }

  /// Black or white: what can be read on a ground of this luminance.
  ///
  /// White as long as it reaches 2:1, as on the coloured tiles of a home screen.
  static func ink(on luminance: Double) -> String { 1.05 / (luminance + 0.05) >= 2 ? "#fff" : "#1d1d1f" }
}
