import Kinematics

/// The elements that the pointer is beneath (E14).
///
/// One of them is the element that the pointer highlights or lifts. The others are elements that the pointer
/// has left, as long as the pointer's outline still moves and overlaps them. In a fast sweep, the outline may
/// reach an element only after the model pointer has left that element.
struct PointerDepth: Hashable, Sendable {
  /// The greatest number of elements that have been left; for a further element, the oldest is forgotten.
  static let capacity = 4

  /// The element that the pointer highlights or lifts, and beneath which it is drawn.
  private(set) var coveringElement: TargetID?
  /// The instant at which the pointer moved beneath that element.
  private var entrance = Timestamp.distantPast
  /// The elements that the pointer has left, in the order in which it left them.
  private(set) var left: [TargetID] = []

  init() { left.reserveCapacity(PointerDepth.capacity + 1) }

  /// Moves the pointer beneath another element, or, with nil, to the front.
  ///
  /// Once the pointer's outline has come to rest, it no longer moves over the elements that it has left. An
  /// element that is left at the instant of the entrance was never seen in front of the pointer: so it is when
  /// a delegate gives the element another style as the pointer enters it.
  mutating func enter(_ target: TargetID?, isOutlineAtRest: Bool, at time: Timestamp) {
    if isOutlineAtRest { left.empty() }
    if target == coveringElement { return }
    if let coveringElement, entrance != time { left.append(coveringElement) }
    if left.count > PointerDepth.capacity { left.removeFirst() }
    left.removeAll { $0 == target }
    coveringElement = target
    entrance = time
  }

  /// Reads the element that the pointer highlights or lifts, and each element that it has left and whose
  /// visible part still overlaps its outline.
  func read(isOutlineAtRest: Bool, in scene: borrowing TargetStore, into frame: inout PointerFrame) {
    frame.scratch.coveringElements.empty()
    if let coveringElement { frame.scratch.coveringElements.append(coveringElement) }
    if isOutlineAtRest { return }
    let bounds = frame.pointer.bounds
    for target in left {
      guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { continue }
      let element =
        frame.contents.index(of: target).map { frame.contents[$0].transformedFrame }
        ?? scene.targets[slot].frame.offset(by: scene.spaces.offset(of: layer))
      let visible = element.clipped(to: scene.spaces.clip(of: layer))
      // The part that an opaque space hides is not visible.
      if visible.overlaps(bounds),
        !scene.spaces.isHidden(visible.clipped(to: bounds), at: scene.spaces.tree.index(of: layer))
      {
        frame.scratch.coveringElements.append(target)
      }
    }
  }
}
