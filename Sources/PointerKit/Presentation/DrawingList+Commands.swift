import Kinematics
import Magnetism

/// The commands that draw one element, the pointer, and what surrounds the pointer.
///
/// The commands of the previous frame are overwritten in place, through a span. Without the span, every write
/// would check that the list is not shared. This check costs as much as the write itself.
extension DrawingList {
  /// Draws an element that an effect has changed: the layers beneath it, its content, and the layers
  /// on top of it.
  mutating func putContent(
    _ index: Int, of contents: borrowing [ContentState], into drawing: inout [DrawingCommand]
  ) {
    let contents = contents.span
    let target = contents[index].target
    let hasGlow = contents[index].radiosity > 0
    let hasShadow = contents[index].shadow.opacity > 0
    let tintMode = contents[index].tintMode
    let hasTint = contents[index].tintOpacity > 0 && tintMode != .none
    let hasLight = contents[index].specular.opacity > 0
    makeRoom(
      for: 2 + (hasGlow ? 1 : 0) + (hasShadow ? 1 : 0) + (hasTint ? 1 : 0) + (hasLight ? 1 : 0),
      in: &drawing)
    var commands = drawing.mutableSpan
    if hasGlow || hasShadow || hasTint {
      let shape = contents[index].transformedShape
      if hasGlow {
        put(
          .shadow(
            shape, radius: contents[index].glowRadius, color: contents[index].color,
            opacity: contents[index].radiosity), of: target, into: &commands)
      }
      if hasShadow {
        let shadow = contents[index].shadow
        put(
          .shadow(
            RoundedRect(shape.rect.offset(by: shadow.offset), cornerRadius: shape.cornerRadius),
            radius: shadow.radius, color: LinearColor(luminance: 0), opacity: shadow.opacity),
          of: target, into: &commands)
      }
      if hasTint, tintMode == .underlay {
        put(
          .tint(shape, color: contents[index].tintColor, opacity: contents[index].tintOpacity), of: target,
          into: &commands)
      }
    }
    put(
      .contentBegin(
        center: contents[index].frame.center, scale: contents[index].scale,
        translation: contents[index].translation), of: target, into: &commands)
    put(.contentEnd, of: target, into: &commands)
    if hasTint, tintMode == .overlay {
      put(
        .tint(
          contents[index].transformedShape, color: contents[index].tintColor,
          opacity: contents[index].tintOpacity), of: target, into: &commands)
    }
    if hasLight {
      put(
        .radialLight(
          center: contents[index].specular.center, radius: contents[index].specular.radius,
          opacity: contents[index].specular.opacity, clip: contents[index].specular.clip),
        of: target, into: &commands)
    }
  }

  /// Draws an element in its plain state again, on top of what has been drawn.
  mutating func putPlain(_ target: TargetID, _ rect: Rect, into frame: inout PointerFrame) {
    makeRoom(for: 2, in: &frame.drawing)
    var commands = frame.drawing.mutableSpan
    put(.contentBegin(center: rect.center, scale: 1, translation: .zero), of: target, into: &commands)
    put(.contentEnd, of: target, into: &commands)
    frame.repainted.insert(target, at: frame.repainted.partitioningIndex { $0 < target })
  }

  mutating func putPointer(into frame: inout PointerFrame) {
    if frame.pointer.opacity > 0 { put(frame.pointer, frame.outline, into: &frame.drawing) }
  }

  private mutating func put(
    _ pointer: borrowing PointerAppearance, _ outline: borrowing PointerOutline,
    into drawing: inout [DrawingCommand]
  ) {
    makeRoom(for: 1, in: &drawing)
    var commands = drawing.mutableSpan
    let color = LinearColor(luminance: pointer.luminance)
    if !outline.isEmpty {
      put(
        .outline(
          copy outline, center: pointer.center, scale: pointer.scale, color: color, opacity: pointer.opacity),
        into: &commands)
    } else if pointer.outline == .path, let path = pointer.path {
      put(
        .path(path, in: pointer.bounds, rotation: 0, color: color, opacity: pointer.opacity), into: &commands)
    } else {
      put(.roundedRect(pointer.roundedRect, color: color, opacity: pointer.opacity), into: &commands)
    }
  }

  /// Draws accessories and the annotation.
  mutating func putSurroundings(materialOpacity: Double, into frame: inout PointerFrame) {
    put(
      frame.accessories, frame.annotation, LinearColor(luminance: frame.pointer.luminance),
      materialOpacity: materialOpacity, into: &frame.drawing)
  }

  private mutating func put(
    _ accessories: [AccessoryState], _ annotation: AnnotationState?, _ color: LinearColor,
    materialOpacity: Double, into drawing: inout [DrawingCommand]
  ) {
    // In Embedded Swift, the storage of an empty array is not aligned for commands, so its span would trap.
    if accessories.isEmpty, annotation == nil { return }
    makeRoom(for: accessories.count + (annotation == nil ? 0 : 3), in: &drawing)
    var commands = drawing.mutableSpan
    for accessory in accessories where accessory.scale > 0 {
      put(
        .path(
          accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle, color: color,
          opacity: accessory.opacity * materialOpacity), into: &commands)
    }
    if let annotation { put(annotation, into: &commands) }
  }

  /// Draws the background of an annotation, and the values on it.
  ///
  /// The background is opaque enough for legible text over any backdrop.
  private mutating func put(_ state: AnnotationState, into commands: inout MutableSpan<DrawingCommand>) {
    let isLight = state.appearance == .light
    let platter = state.platter
    let shadow = RoundedRect(
      platter.rect.offset(by: Vector(dx: 0, dy: 1)), cornerRadius: platter.cornerRadius)
    put(
      .shadow(
        shadow, radius: AnnotationState.shadowRadius, color: LinearColor(luminance: 0),
        opacity: 0.3 * state.opacity), into: &commands)
    put(
      .roundedRect(
        platter, color: LinearColor(luminance: isLight ? 0.95 : 0.06), opacity: 0.95 * state.opacity),
      into: &commands)
    put(
      .annotation(
        state.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: state.opacity), into: &commands)
  }

  // MARK: The list

  /// Makes the list long enough for a number of further commands; commands of the previous frame stay in it.
  private func makeRoom(for number: Int, in drawing: inout [DrawingCommand]) {
    if count &+ number > drawing.count { grow(&drawing, to: count &+ number) }
  }

  @inline(never)
  private func grow(_ drawing: inout [DrawingCommand], to length: Int) {
    while drawing.count < length { drawing.append(DrawingCommand(.contentEnd)) }
  }

  private mutating func put(
    _ kind: DrawingCommand.Kind, of target: TargetID? = nil, into commands: inout MutableSpan<DrawingCommand>
  ) {
    if commands[count].kind.hasReferences {
      commands[count] = DrawingCommand(kind, of: target, in: space)
    } else {
      // The old command has no references, so nothing has to be released. A release would take as long as
      // writing the command.
      commands.withUnsafeMutableBufferPointer {
        ($0.baseAddress.unsafelyUnwrapped + count).initialize(to: DrawingCommand(kind, of: target, in: space))
      }
    }
    count &+= 1
  }
}

extension DrawingCommand.Kind {
  /// Whether the command has references to storage on the heap.
  fileprivate var hasReferences: Bool {
    switch self {
    case .path, .outline, .annotation: true
    case .shadow, .roundedRect, .contentBegin, .contentEnd, .tint, .radialLight: false
    }
  }
}
