import Kinematics

/// The rules of a valid style, whose violations are counted when the target is registered.
///
/// What is corrected then depends on nothing but the style. What depends on the target's frame, its group or
/// the configuration, which may change later, follows when the style is resolved.
///
/// - A style has at most four accessories; further accessories are dropped (A1).
/// - The spacing of steps is finite and positive, and their origin is finite; otherwise precision is
///   continuous (P6).
/// - The start and the length of a line of text are finite and at most 1e9 points; other lines are dropped. A
///   negative length becomes 0. Lines are sorted by their starts, and a line that overlaps the line above is
///   shortened to begin where that line ends, or is dropped if it lies within that line (P5). If no line
///   remains, precision is continuous.
/// - The lengths of a shape are finite and positive, and its radius is finite and not negative; otherwise
///   they are replaced; see ``PointerShape``. Until the style is resolved, such a length is 0. Beyond 1e9
///   points they are clamped.
/// - The offset of a shape is finite; otherwise it becomes zero. Beyond ±1e9 points it is clamped.
/// - The rectangle of an effect's shape is finite; otherwise the shape is centered on the element. Beyond
///   ±1e9 points the rectangle is clamped.
/// - A path has an area or a stroke; otherwise it is replaced with the free circle (S3). It has at most
///   ``PointerPath/maximumElementCount`` elements; further elements are dropped.
/// - A style that snaps to the center has a shape other than the free circle; see `ShapelessSnap.swift` (P8).
///   A member of a group with an automatic effect (E11) is counted when the whole batch has been registered.
extension PointerStyle {
  /// Corrects the style of a target; returns the number of violations.
  mutating func correct(for target: borrowing PointerTarget, _ configuration: SharedConfiguration) -> Int {
    var violations = droppedAccessories > 0 ? 1 : 0
    func replace<Value: Equatable>(_ value: inout Value, with corrected: Value) {
      if value == corrected { return }
      value = corrected
      violations += 1
    }
    if case .path(let path) = shape, path.droppedElements > 0 { violations += 1 }
    replace(&horizontalPrecision, with: horizontalPrecision?.corrected)
    replace(&verticalPrecision, with: verticalPrecision?.corrected)
    let circleDiameter = configuration.values.pointer.circleDiameter
    if shape != shape?.corrected(for: target.frame.size, circleDiameter: circleDiameter) {
      shape = shape?.corrected(for: .zero, circleDiameter: 0)
      violations += 1
    }
    replace(&shapeOffset, with: shapeOffset.isFinite ? shapeOffset.clampedToPlane() : .zero)
    replace(&shapeFrame, with: shapeFrame.flatMap { $0.isFinite ? $0.clampedToPlane() : nil })
    let isFaulty = !target.hasEffectOfGroup(configuration) && snapsWithoutShape(target, configuration)
    return isFaulty ? violations + 1 : violations
  }

  /// Whether the shape is a path whose stroke is too thin to be seen well (S7).
  var hasThinStroke: Bool {
    if case .path(let path) = shape { path.hasThinStroke } else { false }
  }

}

extension AxisPrecision {
  fileprivate var corrected: AxisPrecision {
    switch self {
    case .continuous, .whole: return self
    case .stepped: return snapMode == .steps ? self : .continuous
    case .lines(let lines):
      var end = -Double.infinity
      for line in lines {
        // Overlaps by rounding are allowed.
        guard line.isUsable, line.length >= 0, line.start >= end - 1e-6 else { return .ordered(lines) }
        end = line.end
      }
      return self
    }
  }

  private static func ordered(_ lines: [Line]) -> AxisPrecision {
    var kept: [Line] = []
    var end = -Double.infinity
    for line in lines.filter({ $0.isUsable }).sorted(by: { $0.start < $1.start }) {
      let bottom = line.start + max(0, line.length)
      let top = max(line.start, end)
      // A line within the line above is dropped. But a line of height 0 is kept if it is at or below the end
      // of the line above.
      guard bottom > top || (bottom == top && line.start >= end) else { continue }
      kept.append(Line(start: top, length: bottom - top))
      end = bottom
    }
    return kept.isEmpty ? .continuous : .lines(kept)
  }
}

extension AxisPrecision.Line {
  fileprivate var isUsable: Bool { start.magnitude <= 1e9 && length.magnitude <= 1e9 }
}

extension PointerShape {
  /// The shape with valid lengths, which may follow from the size of its element and the configuration.
  package func corrected(for element: Size, circleDiameter: Double) -> PointerShape {
    func length(_ value: Double) -> Double {
      value > 0 && value.isFinite ? min(value, Plane.limit) : circleDiameter
    }
    switch self {
    case .circle(let diameter): return .circle(diameter: length(diameter))
    case .roundedRect(let size, let radius):
      let usual = PointerConfiguration.defaultCornerRadius
      let radius = radius >= 0 && radius.isFinite ? min(radius, Plane.limit) : usual
      guard size.isFinite, size.shorterSide > 0 else { return .roundedRect(element, radius: radius) }
      return .roundedRect(Size(width: length(size.width), height: length(size.height)), radius: radius)
    case .verticalBeam(let value): return .verticalBeam(length: length(value))
    case .horizontalBeam(let value): return .horizontalBeam(length: length(value))
    case .path(let path): return path.hasArea ? self : .circle(diameter: circleDiameter)
    }
  }
}
