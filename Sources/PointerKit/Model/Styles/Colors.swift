import Kinematics

/// A color in linear light with the primaries of sRGB; each component is 0…1.
public struct LinearColor: Hashable, Sendable {
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

  /// Creates a gray with a relative luminance.
  public init(luminance: Double) { self.init(red: luminance, green: luminance, blue: luminance) }

  /// Creates a linear color from an encoded color, the form in which toolkits and designers state colors.
  public init(_ color: EncodedColor) {
    self.init(
      red: EncodedColor.light(ofSignal: color.red), green: EncodedColor.light(ofSignal: color.green),
      blue: EncodedColor.light(ofSignal: color.blue))
  }

  /// The relative luminance, 0…1 (ITU-R BT.709: 0.2126 R + 0.7152 G + 0.0722 B).
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The color encoded for a screen.
  public var encoded: EncodedColor { EncodedColor(self) }
}

/// A color with sRGB's transfer function, as toolkits expect it; each component is 0…1.
///
/// Unless a host blends linear light, it converts the engine's colors, which are linear, with
/// ``LinearColor/encoded``: see <doc:FrameLoop>.
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

  /// Encodes a color of linear light, in about 90 ns: a renderer should keep the result.
  public init(_ color: LinearColor) {
    self.init(
      red: EncodedColor.signal(ofLight: color.red), green: EncodedColor.signal(ofLight: color.green),
      blue: EncodedColor.signal(ofLight: color.blue))
  }

  /// The encoded signal, 0…1, of linear light, L: 12.92 · L up to 0.0031308, and 1.055 · L^(1/2.4) − 0.055
  /// above (IEC 61966-2-1); L is clamped to 0…1, and NaN gives 0.
  public static func signal(ofLight light: Double) -> Double {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    return light <= 0.0031308 ? 12.92 * light : 1.055 * Elementary.pow(light, 1 / 2.4) - 0.055
  }

  /// The linear light, 0…1, of a signal: the inverse of ``signal(ofLight:)``; the signal is clamped to 0…1,
  /// and NaN gives 0.
  public static func light(ofSignal signal: Double) -> Double {
    guard signal > 0 else { return 0 }
    guard signal < 1 else { return 1 }
    return signal <= 0.04045 ? signal / 12.92 : Elementary.pow((signal + 0.055) / 1.055, 2.4)
  }
}

/// The background of the free pointer, a gray of known luminance, and the way in which the host blends the
/// pointer with it (S4).
struct Backdrop: Hashable, Sendable {
  /// The relative luminance beneath the pointer, 0…1, linear.
  let luminance: Double
  /// The luminance as the host blends it: encoded as sRGB, or linear.
  let signal: Double
  let blending: Blending

  init(luminance: Double, blending: Blending) {
    self.luminance = luminance
    self.blending = blending
    signal = Backdrop.signal(of: luminance, blending)
  }

  static let white = Backdrop(luminance: 1, blending: .encoded)

  private static func signal(of luminance: Double, _ blending: Blending) -> Double {
    blending == .linear ? luminance : EncodedColor.signal(ofLight: luminance)
  }

  /// The contrast between a translucent material over the backdrop and the bare backdrop (WCAG 2).
  func contrast(of material: Double, opacity: Double) -> Double {
    guard opacity > 0 else { return 1 }
    let blend = Backdrop.signal(of: material, blending) * opacity + signal * (1 - opacity)
    let seen = blending == .linear ? blend : EncodedColor.light(ofSignal: blend)
    return (max(seen, luminance) + 0.05) / (min(seen, luminance) + 0.05)
  }

  /// The least opacity at which white, or else black, reaches the given contrast; 1 if none does.
  func opacity(isLight: Bool, contrast: Double) -> Double {
    let seen = signal(isLight: isLight, contrast: contrast)
    let opacity = isLight ? (seen - signal) / (1 - signal) : 1 - seen / signal
    // The quotient is NaN for white on white and for black on black.
    return opacity >= 0 && opacity <= 1 ? opacity : 1
  }

  /// The luminance of the material that reaches the given contrast at the given opacity, or comes nearest.
  func material(isLight: Bool, contrast: Double, opacity: Double) -> Double {
    guard opacity > 0 else { return isLight ? 1 : 0 }
    let seen = signal(isLight: isLight, contrast: contrast)
    let material = max(0, min(1, (seen - signal * (1 - opacity)) / opacity))
    return blending == .linear ? material : EncodedColor.light(ofSignal: material)
  }

  /// The signal of the lighter gray, or with `isLight` false the darker one, that has a contrast with the
  /// backdrop; white or black if no gray has as much.
  private func signal(isLight: Bool, contrast: Double) -> Double {
    let luminance =
      isLight ? (self.luminance + 0.05) * contrast - 0.05 : (self.luminance + 0.05) / contrast - 0.05
    return Backdrop.signal(of: max(0, min(1, luminance)), blending)
  }
}
