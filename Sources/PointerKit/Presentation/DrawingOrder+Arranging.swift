import Kinematics
import Magnetism

/// Finds what has to be drawn over the plain content of the spaces (E4, E7, E14, E16), and in which order.
///
/// These are the elements that are not in their plain state; those that the pointer is beneath; and those painted
/// above one of them in the same space that overlap what is drawn of it, and so on: their content would be covered
/// otherwise. More elements than necessary may be found, since they are only painted again.
extension DrawingOrder {
  /// Notes that an element will be raised, before anything is inserted.
  mutating func raise(_ target: TargetID, in scene: borrowing TargetStore) {
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { return }
    raised.append(
      PaintingOrder.Raised(
        layer: layer, frame: scene.targets[slot].frame,
        order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: [])))
  }

  /// Inserts an element that is not in its plain state, and the elements above it.
  ///
  /// `extent` is what may be drawn of it, in window points. If more than ``capacity`` elements would be drawn, it is
  /// left out. O(elements found + regions near them).
  mutating func insert(_ target: TargetID, extent: Rect, isRaised: Bool, in scene: borrowing TargetStore) {
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { return }
    let local = extent.offset(by: -scene.spaces.offset(of: layer)).union(scene.targets[slot].frame)
    let count = elements.count
    let index = index(of: target) ?? count
    if index == count { append(slot, in: layer, scene) }
    elements[index].extent = elements[index].extent.union(local)
    elements[index].isAffected = true
    elements[index].isRaised = isRaised
    if index < count { expand(elements[index].order, layer, elements[index].extent, in: scene) }
    if finish(count, in: scene) { return }
    if index < count { (elements[index].isAffected, elements[index].isRaised) = (false, false) }
    excess.append(target)
  }

  /// Inserts the elements that the pointer is beneath, and those above them that it may overlap; in front of all
  /// hosts if that takes too much.
  ///
  /// `bounds` is what the pointer does not leave, in window points.
  mutating func insertHosts(pointer bounds: Rect, in scene: borrowing TargetStore) {
    for index in hosts.indices.reversed() {
      guard let slot = scene.slot(of: hosts[index]), let layer = scene.paintedLayer(ofSlot: slot) else {
        hosts.remove(at: index)
        continue
      }
      let count = elements.count
      let own = self.index(of: hosts[index]) ?? count
      if own == count { append(slot, in: layer, scene) }
      (pointer, pointerLayer) = (bounds.offset(by: -scene.spaces.offset(of: layer)), layer)
      expand(elements[own].order, layer, pointer, in: scene)
      if finish(count, in: scene) { continue }
      excess.append(hosts.remove(at: index))
    }
  }

  /// Whether nothing has to be found again when an element comes to its end; if so, it is removed.
  mutating func remove(_ target: TargetID) -> Bool {
    guard let index = index(of: target) else { return excess.isEmpty }
    if hasOverlaps || !excess.isEmpty || hosts.contains(target) { return false }
    if elements[index].isRaised {
      if elements.count(where: { $0.order.isOn(elements[index].order) }) > 1 { return false }
      raised.removeAll { $0.order.isSame(as: elements[index].order) }
    }
    elements.remove(at: index)
    return true
  }

  /// Whether an element that is drawn is, or lies on, another.
  func hasElements(on target: TargetID, in scene: borrowing TargetStore) -> Bool {
    guard let slot = scene.slot(of: target) else { return false }
    let (space, frame) = (scene.targets[slot].space, scene.targets[slot].frame)
    for element in elements where scene.targets[element.slot].space == space {
      if frame.contains(scene.targets[element.slot].frame) { return true }
    }
    return false
  }

  @inline(__always)
  func index(of target: TargetID) -> Int? {
    for index in elements.indices where elements[index].target == target { return index }
    return nil
  }

  // MARK: Closure

  private mutating func append(_ slot: Int, in layer: Int, _ scene: borrowing TargetStore) {
    elements.append(
      Element(
        target: scene.targets[slot].id, slot: slot, layer: layer, depth: scene.depth(ofLayer: layer),
        order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: raised),
        extent: scene.targets[slot].frame))
  }

  /// Adds what the elements from an index on need, and sorts them in; false, with these removed, if there are too
  /// many.
  private mutating func finish(_ start: Int, in scene: borrowing TargetStore) -> Bool {
    var next = start
    while next < elements.count, elements.count <= DrawingOrder.capacity {
      let element = elements[next]
      expand(element.order, element.layer, element.extent, in: scene)
      next += 1
    }
    guard elements.count <= DrawingOrder.capacity else {
      elements.removeLast(elements.count - start)
      return false
    }
    for index in start..<elements.count { sortIn(index) }
    return true
  }

  /// Adds the elements above a position in the order that overlap a rectangle of a layer.
  private mutating func expand(
    _ order: PaintingOrder, _ layer: Int, _ extent: Rect, in scene: borrowing TargetStore
  ) {
    guard !extent.isEmpty else { return }
    let depth = scene.depth(ofLayer: layer)
    // Single properties, since a closure that captures the store copies it.
    let targets = scene.targets
    scene.index.forEach(meeting: extent, in: layer, of: scene.boxes) { other in
      guard targets[other].frame.overlaps(extent) else { return }
      let otherOrder = PaintingOrder(of: other, in: layer, among: targets, raised: raised)
      guard order.isBefore(otherOrder) else { return }
      hasOverlaps = true
      guard elements.count <= DrawingOrder.capacity, index(of: targets[other].id) == nil else { return }
      elements.append(
        Element(
          target: targets[other].id, slot: other, layer: layer, depth: depth, order: otherOrder,
          extent: targets[other].frame))
    }
  }

  /// Moves an element backward to its position among those before it, which are in order.
  private mutating func sortIn(_ index: Int) {
    let element = elements[index]
    var position = index
    while position > 0 {
      let before = elements[position - 1]
      let isBehind =
        element.depth == before.depth ? element.order.isBefore(before.order) : element.depth < before.depth
      if !isBehind { break }
      elements[position] = before
      position -= 1
    }
    elements[position] = element
  }
}
