import Kinematics
import Magnetism

/// The elements that the pointer is beneath, and the order of what is drawn over the plain content of the
/// spaces.
extension Presentation {
  /// The longest motion of the pointer's outline, in points, for which the order is found before the motion.
  ///
  /// During a longer motion, the order is found for each frame.
  private static let longestWay = 240.0

  /// Notes where the pointer's outline will come to rest, and which element it will be beneath (E14).
  ///
  /// This must precede the change of the pointer's look.
  mutating func movePointer(to outline: Rect, beneath coveringElement: TargetID?, at time: Timestamp) {
    self.outline = outline
    if depth.isFree, coveringElement == nil { return }
    forgetLeft(at: time)
    if coveringElement == depth.coveringElement { return }
    depth.enter(coveringElement)
    hasNewDepth = true
  }

  /// Once the pointer's outline has come to rest, forgets the elements that the pointer has left.
  ///
  /// Until then, the outline may still move over these elements.
  mutating func forgetLeft(at time: Timestamp) {
    if !depth.left.isEmpty, pointer.isOutlineSettled(at: time) { depth.forgetLeft() }
  }

  /// The changes since the order was found.
  struct OrderChanges {
    /// Whether anything in the layout has changed.
    var layout: Bool
    /// Whether anything in the layout other than the positions of spaces has changed.
    var stacking: Bool
    /// Whether the look of an element has changed.
    var look: Bool
  }

  /// Finds the elements that are drawn over the plain content of the spaces, and their order.
  ///
  /// The order applies until the next change of the look, of the layout, or of the hovered target. Usually
  /// the stacking is as before and no elements overlap. Then only the hovered element is examined.
  ///
  /// If too many elements would have to be drawn, some effects are left out, or the pointer is drawn in front
  /// of its covering elements. The result is the first element to which this applies. It is nil if there is
  /// no such element, or if the first such element was the same before.
  mutating func arrange(
    hovered: TargetID?, changes: OrderChanges, lengths: ContentPresentation.Lengths, model: Point,
    in scene: borrowing TargetStore, at time: Timestamp
  ) -> TargetID? {
    defer { if !ended.isEmpty { ended.removeAll(keepingCapacity: true) } }
    if changes.stacking { order.neighborhood.invalidate() }
    if contents.isEmpty, depth.isFree {
      if !order.isEmpty { order.removeAll() }
      return nil
    }
    let excess = order.excess.first
    // An update that fails leaves enough of the cost of an order for the hovered element.
    order.neighborhood.beginOrder(mostCost: DrawingOrder.mostCost - DrawingOrder.mostCostOfInsertion)
    var isKept = !changes.stacking && !isOrderStale && order.excess.isEmpty
    if isKept {
      isKept = update(hovered, changes, lengths: lengths, model: model, in: scene, at: time)
    }
    if !isKept {
      order.removeAll()
      order.neighborhood.mostCost = DrawingOrder.mostCost
      for index in ascending where contents[index].isRaised {
        order.raise(contents[index].target, in: scene)
      }
      // The hovered element precedes the elements whose effects fade, since it matters most.
      let first = hovered.flatMap { contentIndex(of: $0) }
      let content = first.flatMap { reach(of: $0, lengths: lengths, in: scene, at: time) }
      insertCoveringElements(with: content, lengths: lengths, model: model, in: scene, at: time)
      for index in ascending where index != first {
        if let content = reach(of: index, lengths: lengths, in: scene, at: time) {
          insert(content, in: scene)
        }
      }
    }
    isOrderStale = false
    hasNewDepth = false
    return order.excess.first == excess ? nil : order.excess.first
  }

  /// Updates the order after a small change; returns false if the order has to be found again.
  private mutating func update(
    _ hovered: TargetID?, _ changes: OrderChanges, lengths: ContentPresentation.Lengths,
    model: Point,
    in scene: borrowing TargetStore, at time: Timestamp
  ) -> Bool {
    if !ended.isEmpty, !order.remove(ended, in: scene) { return false }
    var index: Int?
    if changes.look, let hovered { index = contentIndex(of: hovered) }
    if let index, !raise(index, in: scene) { return false }
    var content: Reach?
    if let index { content = reach(of: index, lengths: lengths, in: scene, at: time) }
    if hasNewDepth || (changes.layout && order.coveringElements.count > 1)
      || (!depth.isFree && !isPointerWithin(outline, in: scene))
    {
      insertCoveringElements(with: content, lengths: lengths, model: model, in: scene, at: time)
    } else if let content {
      let isNew = order.index(of: contents[content.index].target) == nil
      insert(content, in: scene)
      // If the searches for one new element alone cost too much, a new order would cost as much.
      if isNew, ended.isEmpty, order.neighborhood.isTooExpensive { return true }
    }
    return order.excess.isEmpty
  }

  /// If a content is to be raised, notes this; returns false if the order has to be found again.
  ///
  /// This must precede the insertion of the content. The order has to be found again if the order of other
  /// elements would change.
  private mutating func raise(_ index: Int, in scene: borrowing TargetStore) -> Bool {
    let (target, isRaised) = (contents[index].target, contents[index].isRaised)
    if let known = order.index(of: target) { return order.elements[known].isRaised == isRaised }
    guard isRaised else { return true }
    guard let (slot, layer) = order.slotAndLayer(of: target, in: scene),
      !order.hasElements(on: slot, in: layer, scene)
    else { return false }
    order.raise(target, in: scene)
    return true
  }

