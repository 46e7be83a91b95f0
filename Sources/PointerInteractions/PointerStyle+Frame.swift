public import Kinematics
public import PointerKit

/// Shapes by a rectangle, as UIKit places them.
extension PointerStyle {
  /// Creates a content effect whose shape is a rounded rectangle at a place of the view's container: the
  /// space that the view lies in.
  ///
  /// A rectangle that is not finite counts as none.
  public init(effect: PointerEffect, frame: Rect, radius: Double = 8) {
    self.init(effect: effect, shape: frame.isFinite ? .roundedRect(frame.size, radius: radius) : nil)
    if frame.isFinite { shapeFrame = frame }
  }

  /// Creates a rounded rectangle that leaves the content alone; it is centred on the pointer and then moved
  /// by the rectangle's origin.
  public init(frame: Rect, radius: Double = 8, constrainedAxes: Axes = []) {
    self.init(shape: .roundedRect(frame.size, radius: radius), constrainedAxes: constrainedAxes)
    shapeOffset = Vector(dx: frame.minX, dy: frame.minY)
  }

  /// The style with the path of an effect where its own coordinates say, in the view's container.
  func placedInContainer() -> PointerStyle {
    guard effect != nil, shapeFrame == nil, case .path(let path) = shape else { return self }
    var style = self
    style.shapeFrame = path.bounds
    return style
  }
}
