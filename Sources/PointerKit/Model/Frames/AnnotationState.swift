public import Kinematics

/// The annotation beside the pointer at one instant (A4).
public struct AnnotationState: Hashable, Sendable {
  /// The annotation that the host set.
  public internal(set) var annotation: PointerAnnotation
  /// The top left corner of the platter, the background of the annotation, in window points.
  public internal(set) var position: Point
  /// The size of the platter, in points; see ``AnnotationMetrics/size(of:)``.
  public internal(set) var size: Size
  /// The opacity, 0…1.
  public internal(set) var opacity: Double
  /// The appearance of the platter: dark on a light interface, and light on a dark interface.
  public internal(set) var appearance: Appearance

  /// The blur of the platter's shadow as a standard deviation, in points.
  static let shadowRadius = 3.0

  /// A rectangle that contains the platter and its shadow.
  var extent: Rect { platter.rect.outset(by: 3 * AnnotationState.shadowRadius + 1) }

  /// The background of the values, in window points.
  public var platter: RoundedRect {
    RoundedRect(Rect(origin: position, size: size), cornerRadius: AnnotationMetrics.cornerRadius)
  }
}
