import Kinematics

/// The style stage: from a target to what the springs are to reach.
enum StyleResolution {
  /// Whether the pointer snaps to a target on some axis, which makes it magnetic unless the host says
  /// otherwise (F5–F7).
  static func isMagnetic(_ target: PointerTarget, resolved: ResolvedStyle, engine: Context) -> Bool {
    if let isMagnetic = target.isMagnetic { return isMagnetic }
    if resolved.isHidden { return false }
    if resolved.heldAxes != [] { return true }
    let target = CursorRendition.apply(to: target, engine: engine)
    return target.kind == .text && target.style.effect == .automatic
  }

  /// The settings and configuration that styles depend on.
  struct Context {
    var configuration: PointerConfiguration
    var settings: PointerSettings
    /// Whether a menu that there is would be told of: Control is held, and nothing is dragged (C2).
    var showsContextMenus = false
  }

  /// The style of a target with every rule applied.
  static func resolve(_ target: PointerTarget, among store: TargetStore, engine: Context) -> ResolvedStyle {
    var resolved = ResolvedStyle(configuration: engine.configuration, settings: engine.settings)
    resolved.cursor = cursor(of: target, engine: engine)
    let target = CursorRendition.apply(to: target, engine: engine)
    let style = target.style
    resolved.luminance = target.luminance ?? (target.isOpaque ? target.color?.luminance : nil)
    resolved.elementRadius = target.cornerRadius
    resolved.elementColor = target.color
    if style.isHidden {
      resolved.isHidden = true
      return resolved
    }
    var shape = style.shape
    var constrained = style.constrainedAxes
    var effect = style.effect
    let linesAxis = style.linesAxis
    if effect == .automatic {
      // Whatever has lines is text.
      effect =
        linesAxis != nil
        ? nil : AutomaticEffect.effect(for: target, among: store, configuration: engine.configuration)
    }
    let isText = linesAxis != nil || (target.kind == .text && style.effect == .automatic)
    if isText, shape == nil, effect != .highlight, effect != .lift {
      let longest = engine.configuration.maximumBeamLength
      resolved.followsLines = true
      if linesAxis == .horizontal {
        shape = .horizontalBeam(length: min(target.frame.width, longest))
      } else {
        shape = .verticalBeam(length: min(target.frame.height, longest))
        // A field of one line: the beam stays in its middle (P5).
        if linesAxis == nil, target.frame.height <= longest { constrained.insert(.vertical) }
      }
    }
    switch effect {
    case .highlight:
      resolved.effect = .highlight
      setShape(
        shape ?? highlightShape(of: target, among: store, engine: engine), of: &resolved, target, engine)
    case .lift:
      resolved.effect = .lift
      setShape(
        shape ?? .roundedRect(target.frame.size, radius: target.cornerRadius), of: &resolved, target, engine)
    case .hover(let options):
      resolved.effect = .hover(options)
      if let shape { setShape(shape, of: &resolved, target, engine) }
    case nil, .automatic:
      if let shape { setShape(shape, of: &resolved, target, engine) }
    }
    let offset = style.shapeFrame.map { $0.center - target.frame.center } ?? style.shapeOffset
    if offset.isFinite { resolved.shapeOffset = offset.clampedToPlane() }
    setPrecision(of: &resolved, style: style, constrained: constrained)
    resolved.accessories = style.accessories
    if !engine.settings.animations { flatten(&resolved, engine) }
    return resolved
  }

  /// The system cursor that a host would show which does not draw the pointer.
  private static func cursor(of target: PointerTarget, engine: Context) -> CursorKind {
    if target.style.isHidden { return .none }
    if let cursor = CursorRendition.cursor(of: target, engine: engine) { return cursor }
    switch target.kind {
    case .text: return .text
    case .link: return .pointer
    default: return .arrow
    }
  }

  /// The highlight's shape: the frame and an outset; a bar button's own width at the height of its bar (E13).
  private static func highlightShape(
    of target: PointerTarget, among store: TargetStore, engine: Context
  ) -> PointerShape {
    let configuration = engine.configuration
    let frame = target.frame
    if target.kind == .barButton {
      let tallest = target.group.map { store.groups.tallestBar($0) } ?? frame.height
      let height = max(configuration.barHighlightHeight, tallest)
      return .roundedRect(Size(width: frame.width, height: height), radius: target.cornerRadius)
    }
    let grown = frame.outset(
      by: Insets(
        horizontal: configuration.highlightOutsetHorizontal, vertical: configuration.highlightOutsetVertical))
    return .roundedRect(grown.size, radius: target.cornerRadius)
  }

  private static func setShape(
    _ shape: PointerShape, of resolved: inout ResolvedStyle, _ target: PointerTarget, _ engine: Context
  ) {
    let configuration = engine.configuration
    let region = HitRegionRules(configuration).region(of: target).size
    func length(_ value: Double, _ standard: Double) -> Double {
      value > 0 && value.isFinite ? value : standard
    }
    switch shape {
    case .circle(let diameter):
      let diameter = length(diameter, configuration.circleDiameter)
      resolved.outline = .circle
      resolved.size = Size(width: diameter, height: diameter)
      resolved.cornerRadius = diameter / 2
    case .roundedRect(let size, let radius):
      resolved.outline = .roundedRect
      resolved.size = size.isFinite ? size : target.frame.size
      resolved.cornerRadius = min(radius > 0 ? radius : 0, resolved.size.shorterSide / 2)
    case .verticalBeam(let value):
      resolved.outline = .verticalBeam
      let beam = min(length(value, configuration.circleDiameter), region.height)
      resolved.size = Size(width: configuration.beamThickness, height: beam)
      resolved.cornerRadius = resolved.size.shorterSide / 2
    case .horizontalBeam(let value):
      resolved.outline = .horizontalBeam
      let beam = min(length(value, configuration.circleDiameter), region.width)
      resolved.size = Size(width: beam, height: configuration.beamThickness)
      resolved.cornerRadius = resolved.size.shorterSide / 2
    case .path(let path):
      // What nobody could see is the free circle.
      guard path.hasArea else { return }
      resolved.outline = .path
      resolved.size = path.bounds.size
      resolved.cornerRadius = 0
      resolved.path = path
    }
  }

  /// What each axis allows: the style's own precision, else the whole element where the pointer becomes it or
  /// is constrained to it, else anything.
  private static func setPrecision(of resolved: inout ResolvedStyle, style: PointerStyle, constrained: Axes) {
    for axis in [Axis.horizontal, .vertical] {
      let implied: AxisPrecision =
        resolved.isBehindContent || constrained.contains(Axes(axis)) ? .whole : .continuous
      let precision = style.precision(along: axis) ?? implied
      let hold = precision.snapMode
      if axis == .horizontal {
        resolved.horizontalPrecision = precision
        resolved.horizontalHold = hold
      } else {
        resolved.verticalPrecision = precision
        resolved.verticalHold = hold
      }
      if hold != .free { resolved.heldAxes.insert(Axes(axis)) }
    }
  }

  /// Without pointer animations nothing snaps and nothing morphs: the circle stays, and content is at most
  /// tinted.
  private static func flatten(_ resolved: inout ResolvedStyle, _ engine: Context) {
    var plain = ResolvedStyle(configuration: engine.configuration, settings: engine.settings)
    plain.luminance = resolved.luminance
    plain.elementRadius = resolved.elementRadius
    plain.elementColor = resolved.elementColor
    plain.cursor = resolved.cursor
    plain.accessories = resolved.accessories
    if resolved.effect != .none { plain.effect = .hover(HoverOptions(prefersScaledContent: false)) }
    resolved = plain
  }
}
