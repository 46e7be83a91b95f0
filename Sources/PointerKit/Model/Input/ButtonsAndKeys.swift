/// A button of a device: 0 is primary, 1 is secondary, 2 is middle, and other buttons have numbers from 3.
///
/// The module `PointerToolkits` converts the numbers of evdev, GDK, Qt and SDL.
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
  /// The button that goes back, at the side of many mice: 3.
  public static let back = PointerButton(rawValue: 3)
  /// The button that goes forward, at the side of many mice: 4.
  public static let forward = PointerButton(rawValue: 4)
}

/// A set of pressed modifier keys: Command is Linux's Super or logo key, and Option is Alt.
///
/// Other keys, such as AltGr and Num Lock, do not affect the pointer and are left out. The module
/// `PointerToolkits` converts the bits of GDK, Qt, SDL and XKB.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// Creates a set from its bits; unknown bits are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1f }
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option, or Alt.
  public static let option = KeyModifiers(rawValue: 4)
  /// Command, or Super.
  public static let command = KeyModifiers(rawValue: 8)
  /// Caps Lock, while it is on.
  public static let capsLock = KeyModifiers(rawValue: 16)
}
