import Kinematics

/// What accepts a drop (I15).
extension TargetStore {
  /// The target that receives a drop on another target at a point of the window: this target, if it accepts drops, or the
  /// front-most target that does and has the other's whole frame within its own.
  ///
  /// O(spaces + regions near the center of the other target).
  func receiver(on id: TargetID, at point: Point, except excluded: TargetID?) -> TargetID? {
    guard let front = slot(of: id) else { return nil }
    if targets[front].mayAcceptDrops { return id }
    guard let frame = windowFrame(of: id) else { return nil }
    let dragged = excluded.flatMap { slot(of: $0) } ?? -1
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let center = spaces.local(frame.center, in: layer)
      let offset = spaces.offset(of: layer)
      var best: Int?
      index.forEach(at: center, in: layer) { slot in
        guard slot != dragged, targets[slot].isEnabled, targets[slot].mayAcceptDrops,
          targets[slot].frame.offset(by: offset).contains(frame)
        else { return }
        best = best.map { preferred($0, slot, at: center) } ?? slot
      }
      if let best { return targets[best].id }
    }
    return nil
  }
}
