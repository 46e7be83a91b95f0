import Kinematics

/// Autoscroll: the host scrolls a space while a drag or a band is at an edge of the space (I4, I7).
///
/// What to scroll depends only on the present states, not on earlier calls.
extension PointerEngine {
  /// The space that the host is to scroll while the pointer is at a position, and the velocity; nil if there
  /// is nothing to scroll.
  ///
  /// A drag scrolls the space under the pointer. A drag that moves a control within the control's bounds,
  /// such as a slider, scrolls nothing. A drag that selects text scrolls the space of the text, and a band
  /// scrolls the space in which it began, even while the pointer is far outside that space. If a space cannot
  /// scroll further, the space that contains it scrolls instead.
  mutating func autoscroll(at position: Point) -> Autoscroll? {
    guard let press = input.press, press.stage != .pressed, !press.movesInPlace, hover.visibility == .shown
    else { return nil }
    let space: SpaceID
    if press.stage == .banding {
      space = band.space
    } else if let target = press.target.flatMap({ scene[$0] }), target.kind == .text {
      space = target.space
    } else {
      space = scene.frontmostSpace(at: position)
    }
    return scene.autoscroll(
      from: space, at: position,
      TargetStore.EdgeZone(
        depth: configuration.autoscrollZone, speed: configuration.autoscrollSpeed, press: press.model))
  }
}
