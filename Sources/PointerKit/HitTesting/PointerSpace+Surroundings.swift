import Kinematics

extension PointerSpace {
  /// A rectangle of the window in the space's own coordinates, grown by more than rounding can take away.
  ///
  /// Whatever meets the rectangle in the window meets this one in the space; the converse is for the asker to
  /// see.
  @inline(__always)
  func surroundings(of rect: Rect) -> Rect {
    let local = rect.offset(by: Vector(dx: -origin.x, dy: -origin.y))
    guard origin != .zero else { return local }
    // Two roundings of numbers no larger than these: half an ulp each, 2⁻⁵³.
    let size =
      max(abs(origin.x), abs(origin.y))
      + max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
    return local.outset(by: size * 0x1p-50)
  }
}
