import Kinematics

/// The drop target of a drag (I15), and what keeps it from flipping.
struct DropState: Hashable, Sendable {
  /// The present drop target; nil for none.
  fileprivate(set) var target: TargetID?
  /// The target under the pointer at the last input, apart from borders (P3).
  fileprivate var lastUnderPointer = SettledTarget()
  /// The drop target at the last input, where it was when it became the drop target.
  fileprivate var lastDropTarget: PlacedTarget?

  /// A target with its frame and its region in its space at an earlier time.
  fileprivate struct PlacedTarget: Hashable, Sendable {
    let target: TargetID
    let frame: Rect
    let region: Rect
  }
}

/// A drag has a drop target if it began on an element that can be carried, or while the host reports a drag operation.
///
/// The drop target is the front-most target under the pointer, apart from the dragged one, if it accepts drops. Otherwise
/// it is what the front-most target lies on: for a button on a card, the card. A host may move the drop target, to make
/// room for what is dragged. It then remains the drop target until the pointer leaves the region that it had before.
extension PointerEngine {
  /// Finds the drop target; `hoverCandidate` would be hovered without a press.
  ///
  /// `isInput` says whether an input has moved the pointer, and not a change of the layout alone.
  mutating func updateDropTarget(among hoverCandidate: KeptTarget, isInput: Bool) {
    guard hover.visibility == .shown, !input.press.movesInPlace,
      input.press.carries || input.dragOperation != .none
    else {
      input.press.drop = DropState()
      return
    }
    let position = position
    if let last = input.press.drop.lastDropTarget, scene.makesRoom(last, at: position) {
      input.press.drop.target = last.target
      return
    }
    var underPointer = hoverCandidate
    // The dragged target bridges no gap, but on its border the target before it is kept too.
    if hoverCandidate.isSettled || hoverCandidate.target == input.press.target {
      underPointer = scene.topmost(
        at: position, keeping: input.press.drop.lastUnderPointer, margin: configuration.borderHysteresis,
        except: input.press.target)
    }
    let topmost = underPointer.isInert ? nil : underPointer.target
    let target = topmost.flatMap { scene.receiver(on: $0, at: position, except: input.press.target) }
    input.press.drop.target = target
    guard isInput else { return }
    if underPointer.isSettled {
      input.press.drop.lastUnderPointer = SettledTarget(target: topmost, position: position)
    }
    if target != input.press.drop.lastDropTarget?.target || !scene.isUnmoved(input.press.drop.lastDropTarget) {
      input.press.drop.lastDropTarget = target.flatMap { scene.placed($0) }
    }
  }
}

extension TargetStore {
  fileprivate func placed(_ target: TargetID) -> DropState.PlacedTarget? {
    slot(of: target).map {
      DropState.PlacedTarget(target: target, frame: targets[$0].frame, region: region(of: $0))
    }
  }

  /// Whether a drop target still has the frame that it had when it became the drop target.
  fileprivate func isUnmoved(_ placed: DropState.PlacedTarget?) -> Bool {
    guard let placed, let slot = slot(of: placed.target) else { return false }
    return targets[slot].frame == placed.frame
  }

  /// Whether the host has moved a drop target within its space, and a point of the window is in the region that the
  /// target had before.
  fileprivate func makesRoom(_ placed: DropState.PlacedTarget, at point: Point) -> Bool {
    guard isPresent(placed.target), let slot = slot(of: placed.target), targets[slot].mayAcceptDrops,
      targets[slot].frame != placed.frame, let layer = paintedLayer(ofSlot: slot)
    else { return false }
    return placed.region.contains(spaces.local(point, in: layer)) && spaces.shows(point, in: layer)
  }
}
