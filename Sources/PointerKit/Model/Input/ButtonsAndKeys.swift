/// A button of a device: 0 is primary, 1 is secondary, 2 is middle, and other buttons have numbers from 3.
///
/// A button has the same number, whichever library reports it. Send no input for a number of a library that
/// is no button of a mouse: the initializer returns nil.
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

  /// Creates a button from its code in evdev, libinput and `wl_pointer.button`: `BTN_LEFT`, 0x110, and the 15
  /// codes after it, as in `linux/input-event-codes.h`; nil for others, such as those of a stylus.
  public init?(evdev code: UInt32) {
    // BTN_LEFT, BTN_RIGHT, BTN_MIDDLE, BTN_SIDE, BTN_EXTRA, … up to the code before BTN_JOYSTICK.
    guard (0x110...0x11f).contains(code) else { return nil }
    self.init(rawValue: UInt16(code - 0x110))
  }

  /// Creates a button from its number in SDL 2 and SDL 3, counted from 1, as in `SDL_mouse.h`; nil for 0.
  public init?(sdl button: UInt8) { self.init(number: UInt32(button), firstAtSide: 4) }

  /// Creates a button from its number in GDK 4 and X11, counted from 1, as in `gdk/gdkevents.h` and
  /// `X11/X.h`; nil for 0, for numbers beyond 255, and for 4…7, which X11 uses for scrolls.
  public init?(gdk button: UInt32) { self.init(number: button, firstAtSide: 8) }

  /// Creates a button from a number that counts left, middle and right, and then those at the side.
  private init?(number: UInt32, firstAtSide: UInt32) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case firstAtSide...255: self.init(rawValue: PointerButton.back.rawValue + UInt16(number - firstAtSide))
    default: return nil
    }
  }

  /// Creates a button from its bit in `Qt::MouseButton` of Qt 6, as in `qnamespace.h`; nil for `NoButton`,
  /// for several bits, and for bits beyond `MaxMouseButton`, 0x4000000.
  public init?(qt button: UInt32) {
    // The order of the bits is LeftButton, RightButton, MiddleButton, BackButton, ForwardButton, ….
    guard button != 0, button & (button - 1) == 0, button <= 0x400_0000 else { return nil }
    self.init(rawValue: UInt16(button.trailingZeroBitCount))
  }
}

/// A set of pressed modifier keys: Command is Linux's Super or logo key, and Option is Alt.
///
/// Other keys, such as AltGr and Num Lock, do not affect the pointer and are left out.
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

  /// Creates a set from `SDL_Keymod` of SDL 2 and SDL 3, as in `SDL_keycode.h`.
  public init(sdl modifiers: UInt16) {
    // The masks of both keys, such as LSHIFT and RSHIFT.
    self.init(UInt32(modifiers), shift: 0x3, control: 0xc0, option: 0x300, command: 0xc00, capsLock: 0x2000)
  }

  /// Creates a set from `GdkModifierType` of GDK 4, as in `gdk/gdkenums.h`, without Meta, which the usual
  /// layouts put on the key of Alt.
  public init(gdk modifiers: UInt32) {
    self.init(modifiers, shift: 1 << 0, control: 1 << 2, option: 1 << 3, command: 1 << 26, capsLock: 1 << 1)
  }

  /// Creates a set from `Qt::KeyboardModifiers` of Qt 6 on Linux, as in `qnamespace.h`, without Caps Lock.
  ///
  /// On macOS, Qt exchanges Control and Command.
  public init(qt modifiers: UInt32) {
    self.init(
      modifiers, shift: 0x0200_0000, control: 0x0400_0000, option: 0x0800_0000, command: 0x1000_0000,
      capsLock: 0)
  }

  /// Creates a set from the real modifiers of X11 and xkbcommon, as in `X11/X.h`, where Alt is `Mod1` and the
  /// logo key `Mod4`; virtual modifiers, from bit 8 up, are left out.
  ///
  /// Pass the bitwise or of the depressed, latched and locked modifiers of `wl_keyboard.modifiers`, or
  /// `xkb_state_serialize_mods` for `XKB_STATE_MODS_EFFECTIVE`.
  public init(xkb modifiers: UInt32) {
    self.init(modifiers, shift: 1 << 0, control: 1 << 2, option: 1 << 3, command: 1 << 6, capsLock: 1 << 1)
  }

  /// Creates a set from bits of which each key has some.
  private init(
    _ bits: UInt32, shift: UInt32, control: UInt32, option: UInt32, command: UInt32, capsLock: UInt32
  ) {
    self.init()
    if bits & shift != 0 { insert(.shift) }
    if bits & control != 0 { insert(.control) }
    if bits & option != 0 { insert(.option) }
    if bits & command != 0 { insert(.command) }
    if bits & capsLock != 0 { insert(.capsLock) }
  }
}
