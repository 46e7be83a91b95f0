// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

@c @implementation @_optimize(size)
public func ptk_button_convert(
  _ toolkit: ptk_toolkit, _ code: UInt32, _ button: UnsafeMutablePointer<ptk_button>?
) -> ptk_status {
  guard let button else { return .null }
  let found: PointerButton?
  switch toolkit {
  case PTK_TOOLKIT_EVDEV, PTK_TOOLKIT_WAYLAND: found = PointerButton(evdev: code)
  case PTK_TOOLKIT_GDK4: found = PointerButton(gdk: code)
  case PTK_TOOLKIT_QT6: found = PointerButton(qt: code)
  case PTK_TOOLKIT_SDL2, PTK_TOOLKIT_SDL3: found = UInt8(exactly: code).flatMap { PointerButton(sdl: $0) }
  default: return .value
  }
  guard let found else { return .value }
  button.pointee = ptk_button(Int32(found.rawValue))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_modifiers_convert(
  _ toolkit: ptk_toolkit, _ bits: UInt32, _ modifiers: UnsafeMutablePointer<UInt32>?
) -> ptk_status {
  guard let modifiers else { return .null }
  let found: KeyModifiers
  switch toolkit {
  case PTK_TOOLKIT_GDK4: found = KeyModifiers(gdk: bits)
  case PTK_TOOLKIT_QT6: found = KeyModifiers(qt: bits)
  case PTK_TOOLKIT_SDL2, PTK_TOOLKIT_SDL3: found = KeyModifiers(sdl: UInt16(truncatingIfNeeded: bits))
  case PTK_TOOLKIT_XKB, PTK_TOOLKIT_WAYLAND: found = KeyModifiers(xkb: bits)
  default: return .value
  }
  modifiers.pointee = UInt32(found.rawValue)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_scroll_convert(
  _ unit: ptk_wheel, _ delta: ptk_vector, _ pointsPerDetent: Double,
  _ points: UnsafeMutablePointer<ptk_vector>?
) -> ptk_status {
  guard let points else { return .null }
  let detent = pointsPerDetent == 0 ? ScrollDelta.pointsPerDetent : pointsPerDetent
  let vector = Vector(delta)
  let scroll: ScrollDelta
  switch unit {
  case PTK_WHEEL_SDL: scroll = ScrollDelta(sdl: vector, pointsPerDetent: detent)
  case PTK_WHEEL_GDK_DETENTS: scroll = ScrollDelta(gdk: vector, unit: 0, pointsPerDetent: detent)
  case PTK_WHEEL_GDK_SURFACE: scroll = ScrollDelta(gdk: vector, unit: 1, pointsPerDetent: detent)
  case PTK_WHEEL_QT_ANGLE: scroll = ScrollDelta(qtAngleDelta: vector, pointsPerDetent: detent)
  case PTK_WHEEL_WAYLAND_AXIS: scroll = ScrollDelta(waylandAxis: vector)
  case PTK_WHEEL_WAYLAND_120: scroll = ScrollDelta(wayland120: vector, pointsPerDetent: detent)
  case PTK_WHEEL_EVDEV_120: scroll = ScrollDelta(evdev120: vector, pointsPerDetent: detent)
  default: return .value
  }
  points.pointee = ptk_vector(scroll.points)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_cursor_convert(
  _ toolkit: ptk_toolkit, _ cursor: ptk_cursor, _ shape: UnsafeMutablePointer<Int32>?
) -> ptk_status {
  guard let shape else { return .null }
  guard let cursor: CursorKind = constant(cursor) else { return .value }
  switch toolkit {
  case PTK_TOOLKIT_QT6: shape.pointee = Int32(cursor.qtShape)
  case PTK_TOOLKIT_SDL2: shape.pointee = Int32(cursor.sdl2Cursor)
  case PTK_TOOLKIT_SDL3: shape.pointee = Int32(cursor.sdl3Cursor)
  case PTK_TOOLKIT_WAYLAND: shape.pointee = Int32(bitPattern: cursor.waylandShape)
  default: return .value
  }
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_cursor_css_name(_ cursor: ptk_cursor) -> UnsafePointer<CChar>? {
  let cursor: CursorKind? = constant(cursor)
  return cursor.flatMap { characters($0.cssName) }
}

@c @implementation @_optimize(size)
public func ptk_color_encode(_ color: ptk_color) -> ptk_color {
  let encoded = LinearColor(color).encoded
  return ptk_color(red: encoded.red, green: encoded.green, blue: encoded.blue)
}
