/// The width of a text in DejaVu Sans, the widest font family of the pictures.
///
/// A picture names several font families, since a machine may lack some of them. The other families are
/// narrower, so a text that fits in DejaVu Sans fits in all of them.
struct TextWidth {
  /// The width in multiples of the font size.
  let ems: Double

  /// Measures a text; from a weight of 500 up it is measured as bold, since 500 may be drawn as bold.
  init(_ text: some StringProtocol, weight: Int = 400) {
    ems = text.reduce(0) { $0 + TextWidth.advance(of: $1, isBold: weight >= 500) }
  }

  /// The width at a font size, in points.
  func points(at size: Double) -> Double { ems * size }

  /// The width of a character in multiples of the font size; a character outside ASCII counts as wide.
  static func advance(of character: Character, isBold: Bool) -> Double {
    guard let code = character.asciiValue, code >= 32, code < 127 else { return isBold ? 1.11 : 1 }
    return Double((isBold ? bold : regular)[Int(code) - 32]) / 100
  }

  /// The widths of the characters from space to tilde in DejaVu Sans, in hundredths of the font size, rounded
  /// up.
  private static let regular: [UInt8] = [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 34, 34, 84, 84, 84, 54, 100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79,
    70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28,
    58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
  ]

  /// The widths of the same characters in DejaVu Sans Bold.
  private static let bold: [UInt8] = [
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 40, 40, 84, 84, 84, 59, 100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 86, 74, 86,
    78, 73, 69, 82, 78, 111, 78, 73, 73, 46, 37, 46, 84, 50, 50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35,
    67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72, 66, 93, 65, 66, 59, 72, 37, 72, 84,
  ]
}
