public import PointerKit

extension PointerInteractionHost {
  /// The element for which a target of the engine stands: a view, or a region of it.
  ///
  /// A region that covers exactly the view has the id of the view. Each other region that a delegate returns
  /// becomes a target with an id that ``PointerInteractionHost`` chooses. `PointerFrame`, drawing commands
  /// and events contain these ids; ``PointerInteractionHost/interaction(of:)`` returns the element of an id.
  public struct Element {
    /// The interaction.
    public let interaction: PointerInteraction
    /// The id of the view.
    public let view: TargetID
    /// The region, in the coordinates of the view.
    ///
    /// For the whole view, this is the latest region that covered the whole view, or the view's rectangle
    /// before the first such region.
    public let region: PointerRegion

    /// The identifier of the region.
    public var identifier: AnyHashable? { region.identifier }
  }

  /// The view and the region of a target of the engine; nil for a target that belongs to no interaction.
  ///
  /// Pass the id of a target from an event, a `ContentState` or a drawing command. The id of a region is
  /// not reused while the region is drawn, nor before the pointer has been in eight other regions of the
  /// view. O(1) expected.
  public func interaction(of target: TargetID) -> Element? {
    guard let view = owners[target] else { return nil }
    return Element(interaction: view.interaction, view: view.id, region: view.region(of: target))
  }
}
