/// The system cursors, by their CSS names: what a host shows that does not draw the pointer itself.
public enum CursorKind: UInt8, Hashable, Sendable, CaseIterable {
  /// CSS `default`: the arrow.
  case arrow
  /// CSS `none`: the host draws the pointer itself.
  case none
  /// CSS `context-menu`.
  case contextMenu
  /// CSS `help`.
  case help
  /// CSS `pointer`: a link.
  case pointer
  /// CSS `progress`.
  case progress
  /// CSS `wait`.
  case wait
  /// CSS `cell`.
  case cell
  /// CSS `crosshair`.
  case crosshair
  /// CSS `text`.
  case text
  /// CSS `vertical-text`.
  case verticalText
  /// CSS `alias`: a drag that links.
  case alias
  /// CSS `copy`: a drag that copies.
  case copy
  /// CSS `move`.
  case move
  /// CSS `no-drop`.
  case noDrop
  /// CSS `not-allowed`.
  case notAllowed
  /// CSS `grab`.
  case grab
  /// CSS `grabbing`.
  case grabbing
  /// CSS `e-resize`.
  case eastResize
  /// CSS `n-resize`.
  case northResize
  /// CSS `ne-resize`.
  case northeastResize
  /// CSS `nw-resize`.
  case northwestResize
  /// CSS `s-resize`.
  case southResize
  /// CSS `se-resize`.
  case southeastResize
  /// CSS `sw-resize`.
  case southwestResize
  /// CSS `w-resize`.
  case westResize
  /// CSS `ew-resize`.
  case eastWestResize
  /// CSS `ns-resize`.
  case northSouthResize
  /// CSS `nesw-resize`.
  case northeastSouthwestResize
  /// CSS `nwse-resize`.
  case northwestSoutheastResize
  /// CSS `col-resize`.
  case columnResize
  /// CSS `row-resize`.
  case rowResize
  /// CSS `all-scroll`.
  case allScroll
  /// CSS `zoom-in`.
  case zoomIn
  /// CSS `zoom-out`.
  case zoomOut
  /// A drag that asks what to do where it ends; Wayland's `dnd-ask`, no CSS name.
  case dragAsk
  /// Something that can be resized in every direction; Wayland's `all-resize`, no CSS name.
  case allResize
  /// A dragged thing that is gone when it is dropped (C1); no CSS name.
  case disappearingItem
}
