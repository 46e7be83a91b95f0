public import PointerKit

/// The methods with which a view chooses the look and behavior of the pointer over it.
///
/// All methods are optional. A delegate may use the engine of its host in any of them. It may also add, move
/// and remove views; such changes take effect when all delegates have answered. A view controller on the main
/// actor conforms with `extension Controller: @MainActor PointerInteractionDelegate`.
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region that contains the pointer, or nil for none; by default the whole view.
  ///
  /// It is called after every movement within the view. If it returns nil, the views behind are queried. If
  /// no view returns a region, the pointer is the system pointer.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion?

  /// Returns the style over a region, or nil for the system pointer; by default the automatic effect.
  ///
  /// It is called as the pointer enters the region, and again when the modifier keys or the description of
  /// the view change. It is not called if the delegate implements
  /// ``pointerInteraction(_:styleFor:proposedStyle:)``.
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
    -> PointerStyle?

  /// Returns the style over a region, or nil for the system pointer, given the style that the element would
  /// have by itself.
  ///
  /// By default it returns the style of ``pointerInteraction(_:styleFor:)``.
  ///
  /// `proposedStyle` has the effect and the shape that suit the element, as a `pointerStyleProvider` of
  /// UIKit's buttons receives them. Return it as it is, return it with accessories or another shape, or
  /// return another style.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion, proposedStyle: PointerStyle
  ) -> PointerStyle?

  /// Called when the pointer is about to enter a region; the animations added to `animator` run together with
  /// the pointer's own.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)

  /// Called when the pointer is about to leave a region; the animations added to `animator` run together with
  /// the pointer's own.
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

  /// Returns the style of ``pointerInteraction(_:styleFor:)``, whatever the proposed style is.
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
