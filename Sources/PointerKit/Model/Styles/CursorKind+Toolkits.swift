/// What each cursor is called or numbered where hosts set it; plain tables, no dependency.
extension CursorKind {
  /// The CSS name, which is GDK's and a cursor theme's file name as well.
  ///
  /// For the three that CSS has no name for: `dnd-ask` and `all-resize`, as themes call them, and `no-drop`.
  public var cssName: StaticString {
    switch self {
    case .arrow: "default"
    case .none: "none"
    case .contextMenu: "context-menu"
    case .help: "help"
    case .pointer: "pointer"
    case .progress: "progress"
    case .wait: "wait"
    case .cell: "cell"
    case .crosshair: "crosshair"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .alias: "alias"
    case .copy: "copy"
    case .move: "move"
    case .noDrop, .disappearingItem: "no-drop"
    case .notAllowed: "not-allowed"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .eastResize: "e-resize"
    case .northResize: "n-resize"
    case .northeastResize: "ne-resize"
    case .northwestResize: "nw-resize"
    case .southResize: "s-resize"
    case .southeastResize: "se-resize"
    case .southwestResize: "sw-resize"
    case .westResize: "w-resize"
    case .eastWestResize: "ew-resize"
    case .northSouthResize: "ns-resize"
    case .northeastSouthwestResize: "nesw-resize"
    case .northwestSoutheastResize: "nwse-resize"
    case .columnResize: "col-resize"
    case .rowResize: "row-resize"
    case .allScroll: "all-scroll"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .dragAsk: "dnd-ask"
    case .allResize: "all-resize"
    }
  }

  /// The shape's number in Wayland's `wp_cursor_shape_device_v1`: 1…36, where 35 and 36 need version 2.
  ///
  /// 0 for ``none``, which is no shape: set a null surface instead.
  public var waylandShape: UInt32 {
    switch self {
    case .arrow: 1
    case .none: 0
    case .disappearingItem: CursorKind.noDrop.waylandShape
    // The cases stand in the protocol's order.
    default: UInt32(rawValue)
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
    case .none: 10  // BlankCursor
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

  /// The value of SDL 2's `SDL_SystemCursor`, 0…11; 0 for ``none``: hide the cursor instead.
  public var sdl2Cursor: Int {
    switch self {
    case .arrow, .none, .contextMenu, .help, .copy, .alias, .disappearingItem, .dragAsk: 0  // ARROW
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

  /// The value of SDL 3's `SDL_SystemCursor`, 0…19; 0 for ``none``: hide the cursor instead.
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
    // SDL 3 renamed the twelve and kept their numbers.
    default: sdl2Cursor
    }
  }
}
