import PointerTestSupport

extension Point {
  /// A point from its coordinates along and across an axis.
  init(along axis: Axis, _ along: Double, _ across: Double) {
    self = axis == .horizontal ? Point(along, across) : Point(across, along)
  }

  func value(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}
