public import Kinematics

/// An outline of lines and Bézier curves, in points, with an anchor (S6).
public struct PointerPath: Hashable, Sendable {
  /// One element of the outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadratic(to: Point, control: Point)
    /// A cubic Bézier curve.
    case cubic(to: Point, first: Point, second: Point)
    /// A line back to the start of the subpath.
    case close
  }

  /// The shared outline: styles, frames and drawing commands carry a path in one word.
  private final class Storage: Sendable {
    let elements: [Element]
    let anchor: Point
    let strokeWidth: Double?
    let bounds: Rect
    /// The outline for morphs, computed once.
    let outline: ShapeOutline

    init(elements: [Element], anchor: Point?, strokeWidth: Double?) {
      self.elements = elements
      self.strokeWidth = strokeWidth
      bounds = (PathExtent.bounds(of: elements) ?? .zero).outset(by: (strokeWidth ?? 0) / 2)
      self.anchor = anchor ?? bounds.center
      let flat = PathFlattening(elements, extent: bounds.size.longerSide)
      let contours =
        strokeWidth.map { width in flat.subpaths.flatMap { StrokeOutline.contours(of: $0, width: width) } }
        ?? flat.subpaths.map { $0.points }
      outline = ShapeOutline(contours, center: bounds.center)
    }
  }

  private let storage: Storage

  /// The elements, in order.
  public var elements: [Element] { storage.elements }
  /// The point that is at the pointer's location, in the path's coordinates (S6).
  ///
  /// By default it is the center of ``bounds``. While the pointer is pressed it shrinks toward this point.
  public var anchor: Point { storage.anchor }
  /// The width of a stroke along the outline, in points; nil, the default, fills the outline.
  public var strokeWidth: Double? { storage.strokeWidth }
  /// The smallest rectangle around the outline with its stroke, in points; zero for an empty path.
  public var bounds: Rect { storage.bounds }

  /// Creates a path.
  ///
  /// An anchor of nil, the default, is the center of the bounds. Elements and an anchor that are not finite are
  /// dropped, as is a stroke that is not finite and positive; all numbers are clamped to ±10⁹. The outline is
  /// measured once, for morphs: commonly O(elements).
  public init(_ elements: [Element], anchor: Point? = nil, strokeWidth: Double? = nil) {
    let width = strokeWidth.flatMap { $0 > 0 && $0.isFinite ? min($0, Plane.limit) : nil }
    storage = Storage(
      elements: elements.filter { $0.points.allSatisfy { $0.isFinite } }.map { $0.clampedToPlane },
      anchor: anchor.flatMap { $0.isFinite ? $0.clampedToPlane() : nil }, strokeWidth: width)
  }

  /// The outline for morphs.
  var outline: ShapeOutline { storage.outline }

  /// The area that the path paints by the nonzero rule, stroke included, in square points (S8).
  ///
  /// The 19-point circle has 283.5. Overlapping parts count once. Curves are flattened to a hundredth of a
  /// point; beyond that the area is exact if no contours cross, else within about a percent. O(1).
  public var visualWeight: Double { outline.weight }

  /// Whether the path paints anything; one without area, such as a bare line, counts as the free circle.
  public var hasArea: Bool { outline.weight > 0 && !outline.points.isEmpty }

  /// Whether two paths have equal outlines, anchors and strokes.
  public static func == (a: PointerPath, b: PointerPath) -> Bool {
    a.storage === b.storage
      || (a.elements == b.elements && a.anchor == b.anchor && a.strokeWidth == b.strokeWidth)
  }

  /// Hashes the outline, the anchor and the stroke.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
    hasher.combine(anchor)
    hasher.combine(strokeWidth)
  }
}

extension PointerPath.Element {
  fileprivate var clampedToPlane: PointerPath.Element {
    switch self {
    case .move(let to): .move(to: to.clampedToPlane())
    case .line(let to): .line(to: to.clampedToPlane())
    case .quadratic(let to, let control):
      .quadratic(to: to.clampedToPlane(), control: control.clampedToPlane())
    case .cubic(let to, let first, let second):
      .cubic(
        to: to.clampedToPlane(), first: first.clampedToPlane(), second: second.clampedToPlane())
    case .close: .close
    }
  }

  /// The end point and the control points.
  package var points: [Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadratic(let to, let control): [to, control]
    case .cubic(let to, let first, let second): [to, first, second]
    case .close: []
    }
  }
}
