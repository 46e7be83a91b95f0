import Kinematics

/// The anchor of a custom shape: it stays at the pointer's location, even while the pointer is pressed (S6).
extension PointerPath {
  /// The vector from the anchor to the center of the bounds.
  ///
  /// Since the anchor is at the pointer's location, this vector also leads from that location to the center
  /// of the shape.
  var centerOffset: Vector { bounds.center - anchor }

  /// The movement that brings the anchor back to the pointer's location after the shape is scaled about the
  /// shape's center.
  func anchorShift(atScale scale: Double) -> Vector { centerOffset * (scale - 1) }
}
