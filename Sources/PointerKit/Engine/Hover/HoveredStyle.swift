import Kinematics

/// Stage 3 of ``PointerEngine/settle(_:)``: the style of the hovered target, which a latched press locks
/// (R6).
extension PointerEngine {
  /// Resolves the style of the hovered target, or locks it; returns whether it has changed.
  ///
  /// `registrationChanged` says that targets were registered again, and `latchChanged` that a press has begun or
  /// ended.
  mutating func updateStyle(latchChanged: Bool, registrationChanged: Bool) -> Bool {
    let old = hover.style
    if input.primary.isLatched, let press = input.primary.press, press.target == hover.styledTarget {
      // A latched style is locked until the release (R6), but for a shape and accessories that the host
      // changes.
      if registrationChanged, old.latch != nil, let slot = press.target.flatMap({ scene.slot(of: $0) }) {
        let style = styleResolution.resolve(scene.targets[slot], among: scene)
        hover.style.shape = style.shape
        hover.style.accessories = style.accessories
        return hover.style != old
      }
      // Without animations there is nothing to lock.
      guard latchChanged, old.latch == nil, settings.animations, let target = press.target,
        let axes = scene[target]?.latchingAxes
      else { return false }
      let frame = hover.frame ?? Rect(center: press.location, size: .zero)
      hover.style.lock(
        freeing: axes, at: press.location, model: hover.snappingPosition(for: press.position, in: frame),
        in: frame)
      return true
    }
    if let slot = hover.styledTarget.flatMap({ scene.slot(of: $0) }) {
      hover.style = styleResolution.resolve(scene.targets[slot], among: scene)
    } else {
      hover.style = ResolvedStyle(configuration, settings)
    }
    return hover.style != old
  }

  /// The rules that resolve a target's style, with the present settings and keys (I5).
  @inline(__always) var styleResolution: StyleResolution {
    StyleResolution(
      configuration: sharedConfiguration, settings: settings,
      showsContextMenus: input.modifiers.contains(.control) && input.dragOperation == .none)
  }

  /// The style of a target with every rule applied; nil if no target has the id.
  ///
  /// The style states the effect that was chosen for an automatic effect. It also states the shape and the
  /// precision of the pointer over the target.
  public func resolvedStyle(of id: TargetID) -> PointerStyle? {
    guard let target = scene[id] else { return nil }
    return PointerStyle(styleResolution.resolve(target, among: scene))
  }

  /// The style that a target would have, with its effect and shape stated; the target need not be registered.
  ///
  /// Pointer animations count as on, even if the settings disable them.
  package func proposedStyle(for target: PointerTarget) -> PointerStyle {
    var settings = settings
    settings.animations = true
    let resolution = StyleResolution(configuration: sharedConfiguration, settings: settings)
    let free = ResolvedStyle(configuration, settings)
    return PointerStyle(
      proposing: resolution.resolve(target, among: scene), for: target, freeShape: free.shape)
  }
}
