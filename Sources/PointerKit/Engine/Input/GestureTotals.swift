import Kinematics

/// The totals of a scroll, pinch or rotation since it began.
struct GestureTotals: Hashable, Sendable {
  /// The range to which the total scale of a pinch is clamped.
  static let scales = 1e-6...1e6

  var scale: Double = 1
  var rotation: Double = 0
  var translation = Vector.zero
}
