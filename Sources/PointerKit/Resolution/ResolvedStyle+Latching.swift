import Kinematics

/// Latching: a pressed target locks the style of the pointer until the release (R6).
extension ResolvedStyle {
  /// The lock that a press puts on the style of the pointer (R6).
  struct Latch: Hashable, Sendable {
    /// The axes along which the pointer moves freely; along other axes, it keeps the position of the press.
    var axes: Axes
    /// The location of the press.
    var location: Point
    /// The vector from the model pointer to the location of the press, which keeps the grabbed point under
    /// the pointer.
    ///
    /// It is 0 along fixed axes, and along axes on which the pointer had not snapped to the whole element.
    var grab = Vector.zero
    /// The offset of the pointer from the position that it would have without the latch.
    ///
    /// For a slider, the component along the track leads from the location of the press to the slider's
    /// center. All other components equal those of ``grab``.
    var offset = Vector.zero
  }

  /// Locks the style of a pressed target (R6).
  ///
  /// Along the given axes, the pointer moves freely, even beyond the target's frame. Along the other axes, it
  /// stays fixed. A pointer that had snapped to the whole element follows the model pointer along a free
  /// axis. Steps and lines stay in effect.
  mutating func lock(freeing axes: Axes, at location: Point, model: Point, center: Point) {
    var latch = Latch(axes: axes, location: location)
    (latch.grab.dx, latch.offset.dx) = horizontal.lock(
      isFree: axes.contains(.horizontal), at: location.x, model: model.x, center: center.x)
    (latch.grab.dy, latch.offset.dy) = vertical.lock(
      isFree: axes.contains(.vertical), at: location.y, model: model.y, center: center.y)
    self.latch = latch
  }
}

extension ResolvedStyle.AxisSnap {
  /// Frees or locks an axis; returns the components of ``ResolvedStyle/Latch/grab`` and
  /// ``ResolvedStyle/Latch/offset``.
  fileprivate mutating func lock(
    isFree: Bool, at location: Double, model: Double, center: Double
  ) -> (grab: Double, offset: Double) {
    let (isWhole, isCenteredOnly) = (precision == .whole, isCenteredOnly)
    if isFree, isWhole || isCenteredOnly {
      self = ResolvedStyle.AxisSnap()
      return (isWhole ? location - model : 0, center - model)
    }
    if !isFree, mode == .free { self = ResolvedStyle.AxisSnap(precision: .continuous, mode: .whole) }
    return (0, isCenteredOnly ? center - location : 0)
  }
}
