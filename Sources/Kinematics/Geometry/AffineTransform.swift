/// A straight map of the plane: it scales, turns, shears and moves.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics. Since y grows downward, a
/// positive rotation turns clockwise on the screen.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var a: Double
  /// How much of x goes into y.
  public var b: Double
  /// How much of y goes into x.
  public var c: Double
  /// How much of y goes into y.
  public var d: Double
  /// How far everything moves along x, in points.
  public var tx: Double
  /// How far everything moves along y, in points.
  public var ty: Double

  /// Creates a transform from its six numbers; any value is kept, finite or not.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static var identity: AffineTransform { AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates the transform of a pinch and rotation about an anchor, which itself moves by the translation and
  /// by nothing else (I3).
  ///
  /// - Parameters:
  ///   - scale: The factor; 1 keeps the size.
  ///   - rotation: The angle in radians, clockwise on the screen; beyond ±2²⁰ it counts as 0, see
  ///     ``Elementary``.
  ///   - anchor: The point that stays where it is but for the translation.
  ///   - translation: How far the anchor goes.
  public init(scale: Double, rotation: Double, about anchor: Point, translation: Vector = .zero) {
    let (sine, cosine) = Elementary.sincos(rotation)
    let (along, across) = (scale * cosine, scale * sine)
    self.init(
      a: along, b: across, c: -across, d: along,
      tx: anchor.x + translation.dx - (along * anchor.x - across * anchor.y),
      ty: anchor.y + translation.dy - (across * anchor.x + along * anchor.y))
  }

  /// Where a point goes.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This transform, and then another.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }
}
