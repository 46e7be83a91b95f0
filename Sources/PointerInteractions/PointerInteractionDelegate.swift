public import PointerKit

/// Who says how the pointer looks over a view.
///
/// Every method may be left out. A delegate may use its host's engine in any of these.
public protocol PointerInteractionDelegate: AnyObject {
  /// The region that the pointer is in, asked at every movement within the view; nil means that the view
  /// has nothing to say there: then the views behind it are asked, and without any the pointer is the
  /// default one.
  ///
  /// Left out, it is the default region: the whole view.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion?

  /// The style over a region, asked as the pointer comes into it; nil is the default pointer.
  ///
  /// Left out, it is the automatic effect.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?

  /// The pointer comes into a region; animations run together with its own.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)

  /// The pointer leaves a region; animations run together with its own.
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

  /// Nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}

  /// Nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}
