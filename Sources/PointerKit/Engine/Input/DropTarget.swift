import Kinematics

/// The drop target of a drag (I15), and what keeps it from flipping.
struct DropState: Hashable, Sendable {
  /// The present drop target; nil for none.
  private(set) var target: TargetID?
  /// The last target that the pointer was clearly inside at an input, apart from the dragged one (P3).
  fileprivate var lastClear = LastClearTarget()
  /// The drop target at the last input.
  fileprivate var last: PlacedTarget?

  /// A drop target with its frame and region in its space when it became the drop target.
  fileprivate struct PlacedTarget: Hashable, Sendable {
    let target: TargetID
    let frame: Rect
    let region: Rect
  }

  fileprivate mutating func set(_ target: TargetID?) { self.target = target }
}

/// A drag has a drop target if it began on an element that can be carried, or while the host reports a drag operation.
///
/// The drop target is the frontmost target under the pointer, apart from the dragged one, if it accepts drops. Otherwise
/// it is what the frontmost target lies on: for a button on a card, the card. A host may move the drop target, to make
/// room for what is dragged. It then remains the drop target until the pointer leaves the region that it had before.
extension PointerEngine {
  /// Finds the drop target; `candidate` would be hovered without a press.
  ///
  /// `isInput` says whether an input has moved the pointer, and not a change of the layout alone.
  mutating func updateDropTarget(among candidate: HoverCandidate, isInput: Bool) {
    guard hover.visibility == .visible, !input.press.movesInPlace,
      input.press.carries || input.dragOperation != .none
    else {
      input.press.drop = DropState()
      return
    }
    let position = position
    if let last = input.press.drop.last, scene.hasMoved(last, awayFrom: position) {
      input.press.drop.set(last.target)
      return
    }
    var found = candidate
    // The dragged target bridges no gap, but on its border the target before it is kept too.
    if candidate.isUnambiguous || candidate.target == input.press.target {
      found = scene.hoverCandidate(
        at: position, keeping: input.press.drop.lastClear, margin: configuration.borderHysteresis,
        except: input.press.target)
    }
    let frontmost = found.isOnDisabledMember ? nil : found.target
    let target = frontmost.flatMap { scene.dropReceiver(on: $0, at: position, except: input.press.target) }
    input.press.drop.set(target)
    guard isInput else { return }
    if found.isUnambiguous {
      input.press.drop.lastClear = LastClearTarget(target: frontmost, position: position)
    }
    if target != input.press.drop.last?.target || !scene.isUnmoved(input.press.drop.last) {
      input.press.drop.last = target.flatMap { scene.placedTarget($0) }
    }
  }
}

extension TargetStore {
  fileprivate func placedTarget(_ target: TargetID) -> DropState.PlacedTarget? {
    guard let slot = slot(of: target) else { return nil }
    return DropState.PlacedTarget(target: target, frame: targets[slot].frame, region: region(of: slot))
  }

  /// Whether a drop target still has the frame that it had when it became the drop target.
  fileprivate func isUnmoved(_ drop: DropState.PlacedTarget?) -> Bool {
    guard let drop, let slot = slot(of: drop.target) else { return false }
    return targets[slot].frame == drop.frame
  }

  /// Whether the host has moved a drop target within its space, and a point of the window is in the region that the
  /// target had before.
  fileprivate func hasMoved(_ drop: DropState.PlacedTarget, awayFrom point: Point) -> Bool {
    guard isPresent(drop.target), let slot = slot(of: drop.target), targets[slot].mayAcceptDrops,
      targets[slot].frame != drop.frame, let layer = paintedLayer(ofSlot: slot)
    else { return false }
    return drop.region.contains(spaces.localPoint(point, in: layer)) && spaces.isVisible(layer, at: point)
  }
}
