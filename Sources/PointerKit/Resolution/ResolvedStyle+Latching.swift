import Kinematics

/// What latching does to a style: free along the latched axes, held on the others (R6).
extension ResolvedStyle {
  /// Frees the pointer along some axes, without the frame's limits, and holds it on the others.
  ///
  /// Along a latched axis the whole element gives way to the hand; steps and lines stay, and steps go on
  /// beyond the frame. On another axis a precision goes on holding; where there was none, the coordinate of
  /// `place` does.
  mutating func latch(along axes: Axes, at place: Point) {
    latchedAxes = axes
    latchedPlace = place
    ResolvedStyle.latch(&horizontalPrecision, &horizontalHold, isFree: axes.contains(.horizontal))
    ResolvedStyle.latch(&verticalPrecision, &verticalHold, isFree: axes.contains(.vertical))
  }

  private static func latch(_ precision: inout AxisPrecision, _ hold: inout SnapMode, isFree: Bool) {
    if isFree {
      guard precision == .whole else { return }
      precision = .continuous
      hold = .free
    } else if hold == .free {
      precision = .continuous
      hold = .whole
    }
  }

  /// The precise place while latched.
  func latchedPlace(_ model: Point, in frame: Rect, holding hold: LineHold) -> Point {
    Point(
      x: latchedPlace(model, along: .horizontal, in: frame, holding: hold.horizontal),
      y: latchedPlace(model, along: .vertical, in: frame, holding: hold.vertical))
  }

  private func latchedPlace(_ model: Point, along axis: Axis, in frame: Rect, holding line: Int?) -> Double {
    let precision = precision(along: axis)
    let (lower, upper) = (frame.lower(axis), frame.upper(axis))
    let isLatched = latchedAxes.contains(Axes(axis))
    if !isLatched, precision == .continuous { return latchedPlace[axis] }
    return precision.position(
      nearest: model[axis], from: lower, to: upper, line: line, continuesBeyondFrame: isLatched)
  }
}
