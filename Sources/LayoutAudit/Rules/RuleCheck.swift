import PointerKit

/// The check of one rule.
protocol RuleCheck {
  /// The rule.
  static var rule: LayoutRule { get }
  /// Creates the check with the thresholds of a configuration.
  init(_ configuration: AuditConfiguration)
  /// Appends the deviations from the rule, in the order of targets or groups.
  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding])
}

extension RuleCheck {
  /// Whether a number exceeds another by more than rounding errors.
  static func exceeds(_ value: Double, _ bound: Double) -> Bool { value - bound > 1e-6 }

  /// The certainty of a finding whose measured number is beyond the threshold by a margin.
  ///
  /// `known` is the certainty for exact frames. If the error of the frames alone can explain the margin, the
  /// finding is only possible. `edges` is the number of edges from which the margin follows.
  static func certainty(
    _ known: Finding.Certainty, beyondBy margin: Double, edges: Double, _ configuration: AuditConfiguration
  ) -> Finding.Certainty {
    exceeds(margin, configuration.frameError * edges.squareRoot()) ? known : .possible
  }

  /// Whether the rule applies to a target; it applies only to targets that can be hovered.
  ///
  /// To text that lacks the beam, only L15 and the rules about regions apply, so that there is one remedy.
  func applies(to target: AuditedTarget) -> Bool {
    guard target.isHoverable, target.rules.contains(Self.rule) else { return false }
    switch Self.rule {
    case .padding, .groupGap, .customEffect, .targetSize, .enhancedTargetSize: return true
    default: return !target.rules.contains(.customEffect) || !target.lacksBeam
    }
  }
}

/// A side of a rectangle.
enum Side: CaseIterable {
  case top, left, bottom, right

  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  var direction: Vector {
    switch self {
    case .top: Vector(dx: 0, dy: -1)
    case .left: Vector(dx: -1, dy: 0)
    case .bottom: Vector(dx: 0, dy: 1)
    case .right: Vector(dx: 1, dy: 0)
    }
  }

  func inset(of insets: Insets) -> Double {
    switch self {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }

  /// The point outside a rectangle at a distance from this side and at a share of the side's length.
  func point(outside rect: Rect, by distance: Double, at share: Double) -> Point {
    let (x, y) = (rect.minX + rect.width * share, rect.minY + rect.height * share)
    switch self {
    case .top: return Point(x: x, y: rect.minY - distance)
    case .left: return Point(x: rect.minX - distance, y: y)
    case .bottom: return Point(x: x, y: rect.maxY + distance)
    case .right: return Point(x: rect.maxX + distance, y: y)
    }
  }
}

extension Insets {
  /// Insets that are the same on the given sides, and 0 on the others.
  init(_ distance: Double, on sides: [Side]) {
    self.init(
      top: sides.contains(.top) ? distance : 0, left: sides.contains(.left) ? distance : 0,
      bottom: sides.contains(.bottom) ? distance : 0, right: sides.contains(.right) ? distance : 0)
  }
}

extension Rect {
  /// The point at shares of the width and the height.
  func point(at column: Double, _ row: Double) -> Point {
    Point(x: minX + width * column, y: minY + height * row)
  }

  /// The depth of the overlap of two rectangles: the shorter side of their intersection.
  ///
  /// If the rectangles are apart, the depth is negative: minus the greater of their gaps along the two axes.
  func penetration(of other: Rect) -> Double {
    min(
      min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// The shortest distance by which the rectangle has to move along an axis to be beside another one.
  ///
  /// It exceeds the depth of the overlap if one rectangle extends beyond both sides of the other. If the
  /// rectangles are apart, the distance is negative: minus the greater of their gaps along the two axes.
  func distance(toLeave other: Rect) -> Double {
    min(
      min(maxX - other.minX, other.maxX - minX), min(maxY - other.minY, other.maxY - minY))
  }
}
