public import PointerKit

/// The regions of a view and their pointer styles.
///
/// Every method is optional. A delegate may use its host's engine in all of them.
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region at a position of the pointer; called at each movement within the view.
  ///
  /// Nil passes the request to the views behind this one; if none has a region, the pointer is the default one.
  /// By default the region is the whole view.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion?

  /// Returns the style of a region as the pointer enters it; nil is the default pointer.
  ///
  /// By default it is the automatic effect.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?

  /// Called before the pointer enters a region; animations run along with the pointer's.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)

  /// Called before the pointer exits a region; animations run along with the pointer's.
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating)
}

extension PointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }

  /// The automatic effect.
  public func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?
  { .automatic }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}
