/// A system cursor for hosts that do not draw the pointer: a cursor of CSS, or one of three others.
///
/// ``MacOSPointer`` lists the cursors of macOS.
public enum CursorKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The arrow: CSS `default`.
  case arrow
  /// No cursor, because the host draws the pointer itself or hides it.
  case none
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
  /// A dragged item that is deleted when it is dropped (C1); not in CSS.
  case disappearingItem
}
