import PointerKit

/// The pointer behaviour of a view, with the interface of UIKit: a delegate returns regions and their styles.
///
/// Add it to a ``PointerInteractionHost`` together with the rectangle of its view.
public final class PointerInteraction {
  /// The delegate, which is not retained; nil gives the whole view the automatic effect.
  public weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the pointer reacts to the view; true by default.
  ///
  /// While it is false the delegate is not called, and views behind this one are hovered. If the pointer was in a
  /// region of the view, it exits.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { isInvalid = true } }
  }
  /// Whether the delegate must be called again.
  var isInvalid = false

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Makes the host call the delegate for the region and its style when it next handles an input or advances.
  ///
  /// For changes of mode: movements and modifier keys do so by themselves. Without effect while the pointer is
  /// elsewhere.
  public func invalidate() { isInvalid = true }
}
