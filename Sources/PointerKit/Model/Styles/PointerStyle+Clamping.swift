import Kinematics

/// What a style may say and cannot mean is mended as its target is registered, and counted as
/// ``PointerDiagnostics/invalidStyles``: one for each rule that it breaks.
///
/// - More than four accessories: the first four stay (A1).
/// - Steps whose spacing is not finite and positive, or whose origin is not finite: any place (P6).
/// - Lines that are out of order are sorted; one that overlaps the line above begins where that ends, or goes
///   if nothing of it is left; a negative height is 0; one that is not finite, or beyond 1e9 points, goes. If
///   none is left: any place (P5).
/// - A shape's length that is not finite and positive, and a radius that is not finite or negative: the
///   default.
/// - A path with no area and no stroke: the free circle (S3).
/// - Snapping to the middle without a shape, neither its own nor one that an effect or text gives: any place
///   (P8). Steps are no such snapping: a day view may keep the circle (P6). In a group nothing is taken away,
///   since the group may highlight its members (E11).
///
/// Only a style that is mended costs memory.
extension PointerStyle {
  /// Corrects the style of a target; returns the number of rules that it violates.
  mutating func correct(for target: borrowing PointerTarget, configuration: borrowing PointerConfiguration)
    -> Int
  {
    var violations = droppedAccessories > 0 ? 1 : 0
    if let precision = horizontalPrecision, let corrected = precision.corrected {
      horizontalPrecision = corrected
      violations += 1
    }
    if let precision = verticalPrecision, let corrected = precision.corrected {
      verticalPrecision = corrected
      violations += 1
    }
    if let shape, let corrected = shape.corrected(for: target.frame.size, configuration: configuration) {
      self.shape = corrected
      violations += 1
    }
    if snapsWithoutShape(target, configuration: configuration) {
      constrainedAxes = []
      if horizontalPrecision == .whole { horizontalPrecision = .continuous }
      if verticalPrecision == .whole { verticalPrecision = .continuous }
      violations += 1
    }
    return violations
  }

  private func snapsWithoutShape(
    _ target: borrowing PointerTarget, configuration: borrowing PointerConfiguration
  ) -> Bool {
    guard constrainedAxes != [] || horizontalPrecision == .whole || verticalPrecision == .whole else {
      return false
    }
    if shape != nil || isHidden || linesAxis != nil { return false }
    switch effect {
    case .highlight, .lift: return false
    case .hover, nil: return true
    case .automatic:
      guard target.kind != .text, target.group == nil else { return false }
      switch target.automaticEffect(ElementSizes(configuration)) {
      case .highlight, .lift: return false
      default: return true
      }
    }
  }
}

extension AxisPrecision {
  /// What it can only mean; nil where it is well as it is.
  fileprivate var corrected: AxisPrecision? {
    switch self {
    case .continuous, .whole: return nil
    case .stepped: return snapMode == .steps ? nil : .continuous
    case .lines(let lines):
      var end = -Double.infinity
      for line in lines {
        // A rounding's overlap is none.
        guard line.isUsable, line.length >= 0, line.start >= end - 1e-6 else { return .ordered(lines) }
        end = line.start + line.length
      }
      return nil
    }
  }

  private static func ordered(_ lines: [Line]) -> AxisPrecision {
    var kept: [Line] = []
    var end = -Double.infinity
    let usable = lines.filter { $0.isUsable }.enumerated()
    for (_, line) in usable.sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }) {
      let bottom = line.start + max(0, line.length)
      let top = max(line.start, end)
      // What lies within the line above is not there, unless it has no height by itself.
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
  /// What it can only mean; nil where it is well as it is.
  fileprivate func corrected(for element: Size, configuration: borrowing PointerConfiguration) -> PointerShape? {
    func isLength(_ value: Double) -> Bool { value > 0 && value.isFinite }
    switch self {
    case .circle(let diameter):
      return isLength(diameter) ? nil : .circle(diameter: configuration.circleDiameter)
    case .roundedRect(let size, let radius):
      let hasSize = isLength(size.width) && isLength(size.height)
      let hasRadius = radius >= 0 && radius.isFinite
      if hasSize && hasRadius { return nil }
      return .roundedRect(hasSize ? size : element, radius: hasRadius ? radius : 8)
    case .verticalBeam(let length):
      return isLength(length) ? nil : .verticalBeam(length: configuration.circleDiameter)
    case .horizontalBeam(let length):
      return isLength(length) ? nil : .horizontalBeam(length: configuration.circleDiameter)
    case .path(let path):
      return path.hasArea ? nil : .circle(diameter: configuration.circleDiameter)
    }
  }
}
