import Kinematics

/// The area in which a frame has changed since the previous reading into the same ``PointerFrame``.
enum Damage {
  /// The margin for antialiased edges, in points.
  private static let margin = 1.0

  /// Returns a rectangle that contains every change; nil if nothing has changed.
  ///
  /// The rectangle has a margin for antialiased edges, and is aligned outward to device pixels.
  /// `surroundings` is the area of changed accessories and annotations. The old and the new ``ContentState``
  /// values are in ascending order of id. O(contents).
  static func of(_ frame: inout PointerFrame, surroundings: Rect?, displayScale: Double) -> Rect? {
    var damage = surroundings
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    if !isSame(frame.pointer, frame.before.pointer) || frame.outline != frame.before.outline {
      // A frame that was never read has a pointer of size zero.
      if frame.before.pointer.opacity > 0, frame.before.pointer.size != .zero {
        add(frame.before.pointer.bounds)
      }
      if frame.pointer.opacity > 0 { add(frame.pointer.bounds) }
    }
    let (oldContents, contents) = (frame.before.contents.span, frame.contents.span)
    var old = 0
    for index in contents.indices {
      while old < oldContents.count, oldContents[old].target < contents[index].target {
        add(oldContents[old].extent)
        old += 1
      }
      if old < oldContents.count, oldContents[old].target == contents[index].target {
        // Positions change most often, so they are compared before all the rest.
        if oldContents[old].translation != contents[index].translation
          || oldContents[old].specular.center != contents[index].specular.center
          || oldContents[old] != contents[index]
        {
          add(oldContents[old].extent)
          add(contents[index].extent)
        }
        old += 1
      } else {
        add(contents[index].extent)
      }
    }
    while old < oldContents.count {
      add(oldContents[old].extent)
      old += 1
    }
    return damage?.outset(by: margin).alignedOutward(toScale: displayScale)
  }

  /// Whether pointer and contents are as they were when the frame was last read; false during a morph.
  ///
  /// The element that the pointer is beneath is not compared. If something moves, the first comparison
  /// usually shows it.
  static func isSame(_ frame: inout PointerFrame) -> Bool {
    guard frame.pointer.center == frame.before.pointer.center,
      frame.contents.count == frame.before.contents.count,
      isSame(frame.pointer, frame.before.pointer, apartFromDepth: true), frame.outline.isEmpty,
      frame.before.outline.isEmpty
    else { return false }
    for index in frame.contents.indices where frame.contents[index] != frame.before.contents[index] {
      return false
    }
    return true
  }

  /// Whether two appearances look the same.
  ///
  /// The fields that change most often are compared first; the synthesized `==` would cost 2 % of a frame at
  /// rest.
  private static func isSame(
    _ a: borrowing PointerAppearance, _ b: borrowing PointerAppearance, apartFromDepth: Bool = false
  ) -> Bool {
    a.center == b.center && a.size == b.size && a.opacity == b.opacity && a.luminance == b.luminance
      && a.scale == b.scale && a.cornerRadius == b.cornerRadius
      && a.outline == b.outline && (apartFromDepth || a.behind == b.behind) && a.path == b.path
  }

  /// Returns the area of changed accessories and annotations; nil if none has changed.
  ///
  /// Accessories have the pointer's material and change with it.
  static func surroundings(of frame: inout PointerFrame) -> Rect? {
    var damage: Rect?
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    let hasSameMaterial =
      frame.pointer.luminance == frame.before.pointer.luminance
      && frame.before.hasSameMaterialOpacity
    if !hasSameMaterial || frame.accessories != frame.before.accessories {
      for accessory in frame.before.accessories { add(accessory.extent) }
      for accessory in frame.accessories { add(accessory.extent) }
    }
    if frame.annotation != frame.before.annotation {
      if let old = frame.before.annotation { add(old.extent) }
      if let new = frame.annotation { add(new.extent) }
    }
    return damage
  }
}
