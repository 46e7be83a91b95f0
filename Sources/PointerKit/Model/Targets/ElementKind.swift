import Kinematics

/// The kind of a control, which decides the effect of an automatic style, the role in a group, and how it is
/// dragged.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A button of a toolbar or navigation bar; its effect is highlight. By default, all highlights of its
  /// group are 37 points high, or as high as a taller bezel.
  case barButton
  /// An item of a tab bar, a group in which regions bridge any gap; its effect is highlight.
  case tabBarItem
  /// An unselected segment of a segmented control; its effect is a highlight within its frame.
  case segment
  /// The selected segment; its effect is lift, even in a group whose members are highlighted.
  case selectedSegment
  /// An item of an edit menu; its effect is highlight.
  case editMenuItem
  /// An icon of a home screen, or a module of a control center; its effect is lift.
  case appIcon, controlCenterModule
  /// Any other button; its effect depends on its size and its bezel.
  case button
  /// A link in running text; its effect is highlight.
  case link
  /// Selectable text, over which the pointer becomes a beam.
  case text
  /// A row of a table; its effect is hover with a tint and without growth.
  case row
  /// A card or an image; its effect is lift or hover, depending on its size.
  case card, image
  /// The track of a slider, or its knob; the effect depends on the size and the bezel.
  ///
  /// Along the longer side of a track, a click lands anywhere, unless the style constrains this axis or states
  /// another precision. A knob is a square frame: the pointer lifts it or takes its shape.
  case slider
  /// A divider between panes, or a small handle, such as a resize grip; it has no effect on the content.
  case divider, handle
  /// Any other element; its effect depends on its size and its bezel.
  case other
  /// An area in which people draw; it has no effect on the content, and a style gives it a shape, such as the
  /// cross.
  case canvas

  /// Whether a press that has become a drag still clicks when it is released over the control.
  ///
  /// True for buttons, also in bars, menus and control centers, and for links: there a finger may roll as it
  /// clicks. False for whatever can itself be dragged. ``TargetBehavior/clicksAfterDrag`` can differ.
  public var clicksAfterDrag: Bool {
    switch self {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .controlCenterModule, .button,
      .link:
      true
    case .appIcon, .text, .row, .card, .image, .slider, .divider, .handle, .other, .canvas: false
    }
  }

  /// Whether such controls have their effect one after another while a press that began elsewhere is held.
  ///
  /// True for items of edit menus and for segments. ``TargetBehavior/tracksHeldPress`` can differ.
  public var tracksHeldPress: Bool {
    switch self {
    case .editMenuItem, .segment, .selectedSegment: true
    default: false
    }
  }

  /// Whether such elements can be carried by a drag, and can receive what is dragged.
  ///
  /// True for cards, icons, rows, images, canvases and other elements. ``TargetBehavior/acceptsDrops`` can
  /// differ.
  public var acceptsDrops: Bool {
    switch self {
    case .card, .appIcon, .row, .image, .canvas, .other: true
    default: false
    }
  }
}

extension ElementKind {
  /// How much wider and higher a highlight is than the element, on each side, in points (E1, E12).
  ///
  /// Bar buttons keep their widths, and segments keep their sizes.
  func highlightOutsets(_ configuration: SharedConfiguration) -> Size {
    let values = configuration.values
    switch self {
    case .segment, .selectedSegment: return .zero
    case .barButton: return Size(width: 0, height: values.snapping.highlightOutsetVertical)
    default:
      return Size(
        width: values.snapping.highlightOutsetHorizontal, height: values.snapping.highlightOutsetVertical)
    }
  }
}

/// What the kind and the properties of a target imply.
extension PointerTarget {
  /// Whether a drag adjusts the element instead of carrying it, so that it drops and scrolls nothing.
  var movesInPlace: Bool {
    kind == .slider || kind == .handle || kind == .divider || latchingAxes != []
  }

  /// Whether a release that ends a drag of the target clicks it (I15).
  var mayClickAfterDrag: Bool { behavior.clicksAfterDrag.answer ?? kind.clicksAfterDrag }

  /// Whether the target can be hovered while a press that began elsewhere is held (I15).
  package var mayTrackHeldPress: Bool { behavior.tracksHeldPress.answer ?? kind.tracksHeldPress }

  /// Whether the target can be carried by a drag, and can be a drop target (I15).
  package var mayAcceptDrops: Bool { behavior.acceptsDrops.answer ?? kind.acceptsDrops }

  /// The axis of a slider's track, its longer side; nil for a knob, which is square, and for other elements.
  var trackAxis: Axis? {
    guard kind == .slider, frame.size.width != frame.size.height else { return nil }
    return frame.size.width > frame.size.height ? .horizontal : .vertical
  }

  /// Whether a drag on the target selects text (I15); anything with lines counts as text (P5).
  package var selectsText: Bool {
    kind == .text || cursor == .text || cursor == .verticalText || style.linesAxis != nil
  }

  /// Whether the target is text with an automatic effect and without a shape, lines or another precision, so
  /// that the height of its beam follows from the frame (P5).
  ///
  /// A view with an interaction is none, nor is a region of it: the delegate says where its lines are.
  var isTextWithoutLines: Bool {
    guard isEnabled, !isPassedThrough, view == 0 else { return false }
    guard kind == .text || (cursor == .text && kind == .other) else { return false }
    guard style.effect == .automatic, style.shape == nil else { return false }
    let none = AxisPrecision.lines([])
    return (style.verticalPrecision ?? none) == none && (style.horizontalPrecision ?? none) == none
  }
}
