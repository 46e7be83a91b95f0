import Kinematics

/// The location of a click, as precise as the style allows (I12): any position, a step (P6), a line or a
/// center.
extension ResolvedStyle {
  /// The location of a click: the position nearest to the model pointer among those that the precision of
  /// each axis allows.
  func location(
    of model: Point, in frame: Rect, lines: borrowing LineHysteresis = LineHysteresis()
  ) -> Point {
    Point(
      x: horizontal.location(
        of: model, along: .horizontal, in: frame, line: lines.horizontal, latch: latch),
      y: vertical.location(of: model, along: .vertical, in: frame, line: lines.vertical, latch: latch))
  }

  /// The size of what the pointer snaps to: along each axis, the spacing of the steps, the size of a line of
  /// text across the direction of writing, or else the side of the frame.
  ///
  /// It is at most the side of the frame.
  func snappedSizes(at model: Point, in frame: Rect) -> Size {
    Size(
      width: horizontal.precision.snappedLength(at: model.x, from: frame.minX, to: frame.maxX),
      height: vertical.precision.snappedLength(at: model.y, from: frame.minY, to: frame.maxY))
  }
}

extension ResolvedStyle.AxisSnap {
  /// Whether the pointer stays at the center of the target although a click may be located anywhere, as on
  /// the track of a slider.
  ///
  /// Use this only without a latch. During a latched press it is true along each fixed axis on which the
  /// pointer had not snapped, although the pointer is at the position of the press there, not at the center.
  var isCenteredOnly: Bool {
    guard mode == .whole, case .continuous = precision else { return false }
    return true
  }

  fileprivate func location(
    of model: Point, along axis: Axis, in frame: Rect, line: Int?, latch: ResolvedStyle.Latch?
  ) -> Double {
    // Along a free axis of a latch, steps continue beyond the frame. Along a fixed axis with continuous
    // precision, the location of the press remains.
    let isFree = latch?.axes.contains(Axes(axis)) == true
    if let latch, precision == .continuous {
      return isFree ? model[axis] + latch.grab[axis] : latch.location[axis]
    }
    let position = precision.position(
      nearest: model[axis], from: frame.lower(axis), to: frame.upper(axis), line: line,
      continuesBeyondFrame: isFree)
    return position.clampedToPlane()
  }
}
