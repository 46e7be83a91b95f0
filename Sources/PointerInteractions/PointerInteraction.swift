public import PointerKit

/// What a view says about the pointer over it, in questions and answers, as iPad developers know it.
///
/// Add it to a ``PointerInteractionHost`` together with the rectangle of its view.
public final class PointerInteraction {
  /// Who answers; nil gives the whole view the automatic effect.
  ///
  /// Not kept alive by the interaction.
  public weak var delegate: (any PointerInteractionDelegate)?
  /// Whether the pointer heeds the view; true by default.
  ///
  /// While it is false the delegate is not asked, and what lies behind the view is hovered. A region that
  /// the pointer was in is left.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { isInvalid = true } }
  }
  /// Whether the delegate must be asked anew.
  var isInvalid = false

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Asks the delegate again, for the region and for its style, as the host next handles an event or
  /// advances.
  ///
  /// For changes of mode; moving the pointer and modifier keys ask by themselves. Nothing is asked while
  /// the pointer is elsewhere.
  public func invalidate() { isInvalid = true }
}
