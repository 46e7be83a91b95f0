import Kinematics

/// The distances from the edges of an outline in motion to the edges of the shape's extent.
///
/// A path may have parts that its outline leaves out. With these margins, the extent does not jump when a
/// morph begins or ends.
struct OutlineMargins: Hashable, Sendable {
  /// The margins at the start of the morph.
  var origin = Insets.zero
  /// The margins at the goal of the morph.
  var goal = Insets.zero

  /// The margins while a share of the movement is left, 0…1; a negative share, an overshoot, counts as 0.
  func value(rest: Double) -> Insets {
    let share = max(0, rest)
    return Insets(
      top: goal.top + (origin.top - goal.top) * share, left: goal.left + (origin.left - goal.left) * share,
      bottom: goal.bottom + (origin.bottom - goal.bottom) * share,
      right: goal.right + (origin.right - goal.right) * share)
  }
}

extension Insets {
  /// The sum of the distances on both sides, horizontally and vertically.
  var size: SIMD2<Double> { SIMD2(left + right, top + bottom) }
}
