import Kinematics
import Magnetism

/// The position at which a flick lands on its target (F4, F6).
///
/// On a control this is the center. In text it is the projected position, moved onto the nearest line.
extension PointerEngine {
  /// The position on a target at which an attracted pointer comes to rest, always on the surface.
  ///
  /// It is nil if the target, its space or a parent of the space is not registered.
  ///
  /// On a free axis, the position has the projected coordinate, clamped to the frame. On a snapped axis, it
  /// is at a center, a line of text or a step (F4, F6).
  func landing(on id: TargetID, projected: Point) -> Point? {
    guard let target = scene[id], let frame = scene.windowFrame(of: id) else { return nil }
    return landing(in: frame, styleResolution.resolve(target, among: scene), projected: projected)
  }

  func landing(in frame: Rect, _ style: ResolvedStyle, projected: Point) -> Point {
    style.location(of: projected.clamped(to: frame), in: frame).clamped(to: model.bounds)
  }
}
