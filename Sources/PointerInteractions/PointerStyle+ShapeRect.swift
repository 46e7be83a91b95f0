public import Kinematics
public import PointerKit

/// Shapes from a rectangle, as in UIKit.
extension PointerStyle {
  /// Creates a style with an effect on the content; its shape is a rounded rectangle in the coordinates of
  /// the view's space.
  ///
  /// If the rectangle is not finite, the style states no shape.
  public init(effect: PointerEffect, frame: Rect, radius: Double = 8) {
    self.init(effect: effect, shape: frame.isFinite ? .roundedRect(frame.size, radius: radius) : nil)
    if frame.isFinite { shapeFrame = frame }
  }

  /// Creates a style without an effect on the content, whose shape is a rounded rectangle.
  ///
  /// The shape is centered on the pointer and then moved by the rectangle's origin.
  public init(frame: Rect, radius: Double = 8, constrainedAxes: Axes = []) {
    self.init(shape: .roundedRect(frame.size, radius: radius), constrainedAxes: constrainedAxes)
    shapeOffset = Vector(dx: frame.minX, dy: frame.minY)
  }

  /// The same style, but if it has an effect and a path, the path lies at its own coordinates in the view's
  /// space.
  var withPathInSpace: PointerStyle {
    guard effect != nil, shapeFrame == nil, case .path(let path) = shape else { return self }
    var style = self
    style.shapeFrame = path.bounds
    return style
  }
}
