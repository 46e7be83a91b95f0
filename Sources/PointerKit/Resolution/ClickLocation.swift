import Kinematics

/// The location of a click, as precise as the style allows (I12): any position, a step (P6), a line or a
/// center.
extension ResolvedStyle {
  /// The position nearest to the model pointer among those that the precision of each axis allows.
  ///
  /// `snapping` is the position to which the line or step is the nearest, if it is not `model`.
  @inline(__always) func location(of model: Point, snapping: Point? = nil, in frame: Rect) -> Point {
    let snapped = snapping ?? model
    func location(_ snap: AxisSnap, _ axis: Axis) -> Double {
      let position = snap.precision.snapMode == .free ? model : snapped
      return snap.location(of: position, along: axis, in: frame, latch: latch)
    }
    return Point(x: location(horizontal, .horizontal), y: location(vertical, .vertical))
  }

  /// The size of what the pointer snaps to: along each axis, the spacing of the steps or the height of a line
  /// of text, at most the side of the frame; or else the side of the frame.
  func snappedSizes(at model: Point, in frame: Rect) -> Size {
    Size(
      width: horizontal.precision.snappedLength(at: model.x, from: frame.minX, to: frame.maxX),
      height: vertical.precision.snappedLength(at: model.y, from: frame.minY, to: frame.maxY))
  }

  /// The size of the shape, which is that of a beam on the line of text that is nearest to a position (P5).
  @inline(__always) func size(at model: Point, in frame: Rect, configuration: SharedConfiguration) -> Size {
    guard shape.followsLines else { return shape.size }
    func length(_ line: AxisPrecision.Line) -> Double {
      line.length > 0
        ? min(line.length, configuration.values.pointer.maximumBeamLength)
        : configuration.values.pointer.circleDiameter
    }
    if shape.outline == .verticalBeam {
      guard let line = vertical.precision.line(at: model.y, from: frame.minY) else { return shape.size }
      return Size(width: shape.size.width, height: length(line))
    }
    guard let line = horizontal.precision.line(at: model.x, from: frame.minX) else { return shape.size }
    return Size(width: length(line), height: shape.size.height)
  }
}

extension ResolvedStyle.AxisSnap {
  /// Whether the pointer stays at the center of the target although a click may be located anywhere, as on
  /// the track of a slider; not meaningful during a latched press.
  var isCenteredOnly: Bool { mode == .whole && precision == .continuous }

  fileprivate func location(
    of model: Point, along axis: Axis, in frame: Rect, latch: ResolvedStyle.Latch?
  ) -> Double {
    // Along a free axis of a latch, steps continue beyond the frame. Along a fixed axis with continuous
    // precision, the location of the press remains.
    let isFree = latch?.axes.contains(Axes(axis)) == true
    if let latch, precision == .continuous {
      return isFree ? model[axis] + latch.grab[axis] : latch.location[axis]
    }
    let position = precision.position(
      nearest: model[axis], from: frame.lower(axis), to: frame.upper(axis), continuesBeyondFrame: isFree)
    return (position + (latch?.grab[axis] ?? 0)).clampedToPlane()
  }
}
