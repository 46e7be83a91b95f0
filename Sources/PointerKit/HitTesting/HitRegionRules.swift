import Kinematics

/// The distances by which hit regions extend beyond frames: by default, 12 points with a bezel (R1) and 24
/// without (R2); or else the padding that the host gives a target (R5).
///
/// The pointer begins to change at the edge of a region (R3, F1).
extension SharedConfiguration {
  /// The target's frame extended by the target's padding (R1, R2, R5), in the coordinates of the target's
  /// space.
  func region(of target: borrowing PointerTarget) -> Rect {
    if let padding = target.padding, padding.isFinite { return target.frame.outset(by: padding) }
    return target.frame.outset(by: target.hasBezel ? values.bezelPadding : values.plainPadding)
  }
}
