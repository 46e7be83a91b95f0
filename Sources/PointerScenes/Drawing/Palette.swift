public import PointerKit

/// The colors of controls and of what is drawn around them, for a light or a dark window.
struct Palette {
  /// The background of pictures with several parts or with text.
  let paper: String
  /// The color of frames around the parts of a picture.
  let border: String
  /// The color of captions.
  let caption: String
  /// The color of marks for what is wrong, for the model pointer and for strokes.
  let wrong: String
  /// The color of marks for what is right, and of the target that attracts.
  let right: String
  /// The color of the circle in which a flick searches, and of hit regions.
  let ring: String
  /// The color of the target that the person clicked.
  let clicked: String
  /// The luminance of the window's background.
  let background: Double
  /// The color of text.
  let ink: String
  /// The color of secondary text.
  let faintInk: String
  /// The color of links and other actions.
  let accent: String
  /// The luminance of ``accent``.
  private let accentLuminance: Double
  /// The fill of buttons, on which white text has a contrast of at least 4.5:1.
  let button: String
  /// The color of cards, bars and other surfaces: that of the background, as the engine assumes it.
  let surface: String
  /// The color of parts that are raised from a surface: the selected segment and the knob of a slider.
  let raised: String
  /// The color of a slider's track and of the area behind segments.
  let trough: String
  /// The color of hairlines and borders.
  let line: String
  /// The color of placeholders for lines of text.
  let filler: String

  /// The colors for a window; a background of nil, the default, is that of pictures of flicks.
  init(_ appearance: Appearance, background: Double? = nil) {
    switch appearance {
    case .light:
      (paper, border, caption) = ("#fff", "#c9c9d0", "#3a3a40")
      (wrong, right) = ("#d6306f", "#0a7a4e")
      (ring, clicked, self.background) = ("#6f6f78", "#a85800", background ?? 0.9)
      ink = "#1d1d1f"
      faintInk = "#6a6a70"
      (accent, accentLuminance) = ("#0a62c9", 0.1302)
      button = "#0a62c9"
      raised = "#fff"
      trough = "#e2e2e7"
      line = "#c9c9d0"
      filler = "#dcdce2"
    case .dark:
      (paper, border, caption) = ("#1c1c1e", "#48484e", "#d0d0d6")
      (wrong, right) = ("#ff6ba3", "#3fd294")
      (ring, clicked, self.background) = ("#9a9aa2", "#ffa23f", background ?? Scene.darkBackground)
      ink = "#f3f3f6"
      faintInk = "#a2a2aa"
      (accent, accentLuminance) = ("#5fb0ff", 0.407)
      button = "#0a6cd6"
      raised = "#636369"
      trough = "#3a3a3f"
      line = "#55555c"
      filler = "#4b4b52"
    }
    surface = "\(DisplayColor(luminance: self.background))"
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

  /// Whether ``accent`` has a contrast of at least 4.5:1 on a background with the given luminance.
  func isAccentLegible(on luminance: Double) -> Bool {
    (max(luminance, accentLuminance) + 0.05) / (min(luminance, accentLuminance) + 0.05) >= 4.5
  }

  /// The color of glyphs on a background with the given luminance.
  ///
  /// It is white if white has a contrast of at least 2:1, as on the colored tiles of a home screen. Otherwise
  /// it is nearly black.
  static func glyph(on luminance: Double) -> String { 1.05 / (luminance + 0.05) >= 2 ? "#fff" : "#1d1d1f" }

  /// The color of text on a background with the given luminance: white or nearly black, whichever has more
  /// contrast.
  static func ink(on luminance: Double) -> String { luminance < 0.2 ? "#fff" : "#1d1d1f" }
}

/// A color for screens and SVG: encoded sRGB with eight bits per component.
///
/// The engine's colors are in linear light; `EncodedColor` describes the conversion.
public struct DisplayColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component, 0…255.
  public let red: UInt8
  /// The green component, 0…255.
  public let green: UInt8
  /// The blue component, 0…255.
  public let blue: UInt8

  /// Creates the color that is nearest to a color in linear light.
  public init(_ color: LinearColor) {
    let encoded = color.encoded
    red = DisplayColor.byte(encoded.red)
    green = DisplayColor.byte(encoded.green)
    blue = DisplayColor.byte(encoded.blue)
  }

  /// Creates a gray with a relative luminance, clamped to 0…1; NaN gives black.
  public init(luminance: Double) { self.init(LinearColor(luminance: luminance)) }

  private static func byte(_ signal: Double) -> UInt8 { UInt8((255 * signal).rounded()) }

  /// The color in the form of SVG, such as `#0a6cd6`.
  public var description: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
