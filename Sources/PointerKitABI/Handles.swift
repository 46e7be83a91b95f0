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

extension ptk_status {
  static var ok: ptk_status { ptk_status(PTK_OK) }
  static var incomplete: ptk_status { ptk_status(PTK_INCOMPLETE) }
  static var absent: ptk_status { ptk_status(PTK_ABSENT) }
  static var null: ptk_status { ptk_status(PTK_ERROR_NULL) }
  static var size: ptk_status { ptk_status(PTK_ERROR_SIZE) }
  static var value: ptk_status { ptk_status(PTK_ERROR_VALUE) }
  static var unknown: ptk_status { ptk_status(PTK_ERROR_UNKNOWN) }
}
