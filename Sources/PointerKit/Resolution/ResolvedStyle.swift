import Kinematics

/// A target's style with every rule applied, or the free circle (P1, S1): the goal of the presentation.
///
/// A latched press locks it (R6).
struct ResolvedStyle: Hashable, Sendable {
  enum Effect: Hashable, Sendable {
    case none
    case highlight
    case lift
    case hover(HoverOptions)

    /// Whether the element may change its size (E1, E4, E7), also under a press.
    var scalesContent: Bool {
      switch self {
      case .none: false
      case .highlight, .lift: true
      case .hover(let options): options.prefersScaledContent
      }
    }
  }

  struct Shape: Hashable, Sendable {
    var outline = PointerAppearance.Outline.circle
    var size: Size
    var cornerRadius: Double
    var path: PointerPath?
    /// The offset of the shape's center from its default position.
    var offset = Vector.zero
    /// The factor by which the person's settings enlarge a shape that replaces the free circle.
    var scale = 1.0
    /// Whether a beam is as long as the line of text beneath it.
    var followsLines = false
  }

  /// The precision along one axis, and the goal that the visible pointer follows along this axis.
  struct AxisSnap: Hashable, Sendable {
    var precision = AxisPrecision.continuous
    var mode = SnapMode.free
    /// Whether the host, or a field of one line, keeps the pointer at the center, rather than the effect.
    var isConstrained = false

    fileprivate var hasLines: Bool {
      if case .lines = precision { mode == .lines } else { false }
    }
  }

  struct Element: Hashable, Sendable {
    /// The relative luminance of the element beneath the pointer; nil if it is unknown.
    var luminance: Double?
    var isOpaque = false
    var cornerRadius = 0.0
    var color: LinearColor?

    var isLuminanceUnknown: Bool { isOpaque && luminance == nil }
  }

  var effect = Effect.none
  var shape: Shape
  var horizontal = AxisSnap()
  var vertical = AxisSnap()
  /// Nil unless a press has locked the style (R6).
  var latch: Latch?
  var isHidden = false
  var element = Element()
  var cursor = CursorKind.arrow
  /// The view that has the target as a region; 0 for none.
  var view: TargetID = 0
  /// Small shapes around the pointer (A1).
  var accessories: [PointerAccessory] = []

  /// Whether the pointer becomes the element and is drawn behind its content (E1, E4, E14).
  var isBehindContent: Bool { effect == .highlight || effect == .lift }

  /// Whether something lies on top of the element: light, a tint or a cover (E5, E8, E11).
  var hasMaterialOnTop: Bool {
    switch effect {
    case .none: false
    case .highlight: element.isOpaque
    case .lift, .hover: true
    }
  }

  /// Whether the highlight is drawn on top of the element as well, because the element is opaque (E11).
  var isHighlightOnTop: Bool { effect == .highlight && element.isOpaque }

  /// The axes along which the pointer snaps instead of following the model pointer.
  var snappedAxes: Axes {
    (horizontal.mode == .free ? Axes() : .horizontal).union(vertical.mode == .free ? [] : .vertical)
  }

  /// Whether the pointer snaps to lines of text; false for a target that is itself one line.
  var hasLines: Bool { horizontal.hasLines || vertical.hasLines }
}

extension PointerStyle {
  /// A style that states the resolved effect, shape and precision.
  init(_ resolved: ResolvedStyle) {
    if resolved.isHidden {
      self = .hidden
      return
    }
    self = .system
    switch resolved.effect {
    case .none: break
    case .highlight: effect = .highlight
    case .lift: effect = .lift
    case .hover(let options): effect = .hover(options)
    }
    // What a style states is scaled when it is resolved.
    let scale = resolved.shape.scale
    let size = Size(width: resolved.shape.size.width / scale, height: resolved.shape.size.height / scale)
    switch resolved.shape.outline {
    case .circle: shape = .circle(diameter: size.width)
    case .roundedRect: shape = .roundedRect(size, radius: resolved.shape.cornerRadius / scale)
    case .verticalBeam: shape = .verticalBeam(length: resolved.shape.size.height)
    case .horizontalBeam: shape = .horizontalBeam(length: resolved.shape.size.width)
    case .path: shape = resolved.shape.path.map { .path($0) }
    }
    shapeOffset = resolved.shape.offset
    horizontalPrecision = resolved.horizontal.precision
    verticalPrecision = resolved.vertical.precision
    accessories = resolved.accessories
  }

  /// Creates the style that a target has by itself, as a proposal that a host may change.
  ///
  /// What follows from the effect or the shape is left out, so that it is derived again if the host changes
  /// the style. The free circle, and a shape that follows from lines of text, are left out too.
  init(proposing resolved: ResolvedStyle, for target: borrowing PointerTarget, freeShape: ResolvedStyle.Shape)
  {
    self.init(resolved)
    if resolved.isHidden { return }
    if resolved.shape == freeShape || (resolved.shape.followsLines && resolved.hasLines) { shape = nil }
    horizontalPrecision = target.style.horizontalPrecision
    verticalPrecision = target.style.verticalPrecision
    guard !resolved.isBehindContent else { return }
    if resolved.horizontal.precision == .whole { constrainedAxes.insert(.horizontal) }
    if resolved.vertical.precision == .whole { constrainedAxes.insert(.vertical) }
  }
}
