import Kinematics

/// The rules that turn a target's style into a resolved style: its effect (E11), shape (P1, P2, E9), that of
/// a highlight (E12, E13), precision (P4, P5, P7, I12) and cursor (C1, C2).
///
/// `AutomaticEffect.swift` has the effect that a target has by itself (E10).
struct StyleResolution {
  let configuration: SharedConfiguration
  let settings: PointerSettings
  /// Whether context-menu cursors apply: Control is pressed, and nothing is dragged (C2).
  var showsContextMenus = false

  var values: PointerConfiguration { configuration.values }

  /// The style of a target with every rule applied.
  func resolve(_ target: PointerTarget, among scene: borrowing TargetStore) -> ResolvedStyle {
    // 1. What does not depend on the effect: the cursor (C1), the view, and the element itself.
    var resolved = ResolvedStyle(values, settings)
    resolved.cursor = cursor(of: target)
    resolved.view = target.view
    let target = applyingCursor(to: target)
    let style = target.style
    resolved.element = ResolvedStyle.Element(
      luminance: target.luminance ?? (target.isOpaque ? target.color?.luminance : nil),
      isOpaque: target.isOpaque, cornerRadius: target.cornerRadius, color: target.color)

    // 2. A region that hides the pointer needs nothing else (S9).
    if style.isHidden {
      resolved.isHidden = true
      return resolved
    }

    // 3. The effect (E11). Any target with lines counts as text, which has no automatic effect.
    let linesAxis = style.linesAxis
    var effect = style.effect
    if effect == .automatic { effect = linesAxis == nil ? groupEffect(of: target, among: scene) : .none }
    switch effect {
    case .highlight: resolved.effect = .highlight
    case .lift: resolved.effect = .lift
    case .hover(let options): resolved.effect = .hover(options)
    case .none, .automatic: break
    }

    // 4. The shape: that of the style, or else a beam over text (P5), or else that of the effect (P2).
    var shape = style.shape
    var constrained = style.constrainedAxes
    let isText = linesAxis != nil || (target.kind == .text && style.effect == .automatic)
    if isText, shape == nil, !resolved.isBehindContent {
      // The beam is as long as the element, until the line beneath the pointer is known.
      resolved.shape.followsLines = true
      shape =
        linesAxis == .horizontal
        ? .horizontalBeam(length: min(target.frame.width, values.pointer.maximumBeamLength))
        : .verticalBeam(length: min(target.frame.height, values.pointer.maximumBeamLength))
      // In a field of one line, the beam stays centered.
      if linesAxis == nil, target.frame.height <= values.pointer.maximumFieldHeight {
        constrained.insert(.vertical)
      }
    }
    if shape == nil, resolved.effect == .highlight { shape = highlightShape(of: target, among: scene) }
    if shape == nil, resolved.effect == .lift {
      shape = .roundedRect(target.frame.size, radius: target.cornerRadius)
    }
    shape = shape?.corrected(for: target.frame.size, circleDiameter: values.pointer.circleDiameter)
    if let shape { setShape(shape, of: &resolved, target) }
    let offset = style.shapeFrame.map { $0.center - target.frame.center } ?? style.shapeOffset
    if offset.isFinite { resolved.shape.offset = offset.clamped(to: Plane.limit) }
    if settings.increasedContrast, resolved.isHighlightOnTop { surround(target, in: &resolved) }

    // 5. The precision of each axis (P4).
    let mayBeWhole = resolved.isBehindContent || shape?.isFreeCircle(values.pointer.circleDiameter) == false
    setPrecision(
      of: &resolved, style: style, constrained: constrained, mayBeWhole: mayBeWhole, track: target.trackAxis)

    // 6. The accessories (A1).
    resolved.accessories = style.accessories

    // 7. Without animations, little of this is left.
    return settings.animations ? resolved : flattened(resolved)
  }

  /// A style without animations: nothing snaps or morphs, the pointer stays the free circle, and content is
  /// at most tinted.
  private func flattened(_ resolved: ResolvedStyle) -> ResolvedStyle {
    var flat = ResolvedStyle(values, settings)
    flat.element = resolved.element
    flat.cursor = resolved.cursor
    flat.accessories = resolved.accessories
    if resolved.effect != .none { flat.effect = .hover(HoverOptions(prefersScaledContent: false)) }
    return flat
  }

