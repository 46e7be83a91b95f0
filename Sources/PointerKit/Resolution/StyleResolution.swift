import Kinematics

/// The rules that turn a target's style into a resolved one.
///
/// It takes from the configuration and the settings what it needs, since copying them costs more than all the
/// rules.
struct StyleResolution {
  private let plain: ResolvedStyle
  private let circleDiameter: Double
  private let beamThickness: Double
  /// The longest beam that a style implies.
  let maximumBeamLength: Double
  /// The tallest text without lines that is a field of one line.
  let maximumFieldHeight: Double
  private let highlightOutset: Insets
  private let barHighlightHeight: Double
  private let regions: HitRegionRules
  private let sizes: ElementSizes
  /// Whether anything snaps and morphs.
  private let animates: Bool
  /// Whether Control shows that there is a context menu: it is pressed, and nothing is dragged (C2).
  private let showsContextMenus: Bool

  @inline(__always)
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

  // MARK: Questions

  /// Whether the pointer snaps to a target on some axis, which makes it magnetic unless the host says
  /// otherwise (F5–F7).
  func isMagnetic(_ target: PointerTarget, resolved: borrowing ResolvedStyle) -> Bool {
    if let isMagnetic = target.isMagnetic { return isMagnetic }
    if resolved.isHidden { return false }
    if resolved.snappedAxes != [] { return true }
    let target = CursorRendition.apply(to: target, self)
    return target.kind == .text && target.style.effect == .automatic
  }

