import Kinematics

/// The area that differs between two frames.
enum Damage {
  /// Room for antialiased edges, in points.
  private static let margin = 1.0

  /// A pointer, as far as damage depends on it; its path is compared apart, since a copy of that is counted.
  struct Pointer: Equatable {
    private let outline: PointerAppearance.Outline
    private let layer: PointerAppearance.Layer
    private let center: Point
    private let size: Size
    private let cornerRadius: Double
    private let rotation: Double
    fileprivate let opacity: Double
    private let scale: Double
    fileprivate let luminance: Double
    private let contrast: Double

    @inline(__always)
    init(_ pointer: borrowing PointerAppearance) {
      outline = pointer.outline
      layer = pointer.layer
      center = pointer.center
      size = pointer.size
      cornerRadius = pointer.cornerRadius
      rotation = pointer.rotation
      opacity = pointer.opacity
      scale = pointer.scale
      luminance = pointer.luminance
      contrast = pointer.contrast
    }

    /// All that it can cover.
    @inline(__always)
    fileprivate var bounds: Rect {
      Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
    }

    /// A frame that nothing was read into has a pointer without extent.
    @inline(__always)
    fileprivate var isSeen: Bool { opacity > 0 && size != .zero }

    @inline(__always)
    static func == (a: Pointer, b: Pointer) -> Bool {
      // What changes most is compared first.
      a.center == b.center && a.size == b.size && a.opacity == b.opacity && a.luminance == b.luminance
        && a.contrast == b.contrast && a.scale == b.scale && a.cornerRadius == b.cornerRadius
        && a.rotation == b.rotation && a.outline == b.outline && a.layer == b.layer
    }
  }

  /// The smallest rectangle on device pixels around all that changed in a frame since it was read before, or
  /// nil.
  ///
  /// Both lists of contents are in ascending order of id. O(contents).
  @inline(__always)
  static func of(
    _ frame: inout PointerFrame, after oldPointer: Pointer, isReshaped: Bool, surroundings: Rect?,
    displayScale: Double
  ) -> Rect? {
    var damage = surroundings
    func add(_ rect: Rect) { damage = damage?.union(rect) ?? rect }
    let pointer = Pointer(frame.pointer)
    if pointer != oldPointer || isReshaped {
      if oldPointer.isSeen { add(oldPointer.bounds) }
      if pointer.opacity > 0 { add(pointer.bounds) }
    }
    let (oldContents, contents) = (frame.before.contents.span, frame.contents.span)
    var old = 0
    for index in contents.indices {
      while old < oldContents.count, oldContents[old].target < contents[index].target {
        add(oldContents[old].extent)
        old += 1
      }
      if old < oldContents.count, oldContents[old].target == contents[index].target {
        // Places change most: they are compared first, and then all.
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

  /// What accessories and values covered or cover and did not before, or nil.
  ///
  /// Accessories are made of the pointer's material: they change with it.
  static func surroundings(of frame: inout PointerFrame, after oldPointer: Pointer) -> Rect? {
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
}

extension ContentState {
  /// The element's rectangle as it is drawn: scaled about its centre, then moved.
  public var transformedFrame: Rect { transformed }

  // Inside the module without a call.
  @inline(__always)
  var transformed: Rect {
    Rect(
      center: frame.center + translation,
      size: Size(width: frame.width * scale, height: frame.height * scale))
  }

  /// Measures ``extent``: a Gaussian is nothing beyond three deviations.
  @inline(__always)
  mutating func measure() {
    let element = transformed
    extent = element
    if shadow.opacity > 0 {
      extent = extent.union(element.offset(by: shadow.offset).outset(by: 3 * shadow.radius))
    }
    if radiosity > 0 { extent = extent.union(element.outset(by: 3 * glowRadius)) }
  }

  /// The blur of the colour that bleeds out of a lifted element, in points: wider around bigger ones (E4).
  var glowRadius: Double { Swift.min(frame.size.shorterSide / 4, 16) }
}
