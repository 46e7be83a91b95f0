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
  /// `extent` is what may be drawn of it, in the coordinates of its space. If more than ``capacity`` elements would be drawn, it is
  /// left out. O(elements found + regions near them).
  mutating func insert(_ slot: Int, extent: Rect, isRaised: Bool, in scene: borrowing TargetStore) {
    guard let layer = scene.paintedLayer(ofSlot: slot) else { return }
    let target = scene.targets[slot].id
    let count = elements.count
    let index = index(of: target) ?? count
    if index == count { append(slot, in: layer, scene) }
    elements[index].extent = elements[index].extent.union(extent)
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

  /// Takes over the elements of another order, for a pointer that has left its bounds.
  mutating func copy(_ other: borrowing DrawingOrder) {
    removeAll()
    elements.append(contentsOf: other.elements)
    raised.append(contentsOf: other.raised)
  }

  /// Removes the elements that have come to their end, or keeps them in their plain state above others; false if
  /// everything has to be found again.
  mutating func removeEnded(in scene: borrowing TargetStore, isAffected: (TargetID) -> Bool) -> Bool {
    // Elements that are painted again for others that have ended are not counted one by one.
    if elements.count > 16, elements.count > 2 * elements.count(where: { $0.isAffected }) { return false }
    for index in elements.indices.reversed()
    where elements[index].isAffected && !isAffected(elements[index].target) {
      let element = elements.remove(at: index)
      if element.isRaised {
        if hasElements(on: element.slot, in: scene) { return false }
        raised.removeAll { $0.order.isSame(as: element.order) }
      }
      if element.isNeeded || hosts.contains(element.target) {
        let count = elements.count
        append(element.slot, in: element.layer, scene)
        elements[count].isNeeded = true
        if !finish(count, in: scene) { return false }
      }
    }
    return true
  }

  /// Whether an element that is drawn is, or lies on, another, given by its slot.
  func hasElements(on slot: Int, in scene: borrowing TargetStore) -> Bool {
    for element in elements where scene.targets[element.slot].space == scene.targets[slot].space {
      if scene.targets[slot].frame.contains(scene.targets[element.slot].frame) { return true }
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
    near.removeAll(keepingCapacity: true)
    for index in raised.indices where raised[index].layer == layer && raised[index].frame.intersects(extent) {
      near.append(raised[index])
    }
    // A single property, since a closure that captures the store copies it.
    let targets = scene.targets
    scene.index.forEach(meeting: extent, in: layer, of: scene.boxes) { other in
      guard targets[other].frame.overlaps(extent) else { return }
      let otherOrder = PaintingOrder(of: other, in: layer, among: targets, raised: near)
      guard order.isBefore(otherOrder), elements.count <= DrawingOrder.capacity else { return }
      if let known = index(of: targets[other].id) {
        elements[known].isNeeded = true
        return
      }
      elements.append(
        Element(
          target: targets[other].id, slot: other, layer: layer, depth: depth, order: otherOrder,
          extent: targets[other].frame, isNeeded: true))
    }
  }

  /// Moves the element at an index to its position among those before it, which are in order.
  private mutating func sortIn(_ index: Int) {
    let element = elements[index]
    var (low, high) = (0, index)
    while low < high {
      let middle = (low + high) / 2
      let isBehind =
        elements[middle].depth == element.depth
        ? elements[middle].order.isBefore(element.order) : elements[middle].depth < element.depth
      if isBehind { low = middle + 1 } else { high = middle }
    }
    if low == index { return }
    elements.remove(at: index)
    elements.insert(element, at: low)
  }
}
