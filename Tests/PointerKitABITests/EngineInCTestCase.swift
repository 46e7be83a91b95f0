import CPointerKit
import PointerKitABI
import XCTest

/// A test with an engine of 800 × 600 points and a frame, both made and destroyed through C.
class EngineInCTestCase: XCTestCase {
  private(set) var engine: OpaquePointer!
  private(set) var frame: OpaquePointer!

  override func setUp() {
    XCTAssertEqual(ptk_engine_create(ptk_size(width: 800, height: 600), nil, nil, nil, &engine), PTK_OK)
    XCTAssertEqual(ptk_frame_create(&frame), PTK_OK)
  }

  override func tearDown() {
    ptk_engine_destroy(engine)
    ptk_frame_destroy(frame)
  }
}
