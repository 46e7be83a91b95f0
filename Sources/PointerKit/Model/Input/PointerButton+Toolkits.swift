/// The numbers of buttons in the libraries that report buttons to hosts.
///
/// A button gets the same ``PointerButton/rawValue``, whichever library reports it. Each initializer returns
/// nil for a number that is no button of a mouse. Send no input for such a number.
extension PointerButton {
  /// The button that goes back, at the side of many mice: 3.
  public static let back = PointerButton(rawValue: 3)
  /// The button that goes forward, at the side of many mice: 4.
  public static let forward = PointerButton(rawValue: 4)

  /// Creates a button from its code in evdev, libinput and `wl_pointer.button`: `BTN_LEFT`, 0x110, and the 15
  /// codes after it, as in `linux/input-event-codes.h`.
  ///
  /// The result is nil for other codes, such as the codes of a stylus or a joystick.
  public init?(evdev code: UInt32) {
    // BTN_LEFT, BTN_RIGHT, BTN_MIDDLE, BTN_SIDE, BTN_EXTRA, … up to the code before BTN_JOYSTICK.
    guard (0x110...0x11f).contains(code) else { return nil }
    self.init(rawValue: UInt16(code - 0x110))
  }

  /// Creates a button from its number in SDL 2 and SDL 3, counted from 1, as in `SDL_mouse.h`.
  ///
  /// The result is nil for 0.
  public init?(sdl button: UInt8) {
    switch button {
    case 0: return nil
    case 1: self = .primary  // SDL_BUTTON_LEFT
    case 2: self = .middle  // SDL_BUTTON_MIDDLE
    case 3: self = .secondary  // SDL_BUTTON_RIGHT
    default: self.init(rawValue: UInt16(button) - 1)  // SDL_BUTTON_X1 is 4, SDL_BUTTON_X2 is 5.
    }
  }

  /// Creates a button from its number in GDK 4 and X11, counted from 1, as in `gdk/gdkevents.h` and
  /// `X11/X.h`.
  ///
  /// The result is nil for 0, for numbers beyond 255, and for 4…7, which X11 uses for scrolls.
  public init?(gdk button: UInt32) {
    switch button {
    case 1: self = .primary  // GDK_BUTTON_PRIMARY
    case 2: self = .middle  // GDK_BUTTON_MIDDLE
    case 3: self = .secondary  // GDK_BUTTON_SECONDARY
    case 8...255: self.init(rawValue: UInt16(button) - 5)  // The side buttons are 8 and 9.
    default: return nil
    }
  }

  /// Creates a button from its bit in `Qt::MouseButton` of Qt 6, as in `qnamespace.h`.
  ///
  /// The result is nil for `NoButton`, for several bits, and for bits beyond `MaxMouseButton`, 0x4000000.
  public init?(qt button: UInt32) {
    // The order of the bits is LeftButton, RightButton, MiddleButton, BackButton, ForwardButton, ….
    guard button != 0, button & (button - 1) == 0, button <= 0x400_0000 else { return nil }
    self.init(rawValue: UInt16(button.trailingZeroBitCount))
  }
}