  /// The automatic effect of a target within its group.
  ///
  /// If any member of the group has the highlight effect, all members with an automatic effect have it too,
  /// except for the selected segment (E11). The member that already has the highlight effect may have it
  /// automatically or as stated by the host, and may be disabled.
  private func groupEffect(of target: PointerTarget, among scene: borrowing TargetStore) -> PointerEffect {
    let alone = target.automaticEffect(configuration)
    guard let group = target.group, target.kind != .selectedSegment, alone != .none else { return alone }
    return scene.groups.hasHighlight(group) ? .highlight : alone
  }

  // MARK: The shape

  /// Gives the pointer a shape (P2, E9); invalid lengths are replaced.
  ///
  /// Beams are shortened to fit the target's region. A shape that replaces the free circle grows with the
  /// person's settings as the circle does; of a beam, the thickness grows.
  private func setShape(_ shape: PointerShape, of resolved: inout ResolvedStyle, _ target: PointerTarget) {
    let scale = resolved.isBehindContent ? 1 : settings.pointerScale
    resolved.shape.scale = scale
    func stated(_ value: Double) -> Double {
      value > 0 && value.isFinite ? value : values.pointer.circleDiameter
    }
    func set(_ outline: PointerAppearance.Outline, _ width: Double, _ height: Double, radius: Double? = nil) {
      resolved.shape.outline = outline
      resolved.shape.size = Size(width: width, height: height)
      let shorter = resolved.shape.size.shorterSide
      resolved.shape.cornerRadius = min(radius ?? shorter / 2, shorter / 2)
    }
    let thickness = scale * values.pointer.beamThickness
    let region = configuration.region(of: target).size
    switch shape {
    case .circle(let diameter): set(.circle, scale * stated(diameter), scale * stated(diameter))
    case .roundedRect(let given, let radius):
      let size = given.isFinite ? given : target.frame.size
      set(.roundedRect, scale * size.width, scale * size.height, radius: radius > 0 ? scale * radius : 0)
    // A larger pointer has a thicker beam, and the length of the line.
    case .verticalBeam(let value): set(.verticalBeam, thickness, min(stated(value), region.height))
    case .horizontalBeam(let value): set(.horizontalBeam, min(stated(value), region.width), thickness)
    case .path(let path):
      // A path without area could not be seen, so the free circle stays.
      guard path.hasArea else { return }
      set(.path, scale * path.bounds.size.width, scale * path.bounds.size.height, radius: 0)
      resolved.shape.path = path
    }
  }

  // MARK: The shape of a highlight (E1, E12, E13)

  /// The target's frame with an outset (E1, E12); round for a round element.
  func highlightShape(of target: PointerTarget, among scene: borrowing TargetStore) -> PointerShape {
    let outsets = target.kind.highlightOutsets(configuration)
    let common = commonHeight(of: target, among: scene)
    let element = target.frame.size
    // An element may be a circle even if a layout has rounded each edge by up to half a point.
    if element.longerSide - element.shorterSide <= 1, target.cornerRadius >= element.shorterSide / 2 - 0.5 {
      let diameter = common ?? element.shorterSide + 2 * outsets.shorterSide
      return .roundedRect(Size(width: diameter, height: diameter), radius: diameter / 2)
    }
    let size = Size(
      width: element.width + 2 * outsets.width, height: common ?? element.height + 2 * outsets.height)
    return .roundedRect(size, radius: target.cornerRadius)
  }

  /// The least width of what is seen of a highlight around an opaque element, in points, if the person asks
  /// for more contrast.
  private static let ringWidth = 3.0

  /// Enlarges the highlight beneath an opaque element until it is seen on all sides of the element.
  ///
  /// What lies on top of the element stays gentle, for the sake of its label (E17). So the ring is what has
  /// more contrast.
  private func surround(_ target: PointerTarget, in resolved: inout ResolvedStyle) {
    guard resolved.shape.outline != .path else { return }
    let outset = StyleResolution.ringWidth + values.effects.highlightGrowth / 2
    let ring = target.frame.outset(by: outset).size
    let shape = resolved.shape
    let size = Size(width: max(shape.size.width, ring.width), height: max(shape.size.height, ring.height))
    if size == shape.size { return }
    resolved.shape.outline = .roundedRect
    resolved.shape.size = size
    let radius = target.cornerRadius > 0 ? target.cornerRadius + outset : 0
    resolved.shape.cornerRadius = min(max(shape.cornerRadius, radius), size.shorterSide / 2)
  }

