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
  /// Whether something in the group is not in its plain state.
  private var isAffected = false
  /// The number of contents that have been drawn.
  private var contentCount = 0

  /// Whether an order holds for a frame.
  enum Outcome {
    case drawn
    /// The pointer has left the bounds that the order was found for.
    case pointerIsElsewhere
    case contentsDiffer
  }

  /// Fills the frame's lists: group by group, for each element what is beneath it, its content, and what is on top
  /// of it; the pointer beneath its element (E14), or in front of everything. Where the order does not hold for
  /// the frame they have to be filled again.
  ///
  /// Overwrites the commands of the previous frame, since emptying the list first costs more than everything
  /// else.
  static func draw(
    _ frame: inout PointerFrame, _ order: borrowing DrawingOrder, isCertain: Bool = false,
    in scene: borrowing TargetStore, hasSurroundings: Bool, materialOpacity: Double
  ) -> Outcome {
    var list = DrawingList()
    frame.pointer.behind = nil
    if !frame.repainted.isEmpty { frame.repainted.removeAll(keepingCapacity: true) }
    if !frame.contents.isEmpty || !frame.before.hosts.isEmpty {
      for index in order.elements.indices {
        let outcome = list.draw(index, of: order, in: scene, into: &frame)
        if outcome != .drawn, !isCertain { return outcome }
      }
      list.endGroup(in: scene, into: &frame)
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

  /// Draws an element in its group; one in its plain state only above something that is not.
  @inline(__always)
  private mutating func draw(
    _ number: Int, of order: borrowing DrawingOrder, in scene: borrowing TargetStore,
    into frame: inout PointerFrame
  ) -> Outcome {
    let elements = order.elements.span
    let target = elements[number].target
    if elements[number].layer != layer {
      endGroup(in: scene, into: &frame)
      layer = elements[number].layer
      space = scene.spaces.layers[layer].id
      offset = scene.spaces.offset(of: layer)
    }
    if !frame.before.hosts.isEmpty, frame.pointer.behind == nil, frame.before.hosts.contains(target) {
      let bounds = order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer))
      guard bounds.contains(frame.pointer.bounds), order.hosts.contains(target) else {
        return .pointerIsElsewhere
      }
      frame.pointer.behind = target
      isAffected = true
      draw(frame.pointer, frame.outline, into: &frame.drawing)
    }
    if elements[number].isAffected, let index = frame.contentIndex(of: target) {
      guard elements[number].extent.offset(by: offset).contains(frame.contents[index].extent) else {
        return .contentsDiffer
      }
      isAffected = true
      contentCount += 1
      draw(frame.contents[index], into: &frame.drawing)
    } else if elements[number].isRaised {
      return .contentsDiffer
    } else if isAffected {
      let center = scene.targets[elements[number].slot].frame.offset(by: offset).center
      putContent(of: target, center: center, scale: 1, translation: .zero, into: &frame.drawing)
      frame.repainted.insert(target, at: frame.repainted.partitioningIndex { $0 < target })
    }
    return .drawn
  }

  @inline(__always)
  private mutating func endGroup(in scene: borrowing TargetStore, into frame: inout PointerFrame) {
    if count > first {
      let group = DrawingGroup(space: space, clip: scene.spaces.clip(of: layer), commands: first..<count)
      put(group, into: &frame.groups)
    }
    first = count
    isAffected = false
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
    if count < drawing.count {
      drawing.withUnsafeMutableBufferPointer { commands in
        guard let first = commands.baseAddress else { return }
        // A command without references is overwritten without being destroyed, which would be a call.
        if first[count].kind.hasReferences {
          first[count] = command
        } else {
          (first + count).initialize(to: command)
        }
      }
    } else {
      drawing.append(command)
    }
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

  /// Draws an element that is not in its plain state.
  @inline(__always)
  private mutating func draw(_ content: borrowing ContentState, into drawing: inout [DrawingCommand]) {
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
  }
}

extension DrawingCommand.Kind {
  /// Whether its payload refers to storage elsewhere.
  @inline(__always)
  fileprivate var hasReferences: Bool {
    switch self {
    case .path, .outline, .annotation: true
    case .shadow, .roundedRect, .contentBegin, .contentEnd, .tint, .radialLight: false
    }
  }
}
