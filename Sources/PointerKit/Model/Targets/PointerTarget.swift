public import Kinematics

/// A control that the pointer can act on: its position, and the look and behavior of the pointer over it.
///
/// The host registers targets under ids of its own choosing. Frames are layout rectangles without visual
/// effects. Effects never change what is hit.
public struct PointerTarget: Hashable, Sendable {
  /// The id that the host has chosen, unique over all spaces.
  ///
  /// 0 is reserved for "no target"; a target with this id is refused.
  public var id: TargetID
  /// The layout rectangle, in points, in the coordinates of the target's space.
  ///
  /// A target is refused if its frame is not finite. Edges are clamped to ±1e9. A frame without area is
  /// allowed: the target can be hovered through its padding.
  public var frame: Rect
  /// The space that contains the target; the window by default.
  ///
  /// While the space is not registered, the target cannot be hovered.
  public var space: SpaceID = .window
  /// The stacking order within the space: of overlapping targets the highest is in front; 0 by default.
  public var z: Int64 = 0
  /// The group that the target belongs to, such as a toolbar; nil, the default, is none.
  ///
  /// Members of a group share one effect (E11), the highlights of a bar share their height (E13), and hit
  /// regions bridge the gaps between members (R4). Gaps of up to ``PointerConfiguration/groupGap`` are
  /// bridged. In a tab bar, which is a group with a ``ElementKind/tabBarItem``, gaps of any width are
  /// bridged. Setting 0 sets nil.
  public var group: GroupID? { didSet { if group == 0 { group = nil } } }
  /// Whether the target can be hovered; true by default.
  ///
  /// A disabled target lets the pointer through to what is behind it. But a disabled member of a group keeps
  /// its region while another member is enabled. A click on such a member does nothing, and does not reach
  /// the member's neighbor. If all members are disabled, as in a concealed bar, they let the pointer through.
  public var isEnabled = true
  /// The view that has the target as a region; 0 for none.
  ///
  /// A beam jumps between the lines of targets that belong to the same view (P5).
  package var view: TargetID = 0
  /// Whether the target lets the pointer through while it is disabled, although it is in a group.
  package var isPassedThrough = false
  /// The kind of the control; `.other` by default.
  public var kind: ElementKind
  /// Whether the target has a visible background, which decides its padding (R1, R2) and its automatic
  /// effect; false by default.
  public var hasBezel: Bool
  /// The distances by which the hit region extends beyond the frame, in points (R5).
  ///
  /// The default is nil. An element with a bezel then has ``PointerConfiguration/bezelPadding``, which is 12
  /// points (R1). One without a bezel has ``PointerConfiguration/plainPadding``, which is 24 points (R2).
  /// Negative insets shrink the region. Insets that are not finite act as nil.
  public var padding: Insets?
  /// The look and behavior of the pointer over the target; automatic by default.
  public var style: PointerStyle
  /// The options of an automatic hover effect; nil, the default, applies the options for the target's kind.
  public var preferredHover: HoverOptions?
  /// The corner radius of the element, in points, 0 or more; 8 by default (E12).
  ///
  /// A radius that is negative or not finite is replaced with 8.
  public var cornerRadius: Double = 8
  /// Whether a selection band selects the target (I7); true by default.
  ///
  /// False suits controls, such as the buttons of a toolbar.
  public var isSelectable = true
  /// The axes along which the pointer stays free during a press on the target (R6); none by default.
  ///
  /// If the set is not empty, a press latches the target, as in UIKit: until the release, the target stays
  /// hovered and keeps its style, wherever the pointer goes. For example, `.horizontal` suits a divider that
  /// is moved sideways. Along an axis in the set, the pointer follows the person beyond the frame, and the
  /// grabbed point stays under the pointer. Steps and lines still apply, and steps continue beyond the frame.
  /// Along an axis that is not in the set, the pointer keeps the position of the press. If it had snapped
  /// along this axis, it snaps as before.
  public var latchingAxes: Axes = []
  /// Whether two fingers on a trackpad drag the target as a finger on the screen would (I11).
  ///
  /// nil, the default, is true for sliders, handles, dividers, and targets with ``latchingAxes``.
  ///
  /// If true, a scroll by fingers that begins on the target is also a drag, and has no momentum.
  public var isDraggedByScrolling: Bool?
  /// The relative luminance of the element beneath the pointer, 0…1, linear.
  ///
  /// nil, the default, is the luminance of ``color`` for an opaque element, and the luminance of the
  /// background for any other element. An opaque element has a bezel or is a card, an image, an icon or a
  /// module. An opaque element that states neither a color nor a luminance is counted in
  /// ``PointerDiagnostics/unknownLuminances``. Numbers out of range are clamped, and NaN becomes nil.
  public var luminance: Double?
  /// The color of the element; nil, the default, is gray.
  ///
  /// A lifted element casts this color on its surroundings (E4).
  public var color: LinearColor?
  /// The system cursor for a host that does not draw the pointer.
  ///
  /// nil, the default, is a text cursor over text, a pointing hand over links, and an arrow elsewhere.
  ///
  /// An open hand, ``CursorKind/grab``, closes while the target is dragged, wherever the drag goes (C3).
  public var cursor: CursorKind?
  /// Whether the target may attract a flick (F5, F7).
  ///
  /// nil, the default, is true for text with an automatic effect, and for targets to which the pointer snaps.
  public var isMagnetic: Bool?
  /// The elements that are revealed while the target is hovered (H1, H2); none by default.
  ///
  /// The elements need not be registered yet; ids of 0 are ignored. At most 64 elements are revealed at once.
  /// The host should disable the targets that it conceals, so that the pointer ignores them.
  public var reveals: [RevealedElement] = []

  /// Creates a target.
  /// - Parameters:
  ///   - id: The id that the host has chosen, not 0.
  ///   - frame: The layout rectangle in the window, in points.
  ///   - kind: The kind of the control; `.other` by default.
  ///   - hasBezel: Whether the target has a visible background; false by default.
  ///   - group: The group that the target belongs to; none by default.
  ///   - effect: The effect on the content, automatic by default; nil for the free circle without an effect.
  public init(
    id: TargetID, frame: Rect, kind: ElementKind = .other, hasBezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect? = .automatic
  ) {
    self.id = id
    self.frame = frame
    self.kind = kind
    self.hasBezel = hasBezel
    self.group = group == 0 ? nil : group
    if let effect { style = PointerStyle(effect: effect) } else { style = .system }
  }
}
