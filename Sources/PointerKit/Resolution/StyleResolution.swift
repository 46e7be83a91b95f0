import Kinematics

/// The rules that turn a target's style into a resolved style.
struct StyleResolution {
  let configuration: SharedConfiguration
  let settings: PointerSettings
  /// Whether context-menu cursors apply: Control is pressed, and nothing is dragged (C2).
  var showsContextMenus = false

  /// The style of a target with every rule applied.
  func resolve(_ target: PointerTarget, among scene: borrowing TargetStore) -> ResolvedStyle {
    var resolved = ResolvedStyle(configuration.values, settings)
    resolved.cursor = cursor(of: target)
    resolved.view = target.view
    let target = applyingCursor(to: target)
    let style = target.style
    resolved.element = ResolvedStyle.Element(
      luminance: target.luminance ?? (target.isOpaque ? target.color?.luminance : nil),
      isOpaque: target.isOpaque, cornerRadius: target.cornerRadius, color: target.color)
    // A region that hides the pointer needs nothing else (S9).
    if style.isHidden {
      resolved.isHidden = true
      return resolved
    }
    var (shape, constrained) = (style.shape, style.constrainedAxes)
    // Any target with lines counts as text, which has no automatic effect.
    let linesAxis = style.linesAxis
    var effect = style.effect
    if effect == .automatic {
      effect = linesAxis == nil ? target.automaticEffect(among: scene, configuration) : nil
    }
    let isText = linesAxis != nil || (target.kind == .text && style.effect == .automatic)
    if isText, shape == nil, effect != .highlight, effect != .lift {
      resolved.shape.followsLines = true
      shape = beam(over: target, linesAxis)
      if linesAxis == nil, isFieldOfOneLine(target) { constrained.insert(.vertical) }
    }
    switch effect {
    case .highlight:
      resolved.effect = .highlight
      shape = shape ?? highlightShape(of: target, among: scene)
    case .lift:
      resolved.effect = .lift
      shape = shape ?? .roundedRect(target.frame.size, radius: target.cornerRadius)
    case .hover(let options): resolved.effect = .hover(options)
    case nil, .automatic: break
    }
    if let shape { setShape(shape, of: &resolved, target) }
    let offset = style.shapeFrame.map { $0.center - target.frame.center } ?? style.shapeOffset
    if offset.isFinite { resolved.shape.offset = offset.clamped(to: Plane.limit) }
    setPrecision(of: &resolved, style: style, constrained: constrained, track: target.trackAxis)
    resolved.accessories = style.accessories
    if !settings.animations { flatten(&resolved) }
    return resolved
  }
}
