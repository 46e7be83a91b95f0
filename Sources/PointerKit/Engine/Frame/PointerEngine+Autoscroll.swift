import Kinematics

/// Scrolling while a drag or a band is at an edge (I4, I7): a pure function of the states.
extension PointerEngine {
  /// The space that the host is to scroll while the pointer is at a position; nil without a drag or a band.
  ///
  /// A drag scrolls what is under the pointer, unless it moves a control within its bounds, such as a slider. A
  /// band, and a drag over text that selects it, scroll the space in which they began, even from far outside,
  /// and then what contains that space.
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
