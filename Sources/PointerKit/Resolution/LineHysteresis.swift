import Kinematics

/// The lines of text that a drag stays on: a small movement across the edge of a line selects no other (P5).
///
/// A line is left only where the model pointer is ``PointerConfiguration/lineHysteresis`` beyond its edge.
/// Only input changes it, so that frames do not depend on when they are read.
struct LineHysteresis: Hashable, Sendable {
  /// The target that has the lines; nil while nothing is pressed.
  private(set) var target: TargetID?
  /// The index of the line along each axis; nil where it has none.
  private(set) var horizontal: Int?
  private(set) var vertical: Int?

  /// Takes the lines beneath a press, then follows the drag.
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
