import Kinematics

extension PointerFrame {
  /// The margin for antialiased edges, in points.
  private static let damageMargin = 1.0

  /// Finds the rectangle that contains every change since the previous reading; nil if nothing has changed.
  ///
  /// The rectangle has a margin for antialiased edges, and is aligned outward to device pixels.
  mutating func findDamage(displayScale: Double) {
    let before = scratch.previous
    var damage: Rect?
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    if pointer != before.pointer || outline != before.outline {
      // A frame that was never read has a pointer of size zero.
      if before.pointer.opacity > 0, before.pointer.size != .zero { add(before.pointer.bounds) }
      if pointer.opacity > 0 { add(pointer.bounds) }
    }
    for old in before.contents where contents.index(of: old.target).map({ contents[$0] }) != old {
      add(old.extent)
    }
    for new in contents where before.contents.index(of: new.target).map({ before.contents[$0] }) != new {
      add(new.extent)
    }
    // Accessories have the pointer's material and change with it.
    if accessories != before.accessories || pointer.luminance != before.pointer.luminance
      || pointer.materialOpacity != before.pointer.materialOpacity
    {
      for accessory in before.accessories { add(accessory.extent) }
      for accessory in accessories { add(accessory.extent) }
    }
    if annotation != before.annotation {
      if let old = before.annotation { add(old.extent) }
      if let new = annotation { add(new.extent) }
    }
    self.damage = damage?.outset(by: PointerFrame.damageMargin).alignedOutward(toScale: displayScale)
  }
}
