import Kinematics

/// The area that differs between two frames.
enum Damage {
  /// Room for antialiased edges, in points.
  private static let margin = 1.0

  /// The smallest rectangle on device pixels around all that changed, or nil.
  ///
  /// Both lists of contents are in ascending order of id. O(contents).
  static func between(
    _ oldPointer: PointerAppearance, _ oldContents: [ContentState], and pointer: PointerAppearance,
    _ contents: [ContentState], isReshaped: Bool = false, surroundings: Rect? = nil, displayScale: Double
  ) -> Rect? {
    var damage = surroundings
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    if pointer != oldPointer || isReshaped {
      // A frame that nothing was read into has a pointer without extent.
      if oldPointer.opacity > 0, oldPointer.size != .zero { add(bounds(of: oldPointer)) }
      if pointer.opacity > 0 { add(bounds(of: pointer)) }
    }
    var old = 0
    for content in contents {
      while old < oldContents.count, oldContents[old].target < content.target {
        add(oldContents[old].extent)
        old += 1
      }
      if old < oldContents.count, oldContents[old].target == content.target {
        if oldContents[old] != content {
          add(oldContents[old].extent)
          add(content.extent)
        }
        old += 1
      } else {
        add(content.extent)
      }
    }
    while old < oldContents.count {
      add(oldContents[old].extent)
      old += 1
    }
    return damage?.outset(by: margin).alignedOutward(toScale: displayScale)
  }

  /// What accessories and values covered or cover and did not before, or nil.
  ///
  /// Accessories are made of the pointer's material: they change with it.
  static func surroundings(of frame: PointerFrame, after oldPointer: PointerAppearance) -> Rect? {
    var damage: Rect?
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    let isSameMaterial =
      frame.pointer.luminance == oldPointer.luminance && frame.pointer.opacity == oldPointer.opacity
    if !isSameMaterial || frame.accessories != frame.before.accessories {
      for accessory in frame.before.accessories { add(accessory.extent) }
      for accessory in frame.accessories { add(accessory.extent) }
    }
    if frame.annotation != frame.before.annotation {
      if let old = frame.before.annotation { add(old.extent) }
      if let new = frame.annotation { add(new.extent) }
    }
    return damage
  }

  /// All that a pointer can cover.
  static func bounds(of pointer: PointerAppearance) -> Rect { pointer.roundedRect.rect }
}

extension ContentState {
  /// The element's rectangle as it is drawn: scaled about its centre, then moved.
  public var transformedFrame: Rect {
    Rect(
      center: frame.center + translation,
      size: Size(width: frame.width * scale, height: frame.height * scale))
  }

  /// Measures ``extent``: a Gaussian is nothing beyond three deviations.
  mutating func measure() {
    let element = transformedFrame
    extent = element
    if shadow.opacity > 0 {
      extent = extent.union(element.offset(by: shadow.offset).outset(by: 3 * shadow.radius))
    }
    if radiosity > 0 { extent = extent.union(element.outset(by: 3 * glowRadius)) }
  }

  /// The blur of the colour that bleeds out of a lifted element, in points: wider around bigger ones (E4).
  var glowRadius: Double { Swift.min(frame.size.shorterSide / 4, 16) }
}
