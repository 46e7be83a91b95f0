import PointerKit

/// Reflections and rotations of outlines.
extension PointerPath {
  /// A linear map of the plane about a center.
  struct Map {
    let xx: Double, xy: Double, yx: Double, yy: Double
    let center: Point

    func callAsFunction(_ point: Point) -> Point {
      let offset = point - center
      return Point(
        x: center.x + xx * offset.dx + xy * offset.dy, y: center.y + yx * offset.dx + yy * offset.dy)
    }

    static func mirror(leftAndRightOf center: Point) -> Map {
      Map(xx: -1, xy: 0, yx: 0, yy: 1, center: center)
    }
    static func mirror(aboveAndBelow center: Point) -> Map {
      Map(xx: 1, xy: 0, yx: 0, yy: -1, center: center)
    }
    static func halfTurn(about center: Point) -> Map { Map(xx: -1, xy: 0, yx: 0, yy: -1, center: center) }

    /// A rotation by a number of eighths of a circle; with `isMirrored`, a reflection comes first.
    static func turn(eighths: Int, about center: Point, isMirrored: Bool = false) -> Map {
      let half = 0.5.squareRoot()
      let cosines = [1, half, 0, -half, -1, -half, 0, half]
      let (cosine, sine) = (cosines[eighths & 7], cosines[(eighths + 6) & 7])
      return isMirrored
        ? Map(xx: -cosine, xy: -sine, yx: -sine, yy: cosine, center: center)
        : Map(xx: cosine, xy: -sine, yx: sine, yy: cosine, center: center)
    }

    /// Whether the map contains a reflection, which reverses the direction of outlines.
    var isReflection: Bool { xx * yy - xy * yx < 0 }
  }

  /// The share of the shape that has no counterpart in its image under a map; 0 for a symmetrical shape.
  ///
  /// It is the area of the image outside the shape, divided by the shape's area. A shape without area, or
  /// with too many elements, gives 1.
  func asymmetry(under map: Map) -> Double {
    guard visualWeight > 0, elements.count <= PointerPath.maximumElementCount / 2 else { return 1 }
    var image = elements.map { $0.mapped(by: map) }
    // Under the nonzero rule, two contours of opposite directions would leave a hole where they overlap.
    if map.isReflection { image = PointerPath.reversed(image) }
    let both = PointerPath(elements + image, strokeWidth: strokeWidth)
    return max(0, both.visualWeight / visualWeight - 1)
  }

  /// The elements with the direction of each subpath reversed.
  static func reversed(_ elements: [Element]) -> [Element] {
    var result: [Element] = []
    var start = 0
    for index in elements.indices {
      if case .move = elements[index], index > start {
        appendReversed(elements[start..<index], to: &result)
        start = index
      }
    }
    appendReversed(elements[start...], to: &result)
    return result
  }

  private static func appendReversed(_ subpath: ArraySlice<Element>, to result: inout [Element]) {
    var points: [Point] = []
    var isClosed = false
    for element in subpath {
      if let end = element.endPoint { points.append(end) } else { isClosed = true }
    }
    guard let last = points.last else { return }
    result.append(.move(to: last))
    var position = points.count - 1
    for element in subpath.reversed() {
      guard position > 0, element.endPoint != nil else { continue }
      position -= 1
      let to = points[position]
      switch element {
      case .quadratic(_, let control): result.append(.quadratic(to: to, control: control))
      case .cubic(_, let first, let second): result.append(.cubic(to: to, first: second, second: first))
      case .move, .line, .close: result.append(.line(to: to))
      }
    }
    if isClosed { result.append(.close) }
  }

  /// Whether two shapes are the same around their anchors, up to reflections and rotations by multiples of
  /// 45°.
  ///
  /// Examples are the arrows for the different edges of a window.
  func isTurned(_ other: PointerPath, tolerance: Double) -> Bool {
    guard elements.count == other.elements.count, strokeWidth == other.strokeWidth else { return false }
    let offset = other.anchor - anchor
    for number in 0..<16 {
      let map = Map.turn(eighths: number & 7, about: anchor, isMirrored: number > 7)
      var isSame = true
      for (own, given) in zip(elements, other.elements) where isSame {
        isSame = own.mapped(by: map).isNear(given, offset: offset, tolerance: tolerance)
      }
      if isSame { return true }
    }
    return false
  }
}

extension PointerPath.Element {
  /// The point at which the element ends; nil for `close`, which states no point.
  fileprivate var endPoint: Point? {
    switch self {
    case .move(let to), .line(let to), .quadratic(let to, _), .cubic(let to, _, _): to
    case .close: nil
    }
  }

  fileprivate func mapped(by map: PointerPath.Map) -> PointerPath.Element {
    switch self {
    case .move(let to): .move(to: map(to))
    case .line(let to): .line(to: map(to))
    case .quadratic(let to, let control): .quadratic(to: map(to), control: map(control))
    case .cubic(let to, let first, let second): .cubic(to: map(to), first: map(first), second: map(second))
    case .close: .close
    }
  }

  fileprivate func isNear(_ other: PointerPath.Element, offset: Vector, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): break
    default: return false
    }
    for (own, given) in zip(points, other.points) where (own + offset).distance(to: given) > tolerance {
      return false
    }
    return true
  }
}
