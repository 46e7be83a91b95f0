import Kinematics
import Magnetism

/// The location of a click, as precise as the style allows (I12): any position, a step (P6), a line or a
/// center.
extension ResolvedStyle {
  /// The position nearest to the model pointer among those that the precision of each axis allows.
  ///
  /// `snapping` is the position to which the line or step is the nearest, if it is not `model`.
  @inline(__always)
  func location(of model: Point, snapping: Point? = nil, in frame: Rect) -> Point {
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

  @inline(__always)
  func size(at model: Point, in frame: Rect, configuration: PointerConfiguration) -> Size {
    guard shape.followsLines else { return shape.size }
    let isVertical = shape.outline == .verticalBeam
    let line =
      isVertical
      ? vertical.precision.line(at: model.y, from: frame.minY)
      : horizontal.precision.line(at: model.x, from: frame.minX)
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

/// The line of text and the step that the pointer is on, which change only when the pointer is a distance beyond
/// the border to the next one, so that a tremble does not change them (P5, P6).
///
/// Along each axis, they are those at the position within this distance of the pointer that is nearest to the last
/// such position.
struct SnapHysteresis: Hashable, Sendable {
  private var target: TargetID?
  /// The last position at which the line and the step were taken.
  private var position = Point.zero
  private var stepDistance = 0.0
  /// The distance between lines; nil for `stepDistance`.
  private var lineDistance: Double?

  /// The position at which the line and the step are taken, for a pointer on a target.
  @inline(__always)
  func position(
    for model: Point, on target: TargetID?, in frame: Rect, style: borrowing ResolvedStyle
  ) -> Point {
    guard style.hasParts, target == self.target else { return model }
    return Point(
      x: coordinate(for: model, along: .horizontal, in: frame, style.horizontal.precision),
      y: coordinate(for: model, along: .vertical, in: frame, style.vertical.precision))
  }

  private func coordinate(
    for model: Point, along axis: Axis, in frame: Rect, _ precision: borrowing AxisPrecision
  ) -> Double {
    guard precision.hasParts else { return model[axis] }
    let length = precision.snappedLength(at: model[axis], from: frame.lower(axis), to: frame.upper(axis))
    // Halfway to the next one, every line and step can be reached.
    var distance = min(stepDistance, length / 2)
    if precision.snapMode == .lines, let lineDistance {
      distance = lineDistance
    } else {
      // A movement of more than twice the distance is no tremble, and is followed without lag.
      if (position[axis] - model[axis]).magnitude > 2 * distance { return model[axis] }
    }
    return position[axis].clamped(to: model[axis] - distance...model[axis] + distance)
  }

  /// Adopts the distances, and after an input the position.
  mutating func update(
    for model: Point, on target: TargetID?, in frame: Rect?, style: borrowing ResolvedStyle, steps: Double,
    lines: Double?, isInput: Bool
  ) {
    (stepDistance, lineDistance) = (steps, lines)
    guard isInput else { return }
    guard style.hasParts, target == self.target, let frame else {
      (self.target, position) = (target, model)
      return
    }
    let held = self.position(for: model, on: target, in: frame, style: style)
    let (kept, nearest) = (style.location(of: held, in: frame), style.location(of: model, in: frame))
    for axis in Axis.allCases {
      position[axis] = kept[axis] == nearest[axis] ? model[axis] : held[axis]
    }
  }
}

extension ResolvedStyle {
  fileprivate var hasParts: Bool { horizontal.precision.hasParts || vertical.precision.hasParts }
}

extension AxisPrecision {
  @inline(__always)
  fileprivate var hasParts: Bool {
    switch self {
    case .continuous, .whole: false
    case .stepped, .lines: snapMode != .free
    }
  }
}
