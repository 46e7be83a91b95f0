import Kinematics

/// The target that the pointer was on when its position last was beyond doubt, and this position.
///
/// Only an input or time changes it, so that what is hovered does not depend on the order in which a layout is registered.
struct SettledTarget: Hashable, Sendable {
  var target: TargetID?
  var position = Point.zero
}

struct KeptTarget {
  var target: TargetID?
  /// Whether the pointer is on the target, rather than beside it.
  var isSettled = true
  /// Whether the pointer is on a disabled member of the target's group, so that the pointer keeps its shape, and a
  /// click does nothing (R4).
  var isInert = false
}

extension TargetStore {
  /// The target at a point of the window, or the last one while the point is less than a margin beyond their
  /// common border (P3), or on a disabled member of its group (R4).
  ///
  /// Where no other target begins, regions end exactly at their edges. A movement of more than two margins is no
  /// tremble. A target of less than four margins has a smaller margin, so that the pointer can reach it.
  /// `excluded` is a target that is left out.
  func topmost(
    at point: Point, keeping last: SettledTarget, margin: Double, except excluded: TargetID? = nil
  ) -> KeptTarget {
    guard let slot = topmostSlot(at: point, except: excluded) else { return KeptTarget() }
    // Only a member of a group is found although it is disabled.
    let target = targets[slot].isEnabled ? targets[slot].id : nil
    guard let old = last.target, target != old,
      // The last target may have moved away since.
      let oldSlot = topmostSlot(at: last.position, except: excluded), targets[oldSlot].id == old
    else { return KeptTarget(target: target, isInert: target == nil) }
    let keepsShape = target == nil && areInSameGroup(old, targets[slot].id)
    let next = KeptTarget(target: keepsShape ? old : target, isSettled: !keepsShape, isInert: target == nil)
    let distance = last.position.distance(to: point)
    if distance > 2 * margin { return next }
    let margin = min(margin, targets[slot].frame.size.shorterSide / 4)
    let kept = KeptTarget(target: old, isSettled: false)
    if distance <= margin, targets[oldSlot].isEnabled { return kept }
    // The border may be an edge of the last target, which may be thinner than the margin.
    if let frame = windowFrame(of: old) {
      let nearest = point.clamped(to: frame)
      if nearest.distance(to: point) <= margin, topmost(at: nearest, except: excluded) == old { return kept }
    }
    // Any other border may lie in any direction, along an axis or a diagonal.
    for direction in 0..<9 where direction != 4 {
      let way = Vector(dx: Double(direction % 3 - 1), dy: Double(direction / 3 - 1)).normalized * margin
      if topmost(at: point + way, except: excluded) == old { return kept }
    }
    return next
  }
}
