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

  /// The margins for `rest`, the share of the movement that is still ahead.
  ///
  /// `rest` is 1 at the start and 0 at the goal. It is negative in an overshoot, and then counts as 0.
  func value(rest: Double) -> Insets {
    let share = max(0, rest)
    return Insets(
      top: goal.top + (origin.top - goal.top) * share, left: goal.left + (origin.left - goal.left) * share,
      bottom: goal.bottom + (origin.bottom - goal.bottom) * share,
      right: goal.right + (origin.right - goal.right) * share)
  }
}

extension Insets {
  /// The sums of the insets on opposite edges: left plus right, and top plus bottom.
  var size: SIMD2<Double> { SIMD2(left + right, top + bottom) }
}
