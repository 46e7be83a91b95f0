import Kinematics

/// The distances by which hit regions extend beyond frames: by default, 12 points with a bezel (R1) and 24
/// without (R2); or else the padding that the host gives a target (R5).
///
/// The pointer begins to change at the edge of a region (R3, F1).
extension SharedConfiguration {
  /// The target's frame extended by the target's padding (R1, R2, R5), in the coordinates of the target's
  /// space.
  func region(of target: borrowing PointerTarget) -> Rect {
    region(of: target.frame, padding: target.padding, hasBezel: target.hasBezel)
  }

  /// The region of a target with a frame, in the coordinates of the frame; nil is the default padding.
  func region(of frame: Rect, padding: Insets?, hasBezel: Bool) -> Rect {
    if let padding, padding.isFinite { return frame.outset(by: padding) }
    return frame.outset(by: hasBezel ? values.regions.bezelPadding : values.regions.plainPadding)
  }

  /// The box that contains a target's region and frame, and whether the target is plain: enabled and without
  /// a group, and its box is its region.
  ///
  /// With negative padding, the frame extends beyond the region. If the target is in a group, the box also
  /// contains all points to which its region may extend across a gap (R4), except for those of a tab bar.
  func box(of target: borrowing PointerTarget) -> (box: RegionBox, isPlain: Bool) {
    let frame = target.frame
    let region = RegionBox(unclamped: region(of: target))
    let box = region.union(RegionBox(unclamped: frame))
    if target.group == nil { return (box.clamped, target.isEnabled && box == region) }
    let gap = frame.outset(by: values.regions.groupGap + GroupGap.roundingError)
    return (box.union(RegionBox(unclamped: gap)).clamped, false)
  }
}
