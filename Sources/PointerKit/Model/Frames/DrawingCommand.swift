public import Kinematics

/// One step of drawing a frame; a renderer for a toolkit is a loop over such commands.
///
/// Lengths and positions are in window points, and opacities are 0…1. See ``PointerFrame/drawing``.
public struct DrawingCommand: Hashable, Sendable {
  /// The kind of the command, with its details.
  public let kind: Kind
  /// The element that the command belongs to; nil for the pointer itself, its accessories and its annotation.
  public let target: TargetID?
  /// The space of the element.
  ///
  /// For a pointer beneath an element, it is the space of that element. For everything in front of the
  /// interface, it is the window.
  public let space: SpaceID

  /// Creates a command; with nil for `target`, it belongs to the pointer, an accessory or the annotation.
  public init(_ kind: Kind, of target: TargetID? = nil, in space: SpaceID = .window) {
    self.kind = kind
    self.target = target
    self.space = space
  }

  /// The kinds of commands, with their details.
  public enum Kind: Hashable, Sendable {
    /// Draws the blurred shadow of a rounded rectangle around it, moved by `offset`, and nothing within the
    /// rectangle; `radius` is the standard deviation of the blur.
    ///
    /// So a shadow is never seen through an element, and darkens no label. The same is a `box-shadow` of CSS.
    case shadow(RoundedRect, offset: Vector, radius: Double, color: LinearColor, opacity: Double)
    /// Fills a rounded rectangle.
    case roundedRect(RoundedRect, color: LinearColor, opacity: Double)
    /// Draws a path, stretched from its bounds to fill a rectangle.
    ///
    /// It is then rotated clockwise about the rectangle's center, in radians. A path with a stroke width is
    /// stroked, any other is filled.
    case path(PointerPath, in: Rect, rotation: Double, color: LinearColor, opacity: Double)
    /// Fills polygons together by the nonzero rule; the corners are relative to `center` and scaled about it.
    case outline(PointerOutline, center: Point, scale: Double, color: LinearColor, opacity: Double)
    /// Draws the target's own content, scaled about `center` and then translated.
    ///
    /// Other targets that lie on the content are not drawn with it. ``contentEnd`` is the next command of the
    /// target.
    case contentBegin(center: Point, scale: Double, translation: Vector)
    /// Ends the content that ``contentBegin(center:scale:translation:)`` began.
    case contentEnd
    /// Fills a rounded rectangle with an even tint.
    case tint(RoundedRect, color: LinearColor, opacity: Double)
    /// Draws a white light that fades from `center` to nothing at `radius`, clipped to a rounded rectangle.
    case radialLight(center: Point, radius: Double, opacity: Double, clip: RoundedRect)
    /// Draws the values of an annotation on its background, which the preceding commands have drawn; see
    /// ``AnnotationMetrics``.
    case annotation([PointerAnnotation.Value], in: Rect, color: LinearColor, opacity: Double)
  }
}

/// The commands of one space, with its clip.
public struct DrawingGroup: Hashable, Sendable {
  /// The space; the window for the group in front of everything.
  public let space: SpaceID
  /// The part of the window through which the space is visible, in window points; nil for the whole window.
  public let clip: Rect?
  /// The indices of the commands in ``PointerFrame/drawing``.
  public let commands: Range<Int>
}

/// The commands around one element, and its transform, for toolkits that paint their own widget tree.
///
/// The transform applies only to the element's own content. Targets on it, such as a button on a card, have
/// transforms of their own. See <doc:Drawing>.
public struct ElementDrawing: Hashable, Sendable {
  /// The commands to carry out before the element is painted, such as its shadow and the light of a
  /// highlight.
  ///
  /// The clip of the element's space applies to them. If the pointer is directly beneath the element, the
  /// command of the pointer comes first.
  public let beneath: ArraySlice<DrawingCommand>
  /// The commands to carry out after the element is painted: its tint and the light on a lifted element.
  public let above: ArraySlice<DrawingCommand>
  /// The center of the scale, in window points.
  public let center: Point
  /// The scale of the element's own content; 1 is plain.
  public let scale: Double
  /// The translation of the content after the scale, in points.
  public let translation: Vector
  /// Whether the element, with everything within its frame, is painted after its neighbors of equal z.
  public let isRaised: Bool
}

extension PointerFrame {
  /// Whether ``drawing`` draws an element, so that the host leaves it out of the plain content of its space.
  ///
  /// O(log n) in the n elements that are drawn.
  public func isRedrawn(_ target: TargetID) -> Bool {
    let index = redrawn.partitioningIndex { $0 < target }
    return index < redrawn.count && redrawn[index] == target
  }

  /// The commands beneath and above an element, and its transform; nil if the element is painted as usual.
  ///
  /// An element in its plain state is painted as usual, unless the pointer is directly beneath it.
  ///
  /// A toolkit that paints its own widget tree calls this for each element when it paints the element, and
  /// carries out ``front`` at the end. It paints a raised element last among its siblings of equal z. O(log
  /// n) in the n elements that are drawn; for an element that needs commands O(commands).
  public func drawing(of target: TargetID) -> ElementDrawing? {
    let content = contents.index(of: target)
    // Beneath an element in its plain state there is a command only if the pointer is directly beneath it.
    guard content != nil || pointer.behind == target,
      let index = drawing.firstIndex(where: { $0.target == target && $0.isContentBegin }),
      case .contentBegin(let center, let scale, let translation) = drawing[index].kind
    else { return nil }
    // The commands of an element are together, after the command of a pointer directly beneath it.
    var first = index
    while first > 0, drawing[first - 1].target == target { first -= 1 }
    if pointer.behind == target, first > 0, drawing[first - 1].target == nil { first -= 1 }
    var end = index + 2
    while end < drawing.count, drawing[end].target == target { end += 1 }
    return ElementDrawing(
      beneath: drawing[first..<index], above: drawing[(index + 2)..<end], center: center, scale: scale,
      translation: translation, isRaised: content.map { contents[$0].isRaised } ?? false)
  }

  /// The commands in front of everything, without a clip: the free pointer, accessories and the annotation.
  public var front: ArraySlice<DrawingCommand> { drawing[(groups.last?.commands.lowerBound ?? 0)...] }
}

extension DrawingCommand {
  fileprivate var isContentBegin: Bool { if case .contentBegin = kind { true } else { false } }
}
