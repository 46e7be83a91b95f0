import Kinematics

/// The area that differs between two frames.
enum Damage {
  /// The margin for antialiased edges, in points.
  private static let margin = 1.0

  /// The parts of a pointer that damage depends on; its path is compared separately, since copying it costs
  /// reference counting.
  struct Pointer: Equatable {
    private let outline: PointerAppearance.Outline
    private let layer: PointerAppearance.Layer
    private let center: Point
    private let size: Size
    private let cornerRadius: Double
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

    /// A frame that was never read into has a pointer without extent.
    @inline(__always)
    fileprivate var isSeen: Bool { opacity > 0 && size != .zero }

    @inline(__always)
    static func == (a: Pointer, b: Pointer) -> Bool {
      // The fields that change most often are compared first.
      a.center == b.center && a.size == b.size && a.opacity == b.opacity && a.luminance == b.luminance
        && a.contrast == b.contrast && a.scale == b.scale && a.cornerRadius == b.cornerRadius
        && a.outline == b.outline && a.layer == b.layer
    }
  }

  /// The smallest rectangle, aligned to device pixels, around everything that changed since the frame was read
  /// last, or nil.
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
        // Positions change most often: they are compared before all the rest.
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

  /// The area of changed accessories and values, or nil.
  ///
  /// Accessories are made of the pointer's material and change with it.
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
