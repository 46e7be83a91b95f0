import Kinematics

/// A color with sRGB's transfer function, as toolkits expect it; each component is 0…1.
///
/// The engine's own colors are in linear light. Unless the host blends linear light, convert them with
/// ``LinearColor/encoded`` before drawing, and blend the encoded colors: see <doc:FrameLoop>.
public struct EncodedColor: Hashable, Sendable {
  /// The red component.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double

  /// Creates a color; components are clamped to 0…1, and NaN becomes 0.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red.clamped(to: 0...1)
    self.green = green.clamped(to: 0...1)
    self.blue = blue.clamped(to: 0...1)
  }

  /// Encodes a color of linear light.
  ///
  /// This takes about 90 ns, so a renderer should keep the result until the color changes.
  public init(_ color: LinearColor) {
    let red = EncodedColor.signal(ofLight: color.red)
    let isGray = color.green == color.red && color.blue == color.red
    self.init(
      red: red, green: isGray ? red : EncodedColor.signal(ofLight: color.green),
      blue: isGray ? red : EncodedColor.signal(ofLight: color.blue))
  }

  /// The encoded signal, 0…1, of linear light.
  ///
  /// The light, L, is clamped to 0…1; NaN gives 0. By IEC 61966-2-1, the signal is 12.92 · L for L up to
  /// 0.0031308, and 1.055 · L^(1/2.4) − 0.055 above.
  public static func signal(ofLight light: Double) -> Double {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    return light <= 0.0031308 ? 12.92 * light : 1.055 * Elementary.pow(light, 1 / 2.4) - 0.055
  }

  /// The linear light, 0…1, of a signal: the inverse of ``signal(ofLight:)``.
  ///
  /// The signal is clamped to 0…1; NaN gives 0.
  public static func light(ofSignal signal: Double) -> Double {
    guard signal > 0 else { return 0 }
    guard signal < 1 else { return 1 }
    return signal <= 0.04045 ? signal / 12.92 : Elementary.pow((signal + 0.055) / 1.055, 2.4)
  }
}

extension LinearColor {
  /// Creates a linear color from an encoded color, the form in which toolkits and designers state colors.
  public init(_ color: EncodedColor) {
    self.init(
      red: EncodedColor.light(ofSignal: color.red), green: EncodedColor.light(ofSignal: color.green),
      blue: EncodedColor.light(ofSignal: color.blue))
  }

  /// The color encoded for a screen.
  public var encoded: EncodedColor { EncodedColor(self) }
}
