import Kinematics

/// Finite numbers that are too large to mean anything are held to ±1e9 and counted, so that no later step
/// overflows.
extension PointerEngine {
  mutating func held(_ point: Point) -> Point {
    let vector = held(Vector(dx: point.x, dy: point.y))
    return Point(x: vector.dx, y: vector.dy)
  }

  mutating func held(_ vector: Vector) -> Vector {
    let held = vector.clampedToPlane()
    if held != vector { diagnostics.clampedValues += 1 }
    return held
  }

  mutating func held(_ rect: Rect) -> Rect {
    let held = rect.clampedToPlane()
    if held != rect { diagnostics.clampedValues += 1 }
    return held
  }
}
