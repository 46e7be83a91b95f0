import CPointerKit
import Kinematics
import PointerKit

// Conversions between the geometry in C and in Swift.

extension Point {
  init(_ point: ptk_point) { self.init(x: point.x, y: point.y) }
}
extension Vector {
  init(_ vector: ptk_vector) { self.init(dx: vector.dx, dy: vector.dy) }
}
extension Size {
  init(_ size: ptk_size) { self.init(width: size.width, height: size.height) }
}
extension Rect {
  init(_ rect: ptk_rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
extension Insets {
  init(_ insets: ptk_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
extension Spring {
  init(_ spring: ptk_spring) { self.init(dampingRatio: spring.damping_ratio, response: spring.response) }
}
extension LinearColor {
  init(_ color: ptk_color) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension ptk_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
extension ptk_vector {
  init(_ vector: Vector) { self.init(dx: vector.dx, dy: vector.dy) }
}
extension ptk_size {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
extension ptk_rect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
extension ptk_insets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
extension ptk_rounded_rect {
  init(_ shape: RoundedRect) { self.init(rect: ptk_rect(shape.rect), corner_radius: shape.cornerRadius) }
}
extension ptk_spring {
  init(_ spring: Spring) { self.init(damping_ratio: spring.dampingRatio, response: spring.response) }
}
extension ptk_color {
  init(_ color: LinearColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

/// The Swift case with the number of a C constant; nil if there is none.
@inline(__always)
func constant<Value: RawRepresentable, Constant: RawRepresentable>(_ constant: Constant) -> Value?
where Value.RawValue == UInt8, Constant.RawValue: FixedWidthInteger {
  UInt8(exactly: constant.rawValue).flatMap { Value(rawValue: $0) }
}

extension RawRepresentable where RawValue: FixedWidthInteger {
  /// The C constant with the number of a Swift case.
  ///
  /// Every number is a value of an enumeration in C.
  @inline(__always)
  init<Value: RawRepresentable>(number value: Value) where Value.RawValue == UInt8 {
    self = Self(rawValue: RawValue(truncatingIfNeeded: value.rawValue)).unsafelyUnwrapped
  }
}

/// Converts a choice of three: negative is nil, 0 is false, and positive is true.
func choice(_ choice: ptk_choice) -> Bool? { choice.rawValue < 0 ? nil : choice.rawValue > 0 }
func choice(_ flag: Bool?) -> ptk_choice {
  flag.map { $0 ? PTK_CHOICE_YES : PTK_CHOICE_NO } ?? PTK_CHOICE_AUTOMATIC
}

/// The axes in a number; `fault` has the mistake if it has other bits.
func axes(_ bits: UInt32, _ name: StaticString, _ fault: inout Fault) -> Axes {
  if bits & ~UInt32(Axes.both.rawValue) != 0 { fault.setNumber(name, Int64(bits), 0...3) }
  return Axes(rawValue: UInt8(truncatingIfNeeded: bits)).intersection(.both)
}