  /// The style of a target with every rule applied.
  func resolve(_ target: PointerTarget, among scene: borrowing TargetStore) -> ResolvedStyle {
    var resolved = plain
    resolved.cursor = cursor(of: target)
    resolved.view = target.view
    let target = CursorRendition.apply(to: target, self)
    let style = target.style
    resolved.element = ResolvedStyle.Element(
      luminance: target.luminance ?? (target.isOpaque ? target.color?.luminance : nil),
      isOpaque: target.isOpaque, cornerRadius: target.cornerRadius, color: target.color)
    if style.isHidden {
      resolved.isHidden = true
      return resolved
    }
    var (shape, constrained) = (style.shape, style.constrainedAxes)
    // Any target with lines is text, which has no effect of its own.
    let linesAxis = style.linesAxis
    var effect = style.effect
    if effect == .automatic {
      effect = linesAxis == nil ? target.automaticEffect(among: scene, sizes) : nil
    }
    let isText = linesAxis != nil || (target.kind == .text && style.effect == .automatic)
    if isText, shape == nil, effect != .highlight, effect != .lift {
      resolved.shape.followsLines = true
      let longest = maximumBeamLength
      if linesAxis == .horizontal {
        shape = .horizontalBeam(length: min(target.frame.width, longest))
      } else {
        shape = .verticalBeam(length: min(target.frame.height, longest))
        // In a field of one line the beam stays centered (P5).
        if linesAxis == nil, target.frame.height <= maximumFieldHeight { constrained.insert(.vertical) }
      }
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

  // MARK: Rules

  /// The cursor that a target states, as far as it applies now.
  ///
  /// A target that states the context menu's cursor has a menu; its pointer is shown only while Control is
  /// pressed and nothing is dragged (C2).
  func statedCursor(of target: PointerTarget) -> CursorKind? {
    target.cursor == .contextMenu && !showsContextMenus ? nil : target.cursor
  }

  /// The system cursor for a host that does not draw the pointer.
  private func cursor(of target: PointerTarget) -> CursorKind {
    if target.style.isHidden { return .none }
    if let cursor = statedCursor(of: target) { return cursor }
    switch target.kind {
    case .text: return .text
    case .link: return .pointer
    default: return .arrow
    }
  }

  /// The highlight's shape: the frame with an outset (E12).
  ///
  /// Bar buttons and segments keep their widths. In a bar the height is that of the bar (E13), else a segment keeps
  /// its height too. A round element has a round highlight.
  private func highlightShape(of target: PointerTarget, among scene: borrowing TargetStore) -> PointerShape {
    let isSegment = target.kind == .segment || target.kind == .selectedSegment
    let (horizontal, vertical) =
      isSegment ? (0, 0) : (target.kind == .barButton ? 0 : highlightOutset.left, highlightOutset.top)
    let barHeight = barHeight(of: target, among: scene)
    if isRound(target) {
      let diameter = barHeight ?? target.frame.size.shorterSide + 2 * min(horizontal, vertical)
      return .roundedRect(Size(width: diameter, height: diameter), radius: diameter / 2)
    }
    let size = Size(
      width: target.frame.width + 2 * horizontal, height: barHeight ?? target.frame.height + 2 * vertical)
    return .roundedRect(size, radius: target.cornerRadius)
  }

  /// The height of all highlights of a target's bar: the usual one, or that of the tallest bezel; nil if no member of
  /// its group is a bar button (E13).
  private func barHeight(of target: PointerTarget, among scene: borrowing TargetStore) -> Double? {
    let tallest: Double?
    if let group = target.group {
      tallest = scene.groups.tallestBezel(inBar: group, among: scene.targets)
    } else {
      tallest = target.kind != .barButton ? nil : target.hasBezel ? target.frame.height : 0
    }
    return tallest.map { max(barHighlightHeight, $0) }
  }

  /// Whether an element is a circle, to within the half point by which layouts round frames to pixels.
  private func isRound(_ target: PointerTarget) -> Bool {
    let size = target.frame.size
    return size.longerSide - size.shorterSide <= 1 && target.cornerRadius >= size.shorterSide / 2 - 0.5
  }

  private func setShape(_ shape: PointerShape, of resolved: inout ResolvedStyle, _ target: PointerTarget) {
    func length(_ value: Double) -> Double {
      value > 0 && value.isFinite ? value : circleDiameter
    }
    func set(_ outline: PointerAppearance.Outline, _ width: Double, _ height: Double, radius: Double? = nil) {
      resolved.shape.outline = outline
      resolved.shape.size = Size(width: width, height: height)
      let shorter = resolved.shape.size.shorterSide
      resolved.shape.cornerRadius = min(radius ?? shorter / 2, shorter / 2)
    }
    let region = regions.region(of: target).size
    switch shape {
    case .circle(let diameter): set(.circle, length(diameter), length(diameter))
    case .roundedRect(let given, let radius):
      let size = given.isFinite ? given : target.frame.size
      set(.roundedRect, size.width, size.height, radius: radius > 0 ? radius : 0)
    case .verticalBeam(let value):
      set(.verticalBeam, beamThickness, min(length(value), region.height))
    case .horizontalBeam(let value):
      set(.horizontalBeam, min(length(value), region.width), beamThickness)
    case .path(let path):
      // A path without area could not be seen: the free circle stays.
      guard path.hasArea else { return }
      set(.path, path.bounds.size.width, path.bounds.size.height, radius: 0)
      resolved.shape.path = path
    }
  }

  /// Sets what each axis allows: the style's own precision, else the whole element where the pointer becomes
  /// it or is constrained to it, else any position.
  ///
  /// The free circle does not snap to the whole element (P8). Along the track of a slider any position is a location,
  /// while a pointer that becomes the slider stays on it (I12). Across a beam, a whole element is one line (P5).
  private func setPrecision(
    of resolved: inout ResolvedStyle, style: PointerStyle, constrained: Axes, track: Axis?
  ) {
    let isBehind = resolved.isBehindContent
    let mayBeWhole = isBehind || resolved.shape.outline != .circle || resolved.shape.size != plain.shape.size
    func snap(_ axis: Axis, beam: PointerAppearance.Outline) -> ResolvedStyle.AxisSnap {
      let (stated, isConstrained) = (style.precision(along: axis), constrained.contains(Axes(axis)))
      if axis == track, isBehind, !isConstrained, (stated ?? .continuous) == .continuous {
        return ResolvedStyle.AxisSnap(precision: .continuous, mode: .whole)
      }
      let precision = stated ?? (isBehind || isConstrained ? .whole : .continuous)
      if precision != .whole { return ResolvedStyle.AxisSnap(precision: precision, mode: precision.snapMode) }
      if !mayBeWhole { return ResolvedStyle.AxisSnap() }
      let isLine = !isBehind && resolved.shape.outline == beam
      return ResolvedStyle.AxisSnap(precision: .whole, mode: isLine ? .lines : .whole)
    }
    resolved.horizontal = snap(.horizontal, beam: .horizontalBeam)
    resolved.vertical = snap(.vertical, beam: .verticalBeam)
  }

  /// Without pointer animations nothing snaps and nothing morphs: the circle stays, and content is at most
  /// tinted.
  private func flatten(_ resolved: inout ResolvedStyle) {
    var plain = plain
    plain.element = resolved.element
    plain.cursor = resolved.cursor
    plain.accessories = resolved.accessories
    if resolved.effect != .none { plain.effect = .hover(HoverOptions(prefersScaledContent: false)) }
    resolved = plain
  }
}
