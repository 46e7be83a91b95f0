import Kinematics

/// The drop target of a drag (I15), and what keeps it from flipping.
struct DropState: Hashable, Sendable {
  /// The present drop target; nil for none.
  private(set) var target: TargetID?
  /// The last clear target at an input (P3).
  fileprivate var lastClear = LastClearTarget()
  /// The drop target at the last input, with its frame and region in its space when it became the drop target.
  fileprivate var kept: Kept?

  fileprivate struct Kept: Hashable, Sendable {
    let target: TargetID
    let frame: Rect
    let region: Rect
  }

  fileprivate mutating func set(_ target: TargetID?) { self.target = target }
}

/// A drag has a drop target if it began on an element that can be carried, or while the host reports a drag operation.
///
/// The drop target is the front-most target under the pointer, apart from the dragged one, if it accepts drops. Otherwise
/// it is what the front-most target lies on: for a button on a card, the card. A host may move the drop target, to make
/// room for what is dragged. It then remains the drop target until the pointer leaves the region that it had before.
extension PointerEngine {
  /// Finds the drop target; `front` would be hovered without a press.
  ///
  /// `isInput` says whether an input has moved the pointer, and not a change of the layout alone.
  mutating func updateDropTarget(among front: HoverCandidate, isInput: Bool) {
    guard hover.visibility == .shown, !input.press.movesInPlace,
      input.press.carries || input.dragOperation != .none
    else {
      input.press.drop = DropState()
      return
    }
    let position = position
    if let kept = input.press.drop.kept, scene.makesRoom(kept, at: position) {
      return input.press.drop.set(kept.target)
    }
    var found = front
    // The dragged target bridges no gap, but on its border the target before it is kept too.
    if front.isUnambiguous || front.target == input.press.target {
      found = scene.hoverCandidate(
        at: position, keeping: input.press.drop.lastClear, margin: configuration.borderHysteresis,
        except: input.press.target)
    }
    let front = found.isDisabledMember ? nil : found.target
    let target = front.flatMap { scene.dropReceiver(on: $0, at: position, except: input.press.target) }
    input.press.drop.set(target)
    guard isInput else { return }
    if found.isUnambiguous { input.press.drop.lastClear = LastClearTarget(target: front, position: position) }
    if target != input.press.drop.kept?.target || !scene.isUnmoved(input.press.drop.kept) {
      input.press.drop.kept = target.flatMap { scene.kept($0) }
    }
  }
}

extension TargetStore {
  fileprivate func kept(_ target: TargetID) -> DropState.Kept? {
    slot(of: target).map { DropState.Kept(target: target, frame: targets[$0].frame, region: region(of: $0)) }
  }

  /// Whether a drop target still has the frame that it had when it became the drop target.
  fileprivate func isUnmoved(_ kept: DropState.Kept?) -> Bool {
    guard let kept, let slot = slot(of: kept.target) else { return false }
    return targets[slot].frame == kept.frame
  }

  /// Whether the host has moved a drop target within its space, and a point of the window is in the region that the
  /// target had before.
  fileprivate func makesRoom(_ kept: DropState.Kept, at point: Point) -> Bool {
    guard isPresent(kept.target), let slot = slot(of: kept.target), targets[slot].mayAcceptDrops,
      targets[slot].frame != kept.frame, let layer = paintedLayer(ofSlot: slot)
    else { return false }
    return kept.region.contains(spaces.localPoint(point, in: layer)) && spaces.isVisible(layer, at: point)
  }
}
