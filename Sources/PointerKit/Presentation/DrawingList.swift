import Kinematics

/// Writes the drawing commands of a frame, so that all renderers draw alike.
struct DrawingList {
  /// The number of commands so far.
  private var count = 0

  /// Fills the frame's list: for each element what is beneath it, its content, and what is on top of it; the
  /// pointer before or after all elements (E14).
  ///
  /// Overwrites the commands of the previous frame, since emptying the list first costs more than everything
  /// else.
  static func draw(_ frame: inout PointerFrame, hasSurroundings: Bool, materialOpacity: Double) {
    var list = DrawingList()
    if frame.pointer.layer == .behind { list.draw(frame.pointer, frame.outline, into: &frame.drawing) }
    for index in frame.contents.indices { list.draw(frame.contents[index], into: &frame.drawing) }
    if frame.pointer.layer == .front { list.draw(frame.pointer, frame.outline, into: &frame.drawing) }
    if hasSurroundings { list.drawSurroundings(of: &frame, materialOpacity: materialOpacity) }
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
  }

  @inline(__always)
  private mutating func put(_ command: DrawingCommand, into drawing: inout [DrawingCommand]) {
    if count < drawing.count { drawing[count] = command } else { drawing.append(command) }
    count += 1
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

  /// Draws a platter, opaque enough for legible text over any backdrop, and the values.
  private mutating func draw(_ annotation: AnnotationState, into drawing: inout [DrawingCommand]) {
    let isLight = annotation.appearance == .light
    let platter = annotation.platter
    putShadow(
      of: platter, offset: Vector(dx: 0, dy: 1), radius: AnnotationState.shadowRadius,
      opacity: 0.3 * annotation.opacity, into: &drawing)
    put(
      .roundedRect(
        platter, color: LinearColor(luminance: isLight ? 0.95 : 0.06), opacity: 0.95 * annotation.opacity),
      into: &drawing)
    put(
      .annotation(
        annotation.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: annotation.opacity), into: &drawing)
  }

  @inline(__always)
  private mutating func putShadow(
    of shape: RoundedRect, offset: Vector, radius: Double, opacity: Double,
    into drawing: inout [DrawingCommand]
  ) {
    let shadow = RoundedRect(shape.rect.offset(by: offset), cornerRadius: shape.cornerRadius)
    put(
      .shadow(shadow, radius: radius, color: LinearColor(luminance: 0), opacity: opacity), into: &drawing)
  }

  @inline(__always)
  private mutating func draw(
    _ pointer: PointerAppearance, _ outline: PointerOutline, into drawing: inout [DrawingCommand]
  ) {
    let opacity = pointer.opacity
    guard opacity > 0 else { return }
    let color = LinearColor(luminance: pointer.luminance)
    let shape = pointer.roundedRect
    if !outline.isEmpty {
      put(
        .outline(
          outline, center: pointer.center, scale: pointer.scale, color: color, opacity: opacity),
        into: &drawing)
    } else if let path = pointer.path, pointer.outline == .path {
      put(.path(path, in: shape.rect, rotation: 0, color: color, opacity: opacity), into: &drawing)
    } else {
      put(.roundedRect(shape, color: color, opacity: opacity), into: &drawing)
    }
  }

  @inline(__always)
  private mutating func draw(_ content: ContentState, into drawing: inout [DrawingCommand]) {
    let shape = RoundedRect(content.transformedFrame, cornerRadius: content.cornerRadius * content.scale)
    if content.radiosity > 0 {
      put(
        .shadow(shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity),
        into: &drawing)
    }
    let shadow = content.shadow
    if shadow.opacity > 0 {
      putShadow(
        of: shape, offset: shadow.offset, radius: shadow.radius, opacity: shadow.opacity, into: &drawing)
    }
    let isTinted = content.tintOpacity > 0
    let tint = DrawingCommand.tint(shape, color: content.tintColor, opacity: content.tintOpacity)
    if isTinted, content.tintMode == .underlay { put(tint, into: &drawing) }
    put(
      .contentBegin(
        target: content.target, center: content.frame.center, scale: content.scale,
        translation: content.translation), into: &drawing)
    put(.contentEnd(target: content.target), into: &drawing)
    if isTinted, content.tintMode == .overlay { put(tint, into: &drawing) }
    let light = content.specular
    if light.opacity > 0 {
      put(
        .radialLight(center: light.center, radius: light.radius, opacity: light.opacity, clip: shape),
        into: &drawing)
    }
  }
}
