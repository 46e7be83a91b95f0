import Kinematics
import Magnetism

/// Writes the drawing commands of a frame, so that all renderers draw alike.
struct DrawingList {
  /// The number of commands so far.
  private var count = 0
  /// The number of groups so far, and the index of the first command of the present one.
  private var groupCount = 0
  private var first = 0
  /// The space, the layer and the offset of the present group.
  private var space = SpaceID.window
  private var layer = -1
  private var offset = Vector.zero
  /// The number of contents that have been drawn.
  private var contentCount = 0
  /// Whether some elements may have to be painted again, for which the frame keeps the extents of what is drawn in
  /// the group.
  private var keepsExtents = false

  /// Whether an order holds for a frame.
  enum Outcome {
    case drawn
    /// The pointer has left the bounds that the order was found for.
    case pointerIsElsewhere
    case contentsDiffer
  }

  /// Fills the frame's lists, group by group: for each element what is beneath it, its content, and what is on
  /// top of it.
  ///
  /// The pointer is beneath its element (E14), or in front of everything. Where the order does not hold for the
  /// frame, the lists have to be filled again.
  ///
  /// Overwrites the commands of the previous frame, since emptying the list first costs more than everything
  /// else. Order and scene are passed as if they changed, since Swift copies so large values otherwise.
  static func draw(
    _ frame: inout PointerFrame, _ order: inout DrawingOrder, isCertain: Bool = false,
    in scene: inout TargetStore, hasSurroundings: Bool, materialOpacity: Double
  ) -> Outcome {
    var list = DrawingList()
    frame.pointer.behind = nil
    if !frame.repainted.isEmpty { frame.repainted.removeAll(keepingCapacity: true) }
    if !frame.before.extents.isEmpty { frame.before.extents.removeAll(keepingCapacity: true) }
    if !frame.contents.isEmpty || !frame.before.hosts.isEmpty {
      list.keepsExtents = order.elements.count > frame.contents.count
      for index in order.elements.indices {
        let outcome = list.draw(index, of: &order, in: &scene, into: &frame)
        if outcome != .drawn, !isCertain { return outcome }
      }
      list.endGroup(in: &scene, into: &frame)
      if list.contentCount < frame.contents.count, !isCertain { return .contentsDiffer }
      if frame.pointer.behind == nil, !frame.before.hosts.isEmpty, !isCertain { return .pointerIsElsewhere }
      list.space = .window
    }
    if frame.pointer.behind == nil { list.draw(frame.pointer, frame.outline, into: &frame.drawing) }
    if hasSurroundings { list.drawSurroundings(of: &frame, materialOpacity: materialOpacity) }
    list.put(DrawingGroup(space: .window, clip: nil, commands: list.first..<list.count), into: &frame.groups)
    if list.groupCount < frame.groups.count { frame.groups.removeLast(frame.groups.count - list.groupCount) }
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
    return .drawn
  }

  // MARK: Groups

