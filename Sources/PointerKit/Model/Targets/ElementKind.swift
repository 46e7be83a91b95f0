/// What a control is, which decides its automatic effect (E3, E6, E10) and how it is grouped (E11, E13).
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A button of a toolbar or navigation bar: highlighted, 37 points high (E13).
  case barButton
  /// An item of a tab bar: highlighted.
  case tabBarItem
  /// A segment of a segmented control that is not the selected one: highlighted.
  case segment
  /// The selected segment: lifted, though its neighbours are highlighted (E11).
  case selectedSegment
  /// An item of an edit menu: highlighted.
  case editMenuItem
  /// An icon of a home screen: lifted.
  case appIcon
  /// A module of a control centre: lifted.
  case controlCenterModule
  /// Any other button: its size and bezel decide.
  case button
  /// A link in running text: highlighted.
  case link
  /// Text that can be selected: the pointer becomes a beam.
  case text
  /// A row of a table: hovered, tinted, never scaled (its neighbours touch it).
  case row
  /// A card: its size decides between lift and hover.
  case card
  /// An image: its size decides between lift and hover.
  case image
  /// A slider: its size and bezel decide.
  case slider
  /// A divider between panes: no content effect of its own.
  case divider
  /// A small handle, such as a resize grip: no content effect of its own.
  case handle
  /// Anything else: its size and bezel decide.
  case other

  /// Whether a press that moved into a drag still clicks when it is released over its target: a finger rolls
  /// as it clicks, and what only carries out a command has nothing in it to drag.
  ///
  /// False for what is itself dragged: text, images, sliders, dividers, handles, cards and rows (I4).
  public var clicksAfterDrag: Bool {
    switch self {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .appIcon, .controlCenterModule,
      .button, .link, .other:
      true
    case .text, .row, .card, .image, .slider, .divider, .handle: false
    }
  }
}
