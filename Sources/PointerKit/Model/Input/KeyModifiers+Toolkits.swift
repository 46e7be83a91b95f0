/// The bits of modifier keys in the libraries that report keys to hosts.
///
/// Command is the key that Linux calls Super or the logo key, and Option is Alt. Other keys, such as AltGr
/// and Num Lock, do not affect the pointer and are left out.
extension KeyModifiers {
  /// Creates a set from `SDL_Keymod` of SDL 2 and SDL 3, as in `SDL_keycode.h`.
  public init(sdl modifiers: UInt16) {
    self.init()
    if modifiers & 0x0003 != 0 { insert(.shift) }  // LSHIFT, RSHIFT
    if modifiers & 0x00c0 != 0 { insert(.control) }  // LCTRL, RCTRL
    if modifiers & 0x0300 != 0 { insert(.option) }  // LALT, RALT
    if modifiers & 0x0c00 != 0 { insert(.command) }  // LGUI, RGUI
    if modifiers & 0x2000 != 0 { insert(.capsLock) }  // CAPS
  }

  /// Creates a set from `GdkModifierType` of GDK 4, as in `gdk/gdkenums.h`.
  ///
  /// Meta is left out, since the usual layouts put it on the key of Alt.
  public init(gdk modifiers: UInt32) {
    self.init()
    if modifiers & 1 << 0 != 0 { insert(.shift) }  // GDK_SHIFT_MASK
    if modifiers & 1 << 1 != 0 { insert(.capsLock) }  // GDK_LOCK_MASK
    if modifiers & 1 << 2 != 0 { insert(.control) }  // GDK_CONTROL_MASK
    if modifiers & 1 << 3 != 0 { insert(.option) }  // GDK_ALT_MASK
    if modifiers & 1 << 26 != 0 { insert(.command) }  // GDK_SUPER_MASK
  }

  /// Creates a set from `Qt::KeyboardModifiers` of Qt 6 on Linux, as in `qnamespace.h`.
  ///
  /// Qt does not report Caps Lock. On macOS, Qt exchanges Control and Command.
  public init(qt modifiers: UInt32) {
    self.init()
    if modifiers & 0x0200_0000 != 0 { insert(.shift) }  // ShiftModifier
    if modifiers & 0x0400_0000 != 0 { insert(.control) }  // ControlModifier
    if modifiers & 0x0800_0000 != 0 { insert(.option) }  // AltModifier
    if modifiers & 0x1000_0000 != 0 { insert(.command) }  // MetaModifier
  }

  /// Creates a set from the real modifiers of X11 and xkbcommon, as in `X11/X.h`.
  ///
  /// Pass the bitwise or of the depressed, latched and locked modifiers of `wl_keyboard.modifiers`.
  /// `xkb_state_serialize_mods` returns the same bits for `XKB_STATE_MODS_EFFECTIVE`. Alt is `Mod1`, and the
  /// logo key is `Mod4`, as `xkbcommon-names.h` says. Bits from 8 up are virtual modifiers and are left out.
  public init(xkb modifiers: UInt32) {
    self.init()
    if modifiers & 1 << 0 != 0 { insert(.shift) }  // ShiftMask
    if modifiers & 1 << 1 != 0 { insert(.capsLock) }  // LockMask
    if modifiers & 1 << 2 != 0 { insert(.control) }  // ControlMask
    if modifiers & 1 << 3 != 0 { insert(.option) }  // Mod1Mask
    if modifiers & 1 << 6 != 0 { insert(.command) }  // Mod4Mask
  }
}
