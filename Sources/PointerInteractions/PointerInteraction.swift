public import PointerKit

/// The pointer's behavior over a view, which an optional delegate determines.
///
/// Add the interaction to a ``PointerInteractionHost`` together with a description of its view. As in UIKit,
/// an interaction belongs to one view: adding it to another view removes it from the first.
public final class PointerInteraction {
  /// The delegate, which the interaction does not retain; nil by default.
  ///
  /// Without a delegate, the whole view is one region with the style of the view's target.
  public weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the pointer reacts to the view; true by default.
  ///
  /// If false, the delegate is not queried, the pointer leaves the view's region, and views behind this one
  /// can be hovered.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }
  /// The id of the view to which the interaction belongs; nil before it is added to a host, and after its
  /// removal.
  public var view: TargetID? { host?.views[ObjectIdentifier(self)]?.id }
  /// The host to which the interaction belongs.
  weak var host: PointerInteractionHost?

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Makes the host query the delegate for the region and its style at the next input or advance.
  ///
  /// Call this method after a change of the view's mode. It is not necessary after a movement of the pointer
  /// or a change of the modifier keys. The delegate is queried only if the pointer is on the view. During a
  /// latched press, it is queried for the style alone.
  public func invalidate() { host?.changes.invalid.append(self) }
}
