import Kinematics

/// The lines that a drag stays on while the primary button is held: a hand that wavers across the edge of a
/// line selects no other (P5).
///
/// A line is left only when the model pointer is ``PointerConfiguration/lineHold`` past its edge; then the
/// next one holds. Changed by events alone, so that frames do not depend on when they are read.
struct LineHold: Hashable, Sendable {
  /// The target whose lines they are; 0 is none.
  private(set) var target: TargetID = 0
  private(set) var horizontal: Int?
  private(set) var vertical: Int?

  /// Takes the lines beneath a press, or follows a drag.
  mutating func follow(
    _ model: Point, of target: TargetID, in frame: Rect, style: borrowing ResolvedStyle, distance: Double
  ) {
    if target != self.target { self = LineHold() }
    self.target = target
    horizontal = style.horizontalPrecision.lineIndex(
      at: model.x - frame.minX, current: horizontal, hysteresis: distance)
    vertical = style.verticalPrecision.lineIndex(
      at: model.y - frame.minY, current: vertical, hysteresis: distance)
  }
}
