public import PointerKit

extension PointerTarget {
  /// A target with what a test says of it.
  public init(
    _ id: TargetID, _ frame: Rect, _ kind: ElementKind = .other, hasBezel: Bool = false,
    group: GroupID? = nil, effect: PointerEffect = .automatic, style: PointerStyle? = nil,
    lines: AxisPrecision? = nil, columns: AxisPrecision? = nil, accessories: [PointerAccessory] = [],
    space: SpaceID = .window, z: Int64 = 0, padding: Insets? = nil, cornerRadius: Double = 8,
    latching: Axes = [], isEnabled: Bool = true, isMagnetic: Bool? = nil, isSelectable: Bool = true,
    cursor: CursorKind? = nil, reveals: [RevealedElement] = [], color: LinearColor? = nil,
    luminance: Double? = nil
  ) {
    self.init(id: id, frame: frame, kind: kind, hasBezel: hasBezel, group: group, effect: effect)
    if let style { self.style = style }
    if let lines { self.style.verticalPrecision = lines }
    if let columns { self.style.horizontalPrecision = columns }
    if !accessories.isEmpty { self.style.accessories = accessories }
    (self.space, self.z, self.padding, self.cornerRadius) = (space, z, padding, cornerRadius)
    (self.latchingAxes, self.isEnabled) = (latching, isEnabled)
    behavior.isMagnetic = TargetBehavior.Choice(isMagnetic)
    behavior.isSelectable = isSelectable
    (self.cursor, self.reveals) = (cursor, reveals)
    (self.color, self.luminance) = (color, luminance)
  }
}

extension PointerSpace {
  /// A space with what a test says of it.
  public init(
    id: SpaceID, in parent: SpaceID = .window, origin: Point = .zero, clip: Rect? = nil, z: Int64 = 0,
    isOpaque: Bool = false, contentSize: Size? = nil, isEnabled: Bool = true
  ) {
    self.init(id: id)
    (self.parent, self.origin, self.clip, self.z) = (parent, origin, clip, z)
    (self.isOpaque, self.contentSize, self.isEnabled) = (isOpaque, contentSize, isEnabled)
  }
}
