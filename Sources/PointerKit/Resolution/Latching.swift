/// A pressed target keeps the pointer along some axes until the release (R6).
extension ResolvedStyle {
  struct Latch: Hashable, Sendable {
    /// The axes along which the pointer moves freely; the other axes are fixed.
    var axes: Axes
    /// The location of the press.
    var location: Point
    /// The vector from the model pointer to the location of the press.
    ///
    /// It keeps the grabbed point under the pointer. Along each axis:
    ///
    /// - It is 0 along the track of a slider.
    /// - It is 0 if the axis is fixed, or if the pointer had not snapped to the whole element.
    /// - With steps, it leads from the step nearest to the model pointer to the step of the press. The two
    ///   differ if the press was in the padding.
    var grab = Vector.zero
    /// The offset that is added to the pointer's position while the style is locked.
    ///
    /// For a slider, the component along the track leads from the location of the press to the slider's
    /// center. All other components equal those of ``grab``.
    var offset = Vector.zero
  }

  /// Locks the style of a pressed target (R6).
  ///
  /// Along the given axes, the pointer moves freely, even beyond the target's frame. Along the other axes, it
  /// keeps the position of the press, or stays snapped. Steps and lines stay in effect along all axes.
  mutating func lock(freeing axes: Axes, at location: Point, model: Point, in frame: Rect) {
    var latch = Latch(axes: axes, location: location)
    (latch.grab.dx, latch.offset.dx) = horizontal.lock(
      isFree: axes.contains(.horizontal), at: location.x, model: model.x, from: frame.minX, to: frame.maxX)
    (latch.grab.dy, latch.offset.dy) = vertical.lock(
      isFree: axes.contains(.vertical), at: location.y, model: model.y, from: frame.minY, to: frame.maxY)
    self.latch = latch
  }
}

extension ResolvedStyle.AxisSnap {
  fileprivate mutating func lock(
    isFree: Bool, at location: Double, model: Double, from lower: Double, to upper: Double
  ) -> (grab: Double, offset: Double) {
    if isFree, mode == .steps {
      let step = precision.position(nearest: model, from: lower, to: upper, continuesBeyondFrame: true)
      return (location - step, 0)
    }
    let center = lower / 2 + upper / 2
    let isWhole = precision == .whole
    let isCenteredOnly = isCenteredOnly
    if isFree, isWhole || isCenteredOnly {
      self = ResolvedStyle.AxisSnap()
      return (isWhole ? location - model : 0, center - model)
    }
    if !isFree, mode == .free { self = ResolvedStyle.AxisSnap(precision: .continuous, mode: .whole) }
    return (0, isCenteredOnly ? center - location : 0)
  }
}
