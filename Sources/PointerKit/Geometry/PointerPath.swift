public import Kinematics

/// An outline of lines and Bézier curves, in points, with an anchor.
public struct PointerPath: Hashable, Sendable {
  /// One element of the outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line from the current point, or only a move to its end if there is no current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point, or from `control` if there is no current point.
    case quadratic(to: Point, control: Point)
    /// A cubic Bézier curve from the current point, or from `first` if there is no current point.
    case cubic(to: Point, first: Point, second: Point)
    /// A line back to the start of the subpath.
    ///
    /// An element that follows without a move begins at this start. A close at the beginning of a path, or
    /// right after another close, has no effect.
    case close
  }

  /// What copies of a path share, so that styles, pointer frames and drawing commands contain only a
  /// reference.
  private final class Storage: Sendable {
    let elements: [Element]
    let anchor: Point
    let strokeWidth: Double?
    let bounds: Rect
    /// The number of elements beyond ``PointerPath/maximumElementCount``.
    let droppedElements: Int
    /// Measured once, for morphs and for the weight.
    let outline: ShapeOutline

    /// Drops or clamps invalid values, and measures the outline.
    ///
    /// This initializer is never inlined, so that all paths share one copy of its code.
    @inline(never)
    init(_ given: [Element], anchor: Point?, strokeWidth: Double?) {
      let most = PointerPath.maximumElementCount
      var subpaths = SubpathBeginnings()
      for element in given.prefix(most) where element.isFinite { subpaths.append(element.clampedToPlane) }
      droppedElements = max(0, given.count - most) + subpaths.limit(to: most)
      let elements = subpaths.elements
      let strokeWidth = strokeWidth.flatMap { $0 > 0 && $0.isFinite ? min($0, Plane.limit) : nil }
      let anchor = anchor.flatMap { $0.isFinite ? $0.clampedToPlane() : nil }
      self.elements = elements
      self.strokeWidth = strokeWidth
      bounds = PointerPath.bounds(of: elements).outset(by: (strokeWidth ?? 0) / 2)
      self.anchor = anchor ?? bounds.center
      let flat = PathFlattening(elements, extent: bounds.size.longerSide)
      let contours: [[Point]]
      if let strokeWidth {
        let pen = StrokeOutline(width: strokeWidth, joints: flat.pointCount)
        contours = flat.subpaths.flatMap { pen.contours(of: $0) }
      } else {
        contours = flat.subpaths.map { $0.points }
      }
      outline = ShapeOutline(contours, bounds: bounds)
    }
  }

  private let storage: Storage

  /// The elements, in order, with a move before each subpath.
  ///
  /// If an outline begins with a line or a curve, or continues after a close, the missing move is added. So
  /// every drawing library draws the same outline. A close without an open subpath is dropped.
  public var elements: [Element] { storage.elements }
  /// The point that is at the pointer's location, in the path's coordinates.
  ///
  /// The default is the center of ``bounds``. While the pointer is pressed, the shape shrinks toward this
  /// point.
  public var anchor: Point { storage.anchor }
  /// The width of a stroke along the outline, in points; nil, the default, fills the outline.
  public var strokeWidth: Double? { storage.strokeWidth }
  /// The smallest rectangle around the outline with its stroke, in points; zero for an empty path.
  public var bounds: Rect { storage.bounds }

  /// The greatest number of elements of a path: 2,048.
  ///
  /// Further elements are dropped, and ``PointerDiagnostics/invalidStyles`` counts the style that has the
  /// path. A scene file with such a path is refused. A path with the greatest number of elements is measured
  /// within about 2 ms, even if its elements cross each other often.
  public static let maximumElementCount = 2048

  /// The number of elements that were dropped because there were more than ``maximumElementCount``.
  public var droppedElements: Int { storage.droppedElements }

  /// Creates a path.
  ///
  /// An anchor that is nil or not finite is replaced by the center of the bounds. Elements that are not
  /// finite or beyond ``maximumElementCount`` are dropped. A stroke width that is not finite and positive is
  /// replaced by nil. All numbers are clamped to ±10⁹. The outline is measured once, for morphs. This usually
  /// takes O(elements) time, and about 2 ms at most.
  public init(_ elements: [Element], anchor: Point? = nil, strokeWidth: Double? = nil) {
    storage = Storage(elements, anchor: anchor, strokeWidth: strokeWidth)
  }

  var outline: ShapeOutline { storage.outline }

  /// The area that the path paints by the nonzero rule, stroke included, in square points.
  ///
  /// The free circle, 19 points in diameter, has a weight of 283.5. Overlapping parts count once. The error
  /// is at most about 1 %, or more in a path of hundreds of long lines. O(1).
  public var visualWeight: Double { outline.weight }

  /// Whether the path paints anything.
  ///
  /// For example, a line without a stroke paints nothing. With such a path, the pointer has the shape of the
  /// free circle.
  public var hasArea: Bool { !outline.contours.isEmpty }

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

extension PointerPath {
  /// The smallest rectangle around lines and curves, whose control points may lie outside; zero if there are
  /// none.
  private static func bounds(of elements: [Element]) -> Rect {
    var points: [Point] = []
    for element in elements {
      guard let to = element.end else { continue }
      if let current = points.last, let curve = element.curve(from: current) {
        for axis in [Axis.horizontal, .vertical] {
          let (first, second) = curve.extrema(along: axis)
          if let first { points.append(curve.point(at: first)) }
          if let second { points.append(curve.point(at: second)) }
        }
      }
      points.append(to)
    }
    return Contour.bounds(of: points)
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

  fileprivate var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFinite
    case .quadratic(let to, let control): to.isFinite && control.isFinite
    case .cubic(let to, let first, let second): to.isFinite && first.isFinite && second.isFinite
    case .close: true
    }
  }

  /// The end point; nil for a close.
  var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quadratic(let to, _), .cubic(let to, _, _): to
    case .close: nil
    }
  }

  /// The curve from the current point; nil for an element that is not a curve.
  func curve(from current: Point) -> BezierCurve? {
    switch self {
    case .quadratic(let to, let control): .quadratic(from: current, control: control, to: to)
    case .cubic(let to, let first, let second): .cubic(from: current, first: first, second: second, to: to)
    case .move, .line, .close: nil
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
