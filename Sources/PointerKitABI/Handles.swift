import CPointerKit
import Magnetism
import PointerKit

// A handle is the address of the value itself, so that a call costs no reference counting.

typealias Engine = UnsafeMutablePointer<PointerEngine>
typealias Frame = UnsafeMutablePointer<PointerFrame>

extension UnsafeMutablePointer {
  /// The value behind a handle; nil for NULL.
  @inline(__always)
  init?(handle: OpaquePointer?) {
    guard let handle else { return nil }
    self.init(handle)
  }

  /// Moves a value into memory of its own, which the host owns, and returns its handle.
  static func handle(to value: consuming Pointee) -> OpaquePointer {
    let pointer = allocate(capacity: 1)
    pointer.initialize(to: value)
    return OpaquePointer(pointer)
  }

  /// Destroys the value and frees its memory.
  func destroy() {
    deinitialize(count: 1)
    deallocate()
  }
}

extension pk_status {
  static var ok: pk_status { pk_status(PK_OK) }
  static var incomplete: pk_status { pk_status(PK_INCOMPLETE) }
  static var absent: pk_status { pk_status(PK_ABSENT) }
  static var null: pk_status { pk_status(PK_ERROR_NULL) }
  static var size: pk_status { pk_status(PK_ERROR_SIZE) }
  static var value: pk_status { pk_status(PK_ERROR_VALUE) }
  static var unknown: pk_status { pk_status(PK_ERROR_UNKNOWN) }
}
