import Kinematics
public import PointerKit

/// A color for screens and SVG: sRGB with its transfer function, eight bits a component.
///
/// The engine's colors are linear light. The transfer function is that of IEC 61966-2-1: 12.92 · L up to
/// 0.0031308, and 1.055 · L^(1/2.4) − 0.055 above.
public struct DisplayColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component, 0…255.
  public let red: UInt8
  /// The green component, 0…255.
  public let green: UInt8
  /// The blue component, 0…255.
  public let blue: UInt8

  /// Creates the nearest color to one in linear light.
  public init(_ color: LinearColor) {
    red = DisplayColor.byte(color.red)
    green = DisplayColor.byte(color.green)
    blue = DisplayColor.byte(color.blue)
  }

  /// Creates a grey with a relative luminance, clamped to 0…1; NaN gives black.
  public init(luminance: Double) { self.init(LinearColor(luminance: luminance)) }

  /// The sRGB signal, 0…1, of linear light, clamped to 0…1; NaN gives 0.
  public static func encoded(_ linear: Double) -> Double {
    guard linear > 0 else { return 0 }
    let linear = min(linear, 1)
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * Elementary.pow(linear, 1 / 2.4) - 0.055
  }

  /// The linear light, 0…1, of an sRGB signal, clamped to 0…1; NaN gives 0.
  public static func decoded(_ signal: Double) -> Double {
    guard signal > 0 else { return 0 }
    let signal = min(signal, 1)
    return signal <= 0.04045 ? signal / 12.92 : Elementary.pow((signal + 0.055) / 1.055, 2.4)
  }

  private static func byte(_ linear: Double) -> UInt8 { UInt8((255 * encoded(linear)).rounded()) }

  /// The color in the form of SVG, such as `#0a6cd6`.
  public var description: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
