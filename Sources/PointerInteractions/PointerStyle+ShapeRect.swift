public import Kinematics
public import PointerKit

/// The shape of a style that is a rectangle of the view, as UIKit's `UIPointerShape.roundedRect(_:radius:)`.
///
/// A style takes it where it takes a `PointerShape`: `PointerStyle(effect: .lift, shape: .roundedRect(rect))`.
/// A size in place of the rectangle leaves the position to the engine.
public struct PointerShapeRect: Hashable, Sendable {
  let rect: Rect
  let radius: Double

  /// A rectangle with rounded corners, in the coordinates of the view; their radius is 8 points by default.
  public static func roundedRect(_ rect: Rect, radius: Double = 8) -> PointerShapeRect {
    PointerShapeRect(rect: rect, radius: radius)
  }
}

/// Styles whose shape is a given rectangle, as in UIKit.
extension PointerStyle {
  /// Creates a style with an effect on the content and with a rectangle as its shape, in the coordinates of
  /// the view.
  ///
  /// If the rectangle is not finite, the style has no shape of its own.
  public init(effect: PointerEffect, shape: PointerShapeRect) {
    let (rect, radius) = (shape.rect, shape.radius)
    self.init(effect: effect, shape: rect.isFinite ? .roundedRect(rect.size, radius: radius) : nil)
    if rect.isFinite { shapeFrame = rect }
  }

  /// Creates a style without an effect on the content, with a rectangle at the pointer.
  ///
  /// The shape is centered on the pointer and then moved by the rectangle's origin.
  public init(shape: PointerShapeRect, constrainedAxes: Axes = []) {
    let rect = shape.rect
    self.init(shape: .roundedRect(rect.size, radius: shape.radius), constrainedAxes: constrainedAxes)
    shapeOffset = Vector(dx: rect.minX, dy: rect.minY)
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
