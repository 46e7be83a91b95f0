import Kinematics

/// The location of a click, as precise as the style allows (I12): any position, a step (P6), a line or a
/// center.
extension ResolvedStyle {
  /// The position nearest to the model pointer among those that the precision of each axis allows.
  ///
  /// `snapping` is the position to which the line or step is the nearest, if it is not `model`.
  @inline(__always)
  func location(
    of model: Point, snapping: Point? = nil, in frame: Rect,
    lines: borrowing LineHysteresis = LineHysteresis()
  ) -> Point {
    let snapped = snapping ?? model
    func location(_ snap: AxisSnap, _ axis: Axis, _ line: Int?) -> Double {
      let position = snap.precision.snapMode == .free ? model : snapped
      return snap.location(of: position, along: axis, in: frame, line: line, latch: latch)
    }
    return Point(
      x: location(horizontal, .horizontal, lines.horizontal), y: location(vertical, .vertical, lines.vertical)
    )
  }

  /// The size of what the pointer snaps to: along each axis, the spacing of the steps or the height of a line
  /// of text, at most the side of the frame; or else the side of the frame.
  func snappedSizes(at model: Point, in frame: Rect) -> Size {
    Size(
      width: horizontal.precision.snappedLength(at: model.x, from: frame.minX, to: frame.maxX),
      height: vertical.precision.snappedLength(at: model.y, from: frame.minY, to: frame.maxY))
  }

  /// The size of the pointer; a beam that follows lines is as long as the line beneath it is high (P5).
  @inline(__always)
  func size(
    at model: Point, in frame: Rect, lines: LineHysteresis, configuration: PointerConfiguration
  ) -> Size {
    guard shape.followsLines else { return shape.size }
    let isVertical = shape.outline == .verticalBeam
    let line =
      isVertical
      ? vertical.precision.line(at: model.y, from: frame.minY, index: lines.vertical)
      : horizontal.precision.line(at: model.x, from: frame.minX, index: lines.horizontal)
    guard let line else { return shape.size }
    let length =
      shape.scale
      * (line.length > 0 ? min(line.length, configuration.maximumBeamLength) : configuration.circleDiameter)
    return isVertical
      ? Size(width: shape.size.width, height: length) : Size(width: length, height: shape.size.height)
  }
}

extension ResolvedStyle.AxisSnap {
  /// Whether the pointer stays at the center of the target although a click may be located anywhere, as on
  /// the track of a slider; not meaningful during a latched press.
  var isCenteredOnly: Bool { mode == .whole && precision == .continuous }

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
    return (position + (latch?.grab[axis] ?? 0)).clampedToPlane()
  }
}

/// The line of text that a drag is on, along each axis (P5).
///
/// The drag leaves a line only when the model pointer is farther than ``PointerConfiguration/lineHysteresis``
/// beyond the boundary, which is halfway between the end of one line and the start of the next.
struct LineHysteresis: Hashable, Sendable {
  /// The target that has the lines; nil while nothing is pressed.
  private(set) var target: TargetID?
  /// The index of the current line along each axis; nil along an axis without lines.
  private(set) var horizontal: Int?
  private(set) var vertical: Int?

  /// Finds the lines at a position: the nearest lines at a press, and with hysteresis during the drag.
  mutating func update(
    for model: Point, of target: TargetID, in frame: Rect, style: borrowing ResolvedStyle, distance: Double
  ) {
    if target != self.target { self = LineHysteresis() }
    self.target = target
    horizontal = style.horizontal.precision.lineIndex(
      at: model.x - frame.minX, current: horizontal, hysteresis: distance)
    vertical = style.vertical.precision.lineIndex(
      at: model.y - frame.minY, current: vertical, hysteresis: distance)
  }
}
