/// An axis-aligned rectangle that includes its edges: a point on an edge is inside.
///
/// It stores its four edges, so that a point is compared with exactly the edges that were given.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public let minX: Double
  /// The top edge, in points.
  public let minY: Double
  /// The right edge, in points, never less than ``minX``; NaN if the width was negative or NaN.
  public let maxX: Double
  /// The bottom edge, in points, never less than ``minY``; NaN if the height was negative or NaN.
  public let maxY: Double

  /// Creates a rectangle from its edges.
  ///
  /// A maximum that is less than its minimum becomes the minimum. NaN stays NaN, so that ``isFinite`` is false.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX < minX ? minX : maxX
    self.maxY = maxY < minY ? minY : maxY
  }

  /// Creates a rectangle from its top left corner and its size.
  ///
  /// A negative extent is a mistake of the caller, and becomes NaN: ``isFinite`` is false then, and an engine
  /// refuses the rectangle and counts it.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      minX: x, minY: y, maxX: width < 0 ? .nan : x + width, maxY: height < 0 ? .nan : y + height)
  }

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Creates a rectangle from its center and its size.
  @inlinable public init(center: Point, size: Size) {
    self.init(
      minX: center.x - size.width / 2, minY: center.y - size.height / 2,
      maxX: center.x + size.width / 2, maxY: center.y + size.height / 2)
  }

  /// The empty rectangle at the origin.
  @inlinable public static var zero: Rect { Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) }

  /// The horizontal extent, in points.
  @inlinable public var width: Double { maxX - minX }
  /// The vertical extent, in points.
  @inlinable public var height: Double { maxY - minY }
  /// The width and height.
  @inlinable public var size: Size { Size(width: width, height: height) }
  /// The top left corner.
  @inlinable public var origin: Point { Point(x: minX, y: minY) }
  /// The center.
  @inlinable public var center: Point {
    // The edges are halved before they are added, since their sum could overflow.
    Point(x: minX / 2 + maxX / 2, y: minY / 2 + maxY / 2)
  }
  /// The left or top edge: the lesser coordinate along an axis, in points.
  @inlinable public func lower(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The right or bottom edge: the greater coordinate along an axis, in points.
  @inlinable public func upper(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
  /// Whether the area is 0 or an edge is NaN.
  @inlinable public var isEmpty: Bool { !(maxX > minX && maxY > minY) }
  /// Whether all four edges are finite.
  @inlinable public var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// Whether the point is inside or on an edge; false for NaN.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle is inside this one, edges included; false for NaN.
  @inlinable @inline(__always) public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Whether two rectangles share at least one point; touching edges count.
  @inlinable @inline(__always) public func intersects(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The part that two rectangles share, or nil if they share no point.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    return Rect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
  }

  /// The smallest rectangle that contains both rectangles.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// The rectangle with its edges moved outward by the insets; negative insets move them inward.
  ///
  /// If two edges would cross, both take the position of the left or the top one, or the nearest one within
  /// the rectangle, and the width or the height is 0.
  @inlinable public func outset(by insets: Insets) -> Rect {
    let (right, bottom) = (maxX + insets.right, maxY + insets.bottom)
    var (left, top) = (minX - insets.left, minY - insets.top)
    if left > right { left = Swift.min(Swift.max(left, minX), maxX) }
    if top > bottom { top = Swift.min(Swift.max(top, minY), maxY) }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The rectangle with every edge moved outward by the same distance.
  @inlinable public func outset(by distance: Double) -> Rect { outset(by: Insets(distance)) }

  /// The rectangle with its left and right edges moved inward by `dx`, and the others by `dy`; negative
  /// distances move them outward.
  ///
  /// If two edges would cross, both take the position of the center, and the width or the height is 0.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    var (left, right) = (minX + dx, maxX - dx)
    var (top, bottom) = (minY + dy, maxY - dy)
    if left > right { (left, right) = (center.x, center.x) }
    if top > bottom { (top, bottom) = (center.y, center.y) }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The rectangle moved by a vector.
  @inlinable public func offset(by vector: Vector) -> Rect {
    Rect(
      minX: minX + vector.dx, minY: minY + vector.dy, maxX: maxX + vector.dx, maxY: maxY + vector.dy)
  }

  /// The squared distance from a point to the rectangle, in square points; 0 inside.
  @inlinable public func distanceSquared(to point: Point) -> Double {
    let dx = Swift.max(Swift.max(minX - point.x, point.x - maxX), 0)
    let dy = Swift.max(Swift.max(minY - point.y, point.y - maxY), 0)
    return dx * dx + dy * dy
  }

  /// The distance from a point to the rectangle, in points; 0 inside.
  @inlinable public func distance(to point: Point) -> Double {
    distanceSquared(to: point).squareRoot()
  }

  /// The smallest rectangle that contains this one and has its edges on device pixels.
  ///
  /// `scale` is the number of device pixels per point, such as 1.25; a scale that is not finite and positive
  /// changes nothing.
  public func alignedOutward(toScale scale: Double) -> Rect {
    guard scale > 0, scale.isFinite, isFinite else { return self }
    return Rect(
      minX: (minX * scale).rounded(.down) / scale, minY: (minY * scale).rounded(.down) / scale,
      maxX: (maxX * scale).rounded(.up) / scale, maxY: (maxY * scale).rounded(.up) / scale)
  }
}
