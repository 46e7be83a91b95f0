import CPointerKit
import Kinematics
import PointerKit

// A handle is the address of a value, so that a call costs no reference counting.

typealias Engine = UnsafeMutablePointer<PointerEngine>
typealias Frame = UnsafeMutablePointer<HostedFrame>

/// An engine with the lists that its host borrows; the address of both is the same.
struct HostedEngine {
  var engine: PointerEngine
  /// The frame of `ptk_engine_step`, which the engine owns.
  let frame: Frame
  /// The number of the first event that no step has returned.
  var seenEvents: UInt64
  /// The list of `ptk_engine_get_events`.
  var events = TransientLists()
  var log = Log()
  /// Targets whose spaces were not registered when they were; the next step logs those of which that is still so.
  var strays: [TargetID] = []
}

extension HostedEngine {
  /// Moves an engine into memory of its own, which the host owns, and returns its handle.
  static func handle(to engine: consuming PointerEngine) -> OpaquePointer {
    let seen = engine.eventCount
    return UnsafeMutablePointer.handle(
      to: HostedEngine(engine: engine, frame: Frame.made(), seenEvents: seen))
  }
}

extension UnsafeMutablePointer {
  /// The value at the address that a handle is; nil for NULL.
  ///
  /// Without an engine there is no log; the caller gets the status.
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
  static var ok: ptk_status { PTK_STATUS_OK }
  static var incomplete: ptk_status { PTK_STATUS_INCOMPLETE }
  static var absent: ptk_status { PTK_STATUS_ABSENT }
  static var null: ptk_status { PTK_STATUS_ERROR_NULL }
  static var size: ptk_status { PTK_STATUS_ERROR_SIZE }
  static var value: ptk_status { PTK_STATUS_ERROR_VALUE }
  static var unknown: ptk_status { PTK_STATUS_ERROR_UNKNOWN }
}
