import Kinematics

/// Latching: a pressed target locks the style of the pointer until the release (R6).
extension ResolvedStyle {
  /// A style locked by a pressed button (R6).
  struct Latch: Hashable, Sendable {
    /// The axes along which the pointer moves freely; along the others it stays where it was pressed.
    var axes: Axes
    /// The location of the press.
    var location: Point
    /// The vector from the model pointer to the location of the press, along free axes on which the element was
    /// snapped to as a whole: the point that was grabbed stays under the pointer.
    var grab = Vector.zero
  }

  /// Locks the style of a pressed target: the pointer moves freely along some axes, without the frame's
  /// limits, and stays fixed on the others (R6).
  ///
  /// Along a free axis the whole element gives way to the model pointer, while steps and lines stay.
  mutating func lock(freeing axes: Axes, at location: Point, model: Point) {
    var latch = Latch(axes: axes, location: location)
    if axes.contains(.horizontal), horizontal.precision == .whole { latch.grab.dx = location.x - model.x }
    if axes.contains(.vertical), vertical.precision == .whole { latch.grab.dy = location.y - model.y }
    self.latch = latch
    horizontal.lock(isFree: axes.contains(.horizontal))
    vertical.lock(isFree: axes.contains(.vertical))
  }
}

extension ResolvedStyle.AxisSnap {
  fileprivate mutating func lock(isFree: Bool) {
    if isFree, precision == .whole {
      self = ResolvedStyle.AxisSnap()
    } else if !isFree, mode == .free {
      self = ResolvedStyle.AxisSnap(precision: .continuous, mode: .whole)
    }
  }
}
