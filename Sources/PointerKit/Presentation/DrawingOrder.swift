import Kinematics
import Magnetism

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
  private mutating func findElements(in scene: borrowing TargetStore) -> Bool {
    scratch.elements.removeAll(keepingCapacity: true)
    findRoots(in: scene)
    var start = 0
    while start < scratch.roots.count {
      var end = start + 1
      while end < scratch.roots.count, scratch.roots[end].layer == scratch.roots[start].layer { end += 1 }
      guard findElements(above: start..<end, in: scene) else { return false }
      start = end
    }
    return true
  }

  /// Lists the elements that are drawn whatever they overlap: those with an effect, and the one that the
  /// pointer is directly beneath.
  private mutating func findRoots(in scene: borrowing TargetStore) {
    pointer.behind = nil
    scratch.roots.removeAll(keepingCapacity: true)
    scratch.raised.removeAll(keepingCapacity: true)
    for index in contents.indices where contents[index].isRaised {
      guard let slot = scene.slot(of: contents[index].target), let layer = scene.paintedLayer(ofSlot: slot)
      else { continue }
      scratch.raised.append(
        PaintingOrder.Raised(
          layer: layer, frame: scene.targets[slot].frame,
          order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: [])))
    }
    for index in contents.indices {
      guard var root = element(contents[index].target, in: scene) else { continue }
      root.extent = contents[index].extent
      root.isAffected = true
      scratch.roots.append(root)
    }
    var lowest: PaintedElement?
    for target in scratch.coveringElements {
      guard let element = element(target, in: scene) else { continue }
      if let other = lowest, other < element { continue }
      lowest = element
    }
    if let lowest {
      pointer.behind = lowest.target
      if contents.index(of: lowest.target) == nil { scratch.roots.append(lowest) }
    }
    scratch.roots.sortInPlace()
  }

  private func element(_ target: TargetID, in scene: borrowing TargetStore) -> PaintedElement? {
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { return nil }
    return PaintedElement(
      target: target, layer: layer, depth: scene.depth(ofLayer: layer),
      order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: scratch.raised),
      extent: scene.targets[slot].frame.offset(by: scene.spaces.offset(of: layer)))
  }

  /// Lists what is drawn in the space of some roots; returns false if that would be too much.
  private mutating func findElements(above roots: Range<Int>, in scene: borrowing TargetStore) -> Bool {
    let layer = scratch.roots[roots.lowerBound].layer
    let clip = scene.spaces.clip(of: layer)
    let start = scratch.elements.count
    scratch.elements.append(contentsOf: scratch.roots[roots])
    guard var area = keepDrawn(from: start, within: clip) else { return false }
    while !area.isEmpty {
      scratch.elements.removeLast(scratch.elements.count - start)
      scratch.elements.append(contentsOf: scratch.roots[roots])
      appendElements(above: scratch.roots[roots.lowerBound], meeting: area, within: clip, in: scene)
      if scratch.elements.count - start == roots.count { break }
      scratch.elements.sortInPlace()
      guard let drawn = keepDrawn(from: start, within: clip) else { return false }
      if area.contains(drawn) { break }
      // The area grows by more than is needed, so that a long chain of elements is found in few rounds.
      area = drawn.outset(by: drawn.size.longerSide / 2)
    }
    return true
  }

  /// Appends the elements that may cover something that is drawn in an area.
  private mutating func appendElements(
    above lowest: PaintedElement, meeting area: Rect, within clip: Rect?, in scene: borrowing TargetStore
  ) {
    // Only this property is captured, since a closure that captures the whole store would copy it.
    let targets = scene.targets
    let offset = scene.spaces.offset(of: lowest.layer)
    let local = scene.spaces.surroundings(of: area, in: lowest.layer)
    scene.index.forEach(meeting: local, in: lowest.layer) { slot in
      let extent = targets[slot].frame.offset(by: offset)
      guard extent.clipped(to: clip).overlaps(area) else { return }
      let order = PaintingOrder(of: slot, in: lowest.layer, among: targets, raised: scratch.raised)
      let target = targets[slot].id
      guard lowest.order.isBefore(order), target != pointer.behind, contents.index(of: target) == nil else {
        return
      }
      scratch.elements.append(
        PaintedElement(
          target: target, layer: lowest.layer, depth: lowest.depth, order: order, extent: extent))
    }
  }

  /// Removes, from an index on, the elements that are not drawn: those in their plain state that cover nothing
  /// drawn beneath them.
  ///
  /// Returns the visible area of everything drawn in the space, or nil if there are too many elements.
  private mutating func keepDrawn(from start: Int, within clip: Rect?) -> Rect? {
    scratch.extents.removeAll(keepingCapacity: true)
    var area: Rect?
    func note(_ visible: Rect) {
      if visible.isEmpty { return }
      scratch.extents.append(visible)
      area = area?.union(visible) ?? visible
    }
    var count = start
    for index in start..<scratch.elements.count {
      let element = scratch.elements[index]
      let isAbovePointer = element.target == pointer.behind
      if isAbovePointer, pointer.opacity > 0 { note(pointer.bounds.clipped(to: clip)) }
      let visible = element.extent.clipped(to: clip)
      guard
        element.isAffected || isAbovePointer
          || area?.overlaps(visible) == true
            && scratch.extents.contains(where: { $0.overlaps(visible) })
      else { continue }
      note(visible)
      scratch.elements[count] = element
      count += 1
      if count > PointerFrame.mostElements { return nil }
    }
    scratch.elements.removeLast(scratch.elements.count - count)
    return area ?? .zero
  }
}
