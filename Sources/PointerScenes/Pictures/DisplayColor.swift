public import PointerKit

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
