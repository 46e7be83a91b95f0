import Kinematics

extension PointerFrame {
  /// The margin for antialiased edges, in points.
  private static let damageMargin = 1.0

  /// Finds the rectangle that contains every change since the previous reading; nil if nothing has changed.
  ///
  /// The rectangle has a margin for antialiased edges, and is aligned outward to device pixels.
  mutating func findDamage(displayScale: Double) {
    var changes = Differences()
    if pointer != scratch.previous.pointer || outline != scratch.previous.outline {
      // A frame that was never read has a pointer of size zero.
      if scratch.previous.pointer.opacity > 0, scratch.previous.pointer.size != .zero {
        changes.add(scratch.previous.pointer.bounds)
      }
      if pointer.opacity > 0 { changes.add(pointer.bounds) }
    }
    changes.add(from: scratch.previous.contents, to: contents)
    // Accessories have the pointer's material and change with it.
    if accessories != scratch.previous.accessories || pointer.luminance != scratch.previous.pointer.luminance
      || pointer.materialOpacity != scratch.previous.pointer.materialOpacity
    {
      for accessory in scratch.previous.accessories { changes.add(accessory.extent) }
      for accessory in accessories { changes.add(accessory.extent) }
    }
    if let annotation {
      if scratch.previous.annotation.first != annotation {
        changes.add(annotation.extent)
        if let old = scratch.previous.annotation.first { changes.add(old.extent) }
      }
    } else if let old = scratch.previous.annotation.first {
      changes.add(old.extent)
    }
    damage = changes.bounds?.outset(by: PointerFrame.damageMargin).alignedOutward(toScale: displayScale)
  }
}

/// The bounds of what has changed, in window points; nil bounds if nothing has.
private struct Differences {
  private(set) var bounds: Rect?

  mutating func add(_ rect: Rect) { bounds = bounds?.union(rect) ?? rect }

  /// Adds each element that has changed, before and after; both lists are in ascending order of id.
  mutating func add(from before: [ContentState], to after: [ContentState]) {
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      let isOld = new == after.count || (old < before.count && before[old].target <= after[new].target)
      let isNew = old == before.count || (new < after.count && after[new].target <= before[old].target)
      if !isOld || !isNew || before[old] != after[new] {
        if isOld { add(before[old].extent) }
        if isNew { add(after[new].extent) }
      }
      if isOld { old += 1 }
      if isNew { new += 1 }
    }
  }
}
