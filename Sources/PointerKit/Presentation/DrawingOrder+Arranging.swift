import Kinematics
import Magnetism

/// Finds the elements that have to be drawn over the plain content of the spaces (E4, E7, E14, E16), from
/// back to front.
///
/// These are the elements that are not in their plain state, because an effect has changed them, and the
/// covering elements, beneath which the pointer is drawn. Other elements of the same space may be painted
/// above one of these and overlap what is drawn for it. If they were not drawn again, they would be covered,
/// so they are found too. The same applies to the elements above them. Some of the elements found may not be
/// covered in fact. Painting these again does no harm, but they count toward the capacity. Within one space,
/// `PaintingOrder` decides the order.
extension DrawingOrder {
  /// Notes that an element will be raised.
  ///
  /// This must precede the insertion of the element, and of any element within its frame.
  mutating func raise(_ target: TargetID, in scene: borrowing TargetStore) {
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { return }
    raised.append(
      PaintingOrder.Raised(
        layer: layer, frame: scene.targets[slot].frame,
        order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: [])))
  }

  /// Inserts an element that is not in its plain state, and the elements above it.
  ///
  /// `extent` is the area in which the element may be drawn, in the coordinates of its space. If the list
  /// would then have more than ``capacity`` elements or the searches cost too much, nothing is added to the
  /// list, and the element is added to ``excess``. O(elements found + regions near them).
  mutating func insert(_ slot: Int, extent: Rect, isRaised: Bool, in scene: borrowing TargetStore) {
    guard let layer = scene.paintedLayer(ofSlot: slot) else { return }
    let target = scene.targets[slot].id
    let count = elements.count
    let index = index(of: target) ?? count
    neighborhood.beginInsertion()
    if index == count { append(slot, in: layer, scene) }
    elements[index].extent = elements[index].extent.union(extent)
    elements[index].isAffected = true
    elements[index].isRaised = isRaised
    if index < count { expand(elements[index].order, layer, elements[index].extent, in: scene) }
    if finish(count, in: scene) { return }
    if index < count { (elements[index].isAffected, elements[index].isRaised) = (false, false) }
    excess.append(target)
  }

  /// Inserts the covering elements, and the elements above them that the pointer may overlap.
  ///
  /// If the list would then have more than ``capacity`` elements or the searches cost too much, all covering
  /// elements are left out, and the pointer is in front of everything. `bounds` is the rectangle within which
  /// the pointer stays while the order is valid, in window points.
  mutating func insertCoveringElements(pointer bounds: Rect, in scene: borrowing TargetStore) {
    let count = elements.count
    neighborhood.beginInsertion()
    for index in coveringElements.indices.reversed() {
      if self.index(of: coveringElements[index]) != nil { continue }
      if let slot = scene.slot(of: coveringElements[index]), let layer = scene.paintedLayer(ofSlot: slot) {
        append(slot, in: layer, scene)
      } else {
        coveringElements.remove(at: index)
      }
    }
    // What is above one covering element is also above every lower one, so only the lowest of each layer
    // counts.
    for index in coveringElements.indices {
      guard let lowest = self.index(of: coveringElements[index]), isLowestCoveringElement(lowest) else {
        continue
      }
      (pointer, pointerLayer) = (
        bounds.offset(by: -scene.spaces.offset(of: elements[lowest].layer)), elements[lowest].layer
      )
      expand(elements[lowest].order, elements[lowest].layer, pointer, in: scene)
    }
    if finish(count, in: scene) { return }
    excess.append(contentsOf: coveringElements)
    coveringElements.removeAll(keepingCapacity: true)
  }

  /// Whether the element at an index is painted before all other covering elements of its layer.
  private func isLowestCoveringElement(_ index: Int) -> Bool {
    if coveringElements.count == 1 { return true }
    for target in coveringElements {
      guard let other = self.index(of: target), elements[other].layer == elements[index].layer else {
        continue
      }
      if elements[other].order.isBefore(elements[index].order) { return false }
    }
    return true
  }

  /// Copies the elements of another order, but neither its covering elements nor the bounds of the pointer.
  ///
  /// The other order is `inout` although it does not change, since Swift would copy it otherwise.
  mutating func copy(_ other: inout DrawingOrder) {
    removeAll()
    neighborhood.invalidate()
    neighborhood.beginOrder(mostCost: DrawingOrder.mostCost)
    elements.append(contentsOf: other.elements)
    raised.append(contentsOf: other.raised)
  }

  /// Removes elements whose effects have ended, but keeps elements that have to be painted above others;
  /// returns false if the order has to be found again.
  mutating func remove(_ ended: [TargetID], in scene: borrowing TargetStore) -> Bool {
    // If most elements are only painted again for others, finding the order again leaves out the elements
    // that are no longer needed.
    if elements.count > 16, elements.count > 2 * elements.count(where: { $0.isAffected }) { return false }
    for target in ended {
      guard let index = index(of: target), elements[index].isAffected else { continue }
      neighborhood.beginInsertion()
      let element = elements.remove(at: index)
      if element.isRaised {
        if hasElements(on: element.slot, in: element.layer, scene) { return false }
        raised.removeAll { $0.order.isSame(as: element.order) }
      }
      if element.isNeeded || coveringElements.contains(element.target) {
        let count = elements.count
        append(element.slot, in: element.layer, scene)
        elements[count].isNeeded = true
        if !finish(count, in: scene) { return false }
      }
    }
    return true
  }

  /// Whether any listed element of a layer lies within the frame of the element in a slot.
  ///
  /// If the element in the slot is listed, it counts too.
  func hasElements(on slot: Int, in layer: Int, _ scene: borrowing TargetStore) -> Bool {
    let frame = scene.targets[slot].frame
    // Extents are compared first, since they are close in memory and most do not meet the frame.
    for element in elements where element.layer == layer && element.extent.intersects(frame) {
      if frame.contains(scene.targets[element.slot].frame) { return true }
    }
    return false
  }

  func index(of target: TargetID) -> Int? {
    for index in elements.indices where elements[index].target == target { return index }
    return nil
  }

  /// The slot of a target and the layer of its space; nil if the target is not painted.
  func slotAndLayer(of target: TargetID, in scene: borrowing TargetStore) -> (slot: Int, layer: Int)? {
    if let index = index(of: target) { return (elements[index].slot, elements[index].layer) }
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { return nil }
    return (slot, layer)
  }

  // MARK: Closure

  private mutating func append(_ slot: Int, in layer: Int, _ scene: borrowing TargetStore) {
    elements.append(
      Element(
        target: scene.targets[slot].id, slot: slot, layer: layer, depth: scene.depth(ofLayer: layer),
        order: PaintingOrder(of: slot, in: layer, among: scene.targets, raised: raised),
        extent: scene.targets[slot].frame))
  }

  /// Completes the list after elements have been appended from an index on.
  ///
  /// The elements that have to be drawn above the appended elements are appended too. If the list then has
  /// more than ``capacity`` elements, or the searches were too expensive, all elements from the index on are
  /// removed, and the result is false. Otherwise these elements are sorted into the list.
  private mutating func finish(_ start: Int, in scene: borrowing TargetStore) -> Bool {
    var next = start
    while next < elements.count, !hasTooMany {
      let element = elements[next]
      expand(element.order, element.layer, element.extent, in: scene)
      next += 1
    }
    if hasTooMany {
      elements.removeLast(elements.count - start)
      return false
    }
    for index in start..<elements.count { sortIn(index) }
    return true
  }

  /// Whether the order has more than ``capacity`` elements, or the searches are too expensive.
  private var hasTooMany: Bool { elements.count > DrawingOrder.capacity || neighborhood.isTooExpensive }

  /// Adds the elements of a layer that overlap a rectangle and are painted after an element with a given
  /// order.
  private mutating func expand(
    _ order: PaintingOrder, _ layer: Int, _ extent: Rect, in scene: borrowing TargetStore
  ) {
    guard !extent.isEmpty else { return }
    let depth = scene.depth(ofLayer: layer)
    if !near.isEmpty { near.removeAll(keepingCapacity: true) }
    for index in raised.indices where raised[index].layer == layer && raised[index].frame.intersects(extent) {
      near.append(raised[index])
    }
    neighborhood.look(around: extent, in: layer, scene)
    if neighborhood.isCrowded { return expandInCrowd(order, layer, depth, extent, in: scene) }
    for (slot, frame) in neighborhood.elements where frame.overlaps(extent) {
      add(slot, frame, after: order, layer, depth, scene.targets)
    }
  }

  @inline(never)
  private mutating func expandInCrowd(
    _ order: PaintingOrder, _ layer: Int, _ depth: Int, _ extent: Rect, in scene: borrowing TargetStore
  ) {
    // Only this property is captured, since a closure that captures the whole store would copy it.
    let targets = scene.targets
    scene.index.forEach(meeting: extent, in: layer) { slot in
      let frame = targets[slot].frame
      if frame.overlaps(extent) { add(slot, frame, after: order, layer, depth, targets) }
    }
  }

  /// Adds an overlapping element if it is painted after an element with a given order.
  private mutating func add(
    _ slot: Int, _ frame: Rect, after order: PaintingOrder, _ layer: Int, _ depth: Int,
    _ targets: borrowing [PointerTarget]
  ) {
    if hasTooMany { return }
    neighborhood.cost &+= DrawingOrder.Neighborhood.costOfComparison
    let otherOrder = PaintingOrder(of: slot, in: layer, among: targets, raised: near)
    guard order.isBefore(otherOrder) else { return }
    let target = targets[slot].id
    // An element of a pile is found again for each element beneath it, and ``index(of:)`` is a linear search.
    if neighborhood.isCrowded {
      if neighborhood.needed[target] != nil { return }
      neighborhood.needed[target] = slot
    }
    if let known = index(of: target) {
      elements[known].isNeeded = true
      return
    }
    elements.append(
      Element(
        target: target, slot: slot, layer: layer, depth: depth, order: otherOrder, extent: frame,
        isNeeded: true))
  }

  /// Moves the element at an index to its position among the elements before it, which are sorted.
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

