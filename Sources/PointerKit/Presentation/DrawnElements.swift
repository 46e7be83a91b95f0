import Kinematics

/// The elements that a frame draws, and their order (E4, E7, E14, E16).
///
/// A frame draws the elements that are not in their plain state, and the element that the pointer is directly
/// beneath. An element of the same space that is painted after something drawn and overlaps it would be
/// covered, so it is drawn again, and so are the elements above it. All this follows from the frame and the
/// layout alone. Within one space, `PaintingOrder` decides the order.
extension PointerFrame {
  /// The greatest number of elements that a frame draws.
  private static let mostElements = 256

  /// Finds the element that the pointer is directly beneath, and lists what is drawn, from back to front.
  ///
  /// If too many elements would have to be drawn, only the hovered element has an effect and is above the
  /// pointer. If these are still too many, no element is.
  mutating func arrange(in scene: borrowing TargetStore) {
    if findElements(in: scene) { return }
    contents.removeAll { $0.target != hovered }
    scratch.coveringElements.removeAll { $0 != hovered }
    if findElements(in: scene) { return }
    contents.removeAll(keepingCapacity: true)
    scratch.coveringElements.removeAll(keepingCapacity: true)
    _ = findElements(in: scene)
  }

  /// Lists what is drawn; returns false if that would be too much.
  ///
  /// From back to front, each element adds those that cover it, which are painted after it.
  private mutating func findElements(in scene: borrowing TargetStore) -> Bool {
    findRoots(in: scene)
    scratch.searched.removeAll(keepingCapacity: true)
    var index = 0
    while index < scratch.elements.count {
      if index > 0, scratch.elements[index].layer != scratch.elements[index - 1].layer {
        scratch.searched.removeAll(keepingCapacity: true)
      }
      insertElements(above: index, in: scene, among: scene.targets)
      if scratch.elements.count > PointerFrame.mostElements { return false }
      index += 1
    }
    return true
  }

  /// Lists the elements that are drawn whatever they overlap: those with an effect, and the one that the
  /// pointer is directly beneath.
  private mutating func findRoots(in scene: borrowing TargetStore) {
    scratch.elements.removeAll(keepingCapacity: true)
    scratch.raised.removeAll(keepingCapacity: true)
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
    let (own, layer) = (scratch.elements[index].target, scratch.elements[index].layer)
    let (depth, order) = (scratch.elements[index].depth, scratch.elements[index].order)
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
}

extension Rect {
  /// The smallest rectangle around all parts of the rectangle that are outside another one.
  fileprivate func remainder(outside other: Rect) -> Rect {
    var (minX, minY, maxX, maxY) = (minX, minY, maxX, maxY)
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
