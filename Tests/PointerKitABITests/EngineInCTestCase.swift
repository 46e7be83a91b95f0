import CPointerKit
import PointerKitABI
import XCTest

/// A test with an engine of 800 × 600 points and a frame, both made and destroyed through C.
class EngineInCTestCase: XCTestCase {
  private(set) var engine: OpaquePointer!
  private(set) var frame: UnsafeMutablePointer<ptk_frame>!

  override func setUp() {
    engine = ptk_engine_create(ptk_size(width: 800, height: 600), nil)
    frame = ptk_frame_create()
  }

  override func tearDown() {
    ptk_engine_destroy(engine)
    ptk_frame_destroy(frame)
  }
}

/// What a log was told.
final class Told { var lines: [String] = [] }

/// A log that appends each message, after the number of its level, to the ``Told`` at its data.
let tellLine: ptk_log_function = { data, level, message in
  guard let data, let message else { return }
  Unmanaged<Told>.fromOpaque(data).takeUnretainedValue().lines
    .append("\(level.rawValue) " + String(cString: message))
}
