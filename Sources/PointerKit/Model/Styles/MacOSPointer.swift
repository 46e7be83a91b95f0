/// The 18 standard pointers of macOS, each with its meaning (C1).
public enum MacOSPointer: UInt8, Hashable, Sendable, CaseIterable {
  /// The default pointer, which selects content and controls.
  case arrow
  /// The content under the pointer is being moved.
  case closedHand
  /// The content has a context menu; this pointer is shown only while Control is pressed (C2).
  case contextualMenu
  /// A position or a rectangle can be selected precisely.
  case crosshair
  /// The dragged item, such as an alias, disappears when it is dropped here; the original stays.
  case disappearingItem
  /// The dragged item is copied when it is dropped here, as with Option (C2).
  case dragCopy
  /// A link to the dragged item is made when it is dropped here, as with Option and Command (C2).
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
