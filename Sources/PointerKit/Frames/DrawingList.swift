import Kinematics

/// Turns a frame's state into drawing commands, so that all renderers look alike.
enum DrawingList {
  /// Fills the frame's list: for each element what lies beneath it, itself, and what lies on it; then the pointer, if it is
  /// in front (E14).
  static func draw(_ frame: inout PointerFrame, materialOpacity: Double) {
    frame.drawing.removeAll(keepingCapacity: true)
    // Behind the content, but over the ground on which all elements stand.
    if frame.pointer.layer == .behind { draw(frame.pointer, frame.outline, into: &frame.drawing) }
    for index in frame.contents.indices { draw(frame.contents[index], into: &frame.drawing) }
    if frame.pointer.layer == .front { draw(frame.pointer, frame.outline, into: &frame.drawing) }
    let color = LinearColor(luminance: frame.pointer.luminance)
    for accessory in frame.accessories where accessory.scale > 0 {
      frame.drawing.append(
        .path(
          accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle, color: color,
          opacity: accessory.opacity * materialOpacity))
    }
    if let annotation = frame.annotation { draw(annotation, into: &frame.drawing) }
  }

  /// A platter that is opaque enough to read on over anything, and the values.
  private static func draw(_ annotation: AnnotationState, into drawing: inout [DrawingCommand]) {
    let isLight = annotation.appearance == .light
    let platter = annotation.platter
    let fallen = RoundedRect(
      platter.rect.offset(by: Vector(dx: 0, dy: 1)), cornerRadius: platter.cornerRadius)
    drawing.append(
      .shadow(
        fallen, radius: AnnotationState.shadowRadius, color: LinearColor(luminance: 0),
        opacity: 0.3 * annotation.opacity))
    drawing.append(
      .roundedRect(
        platter, rotation: 0, color: LinearColor(luminance: isLight ? 0.95 : 0.06),
        opacity: 0.95 * annotation.opacity))
    drawing.append(
      .annotation(
        annotation.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: annotation.opacity))
  }

  private static func draw(
    _ pointer: PointerAppearance, _ outline: PointerOutline, into drawing: inout [DrawingCommand]
  ) {
    guard pointer.opacity > 0 else { return }
    let color = LinearColor(luminance: pointer.luminance)
    let shape = pointer.roundedRect
    if !outline.isEmpty {
      drawing.append(
        .outline(
          outline, center: pointer.center, scale: pointer.scale, rotation: pointer.rotation, color: color,
          opacity: pointer.opacity))
    } else if let path = pointer.path, pointer.outline == .path {
      drawing.append(
        .path(path, in: shape.rect, rotation: pointer.rotation, color: color, opacity: pointer.opacity))
    } else {
      drawing.append(
        .roundedRect(shape, rotation: pointer.rotation, color: color, opacity: pointer.opacity))
    }
  }

  private static func draw(_ content: ContentState, into drawing: inout [DrawingCommand]) {
    let shape = RoundedRect(content.transformedFrame, cornerRadius: content.cornerRadius * content.scale)
    if content.radiosity > 0 {
      drawing.append(
        .shadow(shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity))
    }
    if content.shadow.opacity > 0 {
      let fallen = RoundedRect(shape.rect.offset(by: content.shadow.offset), cornerRadius: shape.cornerRadius)
      drawing.append(
        .shadow(
          fallen, radius: content.shadow.radius, color: LinearColor(luminance: 0),
          opacity: content.shadow.opacity))
    }
    if content.tintMode == .underlay, content.tintOpacity > 0 {
      drawing.append(.tint(shape, color: content.tintColor, opacity: content.tintOpacity))
    }
    drawing.append(
      .contentBegin(
        target: content.target, center: content.frame.center, scale: content.scale,
        translation: content.translation))
    drawing.append(.contentEnd(target: content.target))
    if content.tintMode == .overlay, content.tintOpacity > 0 {
      drawing.append(.tint(shape, color: content.tintColor, opacity: content.tintOpacity))
    }
    if content.specular.opacity > 0 {
      drawing.append(
        .radialLight(
          center: content.specular.center, radius: content.specular.radius, opacity: content.specular.opacity,
          clip: shape))
    }
  }
}
