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

  /// The outline itself, shared: styles, frames and drawing commands carry a path in one word.
  private final class Storage: Sendable {
    let elements: [Element]
    let anchor: Point
    let strokeWidth: Double?
    let bounds: Rect

    init(elements: [Element], anchor: Point, strokeWidth: Double?, bounds: Rect) {
      self.elements = elements
      self.anchor = anchor
      self.strokeWidth = strokeWidth
      self.bounds = bounds
    }
  }

  private let storage: Storage

  /// The steps, in order.
  public var elements: [Element] { storage.elements }
  /// The place that lies on the pointer's location, in the path's coordinates; the origin by default (S6).
  public var anchor: Point { storage.anchor }
  /// The width of a stroke along the outline, in points; nil, the default, fills it.
  public var strokeWidth: Double? { storage.strokeWidth }
  /// The smallest rectangle around all end and control points, stroke included; zero for an empty path.
  public var bounds: Rect { storage.bounds }

  /// Creates a path; elements and an anchor with a coordinate that is not finite are dropped.
  public init(_ elements: [Element], anchor: Point = .zero, strokeWidth: Double? = nil) {
    let kept = elements.filter { element in element.points.allSatisfy { $0.isFinite } }
    let width = strokeWidth.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    var bounds: Rect?
    for element in kept {
      for point in element.points {
        let dot = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        bounds = bounds?.union(dot) ?? dot
      }
    }
    storage = Storage(
      elements: kept, anchor: anchor.isFinite ? anchor : .zero, strokeWidth: width,
      bounds: (bounds ?? .zero).outset(by: (width ?? 0) / 2))
  }

  /// Whether both are the same outline with the same anchor and stroke.
  public static func == (a: PointerPath, b: PointerPath) -> Bool {
    a.storage === b.storage
      || (a.elements == b.elements && a.anchor == b.anchor && a.strokeWidth == b.strokeWidth)
  }

  /// Feeds the outline, the anchor and the stroke to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
    hasher.combine(anchor)
    hasher.combine(strokeWidth)
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
