import Kinematics

/// The drawing commands of a frame, in order, so that all renderers draw alike.
extension PointerFrame {
  /// Lists the commands space by space, for each element the layers beneath it, its content, and the layers
  /// on top of it.
  ///
  /// The pointer is drawn beneath a covering element (E14), or in front of everything.
  mutating func draw(in scene: borrowing TargetStore) {
    arrange(in: scene)
    drawing.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    redrawn.removeAll(keepingCapacity: true)
    var first = 0
    for index in scratch.elements.indices {
      let (target, layer) = (scratch.elements[index].target, scratch.elements[index].layer)
      let space = scene.spaces.layers[layer].id
      if target == pointer.behind { putPointer(in: space) }
      if let content = contents.index(of: target) {
        putContent(content, in: space)
      } else {
        put(
          .contentBegin(center: scratch.elements[index].extent.center, scale: 1, translation: .zero), target,
          space)
        put(.contentEnd, target, space)
      }
      if index + 1 == scratch.elements.count || scratch.elements[index + 1].layer != layer {
        groups.append(
          DrawingGroup(space: space, clip: scene.spaces.clip(of: layer), commands: first..<drawing.count))
        first = drawing.count
      }
    }
    for element in scratch.elements.reversed() { redrawn.append(element.target) }
    redrawn.sortWithoutAllocating()
    if pointer.behind == nil { putPointer(in: .window) }
    putAccessories()
    if let annotation { put(annotation) }
    groups.append(DrawingGroup(space: .window, clip: nil, commands: first..<drawing.count))
  }

  private mutating func put(
    _ kind: DrawingCommand.Kind, _ target: TargetID? = nil, _ space: SpaceID = .window
  ) {
    drawing.append(DrawingCommand(kind, of: target, in: space))
  }

  private mutating func putContent(_ index: Int, in space: SpaceID) {
    // Single properties are read, since the whole state is large.
    let target = contents[index].target
    let (shape, shadow) = (contents[index].transformedShape, contents[index].shadow)
    if contents[index].radiosity > 0 {
      put(
        .shadow(
          shape, radius: contents[index].glowRadius, color: contents[index].color,
          opacity: contents[index].radiosity), target, space)
    }
    if shadow.opacity > 0 {
      let shape = RoundedRect(shape.rect.offset(by: shadow.offset), cornerRadius: shape.cornerRadius)
      put(
        .shadow(
          shape, radius: shadow.radius, color: LinearColor(luminance: 0), opacity: shadow.opacity), target,
        space)
    }
    putTint(index, .underlay, shape, in: space)
    // The light of a highlight lies on the plate, and that of a lift on the element.
    if !contents[index].isRaised { putLight(index, in: space) }
    put(
      .contentBegin(
        center: contents[index].frame.center, scale: contents[index].scale,
        translation: contents[index].translation), target, space)
    put(.contentEnd, target, space)
    putTint(index, .overlay, shape, in: space)
    if contents[index].isRaised { putLight(index, in: space) }
  }

  private mutating func putLight(_ index: Int, in space: SpaceID) {
    let light = contents[index].specular
    guard light.opacity > 0 else { return }
    put(
      .radialLight(center: light.center, radius: light.radius, opacity: light.opacity, clip: light.clip),
      contents[index].target, space)
  }

  /// Draws the tint of an element, if it has one in the layer `mode`.
  private mutating func putTint(_ index: Int, _ mode: TintMode, _ shape: RoundedRect, in space: SpaceID) {
    guard contents[index].tintOpacity > 0, contents[index].tintMode == mode else { return }
    put(
      .tint(shape, color: contents[index].tintColor, opacity: contents[index].tintOpacity),
      contents[index].target, space)
  }

  private mutating func putPointer(in space: SpaceID) {
    let (color, opacity) = (LinearColor(luminance: pointer.luminance), pointer.opacity)
    guard opacity > 0 else { return }
    if !outline.isEmpty {
      put(
        .outline(outline, center: pointer.center, scale: pointer.scale, color: color, opacity: opacity), nil,
        space)
    } else if pointer.outline == .path, let path = pointer.path {
      put(.path(path, in: pointer.bounds, rotation: 0, color: color, opacity: opacity), nil, space)
    } else {
      put(.roundedRect(pointer.roundedRect, color: color, opacity: opacity), nil, space)
    }
  }

  private mutating func putAccessories() {
    for accessory in accessories where accessory.scale > 0 {
      put(
        .path(
          accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle,
          color: LinearColor(luminance: pointer.luminance),
          opacity: accessory.opacity * pointer.materialOpacity))
    }
  }

  /// Draws the background of an annotation, and the values on it.
  ///
  /// The background is opaque enough for legible text over any backdrop.
  private mutating func put(_ state: AnnotationState) {
    let isLight = state.appearance == .light
    let platter = state.platter
    let shadow = RoundedRect(
      platter.rect.offset(by: Vector(dx: 0, dy: 1)), cornerRadius: platter.cornerRadius)
    put(
      .shadow(
        shadow, radius: AnnotationState.shadowRadius, color: LinearColor(luminance: 0),
        opacity: 0.3 * state.opacity))
    put(
      .roundedRect(
        platter, color: LinearColor(luminance: isLight ? 0.95 : 0.06), opacity: 0.95 * state.opacity))
    put(
      .annotation(
        state.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: state.opacity))
  }
}
