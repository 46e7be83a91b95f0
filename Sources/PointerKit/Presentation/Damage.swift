import Kinematics

extension PointerFrame {
  /// The margin for antialiased edges, in points.
  private static let damageMargin = 1.0

  /// Finds the rectangle that contains every change since the previous reading; nil if nothing has changed.
  ///
  /// The rectangle has a margin for antialiased edges, and is aligned outward to device pixels.
  mutating func findDamage(displayScale: Double) {
    var damage: Rect?
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    if pointer != scratch.previous.pointer || outline != scratch.previous.outline {
      // A frame that was never read has a pointer of size zero.
      if scratch.previous.pointer.opacity > 0, scratch.previous.pointer.size != .zero {
        add(scratch.previous.pointer.bounds)
      }
      if pointer.opacity > 0 { add(pointer.bounds) }
    }
    contents.forEachChange(since: scratch.previous.contents, add)
    // Accessories have the pointer's material and change with it.
    if accessories != scratch.previous.accessories || pointer.luminance != scratch.previous.pointer.luminance
      || pointer.materialOpacity != scratch.previous.pointer.materialOpacity
    {
      for accessory in scratch.previous.accessories { add(accessory.extent) }
      for accessory in accessories { add(accessory.extent) }
    }
    if annotation != scratch.previous.annotation {
      if let old = scratch.previous.annotation { add(old.extent) }
      if let new = annotation { add(new.extent) }
    }
    self.damage = damage?.outset(by: PointerFrame.damageMargin).alignedOutward(toScale: displayScale)
  }
}

extension [ContentState] {
  /// Calls `body` with the extent of each element before and after a change; both lists are in ascending order
  /// of id.
  fileprivate func forEachChange(since before: [ContentState], _ body: (Rect) -> Void) {
    var (old, new) = (0, 0)
    while old < before.count || new < count {
      let isOld = new == count || (old < before.count && before[old].target <= self[new].target)
      let isNew = old == before.count || (new < count && self[new].target <= before[old].target)
      if !isOld || !isNew || before[old] != self[new] {
        if isOld { body(before[old].extent) }
        if isNew { body(self[new].extent) }
      }
      if isOld { old += 1 }
      if isNew { new += 1 }
    }
  }
}
