import Kinematics

/// Turns a frame's state into drawing commands, so that all renderers look alike.
struct DrawingList {
  /// How many commands there are so far.
  private var count = 0

  /// Fills the frame's list: for each element what lies beneath it, itself, and what lies on it; then the
  /// pointer, if it is in front (E14).
  ///
  /// The commands of the frame before are written over: emptying the list first costs more than all else.
  static func draw(_ frame: inout PointerFrame, hasSurroundings: Bool, materialOpacity: Double) {
    var list = DrawingList()
    // Behind the content, but over the ground on which all elements stand.
    if frame.pointer.layer == .behind { list.draw(frame.pointer, frame.outline, into: &frame.drawing) }
    for index in frame.contents.indices { list.draw(frame.contents[index], into: &frame.drawing) }
    if frame.pointer.layer == .front { list.draw(frame.pointer, frame.outline, into: &frame.drawing) }
    if hasSurroundings { list.drawSurroundings(of: &frame, materialOpacity: materialOpacity) }
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
  }

  private mutating func drawSurroundings(of frame: inout PointerFrame, materialOpacity: Double) {
    let color = LinearColor(luminance: frame.pointer.luminance)
    for accessory in frame.accessories where accessory.scale > 0 {
      put(
        .path(
          accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle, color: color,
          opacity: accessory.opacity * materialOpacity), into: &frame.drawing)
    }
    if let annotation = frame.annotation { draw(annotation, into: &frame.drawing) }
  }

  @inline(__always)
  private mutating func put(_ command: DrawingCommand, into drawing: inout [DrawingCommand]) {
    if count < drawing.count { drawing[count] = command } else { drawing.append(command) }
    count += 1
  }

  /// A platter that is opaque enough to read on over anything, and the values.
  private mutating func draw(_ annotation: AnnotationState, into drawing: inout [DrawingCommand]) {
    let isLight = annotation.appearance == .light
    let platter = annotation.platter
    let fallen = RoundedRect(
      platter.rect.offset(by: Vector(dx: 0, dy: 1)), cornerRadius: platter.cornerRadius)
    put(
      .shadow(
        fallen, radius: AnnotationState.shadowRadius, color: LinearColor(luminance: 0),
        opacity: 0.3 * annotation.opacity), into: &drawing)
    put(
      .roundedRect(
        platter, rotation: 0, color: LinearColor(luminance: isLight ? 0.95 : 0.06),
        opacity: 0.95 * annotation.opacity), into: &drawing)
    put(
      .annotation(
        annotation.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: annotation.opacity), into: &drawing)
  }

  @inline(__always)
  private mutating func draw(
    _ pointer: PointerAppearance, _ outline: PointerOutline, into drawing: inout [DrawingCommand]
  ) {
    guard pointer.opacity > 0 else { return }
    let color = LinearColor(luminance: pointer.luminance)
    let shape = pointer.roundedRect
    if !outline.isEmpty {
      put(
        .outline(
          outline, center: pointer.center, scale: pointer.scale, rotation: 0, color: color,
          opacity: pointer.opacity), into: &drawing)
    } else if let path = pointer.path, pointer.outline == .path {
      put(
        .path(path, in: shape.rect, rotation: 0, color: color, opacity: pointer.opacity),
        into: &drawing)
    } else {
      put(
        .roundedRect(shape, rotation: 0, color: color, opacity: pointer.opacity),
        into: &drawing)
    }
  }

  @inline(__always)
  private mutating func draw(_ content: ContentState, into drawing: inout [DrawingCommand]) {
    let shape = RoundedRect(content.transformed, cornerRadius: content.cornerRadius * content.scale)
    if content.radiosity > 0 {
      put(
        .shadow(shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity),
        into: &drawing)
    }
    if content.shadow.opacity > 0 {
      let fallen = RoundedRect(shape.rect.offset(by: content.shadow.offset), cornerRadius: shape.cornerRadius)
      put(
        .shadow(
          fallen, radius: content.shadow.radius, color: LinearColor(luminance: 0),
          opacity: content.shadow.opacity), into: &drawing)
    }
    if content.tintMode == .underlay, content.tintOpacity > 0 {
      put(.tint(shape, color: content.tintColor, opacity: content.tintOpacity), into: &drawing)
    }
    put(
      .contentBegin(
        target: content.target, center: content.frame.center, scale: content.scale,
        translation: content.translation), into: &drawing)
    put(.contentEnd(target: content.target), into: &drawing)
    if content.tintMode == .overlay, content.tintOpacity > 0 {
      put(.tint(shape, color: content.tintColor, opacity: content.tintOpacity), into: &drawing)
    }
    if content.specular.opacity > 0 {
      put(
        .radialLight(
          center: content.specular.center, radius: content.specular.radius, opacity: content.specular.opacity,
          clip: shape), into: &drawing)
    }
  }
}
