import Kinematics

/// The range that this module's numbers are held to, so that no later step can overflow or meet a NaN.
enum Limits {
  /// The farthest coordinate and the greatest speed: 10⁹ points, and points a second.
  ///
  /// A hundred thousand times any screen, and small enough that squares and sums stay far from overflow.
  static var farthest: Double { 1e9 }

  /// The number held between two finite ends; `replacement` for NaN.
  static func hold(
    _ number: Double, _ lowest: Double, _ highest: Double, ifNaN replacement: Double
  ) -> Double {
    guard number == number else { return replacement }
    return number < lowest ? lowest : number > highest ? highest : number
  }

  /// The coordinate or speed held within ±10⁹; `replacement` for NaN.
  static func hold(_ number: Double, ifNaN replacement: Double) -> Double {
    hold(number, -farthest, farthest, ifNaN: replacement)
  }

  /// The point held within ±10⁹; a NaN coordinate is taken from `replacement`.
  static func hold(_ point: Point, ifNaN replacement: Point) -> Point {
    Point(x: hold(point.x, ifNaN: replacement.x), y: hold(point.y, ifNaN: replacement.y))
  }

  /// The rectangle with its edges held within ±10⁹; a NaN edge is that far out.
  static func hold(_ rect: Rect) -> Rect {
    Rect(
      minX: hold(rect.minX, ifNaN: -farthest), minY: hold(rect.minY, ifNaN: -farthest),
      maxX: hold(rect.maxX, ifNaN: farthest), maxY: hold(rect.maxY, ifNaN: farthest))
  }

  /// Whether every edge of the rectangle is within ±10⁹.
  @inline(__always)
  static func holds(_ rect: Rect) -> Bool {
    // A rectangle's maxima are not below its minima, and not numbers only with them.
    rect.minX >= -farthest && rect.minY >= -farthest && rect.maxX <= farthest && rect.maxY <= farthest
  }

  /// Whether an edge of the rectangle is NaN.
  static func isUnordered(_ rect: Rect) -> Bool {
    rect.minX != rect.minX || rect.minY != rect.minY || rect.maxX != rect.maxX || rect.maxY != rect.maxY
  }
}

extension Rect {
  /// Whether all of another is within this one.
  @inline(__always)
  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
