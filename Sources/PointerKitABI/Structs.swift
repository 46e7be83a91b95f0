import CPointerKit

// Structs to which later versions may add fields: a caller's struct may be shorter or longer than the struct
// of this version.

/// The greatest allowed count of an array that a caller passes.
let greatestCount = 1 << 24

/// The struct at an address; nil if the size in its first field is less than the size of the first version, with
/// a mistake in `fault`.
///
/// So far there is only the first version of each struct. Fields that a later version adds must be read only
/// if the caller's size includes them.
@inline(__always)
func load<Struct: BitwiseCopyable>(_ pointer: UnsafePointer<Struct>, _ fault: inout Fault) -> Struct? {
  let raw = UnsafeRawPointer(pointer)
  let size = Int(raw.loadUnaligned(as: UInt32.self))
  guard size >= MemoryLayout<Struct>.size else {
    fault.setSize(size, least: MemoryLayout<Struct>.size)
    return nil
  }
  return raw.loadUnaligned(as: Struct.self)
}

/// Writes a struct to the caller's memory; returns an error for NULL, or if `size` is less than the struct's.
@inline(__always)
func store<Struct: BitwiseCopyable>(
  _ value: Struct, to pointer: UnsafeMutablePointer<Struct>?, size: Int
) -> ptk_status {
  guard let pointer else { return .null }
  guard size >= MemoryLayout<Struct>.size else { return .size }
  UnsafeMutableRawPointer(pointer).storeBytes(of: value, as: Struct.self)
  return .ok
}

/// The elements of a caller's array, whose structs may get new fields in later versions.
///
/// The stride of the array is the size that the first struct states.
struct Elements<Struct: BitwiseCopyable> {
  private let start: UnsafeRawPointer?
  /// In bytes.
  private let stride: Int
  let count: Int

  /// Creates a list; `fault` has the mistake if the pointer, the count or the stride is invalid.
  init(
    _ pointer: UnsafePointer<Struct>?, count: Int, _ name: StaticString, _ countName: StaticString,
    _ fault: inout Fault
  ) {
    self.count = count
    start = UnsafeRawPointer(pointer)
    stride = count > 0 ? start.map { Int($0.loadUnaligned(as: UInt32.self)) } ?? 0 : 0
    if count < 0 || count > greatestCount {
      fault.setCount(countName, count)
    } else if count > 0, start == nil {
      fault.setNull(name, count: count)
    } else if count > 0, stride < MemoryLayout<Struct>.size || stride > 1 << 16 {
      fault.setSize(stride, least: MemoryLayout<Struct>.size)
      fault.within(name, 0)
    }
  }

  /// An element; only for a list that was created without an error.
  subscript(index: Int) -> Struct {
    // swift-format-ignore: NeverForceUnwrap
    start!.loadUnaligned(fromByteOffset: index * stride, as: Struct.self)
  }
}

/// The elements of a caller's array of numbers or structs of fixed size.
///
/// If the pointer or the count is invalid, the result is nil and `fault` has the mistake.
func array<Element>(
  _ pointer: UnsafePointer<Element>?, count: Int, _ name: StaticString, _ countName: StaticString,
  _ fault: inout Fault
) -> UnsafeBufferPointer<Element>? {
  if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
  guard count > 0, count <= greatestCount else {
    fault.setCount(countName, count)
    return nil
  }
  guard let pointer else {
    fault.setNull(name, count: count)
    return nil
  }
  return UnsafeBufferPointer(start: pointer, count: count)
}

/// Writes as many elements as fit into a caller's buffer, and sets `count` to the number of all elements.
///
/// `size` is the size of the caller's structs, in bytes.
@inline(__always)
func fill<Struct: BitwiseCopyable>(
  _ buffer: UnsafeMutablePointer<Struct>?, size: Int, capacity: Int, count: UnsafeMutablePointer<Int>?,
  total: Int, element: (Int) -> Struct
) -> ptk_status {
  guard let count else { return .null }
  guard size >= MemoryLayout<Struct>.size else { return .size }
  count.pointee = total
  let room = capacity < 0 ? Int.max : capacity
  guard total > 0, room > 0 else { return total > 0 ? .incomplete : .ok }
  guard let buffer else { return .null }
  let raw = UnsafeMutableRawPointer(buffer)
  for index in 0..<min(total, room) {
    raw.storeBytes(of: element(index), toByteOffset: index * size, as: Struct.self)
  }
  return total > room ? .incomplete : .ok
}

/// Writes elements of fixed size, as many as fit into a caller's buffer, and sets `count` to `total`.
@inline(__always)
func fill<Element: BitwiseCopyable>(
  _ buffer: UnsafeMutablePointer<Element>?, capacity: Int, count: UnsafeMutablePointer<Int>?, total: Int,
  element: (Int) -> Element
) -> ptk_status {
  fill(
    buffer, size: MemoryLayout<Element>.stride, capacity: capacity, count: count, total: total,
    element: element)
}
