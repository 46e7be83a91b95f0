/// A colour in linear light: each component 0…1, sRGB primaries, no gamma.
public struct LinearColor: Hashable, Sendable {
  /// The red component.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double

  /// Creates a colour; components are held to 0…1, NaN becomes 0.
  public init(red: Double, green: Double, blue: Double) {
    func held(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = held(red)
    self.green = held(green)
    self.blue = held(blue)
  }

  /// Creates a grey of the given relative luminance.
  public init(luminance: Double) { self.init(red: luminance, green: luminance, blue: luminance) }

  /// The relative luminance, 0…1 (ITU-R BT.709: 0.2126 R + 0.7152 G + 0.0722 B).
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
