import Kinematics

/// The line of text and the step that the pointer is on (P5, P6).
///
/// They change only when the pointer is a certain distance beyond the border, so that a tremble does not
/// change them. For this, a second position follows the pointer at that distance, as if on a string. The line
/// and the step are those at the second position, axis by axis.
struct SnapHysteresis: Hashable, Sendable {
  /// The target with the lines or steps.
  private var target: TargetID?
  /// The position that follows the pointer, at which the line and the step were last taken.
  private var position = Point.zero
  /// In points, like `lineDistance`.
  private var stepDistance = 0.0
  /// The distance between lines; nil for `stepDistance`.
  private var lineDistance: Double?

  /// The position at which the line and the step are taken, for a pointer on a target.
  @inline(__always) func position(
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
      // Above and below the text, the line is the nearest one, where the beam is.
      let isWithinLines = model[axis] >= frame.lower(axis) && model[axis] <= frame.upper(axis)
      distance = isWithinLines ? lineDistance : min(lineDistance, length / 2)
    } else {
      // A movement of more than twice the distance is no tremble, and is followed without lag.
      if (position[axis] - model[axis]).magnitude > 2 * distance { return model[axis] }
    }
    return position[axis].clamped(to: model[axis] - distance...model[axis] + distance)
  }

  /// Sets the distances beyond a border at which the step and the line change, in points.
  ///
  /// Nil for lines stands for the distance of steps.
  @inline(__always) mutating func setDistances(steps: Double, lines: Double?) {
    stepDistance = steps
    lineDistance = lines
  }

  /// Notes where the pointer is after an input.
  @inline(__always) mutating func notePosition(
    _ model: Point, on target: TargetID?, in frame: Rect?, style: borrowing ResolvedStyle
  ) {
    guard style.hasParts, target == self.target, let frame else {
      self.target = target
      position = model
      return
    }
    // Along an axis on which the kept line or step is the nearest one anyway, the string has no length.
    let pulled = self.position(for: model, on: target, in: frame, style: style)
    let kept = style.location(of: pulled, in: frame)
    let nearest = style.location(of: model, in: frame)
    for axis in Axis.allCases {
      position[axis] = kept[axis] == nearest[axis] ? model[axis] : pulled[axis]
    }
  }
}

extension ResolvedStyle {
  /// Whether the pointer is on one of several lines or steps, along any axis.
  @inline(__always)
  fileprivate var hasParts: Bool { horizontal.precision.hasParts || vertical.precision.hasParts }
}

extension AxisPrecision {
  fileprivate var hasParts: Bool {
    switch self {
    case .continuous, .whole: false
    case .stepped, .lines: snapMode != .free
    }
  }
}
