public import Kinematics

/// The values beside the pointer at one instant (A4).
public struct AnnotationState: Hashable, Sendable {
  /// What they are.
  public internal(set) var annotation: PointerAnnotation
  /// The left end of the first line's middle, in window points.
  public internal(set) var position: Point
  /// How visible they are, 0…1.
  public internal(set) var opacity: Double
}
