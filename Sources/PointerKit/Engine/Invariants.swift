import Kinematics

/// What is true of an engine after each change, whatever the host has called.
///
/// No call can break it, since the engine is total: only a mistake within the engine can. Debug builds check
/// it at the end of ``PointerEngine/settle(_:)``, and the fuzzers after each call.
extension PointerEngine {
  /// Stops a debug build whose engine is in a state that cannot be.
  func checkInvariants() {
    assert(firstViolatedInvariant() == nil, firstViolatedInvariant() ?? "")
  }

  /// The first statement of the list that does not hold; nil if all hold.
  ///
  /// O(gestures), and O(members) over a tab bar.
  package func firstViolatedInvariant() -> String? {
    var violated: String?
    func always(_ statement: String, _ holds: Bool) {
      if !holds, violated == nil { violated = statement }
    }

    // The model pointer.
    always("a motion ends now or later", !model.isMoving || model.end >= now)
    always(
      "a coast that began tentatively waits for a lift", tentativeCoast.liftDue.map { $0 >= now } ?? true)
    if let attractor = model.attractor {
      always("a target that attracts the pointer is registered and enabled", scene.isPresent(attractor))
    }

    // Hover.
    always("only a visible pointer that draws no band is on a target", mayHover || hover.styledTarget == nil)
    always(
      "no pointer is hidden while a button is down", !(hover.visibility == .hidden && input.buttons.isAnyDown)
    )
    always("a hovered target has its frame in the window", hover.frame == hoveredFrame)
    if let hovered = hover.hoveredTarget {
      always("a hovered target is registered and enabled", scene.isPresent(hovered))
      always(
        "a target is hovered in its region, by a press or on the way to another", isWithinReach(of: hovered))
    }
    if hover.style.latch != nil {
      let press = input.primary.press
      always(
        "a style is locked only by a press", press?.isLatched == true && press?.target == hover.styledTarget)
    }

    // The primary button.
    always(
      "the primary button is down with its press",
      (input.primary != .up) == input.buttons.isDown(meaning: .primary))
    if let press = input.primary.press {
      always(
        "a latched press is on a target", !press.isLatched || press.target.map { scene.isPresent($0) } == true
      )
    }
    if input.isBanding, let press = input.primary.press {
      always("a band begins on no target", press.dragRole == .band && press.target == nil)
      always("a band reaches to the pointer", band.rect == Rect(spanning: band.windowAnchor, position))
    }
    if let drop = input.primary.drag?.drop.target {
      always("a drop target is registered and enabled", scene.isPresent(drop))
    }

    // Gestures and devices.
    for index in input.gestures.indices {
      let gesture = input.gestures[index]
      let isOnly = input.gestures.index(of: gesture.kind, device: gesture.device) == index
      always("a device makes one gesture of a kind at a time", isOnly)
      always("the target of a gesture is registered", gesture.target.map { isRegistered($0) } ?? true)
    }
    for device in [input.movingDevice, input.latestDevice] {
      if let device { always("a device that was used is known", input.devices.indices.contains(device)) }
    }

    // Reveals and gaze.
    always(
      "a pointer that is not on the surface reveals nothing",
      hover.visibility == .visible || hover.visibility == .hidden || hover.reveals.isEmpty)
    always(
      "a pointer that a gesture hid reappears at the gaze",
      hover.gaze.isPending || !hover.gaze.isHiddenByGesture)
    return violated
  }

  #if !hasFeature(Embedded)
    /// The first rule of the store of targets that is broken; nil if all are kept.
    ///
    /// The fuzzers check it after some calls, and not `settle`, since it takes as long as there are targets.
    package func firstViolatedStoreInvariant() -> String? { scene.firstViolatedInvariant().map { "\($0)" } }
  #endif

  private func isRegistered(_ target: TargetID) -> Bool { scene.slot(of: target) != nil }

  private var hoveredFrame: Rect? { hover.styledTarget.flatMap { scene.windowFrame(of: $0) } }

  /// Whether the pointer is where a target may be hovered, or is on the target for another reason than its
  /// position.
  private func isWithinReach(of target: TargetID) -> Bool {
    if input.buttons.isAnyDown || hover.keptPosition != nil || model.attractor != nil { return true }
    // The sums of coordinates have rounding errors.
    let margin = configuration.snapping.borderHysteresis + 0.01
    return scene.windowReach(of: target)?.outset(by: margin).contains(hoverPosition) == true
  }
}
