public import PointerKit

/// The buttons of other libraries. Send no input for a number that is no button of a mouse, which is nil.
extension PointerButton {
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
