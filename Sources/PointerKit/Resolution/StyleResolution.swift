import Kinematics

/// The rules that turn a target's style into a resolved style.
///
/// The structure contains only the values that the rules need from the configuration and the settings.
/// Copying these two as a whole would cost more than applying all the rules.
struct StyleResolution {
  let plain: ResolvedStyle
  let circleDiameter: Double
  let beamThickness: Double
  /// The maximum length of a beam whose length the host does not state, in points.
  let maximumBeamLength: Double
  /// The maximum height of a text target without stated lines that still counts as a field of one line, in
  /// points.
  let maximumFieldHeight: Double
  let highlightOutset: Insets
  let barHighlightHeight: Double
  let regions: HitRegionRules
  private let sizes: ElementSizes
  /// Whether pointer animations are on; without them nothing snaps or morphs.
  private let animates: Bool
  /// Whether context-menu cursors apply: Control is pressed, and nothing is dragged (C2).
  let showsContextMenus: Bool

  init(
    configuration: borrowing PointerConfiguration, settings: borrowing PointerSettings,
    showsContextMenus: Bool = false
  ) {
    plain = ResolvedStyle(configuration: configuration, settings: settings)
    circleDiameter = configuration.circleDiameter
    beamThickness = configuration.beamThickness
    maximumBeamLength = configuration.maximumBeamLength
    maximumFieldHeight = configuration.maximumFieldHeight
    highlightOutset = Insets(
      horizontal: configuration.highlightOutsetHorizontal, vertical: configuration.highlightOutsetVertical)
    barHighlightHeight = configuration.barHighlightHeight
    regions = HitRegionRules(configuration)
    sizes = ElementSizes(configuration)
    animates = settings.animations
    self.showsContextMenus = showsContextMenus
  }

  /// The style of a target with every rule applied.
  func resolve(_ target: PointerTarget, among scene: borrowing TargetStore) -> ResolvedStyle {
    var resolved = plain
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
      effect = linesAxis == nil ? target.automaticEffect(among: scene, sizes) : nil
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
    if !animates { flatten(&resolved) }
    return resolved
  }
}
