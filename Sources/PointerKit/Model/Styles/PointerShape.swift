public import Kinematics

/// The shape of the pointer (S1–S3).
///
/// With highlight or lift it is centered on the element, else on the pointer, or for a path has its anchor
/// there. A length that is not finite and positive is replaced with the default.
public enum PointerShape: Hashable, Sendable {
  /// A circle; 19 points across by default (S1).
  case circle(diameter: Double = 19)
  /// A rectangle with rounded corners; their radius is 8 points by default (E12).
  case roundedRect(Size, radius: Double = 8)
  /// A vertical beam, as over text; its length is limited to the height of the hit region.
  case verticalBeam(length: Double)
  /// A horizontal beam, as over vertical text; its length is limited to the width of the hit region.
  case horizontalBeam(length: Double)
  /// Any outline; a path without area is replaced with the free circle.
  case path(PointerPath)
}
