import Kinematics
import Magnetism

/// The order of drawing that a frame finds for itself.
///
/// A frame finds it if the order that the presentation has found in advance does not apply to the frame.
extension PointerFrame {
  /// Removes the contents and the covering elements that an order leaves out because they would exceed its
  /// capacity.
  mutating func removeExcess(of order: borrowing DrawingOrder) {
    for target in order.excess {
      before.coveringElements.removeAll { $0 == target }
      let isDrawn = order.index(of: target).map { order.elements[$0].isAffected } ?? false
      if !isDrawn { contents.removeAll { $0.target == target } }
    }
  }

  /// Finds the order of drawing for what this frame shows.
  @inline(never)
  mutating func arrange(in scene: borrowing TargetStore) {
    before.order.removeAll()
    before.order.neighborhood.invalidate()
    before.order.neighborhood.beginOrder(mostCost: DrawingOrder.mostCost)
    for index in contents.indices where contents[index].isRaised {
      before.order.raise(contents[index].target, in: scene)
    }
    arrangeCoveringElements(in: scene)
    for index in contents.indices {
      guard let slot = scene.slot(of: contents[index].target),
        let layer = scene.paintedLayer(ofSlot: slot)
      else { continue }
      let extent = contents[index].extent.offset(by: -scene.spaces.offset(of: layer)).outset(by: 0.01)
      before.order.insert(slot, extent: extent, isRaised: contents[index].isRaised, in: scene)
    }
    if !before.order.excess.isEmpty { removeExcess(of: before.order) }
  }

  /// Finds the order of drawing for what this frame shows, from an order that applies to everything except
  /// the pointer.
  @inline(never)
  mutating func arrange(pointerIn order: inout DrawingOrder, in scene: borrowing TargetStore) {
    before.order.copy(&order)
    arrangeCoveringElements(in: scene)
    if !before.order.excess.isEmpty { removeExcess(of: before.order) }
  }

  private mutating func arrangeCoveringElements(in scene: borrowing TargetStore) {
    if before.coveringElements.isEmpty { return }
    before.order.coveringElements.append(contentsOf: before.coveringElements)
    before.order.insertCoveringElements(pointer: pointer.bounds.outset(by: 0.01), in: scene)
    before.coveringElements.removeAll(keepingCapacity: true)
    before.coveringElements.append(contentsOf: before.order.coveringElements)
  }
}