  /// Draws an element in its group; one in its plain state only where it overlaps what is drawn beneath it, or above
  /// the pointer.
  @inline(__always)
  private mutating func draw(
    _ number: Int, of order: inout DrawingOrder, in scene: inout TargetStore,
    into frame: inout PointerFrame
  ) -> Outcome {
    let target = order.elements[number].target
    if order.elements[number].layer != layer {
      endGroup(in: &scene, into: &frame)
      layer = order.elements[number].layer
      space = scene.spaces.layers[layer].id
      offset = scene.spaces.offset(of: layer)
    }
    if !frame.before.hosts.isEmpty, frame.pointer.behind == nil, frame.before.hosts.contains(target) {
      let bounds = order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer))
      guard bounds.contains(frame.pointer.bounds), order.hosts.contains(target) else {
        return .pointerIsElsewhere
      }
      frame.pointer.behind = target
      draw(frame.pointer, frame.outline, into: &frame.drawing)
      if keepsExtents, frame.pointer.opacity > 0 { frame.before.extents.append(frame.pointer.bounds) }
    }
    if order.elements[number].isAffected, let index = frame.contentIndex(of: target) {
      guard order.elements[number].extent.offset(by: offset).contains(frame.contents[index].extent) else {
        return .contentsDiffer
      }
      contentCount += 1
      if keepsExtents { frame.before.extents.append(frame.contents[index].extent) }
      draw(frame.contents[index], into: &frame.drawing)
    } else if order.elements[number].isRaised {
      return .contentsDiffer
    } else {
      let rect = scene.targets[order.elements[number].slot].frame.offset(by: offset)
      let visible = rect.clipped(to: scene.spaces.clip(of: layer))
      guard frame.pointer.behind == target || frame.before.extents.contains(where: { $0.overlaps(visible) })
      else {
        return .drawn
      }
      frame.before.extents.append(rect)
      putContent(of: target, center: rect.center, scale: 1, translation: .zero, into: &frame.drawing)
      frame.repainted.insert(target, at: frame.repainted.partitioningIndex { $0 < target })
    }
    return .drawn
  }

  @inline(__always)
  private mutating func endGroup(in scene: inout TargetStore, into frame: inout PointerFrame) {
    if count > first {
      let group = DrawingGroup(space: space, clip: scene.spaces.clip(of: layer), commands: first..<count)
      put(group, into: &frame.groups)
    }
    first = count
    if keepsExtents { frame.before.extents.removeAll(keepingCapacity: true) }
  }

  @inline(__always)
  private mutating func put(_ group: DrawingGroup, into groups: inout [DrawingGroup]) {
    if groupCount < groups.count { groups[groupCount] = group } else { groups.append(group) }
    groupCount += 1
  }

  // MARK: Commands

  @inline(__always)
  private mutating func put(
    _ kind: DrawingCommand.Kind, of target: TargetID?, into drawing: inout [DrawingCommand]
  ) {
    let command = DrawingCommand(kind, of: target, in: space)
    if count < drawing.count { drawing[count] = command } else { drawing.append(command) }
    count += 1
  }

  private mutating func drawSurroundings(of frame: inout PointerFrame, materialOpacity: Double) {
    let color = LinearColor(luminance: frame.pointer.luminance)
    for accessory in frame.accessories where accessory.scale > 0 {
      put(
        .path(
          accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle, color: color,
          opacity: accessory.opacity * materialOpacity), of: nil, into: &frame.drawing)
    }
    if let annotation = frame.annotation { draw(annotation, into: &frame.drawing) }
  }

  /// Draws a platter, opaque enough for legible text over any backdrop, and the values.
  private mutating func draw(_ annotation: AnnotationState, into drawing: inout [DrawingCommand]) {
    let isLight = annotation.appearance == .light
    let platter = annotation.platter
    putShadow(
      of: platter, offset: Vector(dx: 0, dy: 1), radius: AnnotationState.shadowRadius,
      opacity: 0.3 * annotation.opacity, target: nil, into: &drawing)
    put(
      .roundedRect(
        platter, color: LinearColor(luminance: isLight ? 0.95 : 0.06), opacity: 0.95 * annotation.opacity),
      of: nil, into: &drawing)
    put(
      .annotation(
        annotation.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: annotation.opacity), of: nil, into: &drawing)
  }

  @inline(__always)
  private mutating func putShadow(
    of shape: RoundedRect, offset: Vector, radius: Double, opacity: Double, target: TargetID?,
    into drawing: inout [DrawingCommand]
  ) {
    let shadow = RoundedRect(shape.rect.offset(by: offset), cornerRadius: shape.cornerRadius)
    put(
      .shadow(shadow, radius: radius, color: LinearColor(luminance: 0), opacity: opacity), of: target,
      into: &drawing)
  }

  @inline(__always)
  private mutating func putContent(
    of target: TargetID, center: Point, scale: Double, translation: Vector,
    into drawing: inout [DrawingCommand]
  ) {
    put(.contentBegin(center: center, scale: scale, translation: translation), of: target, into: &drawing)
    put(.contentEnd, of: target, into: &drawing)
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
        of: nil, into: &drawing)
    } else if let path = pointer.path, pointer.outline == .path {
      put(.path(path, in: shape.rect, rotation: 0, color: color, opacity: opacity), of: nil, into: &drawing)
    } else {
      put(.roundedRect(shape, color: color, opacity: opacity), of: nil, into: &drawing)
    }
  }

  /// Draws an element that is not in its plain state.
  @inline(__always)
  private mutating func draw(_ content: borrowing ContentState, into drawing: inout [DrawingCommand]) {
    let target = content.target
    let shape = RoundedRect(content.transformedFrame, cornerRadius: content.cornerRadius * content.scale)
    if content.radiosity > 0 {
      put(
        .shadow(shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity),
        of: target,
        into: &drawing)
    }
    let shadow = content.shadow
    if shadow.opacity > 0 {
      putShadow(
        of: shape, offset: shadow.offset, radius: shadow.radius, opacity: shadow.opacity, target: target,
        into: &drawing)
    }
    let isTinted = content.tintOpacity > 0
    let tint = DrawingCommand.Kind.tint(shape, color: content.tintColor, opacity: content.tintOpacity)
    if isTinted, content.tintMode == .underlay { put(tint, of: target, into: &drawing) }
    putContent(
      of: target, center: content.frame.center, scale: content.scale, translation: content.translation,
      into: &drawing)
    if isTinted, content.tintMode == .overlay { put(tint, of: target, into: &drawing) }
    let light = content.specular
    if light.opacity > 0 {
      put(
        .radialLight(center: light.center, radius: light.radius, opacity: light.opacity, clip: light.clip),
        of: target, into: &drawing)
    }
  }
}
