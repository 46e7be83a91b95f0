/// The pointer's behavior over a view, which a delegate chooses.
///
/// Add it to a ``PointerInteractionHost`` together with the rectangle of its view.
public final class PointerInteraction {
  /// The delegate; nil, the default, gives the whole view the automatic effect.
  ///
  /// The interaction does not retain it.
  public weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the pointer reacts to the view; true by default.
  ///
  /// If false the delegate is not queried, the pointer leaves the view's region, and views behind it can be
  /// hovered.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { isInvalid = true } }
  }
  /// Whether the delegate must be queried again.
  var isInvalid = false

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Queries the delegate again for the region and its style when the host next handles an input or advances.
  ///
  /// Call it after a change of the view's mode. It is not necessary after a movement of the pointer or a change
  /// of the modifier keys. While the pointer is elsewhere nothing is queried.
  public func invalidate() { isInvalid = true }
}