  /// A content, and the area in which it may be drawn, in the coordinates of its space.
  private typealias Reach = (index: Int, slot: Int, rect: Rect)

  @inline(never)
  private mutating func reach(
    of index: Int, lengths: ContentPresentation.Lengths, in scene: borrowing TargetStore,
    at time: Timestamp
  ) -> Reach? {
    guard let slot = scene.slot(of: contents[index].target) else { return nil }
    let frame = scene.targets[slot].frame
    return (index, slot, contents[index].reach(of: frame, lengths, at: time))
  }

  private mutating func insert(_ content: Reach, in scene: borrowing TargetStore) {
    let (target, isRaised) = (contents[content.index].target, contents[content.index].isRaised)
    if let known = order.index(of: target), order.elements[known].isAffected,
      order.elements[known].extent.contains(content.rect)
    {
      return
    }
    order.insert(content.slot, extent: content.rect, isRaised: isRaised, in: scene)
  }

  private mutating func isPointerWithin(_ bounds: Rect, in scene: borrowing TargetStore) -> Bool {
    order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer)).contains(bounds)
  }

  /// Inserts the elements that the pointer is beneath, and before them a content.
  ///
  /// If the pointer is beneath the element of the content, the elements around the pointer and the elements
  /// around that element are found in one search.
  private mutating func insertCoveringElements(
    with content: Reach?, lengths: ContentPresentation.Lengths, model: Point,
    in scene: borrowing TargetStore, at time: Timestamp
  ) {
    if !order.coveringElements.isEmpty { order.coveringElements.removeAll(keepingCapacity: true) }
    (order.pointer, order.pointerLayer) = (.zero, 0)
    if depth.isFree {
      if let content { insert(content, in: scene) }
      return
    }
    // A free pointer moves with the model pointer, so the margin around it is wider.
    let margin = depth.coveringElement == nil ? 24.0 : 4
    var bounds = pointer.bounds(model: model, at: time).union(outline)
    // For a long motion, the order is found in advance only for the end of the motion. Each earlier frame
    // finds its own order.
    if bounds.size.longerSide > Presentation.longestWay + outline.size.longerSide { bounds = outline }
    bounds = bounds.outset(by: margin + lengths.pointerParallaxLimit)
    if let coveringElement = depth.coveringElement { order.coveringElements.append(coveringElement) }
    for target in depth.left where mayBeOver(target, bounds, in: scene) {
      order.coveringElements.append(target)
    }
    if let content {
      if contents[content.index].target == depth.coveringElement,
        let layer = scene.paintedLayer(ofSlot: content.slot)
      {
        let pointer = bounds.offset(by: -scene.spaces.offset(of: layer))
        order.neighborhood.look(around: pointer.union(content.rect), in: layer, scene)
      }
      insert(content, in: scene)
    }
    order.insertCoveringElements(pointer: bounds, in: scene)
  }

  /// Whether bounds overlap the area in which an element may be drawn; false if the element is not painted.
  private mutating func mayBeOver(_ target: TargetID, _ bounds: Rect, in scene: borrowing TargetStore) -> Bool
  {
    if let index = order.index(of: target) {
      let offset = scene.spaces.offset(of: order.elements[index].layer)
      return order.elements[index].extent.offset(by: offset).overlaps(bounds)
    }
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else {
      return false
    }
    return scene.targets[slot].frame.offset(by: scene.spaces.offset(of: layer)).overlaps(bounds)
  }

  /// Reads which elements the pointer is beneath.
  mutating func readCoveringElements(
    at time: Timestamp, in scene: inout TargetStore, into frame: inout PointerFrame
  ) {
    let hasLeft = !depth.left.isEmpty && !pointer.isOutlineSettled(at: time)
    // Usually the pointer is beneath the same element as before, or beneath none.
    if hasLeft || frame.before.coveringElements.count != (depth.coveringElement == nil ? 0 : 1)
      || frame.before.coveringElements.first != depth.coveringElement
    {
      // The covering elements are removed one by one, since `removeAll` costs as much as a search.
      while !frame.before.coveringElements.isEmpty { frame.before.coveringElements.removeLast() }
      if let coveringElement = depth.coveringElement { frame.before.coveringElements.append(coveringElement) }
      if hasLeft { readLeft(in: &scene, into: &frame) }
    }
    if !order.excess.isEmpty { frame.removeExcess(of: order) }
  }

  /// Adds each element that the pointer has left and whose visible part still overlaps the pointer's outline.
  private mutating func readLeft(in scene: inout TargetStore, into frame: inout PointerFrame) {
    let bounds = frame.pointer.bounds
    // Within the bounds of the order, only the order's covering elements can still overlap the outline.
    let isPlanned = isPointerWithin(bounds, in: scene)
    for target in isPlanned ? order.coveringElements : depth.left where target != depth.coveringElement {
      guard let (slot, layer) = order.slotAndLayer(of: target, in: scene) else { continue }
      let element: Rect
      if let index = frame.contentIndex(of: target) {
        element = ContentState.transformed(
          frame.contents[index].frame, scale: frame.contents[index].scale,
          translation: frame.contents[index].translation)
      } else {
        element = scene.targets[slot].frame.offset(by: scene.spaces.offset(of: layer))
      }
      let visible = element.clipped(to: scene.spaces.clip(of: layer))
      // The part that an opaque space hides is not visible.
      if visible.overlaps(bounds),
        !scene.isCovered(visible.clipped(to: bounds), at: scene.spaces.tree.index(of: layer))
      {
        frame.before.coveringElements.append(target)
      }
    }
  }
}