extension DrawingOrder.Neighborhood {
  /// The distance, in points, by which a searched rectangle is enlarged.
  ///
  /// Later searches are usually within the enlarged rectangle, and then need not look up elements again.
  private static let margin = 4.0
  /// The greatest number of elements that are kept; if a rectangle overlaps more, it is crowded.
  private static let capacity = 64

  /// Forgets the elements that were found, for example after a change of the layout.
  mutating func invalidate() { layer = -1 }

  /// The further cost of an examined region that is near, so that its frame is read.
  fileprivate static let costOfFrame = 4
  /// The further cost of an element that overlaps, so that it is compared.
  fileprivate static let costOfComparison = 7

  /// Begins the searches for an order, with the greatest cost of all of them.
  mutating func beginOrder(mostCost: Int) { (cost, self.mostCost, costLimit) = (0, mostCost, mostCost) }

  /// Begins an insertion, which must not use what a previous insertion has found to be needed.
  mutating func beginInsertion() {
    if needed.count > 0 { needed = HashTable() }
    // A search that would exceed the limit is counted, but does not take place.
    cost = min(cost, costLimit)
    costLimit = min(mostCost, cost + DrawingOrder.mostCostOfInsertion)
  }

  /// Whether the searches for the present insertion, or for the whole order, cost too much.
  var isTooExpensive: Bool { cost > costLimit }

