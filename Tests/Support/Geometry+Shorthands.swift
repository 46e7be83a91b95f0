public import PointerKit

// Tests state many coordinates, in the order that everyone expects.

extension Point {
  /// The point at x and y.
  public init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}

extension Vector {
  /// A movement along x and y.
  public init(_ dx: Double, _ dy: Double) { self.init(dx: dx, dy: dy) }
}

extension Size {
  /// A width and a height.
  public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

extension Rect {
  /// The rectangle from x and y, with a width and a height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
