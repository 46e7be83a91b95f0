/// An affine transform of the plane, which scales, rotates, shears and translates.
///
/// As in Core Graphics, it maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Since y grows downward, a
/// positive rotation is clockwise on screen.
public struct AffineTransform: Hashable, Sendable {
  /// The factor of x in the resulting x.
  public var a: Double
  /// The factor of x in the resulting y.
  public var b: Double
  /// The factor of y in the resulting x.
  public var c: Double
  /// The factor of y in the resulting y.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
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

  /// Creates the transform of a pinch and rotation around an anchor, followed by a translation.
  ///
  /// A scale of 1 keeps the size. The rotation is clockwise, in radians. An angle beyond
  /// ±2²⁰ counts as 0.
  public init(scale: Double, rotation: Double, about anchor: Point, translation: Vector = .zero) {
    let (sine, cosine) = Elementary.sincos(rotation)
    let (along, across) = (scale * cosine, scale * sine)
    self.init(
      a: along, b: across, c: -across, d: along,
      tx: anchor.x + translation.dx - (along * anchor.x - across * anchor.y),
      ty: anchor.y + translation.dy - (across * anchor.x + along * anchor.y))
  }
}

extension Point {
  /// The image of the point under a transform.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
    )
  }
}
