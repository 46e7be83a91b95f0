/// The kind of a control, which decides its automatic effect (E3, E6, E10) and its role in a group (E11,
/// E13).
///
/// The effects named below apply to a style whose effect is automatic.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A button of a toolbar or navigation bar; its effect is highlight.
  ///
  /// By default, all highlights of its group are 37 points high, or as high as the tallest bezel if that is
  /// more (E13).
  case barButton
  /// An item of a tab bar; its effect is highlight.
  ///
  /// Its group is a tab bar, in which regions bridge any gap (R4).
  case tabBarItem
  /// An unselected segment of a segmented control; its effect is a highlight within its frame.
  case segment
  /// The selected segment; its effect is lift, even in a group whose members are highlighted (E11).
  case selectedSegment
  /// An item of an edit menu; its effect is highlight.
  case editMenuItem
  /// An icon of a home screen; its effect is lift.
  case appIcon
  /// A module of a control center; its effect is lift.
  case controlCenterModule
  /// Any other button; its effect depends on its size and its bezel.
  case button
  /// A link in running text; its effect is highlight.
  case link
  /// Selectable text, over which the pointer becomes a beam.
  case text
  /// A row of a table; its effect is hover with a tint.
  ///
  /// The row does not grow, since it would overlap its neighbors.
  case row
  /// A card; its effect is lift or hover, depending on its size.
  case card
  /// An image; its effect is lift or hover, depending on its size.
  case image
  /// A slider; its effect depends on its size and its bezel.
  ///
  /// Along its longer side, the track, a click can land at any position (I12). The exceptions are a style
  /// that constrains this axis, and a style that states another precision.
  case slider
  /// A divider between panes; it has no effect on the content.
  case divider
  /// A small handle, such as a resize grip; it has no effect on the content.
  case handle
  /// Any other element; its effect depends on its size and its bezel.
  case other

  /// Whether a press that has become a drag still clicks when it is released over the control.
  ///
  /// This is true for controls that carry out a command, since a finger may roll as it clicks. It is false
  /// for text, images, sliders, dividers, handles, cards and rows, which can themselves be dragged (I4).
  public var clicksAfterDrag: Bool {
    switch self {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .appIcon, .controlCenterModule,
      .button, .link, .other:
      true
    case .text, .row, .card, .image, .slider, .divider, .handle: false
    }
  }
}
