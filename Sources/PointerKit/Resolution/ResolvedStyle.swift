import Kinematics

/// A target's style with every rule applied: the goal of the presentation.
struct ResolvedStyle: Hashable, Sendable {
  /// The effect on the content.
  enum Effect: Hashable, Sendable {
    case none
    case highlight
    case lift
    case hover(HoverOptions)

    /// Whether the element may change its size (E1, E4, E7).
    ///
    /// A row that must not grow must not shrink under a press either.
    var scalesContent: Bool {
      switch self {
      case .none: false
      case .highlight, .lift: true
      case .hover(let options): options.prefersScaledContent
      }
    }
  }

  /// The outline of the pointer.
  struct Shape: Hashable, Sendable {
    var outline = PointerAppearance.Outline.circle
    var size: Size
    var cornerRadius: Double
    var path: PointerPath?
    /// The offset of the shape's center from its default position.
    var offset = Vector.zero
    /// Whether a beam's length is the height of the line of text beneath it.
    var followsLines = false
  }

  /// The precision along one axis, and the goal that the visible pointer follows along this axis.
  struct AxisSnap: Hashable, Sendable {
    var precision = AxisPrecision.continuous
    var mode = SnapMode.free

    fileprivate var hasLines: Bool {
      guard mode == .lines, case .lines = precision else { return false }
      return true
    }
  }

  /// The element's own look.
  struct Element: Hashable, Sendable {
    /// The relative luminance of the element beneath the pointer; nil if it is unknown.
    var luminance: Double?
    /// Whether the element is opaque, so that it hides a highlight behind it.
    var isOpaque = false
    var cornerRadius = 0.0
    var color: LinearColor?

    /// Whether the element is opaque and its luminance is unknown.
    var isLuminanceUnknown: Bool { isOpaque && luminance == nil }
  }

  var effect = Effect.none
  var shape: Shape
  var horizontal = AxisSnap()
  var vertical = AxisSnap()
  var latch: Latch?
  var isHidden = false
  var element = Element()
  /// The system cursor for a host that does not draw the pointer.
  var cursor = CursorKind.arrow
  /// The view that has the target as a region; 0 for none.
  var view: TargetID = 0
  /// Small shapes around the pointer (A1).
  var accessories: [PointerAccessory] = []

  /// Whether the pointer becomes the element and is drawn behind its content (E1, E4, E14).
  var isBehindContent: Bool { effect == .highlight || effect == .lift }

  /// Whether the highlight has to be drawn on top of the element as well as beneath it, because the element
  /// is opaque (E11).
  var isCovered: Bool { effect == .highlight && element.isOpaque }

  /// The axes along which the pointer snaps instead of following the model pointer.
  var snappedAxes: Axes {
    var axes: Axes = []
    if horizontal.mode != .free { axes.insert(.horizontal) }
    if vertical.mode != .free { axes.insert(.vertical) }
    return axes
  }

  /// Whether the pointer snaps to lines of text along an axis; false for a target that is itself one line.
  var hasLines: Bool { horizontal.hasLines || vertical.hasLines }
}
