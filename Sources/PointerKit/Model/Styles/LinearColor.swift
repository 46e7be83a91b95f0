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

  /// The relative luminance, 0…1 (ITU-R BT.709: 0.2126 R + 0.7152 G + 0.0722 B).
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
