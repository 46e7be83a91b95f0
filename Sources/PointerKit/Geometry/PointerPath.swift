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
    /// What it looks like on its way to another shape, found once for all.
    let outline: ShapeOutline

    init(elements: [Element], anchor: Point, strokeWidth: Double?) {
      self.elements = elements
      self.anchor = anchor
      self.strokeWidth = strokeWidth
      bounds = (PathExtent.bounds(of: elements) ?? .zero).outset(by: (strokeWidth ?? 0) / 2)
      let flat = PathFlattening(elements, extent: bounds.size.longerSide)
      let contours =
        strokeWidth.map { width in flat.subpaths.flatMap { StrokeOutline.contours(of: $0, width: width) } }
        ?? flat.subpaths.map { $0.points }
      outline = ShapeOutline(contours, middle: bounds.center)
    }
  }

  private let storage: Storage

  /// The steps, in order.
  public var elements: [Element] { storage.elements }
  /// The place that lies on the pointer's location, in the path's coordinates; the origin by default (S6).
  public var anchor: Point { storage.anchor }
  /// The width of a stroke along the outline, in points; nil, the default, fills it.
  public var strokeWidth: Double? { storage.strokeWidth }
  /// The smallest rectangle around the outline, half the stroke on every side included; zero for an empty
  /// path.
  public var bounds: Rect { storage.bounds }

  /// Creates a path; elements and an anchor with a coordinate that is not finite are dropped, coordinates and
  /// stroke are held to 1e9 points.
  ///
  /// It measures the outline once, for morphs: O(elements) for paths of ordinary size, and nothing on later
  /// use.
  public init(_ elements: [Element], anchor: Point = .zero, strokeWidth: Double? = nil) {
    let kept = elements.filter { element in element.points.allSatisfy { $0.isFinite } }
    let width = strokeWidth.flatMap { $0 > 0 && $0.isFinite ? min($0, Plane.limit) : nil }
    storage = Storage(
      elements: kept.map { $0.held }, anchor: anchor.isFinite ? PointerPath.held(anchor) : .zero,
      strokeWidth: width)
  }

  /// The outline that morphs.
  var outline: ShapeOutline { storage.outline }

  fileprivate static func held(_ point: Point) -> Point {
    point.clampedToPlane()
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
  fileprivate var held: PointerPath.Element {
    switch self {
    case .move(let to): .move(to: PointerPath.held(to))
    case .line(let to): .line(to: PointerPath.held(to))
    case .quadratic(let to, let control):
      .quadratic(to: PointerPath.held(to), control: PointerPath.held(control))
    case .cubic(let to, let first, let second):
      .cubic(to: PointerPath.held(to), first: PointerPath.held(first), second: PointerPath.held(second))
    case .close: .close
    }
  }

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
