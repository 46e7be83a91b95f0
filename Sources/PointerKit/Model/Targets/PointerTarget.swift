public import Kinematics

/// A control that the pointer can act on.
///
/// It has the rectangle of the layout, without any visual effect, and says how the pointer looks and behaves
/// over it. Effects never change what is hit.
public struct PointerTarget: Hashable, Sendable {
  /// The id that the host has chosen, unique over all spaces; a target with id 0 is refused.
  public var id: TargetID
  /// The kind of the control; `.other` by default.
  public var kind: ElementKind
  /// Whether the target has a visible background, which decides its padding and its automatic effect; false
  /// by default.
  public var hasBezel: Bool
  /// The layout rectangle, in points, in the coordinates of the target's space; edges are clamped to ±1e9.
  ///
  /// If it is not finite, or if its width or height is negative, the target is refused. If it has no area, its padding can still be hovered.
  public var frame: Rect
  /// The space of the target, the window by default; while it is not registered, no pointer hovers the
  /// target.
  public var space: SpaceID = .window
  /// The stacking order within the space: of overlapping targets the highest is in front; 0 by default.
  public var z: Int64 = 0
  /// The group that the target belongs to, such as a toolbar; nil, the default, is none.
  ///
  /// Members of a group share one effect, and their highlights share a height. Their hit regions meet across
  /// gaps of up to ``PointerConfiguration/Regions/groupGap``. In a tab bar, a group with a
  /// ``ElementKind/tabBarItem``, they meet across gaps of any width. Setting 0 sets nil.
  public var group: GroupID? { didSet { if group == 0 { group = nil } } }
  /// Whether the target can be hovered; true by default.
  ///
  /// A disabled target lets the pointer through to what is behind it. But while another member of its group
  /// is enabled, it keeps its region, in which a click does nothing and does not reach the neighbor. If all
  /// members are disabled, as in a concealed bar, they let the pointer through.
  public var isEnabled = true
  /// The view that has the target as a region, 0 for none; a beam jumps between the lines of one view (P5).
  package var view: TargetID = 0
  /// Whether the target lets the pointer through while it is disabled, although it is in a group.
  package var isPassedThrough = false
  /// The distances by which the hit region extends beyond the frame, in points.
  ///
  /// With nil, the default, it is ``PointerConfiguration/Regions/bezelPadding``, 12 points, around a bezel, and
  /// ``PointerConfiguration/Regions/plainPadding``, 24 points, around an element without one. Negative insets
  /// shrink the region, at most to a line within the frame. Insets that are not finite act as nil.
  ///
  /// Over the frame of a neighbor with a lower ``z``, a thin target, a divider or a handle is hovered in the
  /// whole region that the host has given it. With nil, a thin target is hovered within
  /// ``PointerConfiguration/Regions/thinElementReach`` of its frame there, and any other only in its frame.
  public var padding: Insets?
  /// The look and behavior of the pointer over the target; automatic by default.
  public var style: PointerStyle
  /// The options of an automatic hover effect; nil, the default, applies the options for the target's kind.
  public var preferredHover: HoverOptions?
  /// The corner radius of the element, in points; 8 by default, and if it is negative or not finite.
  public var cornerRadius = PointerConfiguration.defaultCornerRadius
  /// The axes along which the pointer stays free during a press on the target; none by default.
  ///
  /// If the set is not empty, a press latches the target, as in UIKit: until the release, the target stays
  /// hovered and keeps its style. Along an axis in the set, such as that of a divider, the pointer follows
  /// the person beyond the frame, with the grabbed point under it, once it has moved by
  /// ``PointerConfiguration/Input/dragDistance``. Lines still apply, and steps continue
  /// beyond the frame. Along any other axis, the pointer keeps the position of the press, or snaps as before.
  public var latchingAxes: Axes = []
  /// The relative luminance of the element beneath the pointer, 0…1, linear; clamped, and nil for NaN.
  ///
  /// With nil, the default, an opaque element has the luminance of its ``color``, and any other that of the
  /// background. Opaque are elements with a bezel, cards, images, icons and modules. One that states neither
  /// a luminance nor a color is counted in ``PointerDiagnostics/unknownLuminances``.
  public var luminance: Double?
  /// The color of the element, which it casts around it when lifted; nil, the default, is gray.
  public var color: LinearColor?
  /// What the target does with presses, drags, scrolls and flicks; by default what its kind does.
  public var behavior = TargetBehavior()
  /// The system cursor for a host that does not draw the pointer.
  ///
  /// nil, the default, is a text cursor over text, a pointing hand over links, and an arrow elsewhere. An
  /// open hand, ``CursorKind/grab``, closes while the target is dragged, wherever the drag goes.
  public var cursor: CursorKind?
  /// The elements that are revealed while the target is hovered; none by default.
  ///
  /// They also stay revealed while the pointer is over one of them. They need not be registered yet; ids of 0
  /// are ignored. At most 64 elements are revealed at once. The host should disable the targets that it
  /// conceals, so that the pointer ignores them.
  public var reveals: [RevealedElement] = []

  /// Creates a target with an effect on the content.
  public init(
    id: TargetID, frame: Rect, kind: ElementKind = .other, hasBezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect = .automatic
  ) {
    self.id = id
    self.frame = frame
    self.kind = kind
    self.hasBezel = hasBezel
    self.group = group == 0 ? nil : group
    style = PointerStyle(effect: effect)
  }
}

/// An element that a hovered target reveals: a target, or all targets of a group.
public enum RevealedElement: Hashable, Comparable, Sendable {
  /// A target.
  case target(TargetID)
  /// All targets of a group.
  case group(GroupID)

  /// The number of the target or the group.
  public var rawValue: UInt64 {
    switch self {
    case .target(let id): id.rawValue
    case .group(let id): id.rawValue
    }
  }

  /// Orders elements by their numbers; of equal numbers the target comes first.
  public static func < (a: RevealedElement, b: RevealedElement) -> Bool {
    if a.rawValue != b.rawValue { return a.rawValue < b.rawValue }
    guard case .target = a, case .group = b else { return false }
    return true
  }
}

/// The result of a hit test: the target that a click at a point of the window would reach.
public struct PointerHit: Hashable, Sendable {
  /// The target.
  public let target: TargetID
  /// The space of the target.
  public let space: SpaceID
  /// The location of the click, in window points; see ``PointerEvent/Press/location``.
  public let location: Point
}
