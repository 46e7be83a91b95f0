public import Kinematics
public import PointerKit

/// Styles whose shape is a given rectangle, as in UIKit.
extension PointerStyle {
  /// Creates a style with an effect on the content and with a rounded rectangle as its shape, in the
  /// coordinates of the view.
  ///
  /// If the rectangle is not finite, the style has no shape of its own.
  public init(effect: PointerEffect, frame: Rect, radius: Double = 8) {
    self.init(effect: effect, shape: frame.isFinite ? .roundedRect(frame.size, radius: radius) : nil)
    if frame.isFinite { shapeFrame = frame }
  }

  /// Creates a style without an effect on the content, with a rounded rectangle at the pointer.
  ///
  /// The shape is centered on the pointer and then moved by the rectangle's origin.
  public init(frame: Rect, radius: Double = 8, constrainedAxes: Axes = []) {
    self.init(shape: .roundedRect(frame.size, radius: radius), constrainedAxes: constrainedAxes)
    shapeOffset = Vector(dx: frame.minX, dy: frame.minY)
  }

  /// This style with its rectangle, or the path of an effect, moved from the view's coordinates to those of
  /// the view's space.
  func inSpace(of view: Rect) -> PointerStyle {
    var style = self
    if shapeFrame == nil, effect != .none, case .path(let path) = shape { style.shapeFrame = path.bounds }
    style.shapeFrame = style.shapeFrame?.offset(by: Vector(dx: view.minX, dy: view.minY))
    return style
  }
}
