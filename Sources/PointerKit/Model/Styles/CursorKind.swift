// Rows of Behaviors.md: C1.

/// A system cursor for hosts that do not draw the pointer: a cursor of CSS, or one of three others;
/// ``MacOSPointer`` lists the cursors of macOS.
public enum CursorKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The arrow: CSS `default`.
  case arrow
  /// No cursor, because the host draws the pointer itself or hides it.
  case hidden
  /// The CSS cursor of the same name.
  case contextMenu, help, pointer, progress, wait, cell, crosshair, text, verticalText, alias, copy, move,
    noDrop, notAllowed, grab, grabbing
  /// The CSS cursor for an edge or corner that moves in one direction, such as `e-resize` for east.
  case eastResize, northResize, northeastResize, northwestResize, southResize, southeastResize,
    southwestResize, westResize
  /// The CSS cursor for an edge or corner that moves in two opposite directions, such as `ew-resize`.
  case eastWestResize, northSouthResize, northeastSouthwestResize, northwestSoutheastResize
  /// The CSS cursor for the border of a column, `col-resize`, or of a row, `row-resize`.
  case columnResize, rowResize
  /// The CSS cursor of the same name.
  case allScroll, zoomIn, zoomOut
  /// A drag whose effect is chosen after the drop: `dnd-ask` of Wayland, not in CSS.
  case dragAsk
  /// An object that can be resized in every direction: `all-resize` of Wayland, not in CSS.
  case allResize
  /// A dragged item that is deleted when it is dropped; not in CSS.
  case disappearingItem
}

/// The name of each cursor.
extension CursorKind {
  /// The name of the cursor in CSS and GDK, and of its file in a cursor theme, where ``hidden`` has no file.
  ///
  /// Not in CSS are `dnd-ask` and `all-resize`. ``disappearingItem`` has the name of ``noDrop``.
  public var cssName: StaticString { CursorKind.cssNames[Int(rawValue)] }

  private static let cssNames: [StaticString] = [
    "default", "none", "context-menu", "help", "pointer", "progress", "wait", "cell", "crosshair", "text",
    "vertical-text", "alias", "copy", "move", "no-drop", "not-allowed", "grab", "grabbing", "e-resize",
    "n-resize", "ne-resize", "nw-resize", "s-resize", "se-resize", "sw-resize", "w-resize", "ew-resize",
    "ns-resize", "nesw-resize", "nwse-resize", "col-resize", "row-resize", "all-scroll", "zoom-in",
    "zoom-out", "dnd-ask", "all-resize", "no-drop",
  ]
}

/// The engine's own pointer for each cursor.
extension CursorKind {
  /// The style with the same meaning; nil for ``arrow``, ``hidden``, ``help``, ``progress`` and ``wait``.
  ///
  /// Dividers, handles and targets of kind `other` with an automatic style get the whole style, and other
  /// such targets its accessories. The length of a beam follows from the target's frame.
  public var rendition: PointerStyle? { CursorKind.renditions[Int(rawValue)] }

  // Created once, since creating accessories allocates memory.
  private static let renditions = CursorKind.allCases.map { $0.makeRendition() }

  /// Creates all styles and glyphs of the process, so that no event has to, which would take a millisecond.
  @_optimize(none)
  static func createRenditions() {
    _ = renditions
    _ = PointerAccessory.Shape.arrow.glyph
  }

  @_optimize(size)
  private func makeRendition() -> PointerStyle? {
    switch self {
    case .arrow, .hidden, .help, .progress, .wait: return nil
    case .grab, .grabbing: return .system
    case .pointer: return PointerStyle(effect: .highlight)
    case .text: return PointerStyle(shape: .verticalBeam(length: 22), constrainedAxes: .vertical)
    case .verticalText: return PointerStyle(shape: .horizontalBeam(length: 22), constrainedAxes: .horizontal)
    case .crosshair, .cell: return PointerStyle(shape: .cross)
    case .contextMenu: return circle(with: [.badge(.menu)])
    case .copy, .zoomIn, .dragAsk: return circle(with: [.badge(.plus)])
    case .zoomOut, .disappearingItem: return circle(with: [.badge(.minus)])
    case .alias: return circle(with: [.linkBadge])
    case .noDrop, .notAllowed: return circle(with: [.badge(.circleSlash)])
    case .northResize: return circle(arrows: 0)
    case .northeastResize: return circle(arrows: 1)
    case .eastResize: return circle(arrows: 2)
    case .southeastResize: return circle(arrows: 3)
    case .southResize: return circle(arrows: 4)
    case .southwestResize: return circle(arrows: 5)
    case .westResize: return circle(arrows: 6)
    case .northwestResize: return circle(arrows: 7)
    case .eastWestResize, .columnResize: return circle(arrows: 6, 2)
    case .northSouthResize, .rowResize: return circle(arrows: 0, 4)
    case .northeastSouthwestResize: return circle(arrows: 1, 5)
    case .northwestSoutheastResize: return circle(arrows: 7, 3)
    case .move, .allScroll, .allResize: return circle(arrows: 0, 2, 4, 6)
    }
  }

  private func circle(with accessories: [PointerAccessory]) -> PointerStyle {
    var style = PointerStyle.system
    style.accessories = accessories
    return style
  }

  /// The circle with arrows; each direction is in eighths of a turn, clockwise from the top.
  private func circle(arrows directions: Double...) -> PointerStyle {
    circle(with: directions.map { PointerAccessory(.arrow, angle: $0 * Double.pi / 4, offset: 9) })
  }
}

/// The 18 standard pointers of macOS, each with its meaning.
public enum MacOSPointer: UInt8, Hashable, Sendable, CaseIterable {
  /// The default pointer, which selects content and controls.
  case arrow
  /// The content under the pointer is being moved.
  case closedHand
  /// The content has a context menu; this pointer is shown only while Control is pressed.
  case contextualMenu
  /// A position or a rectangle can be selected precisely.
  case crosshair
  /// The dragged item, such as an alias, disappears when it is dropped here; the original stays.
  case disappearingItem
  /// The dragged item is copied when it is dropped here, as with Option.
  case dragCopy
  /// A link to the dragged item is made when it is dropped here, as with Option and Command.
  case dragLink
  /// Text can be selected and inserted here.
  case iBeam
  /// The content under the pointer can be moved.
  case openHand
  /// The dragged item cannot be dropped here.
  case operationNotAllowed
  /// The content is a link.
  case pointingHand
  /// The edge under the pointer can be moved only in the directions of the case's name.
  case resizeDown, resizeLeft, resizeLeftRight, resizeRight, resizeUp, resizeUpDown
  /// Text in vertical columns can be selected and inserted here.
  case iBeamCursorForVerticalLayout

  /// The cursor with the same meaning.
  public var cursor: CursorKind {
    switch self {
    case .arrow: .arrow
    case .closedHand: .grabbing
    case .contextualMenu: .contextMenu
    case .crosshair: .crosshair
    case .disappearingItem: .disappearingItem
    case .dragCopy: .copy
    case .dragLink: .alias
    case .iBeam: .text
    case .openHand: .grab
    case .operationNotAllowed: .notAllowed
    case .pointingHand: .pointer
    case .resizeDown: .southResize
    case .resizeLeft: .westResize
    case .resizeLeftRight: .eastWestResize
    case .resizeRight: .eastResize
    case .resizeUp: .northResize
    case .resizeUpDown: .northSouthResize
    case .iBeamCursorForVerticalLayout: .verticalText
    }
  }
}
