import Kinematics

/// The pointer over text: a beam as tall as the line of text beneath it (P5).
extension StyleResolution {
  /// The beam over text before the line beneath the pointer is known (P5).
  ///
  /// A vertical beam is as tall as the element. A horizontal beam, for lines that run downward, is as wide as
  /// the element. Both are at most ``PointerConfiguration/maximumBeamLength`` long.
  func beam(over target: PointerTarget, _ linesAxis: Axis?) -> PointerShape {
    linesAxis == .horizontal
      ? .horizontalBeam(length: min(target.frame.width, configuration.values.maximumBeamLength))
      : .verticalBeam(length: min(target.frame.height, configuration.values.maximumBeamLength))
  }

  /// Whether text without stated lines is a field of one line, in which the beam stays centered (P5).
  func isFieldOfOneLine(_ target: PointerTarget) -> Bool {
    target.frame.height <= configuration.values.maximumFieldHeight
  }
}

extension ResolvedStyle {
  /// The size of the pointer; a beam that follows lines is as long as the line beneath it is high (P5).
  func size(
    at model: Point, in frame: Rect, lines: LineHysteresis, configuration: PointerConfiguration
  ) -> Size {
    guard shape.followsLines else { return shape.size }
    return beamSize(
      at: model, in: frame, lines: lines, longest: configuration.maximumBeamLength,
      diameter: configuration.circleDiameter)
  }

  @inline(never)
  private func beamSize(
    at model: Point, in frame: Rect, lines: LineHysteresis, longest: Double, diameter: Double
  ) -> Size {
    let isVertical = shape.outline == .verticalBeam
    let line =
      isVertical
      ? vertical.precision.line(at: model.y, from: frame.minY, index: lines.vertical)
      : horizontal.precision.line(at: model.x, from: frame.minX, index: lines.horizontal)
    guard let line else { return shape.size }
    let length = line.length > 0 ? min(line.length, longest) : diameter
    return isVertical
      ? Size(width: shape.size.width, height: length) : Size(width: length, height: shape.size.height)
  }
}
