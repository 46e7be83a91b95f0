import CPointerKit
import PointerKitABI
import XCTest

/// A test with an engine of 800 × 600 points and a frame, both made and destroyed through C.
class EngineInCTestCase: XCTestCase {
  private(set) var engine: OpaquePointer!
  private(set) var frame: OpaquePointer!

  override func setUp() {
    XCTAssertEqual(pk_engine_create(pk_size(width: 800, height: 600), nil, nil, nil, &engine), PK_OK)
    XCTAssertEqual(pk_frame_create(&frame), PK_OK)
  }

  override func tearDown() {
    pk_engine_destroy(engine)
    pk_frame_destroy(frame)
  }
}
