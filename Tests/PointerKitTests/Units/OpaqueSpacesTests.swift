import PointerTestSupport
import XCTest

@testable import PointerKit

/// What opaque spaces hide of the window behind them.
final class OpaqueSpacesTests: XCTestCase {
  private let rect = Rect(100, 100, 40, 30)

  /// Whether spaces hide the rectangle from the window, or from a space in it.
  private func hides(_ spaces: PointerSpace..., from space: SpaceID = .window) -> Bool {
    var store = TargetStore()
    for space in spaces { XCTAssertTrue(store.upsert(space)) }
    store.arrangeSpaces()
    guard let layer = store.spaces.layer(of: space) else {
      XCTFail("no space \(space)")
      return false
    }
    return store.spaces.isHidden(rect, at: store.spaces.tree.index(of: layer))
  }

  private func sheet(_ clip: Rect? = Rect(0, 0, 500, 500), z: Int64 = 1) -> PointerSpace {
    PointerSpace(id: 1, clip: clip, z: z, isOpaque: true)
  }

  func testASheetHidesWhatItsClipContains() {
    XCTAssertTrue(hides(sheet()))
    XCTAssertTrue(hides(sheet(rect)))
    XCTAssertTrue(hides(sheet(nil)), "all of the window")
    XCTAssertFalse(hides(sheet(Rect(101, 0, 500, 500))), "a part")
    XCTAssertFalse(hides(sheet(Rect(300, 300, 50, 50))), "nothing")
  }

  func testOnlyAnOpaqueSpaceInFrontHides() {
    var clear = sheet()
    clear.isOpaque = false
    XCTAssertFalse(hides(clear), "it is clear")
    XCTAssertFalse(hides(sheet(z: -1)), "it is behind the window")
    XCTAssertFalse(hides(sheet(), from: 1), "its own targets are in front of it")
    XCTAssertFalse(hides(sheet(), PointerSpace(id: 2, in: 1), from: 2), "those of a space within it, too")
  }

  func testADisabledSpaceHidesNothing() {
    for clip in [nil, Rect(0, 0, 500, 500)] {
      var disabled = sheet(clip)
      disabled.isEnabled = false
      XCTAssertFalse(hides(disabled), "\(String(describing: clip))")
    }
  }

  func testASpaceThatIsClippedAwayHidesNothing() {
    let pane = PointerSpace(id: 2, clip: Rect(600, 600, 50, 50))
    let away = PointerSpace(id: 1, in: 2, clip: Rect(0, 0, 500, 500), z: 1, isOpaque: true)
    XCTAssertFalse(hides(pane, away))
  }
}
