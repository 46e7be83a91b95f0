import Kinematics

/// What hit testing needs of a target, without its style: small and free of references.
struct RegionRecord: Hashable, Sendable {
  /// The target's id; 0 marks a free slot.
  var id: UInt64 = 0
  /// The visible rectangle, in the coordinates of its space.
  var frame = Rect.zero
  /// The frame and its padding (R1, R2, R5).
  var padded = Rect.zero
  /// The space's id.
  var space: UInt64 = 0
  /// The group's id; 0 is none.
  var group: UInt64 = 0
  /// The order within the space.
  var z: Int64 = 0
  /// The batch that changed it last.
  var batch: UInt64 = 0
  /// Whether the pointer sees it.
  var isEnabled = false
  /// Whether a band selects it.
  var isSelectable = false

  /// Describes a target under a configuration.
  init(_ target: PointerTarget, configuration: PointerConfiguration) {
    id = target.id
    frame = target.frame
    padded = target.frame.outset(by: HitRegion.padding(of: target, configuration: configuration))
    space = target.space
    group = target.group
    z = target.z
    isEnabled = target.isEnabled
    isSelectable = target.isSelectable
  }
}
