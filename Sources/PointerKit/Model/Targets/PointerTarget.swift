public import Kinematics

/// A control that the pointer can act on: where it is and how the pointer treats it.
///
/// A host registers targets under ids of its own choosing. The frame is the untransformed layout rectangle:
/// no visual effect ever feeds back into it.
public struct PointerTarget: Hashable, Sendable {
  /// The host's name for it, unique over all spaces; 0 is reserved for "none" and refused.
  public var id: TargetID
  /// The layout rectangle in the coordinates of its space, in points.
  ///
  /// One that is not finite is refused, edges beyond ±1e9 are held to that; one without area is kept and can
  /// be hovered through its padding.
  public var frame: Rect
  /// The space it lives in; 0, the default, is the window itself.
  ///
  /// A target of an unknown space waits for it.
  public var space: SpaceID = 0
  /// The order within its space: higher is nearer to the person.
  ///
  /// 0 by default.
  public var z: Int64 = 0
  /// The group it belongs to, such as a bar; 0, the default, is none.
  public var group: GroupID? = nil
  /// Whether the pointer sees it at all; true by default.
  public var isEnabled = true
  /// What it is; `.other` by default.
  public var kind = ElementKind.other
  /// Whether it has a visible background: decides its padding (R1, R2) and its automatic effect.
  ///
  /// False by default.
  public var hasBezel = false
  /// How far its hit region reaches beyond its frame, in points; nil, the default, is the rule: 12 with a
  /// bezel (R1), 24 without (R2).
  ///
  /// An inset that is not finite counts as the rule's.
  public var padding: Insets?
  /// How the pointer looks and acts over it; automatic by default.
  public var style = PointerStyle.automatic
  /// What an automatic effect uses where it chooses hover; nil, the default, is the rule for its kind.
  public var preferredHover: HoverOptions?
  /// The element's corner radius, in points, 0 or more; 8 by default (E12).
  public var cornerRadius: Double = 8
  /// Whether a band selects it (I7); true by default, as for items; false suits chrome.
  public var isSelectable = true
  /// The axes on which the pointer stays locked to it while the primary button is held (R6); none by default.
  public var latchingAxes: Axes = []
  /// How light it is beneath the pointer, 0…1 linear; nil, the default, is its ``color``'s where it is
  /// opaque, else the scene's background.
  public var luminance: Double?
  /// Its colour, which a lifted element bleeds into its surroundings (E4); nil, the default, is grey.
  public var color: LinearColor?
  /// The system cursor that a host without a drawn pointer would show; nil, the default, is the rule for its
  /// kind.
  public var cursor: CursorKind?
  /// Whether a flick may be drawn to it; nil, the default, is the rule: it snaps (F5, F7).
  public var isMagnetic: Bool?
  /// The ids of targets or groups to reveal while it is hovered (H1, H2); none by default.
  ///
  /// Targets and groups share their numbers here: an id that both have means both. At most 64 are revealed at
  /// once; 0 means nothing. They need not be registered yet. What a host conceals it also disables, so that
  /// nothing unseen is hovered or drawn to.
  public var reveals: [RevealedElement] = []

  /// Creates a target with a frame and the defaults for everything else.
  public init(id: TargetID, frame: Rect) {
    self.id = id
    self.frame = frame
  }

  /// Creates a target of a kind, with or without a bezel, in a group or none.
  public init(
    id: TargetID, frame: Rect, kind: ElementKind, hasBezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect? = .automatic
  ) {
    self.init(id: id, frame: frame)
    self.kind = kind
    self.hasBezel = hasBezel
    self.group = group
    if let effect { style = PointerStyle(effect: effect) } else { style = .system }
  }
}
