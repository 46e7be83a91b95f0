public import Kinematics

/// The values beside the pointer at one instant (A4).
public struct AnnotationState: Hashable, Sendable {
  /// What they are.
  public internal(set) var annotation: PointerAnnotation
  /// The top left corner of the platter, in window points.
  public internal(set) var position: Point
  /// The extents of the platter, in points: see ``AnnotationMetrics``.
  public internal(set) var size: Size
  /// How visible they are, 0…1.
  public internal(set) var opacity: Double
  /// Whether it is light or dark, as the interface is.
  public internal(set) var appearance: Appearance

  /// The blur of the shadow beneath the platter, in points.
  static let shadowRadius = 3.0

  /// All that the platter and its shadow cover.
  var extent: Rect { platter.rect.outset(by: 3 * AnnotationState.shadowRadius + 1) }

  /// The platter, in window points.
  public var platter: RoundedRect {
    RoundedRect(Rect(origin: position, size: size), cornerRadius: AnnotationMetrics.cornerRadius)
  }
}
