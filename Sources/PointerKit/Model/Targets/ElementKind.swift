/// The kind of a control, which decides its automatic effect (E3, E6, E10) and its role in a group (E11,
/// E13).
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A button of a toolbar or navigation bar: highlight.
  ///
  /// By default, all highlights of its group are 37 points high, or as high as the tallest bezel if that is
  /// more (E13).
  case barButton
  /// An item of a tab bar: highlight.
  ///
  /// Its group is a tab bar, in which regions bridge any gap (R4).
  case tabBarItem
  /// An unselected segment of a segmented control: highlight within its frame.
  case segment
  /// The selected segment: lift, even in a group whose members are highlighted (E11).
  case selectedSegment
  /// An item of an edit menu: highlight.
  case editMenuItem
  /// An icon of a home screen: lift.
  case appIcon
  /// A module of a control center: lift.
  case controlCenterModule
  /// Any other button: an effect that depends on its size and its bezel.
  case button
  /// A link in running text: highlight.
  case link
  /// Selectable text: the pointer becomes a beam.
  case text
  /// A row of a table: hover with a tint, but without growth, since it would overlap its neighbors.
  case row
  /// A card: lift or hover, depending on its size.
  case card
  /// An image: lift or hover, depending on its size.
  case image
  /// A slider: an effect that depends on its size and its bezel.
  ///
  /// Along its longer side, the track, a click can land at any position (I12), unless the style constrains
  /// that axis or states another precision.
  case slider
  /// A divider between panes: no effect on the content.
  case divider
  /// A small handle, such as a resize grip: no effect on the content.
  case handle
  /// Anything else: an effect that depends on its size and its bezel.
  case other

  /// Whether a press that has become a drag still clicks when it is released over the control.
  ///
  /// True for controls that carry out a command, since a finger may roll as it clicks. False for text,
  /// images, sliders, dividers, handles, cards and rows, which can themselves be dragged (I4).
  public var clicksAfterDrag: Bool {
    switch self {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .appIcon, .controlCenterModule,
      .button, .link, .other:
      true
    case .text, .row, .card, .image, .slider, .divider, .handle: false
    }
  }
}
