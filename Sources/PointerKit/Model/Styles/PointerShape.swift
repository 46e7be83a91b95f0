public import Kinematics

/// The outline of the pointer (S1–S3).
///
/// With a highlight or lift effect the shape is centred on the element; alone it is centred on the pointer,
/// or for a path placed by its anchor. Lengths that are not finite and positive count as the default.
public enum PointerShape: Hashable, Sendable {
  /// A circle; 19 points across by default (S1).
  case circle(diameter: Double = 19)
  /// A rectangle with rounded corners; radius 8 by default (E12).
  case roundedRect(Size, radius: Double = 8)
  /// An upright beam, as over text. The length is held to the region's height.
  case verticalBeam(length: Double)
  /// A lying beam, as over vertical text. The length is held to the region's width.
  case horizontalBeam(length: Double)
  /// Any outline; one without area counts as the free circle.
  case path(PointerPath)
}
