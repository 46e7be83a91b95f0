public import Kinematics

/// An outline of lines and Bézier curves, in points.
public struct PointerPath: Hashable, Sendable {
  /// One step of the outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadratic(to: Point, control: Point)
    /// A cubic Bézier curve.
    case cubic(to: Point, first: Point, second: Point)
    /// A line back to where the subpath began.
    case close
  }

  /// The steps, in order.
  public let elements: [Element]
  /// The place that lies on the pointer's location, in the path's coordinates; the origin by default (S6).
  public let anchor: Point
  /// The width of a stroke along the outline, in points; nil, the default, fills it.
  public let strokeWidth: Double?
  /// The smallest rectangle around all end and control points, stroke included; zero for an empty path.
  public let bounds: Rect

  /// Creates a path; elements and an anchor with a coordinate that is not finite are dropped.
  public init(_ elements: [Element], anchor: Point = .zero, strokeWidth: Double? = nil) {
    let kept = elements.filter { element in element.points.allSatisfy { $0.isFinite } }
    self.elements = kept
    self.anchor = anchor.isFinite ? anchor : .zero
    let width = strokeWidth.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.strokeWidth = width
    var bounds: Rect?
    for element in kept {
      for point in element.points {
        let dot = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        bounds = bounds?.union(dot) ?? dot
      }
    }
    self.bounds = (bounds ?? .zero).outset(by: (width ?? 0) / 2)
  }
}

extension PointerPath.Element {
  /// The end point and the control points.
  var points: [Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadratic(let to, let control): [to, control]
    case .cubic(let to, let first, let second): [to, first, second]
    case .close: []
    }
  }
}
