import Kinematics
import Magnetism

/// Finds what has to be drawn over the plain content of the spaces (E4, E7, E14, E16), and in which order.
///
/// These are the elements that are not in their plain state; those that the pointer is beneath; and those painted
/// above one of them in the same space that overlap what is drawn of it, and so on: their content would be covered
/// otherwise.
extension DrawingOrder {
  /// Adds an element that is not in its plain state, before ``arrange(in:)``; in ascending order of id.
  mutating func addAffected(
    _ target: TargetID, extent: Rect, isRaised: Bool, in scene: borrowing TargetStore
  ) {
    guard let slot = scene.slot(of: target), var element = DrawingOrder.element(slot, in: scene) else { return }
    element.extent = extent.union(element.extent)
    element.isAffected = true
    element.isRaised = isRaised
    affected.append(element)
    if isRaised { raised.append(slot) }
  }

  /// An element in its plain state; nil if it is not painted.
  private static func element(_ slot: Int, in scene: borrowing TargetStore) -> Element? {
    guard let layer = scene.paintedLayer(ofSlot: slot) else { return nil }
    let target = scene.targets[slot]
    return Element(
      target: target.id, slot: slot, layer: layer, depth: scene.depth(ofLayer: layer),
      extent: target.frame.offset(by: scene.spaces.offset(of: layer)))
  }

  /// Lists the elements to draw, with the pointer beneath the ``hosts``.
  ///
  /// An element that would need more than ``capacity`` elements is left out, and so is the pointer beneath it; the
  /// pointer comes first, then elements in ascending order of id. O(elements found + regions near them).
  mutating func arrange(in scene: borrowing TargetStore) {
    for index in hosts.indices.reversed() where !addHost(hosts[index], in: scene) { hosts.remove(at: index) }
    for index in affected.indices where !contains(affected[index].slot) {
      let start = elements.count
      elements.append(affected[index])
      if !addAbove(start, in: scene) {
        excess = affected[index].target
        affected[index].isAffected = false
      }
    }
    sort(scene.targets)
  }

  /// Adds the element that a pointer is beneath, and all above it that the pointer overlaps; false if there are
  /// too many.
  private mutating func addHost(_ target: TargetID, in scene: borrowing TargetStore) -> Bool {
    guard let slot = scene.slot(of: target),
      let host = known(slot) ?? DrawingOrder.element(slot, in: scene)
    else { return false }
    let start = elements.count
    if !contains(slot) { elements.append(host) }
    expand(slot, host.layer, pointer, in: scene)
    if addAbove(start, in: scene) { return true }
    excess = target
    return false
  }

  /// Adds all that has to be drawn because of the elements from an index on; false, with these removed, if there
  /// are too many.
  private mutating func addAbove(_ start: Int, in scene: borrowing TargetStore) -> Bool {
    var next = start
    while next < elements.count, elements.count <= DrawingOrder.capacity {
      let element = elements[next]
      expand(element.slot, element.layer, element.extent, in: scene)
      next += 1
    }
    if elements.count <= DrawingOrder.capacity { return true }
    elements.removeLast(elements.count - start)
    return false
  }

  /// Adds the elements above one that overlap the visible part of a rectangle of the window.
  private mutating func expand(_ slot: Int, _ layer: Int, _ extent: Rect, in scene: borrowing TargetStore) {
    let extent = extent.clipped(to: scene.spaces.clip(of: layer))
    guard !extent.isEmpty else { return }
    let (offset, depth) = (scene.spaces.offset(of: layer), scene.depth(ofLayer: layer))
    // A single property, since a closure that captures the store copies it.
    let targets = scene.targets
    scene.index.forEach(
      meeting: scene.spaces.surroundings(of: extent, in: layer), in: layer, of: scene.boxes
    ) { other in
      let frame = targets[other].frame.offset(by: offset)
      guard other != slot, frame.overlaps(extent), elements.count <= DrawingOrder.capacity,
        targets.isPainted(slot, before: other, raised: raised), !contains(other)
      else { return }
      elements.append(
        known(other)
          ?? Element(target: targets[other].id, slot: other, layer: layer, depth: depth, extent: frame))
    }
  }

  /// The element of a slot if it is not in its plain state.
  private func known(_ slot: Int) -> Element? { affected.first { $0.slot == slot && $0.isAffected } }

  private func contains(_ slot: Int) -> Bool {
    for index in elements.indices where elements[index].slot == slot { return true }
    return false
  }

  /// Whether the order, which was found for other bounds, holds for the contents of a frame as well: they and a
  /// pointer beneath an element are within those bounds, and all that is raised in it is raised in the frame.
  ///
  /// Both lists are in ascending order of id.
  @inline(__always)
  func holds(for contents: borrowing [ContentState], pointer bounds: Rect?) -> Bool {
    if let bounds, !pointer.contains(bounds) { return false }
    var index = 0
    for known in affected.indices {
      if index < contents.count, contents[index].target == affected[known].target {
        guard affected[known].extent.contains(contents[index].extent) else { return false }
        index += 1
      } else if affected[known].isRaised {
        return false
      }
    }
    return index == contents.count
  }

  /// Sorts from back to front, by insertion, since mostly there are one or two elements.
  private mutating func sort(_ targets: [PointerTarget]) {
    for index in elements.indices.dropFirst() {
      let element = elements[index]
      var position = index
      while position > 0 {
        let before = elements[position - 1]
        let isBehind =
          element.depth == before.depth
          ? targets.isPainted(element.slot, before: before.slot, raised: raised) : element.depth < before.depth
        if !isBehind { break }
        elements[position] = before
        position -= 1
      }
      elements[position] = element
    }
  }
}
