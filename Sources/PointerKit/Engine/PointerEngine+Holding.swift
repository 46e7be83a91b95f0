import Kinematics

/// Finite numbers that are too large to mean anything are held to ±1e9 and counted, so that no later step
/// overflows.
extension PointerEngine {
  /// The farthest coordinate and the longest movement, in points or a device's unit.
  static let farthest: Double = 1e9

  mutating func held(_ point: Point) -> Point {
    let vector = held(Vector(dx: point.x, dy: point.y))
    return Point(x: vector.dx, y: vector.dy)
  }

  mutating func held(_ vector: Vector) -> Vector {
    let held = vector.clamped(to: PointerEngine.farthest)
    if held != vector { diagnostics.clampedValues += 1 }
    return held
  }

  mutating func held(_ rect: Rect) -> Rect {
    let limit = PointerEngine.farthest
    let held = Rect(
      minX: max(-limit, min(limit, rect.minX)), minY: max(-limit, min(limit, rect.minY)),
      maxX: max(-limit, min(limit, rect.maxX)), maxY: max(-limit, min(limit, rect.maxY)))
    if held != rect { diagnostics.clampedValues += 1 }
    return held
  }
}
