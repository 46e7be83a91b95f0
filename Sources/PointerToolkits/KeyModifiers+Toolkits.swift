public import PointerKit

/// The modifier keys of other libraries.
extension KeyModifiers {
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
