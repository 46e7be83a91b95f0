/// The pointer's behavior over a view, which a delegate chooses.
///
/// Add it to a ``PointerInteractionHost`` together with the rectangle of its view. As in UIKit, an
/// interaction belongs to one view: if it is added to another, it leaves the first.
public final class PointerInteraction {
  /// The delegate; with nil, the default, the whole view is one region with the style of the view's target.
  ///
  /// The interaction does not retain its delegate.
  public weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the pointer reacts to the view; true by default.
  ///
  /// If false the delegate is not queried, the pointer leaves the view's region, and views behind it can be
  /// hovered.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }
  /// Whether the delegate must be queried again.
  var isInvalid = false
  /// The host to which the interaction belongs.
  weak var host: PointerInteractionHost?

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Makes the host query the delegate again for the region and its style when it next handles an input or
  /// advances.
  ///
  /// Call it after a change of the view's mode. It is not necessary after a movement of the pointer or a
  /// change of the modifier keys. While the pointer is elsewhere nothing is queried.
  public func invalidate() {
    guard !isInvalid else { return }
    isInvalid = true
    host?.changes.invalid.append(self)
  }
}
