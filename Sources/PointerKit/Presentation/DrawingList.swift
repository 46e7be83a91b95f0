import Kinematics
import Magnetism

/// Writes the drawing commands of a frame, so that all renderers draw alike.
struct DrawingList {
  /// The number of commands so far.
  private var count = 0
  /// The space and the layer of the present group, and the index of its first command.
  private var space = SpaceID.window
  private var layer = -1
  private var first = 0
  /// Whether something in the group is not in its plain state.
  private var isAffected = false

  /// Fills the frame's lists: group by group, for each element what is beneath it, its content, and what is on top
  /// of it; the pointer beneath its element (E14), or in front of everything.
  ///
  /// Overwrites the commands of the previous frame, since emptying the list first costs more than everything
  /// else.
  static func draw(
    _ frame: inout PointerFrame, _ order: borrowing DrawingOrder, in scene: borrowing TargetStore,
    hasSurroundings: Bool, materialOpacity: Double
  ) {
    var list = DrawingList()
    frame.groups.removeAll(keepingCapacity: true)
    if !frame.redrawn.isEmpty {
      frame.redrawn.removeAll(keepingCapacity: true)
      frame.drawnElements.removeAll(keepingCapacity: true)
    }
    for index in order.elements.indices { list.draw(order.elements[index], in: scene, into: &frame) }
    list.endGroup(in: scene, into: &frame)
    list.space = .window
    if frame.pointer.behind == nil { list.draw(frame.pointer, frame.outline, into: &frame.drawing) }
    if hasSurroundings { list.drawSurroundings(of: &frame, materialOpacity: materialOpacity) }
    frame.groups.append(DrawingGroup(space: .window, clip: nil, commands: list.first..<list.count))
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
  }

  // MARK: Groups

  /// Draws an element in its group; one in its plain state only above something that is not.
  private mutating func draw(
    _ element: DrawingOrder.Element, in scene: borrowing TargetStore, into frame: inout PointerFrame
  ) {
    if element.layer != layer {
      endGroup(in: scene, into: &frame)
      layer = element.layer
      space = scene.targets[element.slot].space
    }
    let beginning = count
    if frame.pointer.behind == nil, frame.before.order.hosts.contains(element.target) {
      frame.pointer.behind = element.target
      isAffected = true
      draw(frame.pointer, frame.outline, into: &frame.drawing)
    }
    var drawn = PointerFrame.DrawnElement(
      first: beginning, content: 0, end: 0, isRaised: false, isTransformed: false)
    if element.isAffected, let index = frame.contents.firstIndex(where: { $0.target == element.target }) {
      isAffected = true
      drawn.isRaised = frame.contents[index].isRaised
      drawn.isTransformed = true
      drawn.content = draw(frame.contents[index], into: &frame.drawing)
    } else if isAffected {
      drawn.content = count
      let center = scene.targets[element.slot].frame.offset(by: scene.spaces.offset(of: element.layer)).center
      putContent(of: element.target, center: center, scale: 1, translation: .zero, into: &frame.drawing)
    } else {
      return
    }
    drawn.end = count
    let index = frame.redrawn.partitioningIndex(from: element.target)
    frame.redrawn.insert(element.target, at: index)
    frame.drawnElements.insert(drawn, at: index)
  }

  private mutating func endGroup(in scene: borrowing TargetStore, into frame: inout PointerFrame) {
    if count > first {
      frame.groups.append(
        DrawingGroup(space: space, clip: scene.spaces.clip(of: layer), commands: first..<count))
    }
    first = count
    isAffected = false
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
    of target: TargetID, center: Point, scale: Double, translation: Vector, into drawing: inout [DrawingCommand]
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

  /// Draws an element that is not in its plain state; returns the index where its content begins.
  @inline(__always)
  private mutating func draw(_ content: ContentState, into drawing: inout [DrawingCommand]) -> Int {
    let target = content.target
    let shape = RoundedRect(content.transformedFrame, cornerRadius: content.cornerRadius * content.scale)
    if content.radiosity > 0 {
      put(
        .shadow(shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity), of: target,
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
    let index = count
    putContent(
      of: target, center: content.frame.center, scale: content.scale, translation: content.translation,
      into: &drawing)
    if isTinted, content.tintMode == .overlay { put(tint, of: target, into: &drawing) }
    let light = content.specular
    if light.opacity > 0 {
      put(
        .radialLight(center: light.center, radius: light.radius, opacity: light.opacity, clip: shape),
        of: target, into: &drawing)
    }
    return index
  }
}
