public import PointerKit

/// The numbers of the cursors in the libraries with which hosts set them.
extension CursorKind {
  /// The shape of `wp_cursor_shape_device_v1` in Wayland, 1…36, of which 35 and 36 require version 2; 0,
  /// which is no shape, for `hidden`: set a null surface instead.
  public var waylandShape: UInt32 {
    switch self {
    case .arrow: 1
    case .hidden: 0
    case .disappearingItem: CursorKind.noDrop.waylandShape
    default: UInt32(rawValue)  // The cases are in the order of the protocol.
    }
  }

  /// The value of `Qt::CursorShape`, 0…21.
  public var qtShape: Int {
    switch self {
    case .arrow, .contextMenu, .disappearingItem: 0  // ArrowCursor
    case .crosshair, .cell: 2  // CrossCursor
    case .wait: 3  // WaitCursor
    case .text, .verticalText: 4  // IBeamCursor
    case .northResize, .southResize, .northSouthResize: 5  // SizeVerCursor
    case .eastResize, .westResize, .eastWestResize: 6  // SizeHorCursor
    case .northeastResize, .southwestResize, .northeastSouthwestResize: 7  // SizeBDiagCursor
    case .northwestResize, .southeastResize, .northwestSoutheastResize: 8  // SizeFDiagCursor
    case .allScroll, .allResize: 9  // SizeAllCursor
    case .hidden: 10  // BlankCursor
    case .rowResize: 11  // SplitVCursor
    case .columnResize: 12  // SplitHCursor
    case .pointer: 13  // PointingHandCursor
    case .notAllowed, .noDrop: 14  // ForbiddenCursor
    case .help: 15  // WhatsThisCursor
    case .progress: 16  // BusyCursor
    case .grab: 17  // OpenHandCursor
    case .grabbing: 18  // ClosedHandCursor
    case .copy: 19  // DragCopyCursor
    case .move, .dragAsk: 20  // DragMoveCursor
    case .alias: 21  // DragLinkCursor
    case .zoomIn, .zoomOut: 2  // CrossCursor: Qt has no magnifying glass.
    }
  }

  /// The value of `SDL_SystemCursor` in SDL 2, 0…11; for `hidden`, hide the cursor instead.
  public var sdl2Cursor: Int {
    switch self {
    case .arrow, .hidden, .contextMenu, .help, .copy, .alias, .disappearingItem, .dragAsk: 0  // ARROW
    case .text, .verticalText: 1  // IBEAM
    case .wait: 2  // WAIT
    case .crosshair, .cell, .zoomIn, .zoomOut: 3  // CROSSHAIR
    case .progress: 4  // WAITARROW
    case .northwestResize, .southeastResize, .northwestSoutheastResize: 5  // SIZENWSE
    case .northeastResize, .southwestResize, .northeastSouthwestResize: 6  // SIZENESW
    case .eastResize, .westResize, .eastWestResize, .columnResize: 7  // SIZEWE
    case .northResize, .southResize, .northSouthResize, .rowResize: 8  // SIZENS
    case .move, .grabbing, .allScroll, .allResize: 9  // SIZEALL
    case .notAllowed, .noDrop: 10  // NO
    case .pointer, .grab: 11  // HAND
    }
  }

  /// The value of `SDL_SystemCursor` in SDL 3, 0…19; for `hidden`, hide the cursor instead.
  public var sdl3Cursor: Int {
    switch self {
    case .northwestResize: 12  // NW_RESIZE
    case .northResize: 13  // N_RESIZE
    case .northeastResize: 14  // NE_RESIZE
    case .eastResize: 15  // E_RESIZE
    case .southeastResize: 16  // SE_RESIZE
    case .southResize: 17  // S_RESIZE
    case .southwestResize: 18  // SW_RESIZE
    case .westResize: 19  // W_RESIZE
    // The twelve cursors of SDL 2 have the same values in SDL 3, most of them with other names.
    default: sdl2Cursor
    }
  }
}
