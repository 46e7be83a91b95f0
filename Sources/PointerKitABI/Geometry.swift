import CPointerKit
import Kinematics
import PointerKit

// Conversions between the geometry in C and in Swift.

extension Point {
  init(_ point: pk_point) { self.init(x: point.x, y: point.y) }
}
extension Vector {
  init(_ vector: pk_vector) { self.init(dx: vector.dx, dy: vector.dy) }
}
extension Size {
  init(_ size: pk_size) { self.init(width: size.width, height: size.height) }
}
extension Rect {
  init(_ rect: pk_rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
extension Insets {
  init(_ insets: pk_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
extension Spring {
  init(_ spring: pk_spring) { self.init(dampingRatio: spring.damping_ratio, response: spring.response) }
}
extension LinearColor {
  init(_ color: pk_color) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension pk_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
extension pk_vector {
  init(_ vector: Vector) { self.init(dx: vector.dx, dy: vector.dy) }
}
extension pk_size {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
extension pk_rect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
extension pk_insets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
extension pk_rounded_rect {
  init(_ shape: RoundedRect) { self.init(rect: pk_rect(shape.rect), corner_radius: shape.cornerRadius) }
}
extension pk_spring {
  init(_ spring: Spring) { self.init(damping_ratio: spring.dampingRatio, response: spring.response) }
}
extension pk_color {
  init(_ color: LinearColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

/// The Swift case with the number of a C constant; nil if there is none.
@inline(__always)
func constant<Value: RawRepresentable>(_ number: Int32) -> Value? where Value.RawValue == UInt8 {
  UInt8(exactly: number).flatMap { Value(rawValue: $0) }
}

/// Converts a choice of three: negative is nil, 0 is false, and positive is true.
func choice(_ number: pk_choice) -> Bool? { number < 0 ? nil : number > 0 }
func choice(_ flag: Bool?) -> pk_choice { flag.map { $0 ? 1 : 0 } ?? -1 }

@inline(__always)
func flag(_ flag: Bool) -> pk_bool { flag ? 1 : 0 }

/// The axes in a number, whose other bits are ignored.
func axes(_ bits: Int32) -> Axes { Axes(rawValue: UInt8(truncatingIfNeeded: bits)).intersection(.both) }
