/// A button of a device: 0 is primary, 1 is secondary, 2 is middle, and other buttons have numbers from 3.
public struct PointerButton: RawRepresentable, Hashable, Sendable {
  /// The number of the button.
  public let rawValue: UInt16
  /// Creates a button from its number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// The button that selects.
  public static let primary = PointerButton(rawValue: 0)
  /// The button that opens context menus.
  public static let secondary = PointerButton(rawValue: 1)
  /// The button of the wheel.
  public static let middle = PointerButton(rawValue: 2)
}
