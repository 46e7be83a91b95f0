import Kinematics

/// The line of text that a drag is on, along each axis (P5).
///
/// A small movement across the boundary of a line selects no other line. The drag leaves a line only when the
/// model pointer is farther than ``PointerConfiguration/lineHysteresis`` beyond the boundary. The boundary is
/// halfway between the end of one line and the start of the next line.
struct LineHysteresis: Hashable, Sendable {
  /// The target that has the lines; nil while nothing is pressed.
  private(set) var target: TargetID?
  /// The index of the current line along each axis; nil along an axis without lines.
  private(set) var horizontal: Int?
  private(set) var vertical: Int?

  /// Finds the lines at a position of the model pointer.
  ///
  /// At a press, these are the nearest lines. During the drag, hysteresis applies, with `distance` as the
  /// distance beyond the boundary.
  mutating func update(
    for model: Point, of target: TargetID, in frame: Rect, style: borrowing ResolvedStyle, distance: Double
  ) {
    if target != self.target { self = LineHysteresis() }
    self.target = target
    horizontal = style.horizontal.precision.lineIndex(
      at: model.x - frame.minX, current: horizontal, hysteresis: distance)
    vertical = style.vertical.precision.lineIndex(
      at: model.y - frame.minY, current: vertical, hysteresis: distance)
  }
}