  /// Finds the elements around a rectangle of a layer, unless they are known.
  ///
  /// If the rectangle is crowded, not all of its elements are kept.
  mutating func look(around rect: Rect, in layer: Int, _ scene: borrowing TargetStore) {
    if self.layer != layer || isCrowded || !extent.contains(rect) { find(around: rect, in: layer, scene) }
  }

  @inline(never)
  private mutating func find(around rect: Rect, in layer: Int, _ scene: borrowing TargetStore) {
    // If all elements that were found last overlap this rectangle too, this rectangle is crowded, too.
    if self.layer == layer, isCrowded, elements.allSatisfy({ $0.frame.overlaps(rect) }) { return }
    let rect = rect.outset(by: DrawingOrder.Neighborhood.margin)
    (self.layer, extent) = (layer, rect)
    elements.removeAll(keepingCapacity: true)
    // Only this property is captured, since a closure that captures the whole store would copy it.
    let targets = scene.targets
    let most = DrawingOrder.Neighborhood.capacity
    scene.index.forEach(meeting: rect, in: layer) { slot in
      if elements.count > most { return }
      let frame = targets[slot].frame
      if frame.overlaps(rect) { elements.append((slot, frame)) }
    }
    isCrowded = elements.count > most
    if isTooExpensive { invalidate() }
  }
}
