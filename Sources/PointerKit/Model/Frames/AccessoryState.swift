public import Kinematics

/// One small shape beside the pointer at one instant (A1, A2).
public struct AccessoryState: Hashable, Sendable {
  /// What it shows.
  public internal(set) var shape: PointerAccessory.Shape
  /// Its middle, in window points.
  public internal(set) var center: Point
  /// How far it is turned, in radians, clockwise.
  public internal(set) var angle: Double
  /// How visible it is, 0…1.
  public internal(set) var opacity: Double
  /// The factor by which it is drawn larger or smaller about its middle.
  public internal(set) var scale: Double

  /// The rectangle that the glyph fills before it is turned, in window points.
  public var frame: Rect {
    let size = shape.glyph.bounds.size
    return Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }

  /// All that it can cover, however it is turned.
  var extent: Rect {
    let radius = Vector(dx: frame.width, dy: frame.height).length / 2
    return Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
  }
}
