/// The 18 standard pointers of macOS, each with what it tells people (C1).
public enum MacOSPointer: UInt8, Hashable, Sendable, CaseIterable {
  /// The plain pointer: select and work with content and controls.
  case arrow
  /// A hand that holds: what is under it is being moved about.
  case closedHand
  /// The content has a menu of its own, shown only while Control is held (C2).
  case contextualMenu
  /// A precise place or rectangle can be picked.
  case crosshair
  /// What is dragged is gone when it is dropped here; where it came from stays as it is.
  case disappearingItem
  /// What is dragged is copied when it is dropped here, as Option asks for (C2).
  case dragCopy
  /// What is dragged is linked to when it is dropped here, as Option and Command ask for (C2).
  case dragLink
  /// Text can be selected and typed here.
  case iBeam
  /// A hand that could take hold: what is under it can be moved about.
  case openHand
  /// What is dragged cannot be dropped here.
  case operationNotAllowed
  /// A link.
  case pointingHand
  /// The edge can be moved down only.
  case resizeDown
  /// The edge can be moved to the left only.
  case resizeLeft
  /// The edge can be moved left and right.
  case resizeLeftRight
  /// The edge can be moved to the right only.
  case resizeRight
  /// The edge can be moved up only.
  case resizeUp
  /// The edge can be moved up and down.
  case resizeUpDown
  /// Text in columns can be selected and typed here.
  case iBeamCursorForVerticalLayout

  /// The cursor that has this meaning elsewhere.
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