  /// The height that the highlights of a target's group have in common (E13); nil for a target without a
  /// group that is no bar button.
  ///
  /// In a toolbar, this is the configured height, or the height of the tallest bezel if that is greater. In
  /// every other group, it is the height of the tallest highlight.
  private func commonHeight(of target: PointerTarget, among scene: borrowing TargetStore) -> Double? {
    let group = target.group.flatMap { scene.groups[$0] }
    let isBar = group.map { $0.hasBarButton } ?? (target.kind == .barButton)
    guard isBar, values.snapping.barHighlightHeight > 0 else { return group?.tallestHighlight }
    return max(values.snapping.barHighlightHeight, group?.tallestBezel ?? target.bezelHeight)
  }

  // MARK: The precision

  /// Sets the precision and the snap mode of each axis (P4).
  ///
  /// If the style states no precision, the pointer snaps to the whole element if it becomes the element or is
  /// constrained to it (P7). Otherwise it may be at any position.
  ///
  /// The free circle never snaps to a whole element (P8). A pointer that becomes a slider stays at the
  /// slider's center, but a click may land anywhere along the track (I12). Along the length of a beam, a
  /// whole element counts as one line of text (P5).
  private func setPrecision(
    of resolved: inout ResolvedStyle, style: PointerStyle, constrained: Axes, mayBeWhole: Bool, track: Axis?
  ) {
    let isBehind = resolved.isBehindContent
    func snap(_ axis: Axis, beam: PointerAppearance.Outline) -> ResolvedStyle.AxisSnap {
      let stated = style.precision(along: axis)
      let isConstrained = constrained.contains(Axes(axis))
      if axis == track, isBehind, !isConstrained, (stated ?? .continuous) == .continuous {
        return ResolvedStyle.AxisSnap(precision: .continuous, mode: .whole)
      }
      let precision = stated ?? (isBehind || isConstrained ? .whole : .continuous)
      if precision != .whole { return ResolvedStyle.AxisSnap(precision: precision, mode: precision.snapMode) }
      if !mayBeWhole { return ResolvedStyle.AxisSnap() }
      let isLine = !isBehind && resolved.shape.outline == beam
      return ResolvedStyle.AxisSnap(
        precision: .whole, mode: isLine ? .lines : .whole, isConstrained: isConstrained || stated == .whole)
    }
    resolved.horizontal = snap(.horizontal, beam: .horizontalBeam)
    resolved.vertical = snap(.vertical, beam: .verticalBeam)
  }

  // MARK: The cursor

  /// The cursor that a target states; nil for a context-menu cursor that does not apply now.
  private func statedCursor(of target: PointerTarget) -> CursorKind? {
    target.cursor == .contextMenu && !showsContextMenus ? nil : target.cursor
  }

  /// The system cursor for a host that does not draw the pointer (C1).
  private func cursor(of target: PointerTarget) -> CursorKind {
    if target.style.isHidden { return .hidden }
    if let cursor = statedCursor(of: target) { return cursor }
    switch target.kind {
    case .text: return .text
    case .link: return .pointer
    default: return .arrow
    }
  }

  /// The target with the style that its cursor implies, if its own style is automatic (C1, C2).
  ///
  /// Targets of the kinds `divider`, `handle`, `canvas` and `other` get the whole style, other kinds only the
  /// accessories. Accessories, precisions, constrained axes and the shape offset that the host states are
  /// kept.
  func applyingCursor(to target: PointerTarget) -> PointerTarget {
    guard let cursor = statedCursor(of: target), target.style.effect == .automatic,
      target.style.shape == nil, let rendition = cursor.rendition
    else { return target }
    var target = target
    if target.style.accessories.isEmpty { target.style.accessories = rendition.accessories }
    switch target.kind {
    case .other, .divider, .handle, .canvas: break
    default: return target
    }
    if cursor == .text {
      target.kind = .text
      return target
    }
    target.style.effect = rendition.effect
    if cursor == .verticalText {
      // A horizontal beam as wide as the target, as other text gets a vertical beam as tall as the target.
      target.style.shape = .horizontalBeam(length: min(target.frame.width, values.pointer.maximumBeamLength))
      if target.frame.width <= values.pointer.maximumFieldHeight {
        target.style.constrainedAxes.insert(.horizontal)
      }
    } else {
      target.style.shape = rendition.shape
      target.style.constrainedAxes = target.style.constrainedAxes.union(rendition.constrainedAxes)
    }
    return target
  }
}

extension ResolvedStyle {
  /// Creates the style of the free circle (S1): that of a pointer that hovers nothing (P1), or that has no
  /// animations.
  init(_ configuration: PointerConfiguration, _ settings: PointerSettings) {
    let diameter = configuration.pointer.circleDiameter * settings.pointerScale
    shape = Shape(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2)
  }
}
