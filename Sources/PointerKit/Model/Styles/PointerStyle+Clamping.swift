import Kinematics

/// The rules of a valid style.
///
/// A violation is corrected when the target is registered, and counted in
/// ``PointerDiagnostics/invalidStyles``.
///
/// - A style has at most four accessories; further accessories are dropped (A1).
/// - The spacing of steps is finite and positive, and their origin is finite; otherwise precision is
///   continuous (P6).
/// - The start and the length of a line of text are finite and at most 1e9 points; other lines are dropped.
///   The length is not negative; otherwise it becomes 0. The lines are sorted by their starts and do not
///   overlap (P5). Otherwise they are sorted, and a line that overlaps the line above is shortened to begin
///   where that line ends, or is dropped if it lies within that line. If no line remains, precision is
///   continuous.
/// - The lengths of a shape are finite and positive, and its radius is finite and not negative; otherwise
///   they are replaced; see ``PointerShape``. Beyond 1e9 points they are clamped.
/// - The offset of a shape is finite; otherwise it becomes zero. Beyond ±1e9 points it is clamped.
/// - The rectangle of an effect's shape is finite; otherwise the shape is centered on the element. Beyond
///   ±1e9 points the rectangle is clamped.
/// - A path has an area or a stroke; otherwise it is replaced with the free circle (S3).
/// - A path has at most ``PointerPath/maximumElementCount`` elements; further elements are dropped.
/// - A style that snaps to the center has a shape: its own, or one that follows from an effect or from text.
///   Otherwise the style does not snap (P8). The free circle does not count as a shape. Steps need no shape,
///   since the pointer may stay a circle over a day view (P6). In a group, an automatic effect depends on all
///   members (E11). So a violation by a member with an automatic effect is counted when the whole batch has
///   been registered, and the member's snapping is ignored when the style is resolved.
///
/// Only a correction allocates memory.
extension PointerStyle {
  /// Corrects the style of a target; returns the number of violations.
  ///
  /// A rule for steps or lines that is violated along both axes counts as two violations.
  mutating func correct(for target: borrowing PointerTarget, _ configuration: SharedConfiguration) -> Int {
    let circleDiameter = configuration.values.circleDiameter
    var violations = droppedAccessories > 0 ? 1 : 0
    if let precision = horizontalPrecision, let corrected = precision.corrected {
      horizontalPrecision = corrected
      violations += 1
    }
    if let precision = verticalPrecision, let corrected = precision.corrected {
      verticalPrecision = corrected
      violations += 1
    }
    if case .path(let path) = shape, path.droppedElements > 0 { violations += 1 }
    if let shape, let corrected = shape.corrected(for: target.frame.size, circleDiameter: circleDiameter) {
      self.shape = corrected
      violations += 1
    }
    if !shapeOffset.isFinite || shapeOffset.clampedToPlane() != shapeOffset {
      shapeOffset = shapeOffset.isFinite ? shapeOffset.clampedToPlane() : .zero
      violations += 1
    }
    if let frame = shapeFrame, !frame.isFinite || frame.clampedToPlane() != frame {
      shapeFrame = frame.isFinite ? frame.clampedToPlane() : nil
      violations += 1
    }
    if snapsWithoutShape(target, configuration), effect != .automatic || target.effectIsOwn(configuration) {
      constrainedAxes = []
      if horizontalPrecision == .whole { horizontalPrecision = .continuous }
      if verticalPrecision == .whole { verticalPrecision = .continuous }
      violations += 1
    }
    return violations
  }

  /// Whether this style, a corrected copy of `other`, snaps to the center less than `other`.
  ///
  /// This is the case if the correction removed constrained axes or a precision of `whole`.
  func snapsLess(than other: PointerStyle) -> Bool {
    constrainedAxes != other.constrainedAxes
      || (horizontalPrecision != .whole && other.horizontalPrecision == .whole)
      || (verticalPrecision != .whole && other.verticalPrecision == .whole)
  }

  /// Whether the shape is a path whose stroke is too thin to be seen well (S7).
  var hasThinStroke: Bool {
    if case .path(let path) = shape { path.hasThinStroke } else { false }
  }

  /// Whether the style snaps to the center although it has no shape; the target's group is disregarded.
  func snapsWithoutShape(_ target: borrowing PointerTarget, _ configuration: SharedConfiguration) -> Bool {
    guard constrainedAxes != [] || horizontalPrecision == .whole || verticalPrecision == .whole else {
      return false
    }
    if isHidden || linesAxis != nil { return false }
    if let shape, !shape.isFreeCircle(configuration.values.circleDiameter) { return false }
    switch effect {
    case .highlight, .lift: return false
    case .hover, nil: return true
    case .automatic:
      // Text implies a beam.
      if target.kind == .text, shape == nil { return false }
      switch target.automaticEffect(configuration) {
      case .highlight, .lift: return false
      default: return true
      }
    }
  }
}

extension AxisPrecision {
  /// The corrected precision; nil if the precision is valid.
  fileprivate var corrected: AxisPrecision? {
    switch self {
    case .continuous, .whole: return nil
    case .stepped: return snapMode == .steps ? nil : .continuous
    case .lines(let lines):
      var end = -Double.infinity
      for line in lines {
        // Overlaps by rounding are allowed.
        guard line.isUsable, line.length >= 0, line.start >= end - 1e-6 else { return .ordered(lines) }
        end = line.start + line.length
      }
      return nil
    }
  }

  private static func ordered(_ lines: [Line]) -> AxisPrecision {
    var kept: [Line] = []
    var end = -Double.infinity
    let usable = lines.filter { $0.isUsable }
    for index in SortKey.order(of: usable.indices.map { SortKey(usable[$0].start, index: $0) }) {
      let line = usable[index]
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

extension PointerTarget {
  /// Whether the automatic effect of the target is independent of its group.
  fileprivate func effectIsOwn(_ configuration: SharedConfiguration) -> Bool {
    group == nil || kind == .selectedSegment || automaticEffect(configuration) == nil
  }
}

extension PointerShape {
  /// Whether the shape is the same as the free circle.
  fileprivate func isFreeCircle(_ circleDiameter: Double) -> Bool {
    switch self {
    case .circle(let diameter): diameter == circleDiameter
    case .roundedRect(let size, let radius):
      size.width == circleDiameter && size.height == circleDiameter && radius >= circleDiameter / 2
    default: false
    }
  }

  /// The corrected shape; nil if the shape is valid.
  fileprivate func corrected(for element: Size, circleDiameter: Double) -> PointerShape? {
    func length(_ value: Double, default replacement: Double) -> Double {
      value > 0 && value.isFinite ? min(value, Plane.limit) : replacement
    }
    let shape: PointerShape
    switch self {
    case .circle(let diameter): shape = .circle(diameter: length(diameter, default: circleDiameter))
    case .roundedRect(let size, let radius):
      let hasSize = size.isFinite && size.shorterSide > 0
      shape = .roundedRect(
        hasSize
          ? Size(width: min(size.width, Plane.limit), height: min(size.height, Plane.limit)) : element,
        radius: radius >= 0 && radius.isFinite ? min(radius, Plane.limit) : 8)
    case .verticalBeam(let value): shape = .verticalBeam(length: length(value, default: circleDiameter))
    case .horizontalBeam(let value): shape = .horizontalBeam(length: length(value, default: circleDiameter))
    case .path(let path): return path.hasArea ? nil : .circle(diameter: circleDiameter)
    }
    return shape == self ? nil : shape
  }
}
