import Kinematics

/// What a frame draws, and in which order, so that all renderers draw alike (E4, E7, E14, E16).
///
/// 1. The elements are found, from back to front. A frame draws the elements that are not in their plain
///    state, and the element that the pointer is directly beneath. An element of the same space that is
///    painted after something drawn and overlaps it would be covered, so it is drawn again, and so are the
///    elements above it. All this follows from the frame and the layout alone. Within one space,
///    `PaintingOrder` decides the order.
/// 2. The commands are listed, space by space: for each element the layers beneath it, its content, and the
///    layers on top of it. The pointer is drawn beneath a covering element (E14), or in front of everything.
extension PointerFrame {
  /// Lists the commands of the frame.
  mutating func draw(in scene: borrowing TargetStore) {
    // 1. The elements.
    findElements(in: scene)

    // 2. The commands.
    commands.empty()
    groups.empty()
    redrawn.empty()
    var first = 0
    for index in scratch.elements.indices {
      let target = scratch.elements[index].target
      let layer = scratch.elements[index].layer
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
          GroupRange(space: space, clip: scene.spaces.clip(of: layer), commands: first..<commands.count))
        first = commands.count
      }
    }
    for element in scratch.elements.reversed() { redrawn.append(element.target) }
    redrawn.sortWithoutAllocating()
    if pointer.behind == nil { putPointer(in: .window) }
    putAccessories()
    if let annotation { put(annotation) }
    groups.append(GroupRange(space: .window, clip: nil, commands: first..<commands.count))
  }

  // MARK: 1. The elements

  /// The greatest number of elements that a frame draws.
  private static let mostElements = 256

  /// Finds the element that the pointer is directly beneath, and lists what is drawn, from back to front.
  ///
  /// If too many elements would have to be drawn, only the hovered element has an effect and is above the
  /// pointer. If these are still too many, no element is.
  private mutating func findElements(in scene: borrowing TargetStore) {
    if listElements(in: scene) { return }
    contents.removeAll { $0.target != hovered }
    scratch.coveringElements.removeAll { $0 != hovered }
    if listElements(in: scene) { return }
    contents.empty()
    scratch.coveringElements.empty()
    _ = listElements(in: scene)
  }

  /// Lists what is drawn; returns false if that would be too much.
  ///
  /// From back to front, each element adds those that cover it, which are painted after it.
  private mutating func listElements(in scene: borrowing TargetStore) -> Bool {
    listRoots(in: scene)
    scratch.searched.empty()
    var index = 0
    while index < scratch.elements.count {
      if index > 0, scratch.elements[index].layer != scratch.elements[index - 1].layer {
        scratch.searched.empty()
      }
      insertElements(above: index, in: scene, among: scene.targets)
      if scratch.elements.count > PointerFrame.mostElements { return false }
      index += 1
    }
    return true
  }

  /// Lists the elements that are drawn whatever they overlap: those with an effect, and the one that the
  /// pointer is directly beneath.
  private mutating func listRoots(in scene: borrowing TargetStore) {
    scratch.elements.empty()
    scratch.raised.empty()
    for index in contents.indices where contents[index].isRaised {
      guard let slot = scene.slot(of: contents[index].target), let layer = scene.paintedLayer(ofSlot: slot)
      else { continue }
      scratch.raised.append(
        PaintingOrder.Raised(
          layer: layer, frame: scene.targets[slot].frame,
          order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: [])))
    }
    // At equal areas, the element with the higher id is painted first, so that the list is often in order.
    for index in contents.indices.reversed() {
      guard var root = element(contents[index].target, in: scene) else { continue }
      root.extent = contents[index].extent
      root.isAffected = true
      scratch.elements.append(root)
    }
    var lowest: Int?
    // An iterator would retain the list.
    for number in scratch.coveringElements.indices {
      let target = scratch.coveringElements[number]
      var index = scratch.elements.firstIndex { $0.target == target }
      if index == nil, let element = element(target, in: scene) {
        index = scratch.elements.count
        scratch.elements.append(element)
      }
      guard let index else { continue }
      if let other = lowest, scratch.elements[other] < scratch.elements[index] { continue }
      lowest = index
    }
    pointer.behind = lowest.map { scratch.elements[$0].target }
    // If the pointer has left several elements, only the lowest of them has to be drawn.
    if scratch.coveringElements.count > 1 {
      scratch.elements.removeAll { !$0.isAffected && $0.target != pointer.behind }
    }
    scratch.elements.sortWithoutAllocating()
  }

  private func element(_ target: TargetID, in scene: borrowing TargetStore) -> PaintedElement? {
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { return nil }
    return PaintedElement(
      target: target, layer: layer, depth: scene.depth(ofLayer: layer),
      order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: scratch.raised),
      extent: scene.targets[slot].frame.offset(by: scene.spaces.offset(of: layer)))
  }

  /// Lists the elements that are painted after a listed one, and cover it or the pointer beneath it.
  ///
  /// `targets` are those of the scene, which the closure must not capture.
  private mutating func insertElements(
    above index: Int, in scene: borrowing TargetStore, among targets: [PointerTarget]
  ) {
    let own = scratch.elements[index].target
    let layer = scratch.elements[index].layer
    let depth = scratch.elements[index].depth
    let order = scratch.elements[index].order
    let clip = scene.spaces.clip(of: layer)
    let drawn = scratch.elements[index].extent.clipped(to: clip)
    // What covers a rectangle that has been searched follows a lower element, and so has been found.
    var area = drawn
    for number in scratch.searched.indices { area = area.remainder(outside: scratch.searched[number]) }
    var beneath = drawn
    if own == pointer.behind, pointer.opacity > 0 {
      beneath = pointer.bounds.clipped(to: clip)
      area = area.isEmpty ? beneath : area.union(beneath)
    }
    if area.isEmpty { return }
    let offset = scene.spaces.offset(of: layer)
    scene.index.forEach(meeting: scene.spaces.searchArea(for: area, in: layer), in: layer) { slot in
      let extent = targets[slot].frame.offset(by: offset)
      // Both rectangles are within the clip.
      guard extent.overlaps(drawn) || extent.overlaps(beneath), targets[slot].id != own,
        scratch.elements.count <= PointerFrame.mostElements
      else { return }
      let element = PaintedElement(
        target: targets[slot].id, layer: layer, depth: depth,
        order: PaintingOrder(of: slot, in: layer, among: targets, raised: scratch.raised), extent: extent)
      guard order.isBefore(element.order) else { return }
      let position = scratch.elements.partitioningIndex { $0 < element }
      let isListed =
        position < scratch.elements.count && scratch.elements[position].target == element.target
      if !isListed { scratch.elements.insert(element, at: position) }
    }
    if index + 1 < scratch.elements.count { scratch.searched.append(drawn) }
  }

  // MARK: 2. The commands

  private mutating func put(
    _ kind: DrawingCommand.Kind, _ target: TargetID? = nil, _ space: SpaceID = .window
  ) {
    commands.append(DrawingCommand(kind, of: target, in: space))
  }

  private mutating func putContent(_ index: Int, in space: SpaceID) {
    // Single properties are read, since the whole state is large.
    let target = contents[index].target
    let shape = contents[index].transformedShape
    let shadow = contents[index].shadow
    if contents[index].radiosity > 0 {
      put(
        .shadow(
          shape, offset: .zero, radius: contents[index].glowRadius, color: contents[index].color,
          opacity: contents[index].radiosity), target, space)
    }
    if shadow.opacity > 0 {
      put(
        .shadow(
          shape, offset: shadow.offset, radius: shadow.radius, color: LinearColor(luminance: 0),
          opacity: shadow.opacity), target, space)
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
    let color = LinearColor(luminance: pointer.luminance)
    let opacity = pointer.opacity
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
    put(
      .shadow(
        platter, offset: Vector(dx: 0, dy: 1), radius: AnnotationState.shadowRadius,
        color: LinearColor(luminance: 0), opacity: 0.3 * state.opacity))
    put(
      .roundedRect(
        platter, color: LinearColor(luminance: isLight ? 0.95 : 0.06), opacity: 0.95 * state.opacity))
    put(
      .annotation(
        state.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: state.opacity))
  }
}

extension Rect {
  /// The smallest rectangle around all parts of the rectangle that are outside another one.
  fileprivate func remainder(outside other: Rect) -> Rect {
    var minX = minX
    var minY = minY
    var maxX = maxX
    var maxY = maxY
    if other.minY <= minY, other.maxY >= maxY {
      if other.minX <= minX { minX = max(minX, other.maxX) }
      if other.maxX >= maxX { maxX = min(maxX, other.minX) }
    }
    if other.minX <= minX, other.maxX >= maxX {
      if other.minY <= minY { minY = max(minY, other.maxY) }
      if other.maxY >= maxY { maxY = min(maxY, other.minY) }
    }
    return Rect(minX: minX, minY: minY, maxX: max(minX, maxX), maxY: max(minY, maxY))
  }
}
