public import PointerKit

/// The methods with which a view chooses the look and behavior of the pointer over it.
///
/// All methods are optional. A delegate may use the engine of its host in any of them.
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region that contains the pointer, or nil for none; by default the whole view.
  ///
  /// It is called after every movement within the view. After nil the views behind are queried, and without an
  /// answer the pointer is the system's.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion?

  /// Returns the style over a region, or nil for the system pointer; by default the automatic effect.
  ///
  /// It is called as the pointer enters the region.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?

  /// The pointer is about to enter a region; animations run together with its own.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)

  /// The pointer is about to leave a region; animations run together with its own.
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating)
}

extension PointerInteractionDelegate {
  /// Returns the region of the whole view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }

  /// Returns the automatic style.
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
