import PointerToolkits
import XCTest

/// C1: the numbers of the macOS pointers, and of all other cursors, in the libraries that set them.
final class CursorShapesTests: XCTestCase {
  /// One row of the table: cursor, Wayland, Qt, SDL 2, SDL 3.
  private struct Row {
    let pointer: MacOSPointer
    let wayland: UInt32
    let qt: Int
    let sdl2: Int
    let sdl3: Int
  }

  func testTheEighteenPointersOfAppKitInEveryLibrary() {
    let rows = [
      Row(pointer: .arrow, wayland: 1, qt: 0, sdl2: 0, sdl3: 0),
      Row(pointer: .closedHand, wayland: 17, qt: 18, sdl2: 9, sdl3: 9),
      Row(pointer: .contextualMenu, wayland: 2, qt: 0, sdl2: 0, sdl3: 0),
      Row(pointer: .crosshair, wayland: 8, qt: 2, sdl2: 3, sdl3: 3),
      Row(pointer: .disappearingItem, wayland: 14, qt: 0, sdl2: 0, sdl3: 0),
      Row(pointer: .dragCopy, wayland: 12, qt: 19, sdl2: 0, sdl3: 0),
      Row(pointer: .dragLink, wayland: 11, qt: 21, sdl2: 0, sdl3: 0),
      Row(pointer: .iBeam, wayland: 9, qt: 4, sdl2: 1, sdl3: 1),
      Row(pointer: .openHand, wayland: 16, qt: 17, sdl2: 11, sdl3: 11),
      Row(pointer: .operationNotAllowed, wayland: 15, qt: 14, sdl2: 10, sdl3: 10),
      Row(pointer: .pointingHand, wayland: 4, qt: 13, sdl2: 11, sdl3: 11),
      Row(pointer: .resizeDown, wayland: 22, qt: 5, sdl2: 8, sdl3: 17),
      Row(pointer: .resizeLeft, wayland: 25, qt: 6, sdl2: 7, sdl3: 19),
      Row(pointer: .resizeLeftRight, wayland: 26, qt: 6, sdl2: 7, sdl3: 7),
      Row(pointer: .resizeRight, wayland: 18, qt: 6, sdl2: 7, sdl3: 15),
      Row(pointer: .resizeUp, wayland: 19, qt: 5, sdl2: 8, sdl3: 13),
      Row(pointer: .resizeUpDown, wayland: 27, qt: 5, sdl2: 8, sdl3: 8),
      Row(pointer: .iBeamCursorForVerticalLayout, wayland: 10, qt: 4, sdl2: 1, sdl3: 1),
    ]
    XCTAssertEqual(rows.map { $0.pointer }, MacOSPointer.allCases)
    for row in rows {
      let cursor = row.pointer.cursor
      XCTAssertEqual(cursor.waylandShape, row.wayland, "\(row.pointer)")
      XCTAssertEqual(cursor.qtShape, row.qt, "\(row.pointer)")
      XCTAssertEqual(cursor.sdl2Cursor, row.sdl2, "\(row.pointer)")
      XCTAssertEqual(cursor.sdl3Cursor, row.sdl3, "\(row.pointer)")
    }
  }

  func testEveryOtherCursorIsNumberedWithinItsVocabulary() {
    // wp_cursor_shape_device_v1's enum, in its order.
    let wayland =
      "default context-menu help pointer progress wait cell crosshair text vertical-text alias copy move no-drop"
      + " not-allowed grab grabbing e-resize n-resize ne-resize nw-resize s-resize se-resize sw-resize w-resize"
      + " ew-resize ns-resize nesw-resize nwse-resize col-resize row-resize all-scroll zoom-in zoom-out dnd-ask"
      + " all-resize"
    let names = wayland.split(separator: " ").map(String.init)
    for cursor in CursorKind.allCases {
      XCTAssertTrue((0...21).contains(cursor.qtShape))
      XCTAssertTrue((0...11).contains(cursor.sdl2Cursor))
      XCTAssertTrue((0...19).contains(cursor.sdl3Cursor))
      if cursor == .hidden {
        XCTAssertEqual(cursor.waylandShape, 0)
      } else {
        XCTAssertEqual(names[Int(cursor.waylandShape) - 1], "\(cursor.cssName)")
      }
    }
    XCTAssertEqual(CursorKind.columnResize.qtShape, 12, "SplitH")
    XCTAssertEqual(CursorKind.rowResize.qtShape, 11, "SplitV")
    XCTAssertEqual(CursorKind.hidden.qtShape, 10, "Blank")
  }
}
