import Kinematics

/// The totals of a scroll, pinch or rotation since it began.
struct GestureTotals: Hashable, Sendable {
  /// The least and the greatest scale.
  static let scales = 1e-6...1e6

  var scale: Double = 1
  var rotation: Double = 0
  var translation = Vector.zero
}
