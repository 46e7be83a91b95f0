public import PointerKit

/// The methods that determine the look and behavior of the pointer over a view.
///
/// All methods are optional. Each method may use the engine of the host. It may also add, move and remove
/// views; such changes take effect when all delegates have answered. A view controller on the main actor
/// conforms with `extension Controller: @MainActor PointerInteractionDelegate`.
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region that contains the pointer, or nil for none; by default the whole view.
  ///
  /// This method is called after every movement within the view, unless a view in front of this one returns a
  /// region. If this method returns nil, the views behind this one are queried. If no view returns a region,
  /// the pointer is the system pointer.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion?

  /// Returns the style over a region, or nil for the system pointer; by default the automatic effect.
  ///
  /// This method is called when the pointer enters the region. It is called again when the modifier keys or
  /// the description of the view change, and after ``PointerInteraction/invalidate()``. It is not called if
  /// the delegate implements ``pointerInteraction(_:styleFor:proposedStyle:)``.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?

  /// Returns the style over a region, or nil for the system pointer; a proposed style is given.
  ///
  /// By default this method returns the style of ``pointerInteraction(_:styleFor:)``.
  ///
  /// `proposedStyle` has the automatic effect and shape for the element, as in the `pointerStyleProvider` of
  /// UIKit's buttons. Return the proposed style, a modified copy, or another style.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion, proposedStyle: PointerStyle
  ) -> PointerStyle?

  /// Called when the pointer is about to enter a region.
  ///
  /// Animations that are added to `animator` run together with the pointer's own animation.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)

  /// Called when the pointer is about to leave a region.
  ///
  /// Animations that are added to `animator` run together with the pointer's own animation.
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

  /// Returns the style of ``pointerInteraction(_:styleFor:)``, and ignores the proposed style.
  public func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion, proposedStyle: PointerStyle
  ) -> PointerStyle? { pointerInteraction(interaction, styleFor: region) }

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
