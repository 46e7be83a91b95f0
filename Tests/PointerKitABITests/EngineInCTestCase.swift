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
