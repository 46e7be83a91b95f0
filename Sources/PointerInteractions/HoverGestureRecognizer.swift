public import Kinematics
public import PointerKit

/// A recognizer of hover over a view, which does not change the pointer's style.
///
/// Hover begins when the pointer enters the view, and ends when the pointer leaves the view.
///
/// ```swift
/// let hover = HoverGestureRecognizer { hover in
///   controls.isHidden = hover.state == .ended || hover.state == .cancelled
/// }
/// host.add(hover, to: PointerTarget(id: 12, frame: playerFrame), at: now)
/// ```
/// Here `host` is a ``PointerInteractionHost``, and `controls` is a view that is visible while the pointer is
/// over the player.
///
/// Like UIKit's recognizer, this one does not interfere with pointer interactions: it neither adds a target
/// to the engine nor covers one.
public final class HoverGestureRecognizer {
  /// The state of a hover.
  public enum State: Hashable, Sendable {
    /// No hover is in progress.
    case possible
    /// The pointer enters the view.
    case began
    /// The pointer's position in the view changes, or the modifier keys change.
    case changed
    /// The pointer leaves the view or the surface, is hidden, or begins a band selection.
    case ended
    /// The recognizer or its view is disabled or removed.
    case cancelled
  }

  /// The closure that is called when the hover begins, changes, ends or is cancelled.
  public var handler: (HoverGestureRecognizer) -> Void
  /// Whether hover is recognized; true by default.
  ///
  /// Setting false cancels a hover at once.
  public var isEnabled = true {
    didSet {
      if !isEnabled { cancel() }
      if isEnabled != oldValue { host?.hovers.isStale = true }
    }
  }
  /// The state of the hover.
  public private(set) var state = State.possible
  /// The position of the pointer in the view's coordinates; after a hover, the last position during the
  /// hover.
  public private(set) var location = Point.zero
  /// The modifier keys that were pressed when the hover began or last changed.
  public private(set) var modifierFlags: KeyModifiers = []
  /// The host to which the recognizer belongs.
  weak var host: PointerInteractionHost?

  /// Creates a recognizer with its handler.
  public init(_ handler: @escaping (HoverGestureRecognizer) -> Void) { self.handler = handler }

  /// Whether a hover is in progress.
  var isHovering: Bool { state == .began || state == .changed }

  /// Begins the hover, or changes it if the position or the modifier keys differ.
  func hover(at location: Point, _ modifiers: KeyModifiers) {
    guard !isHovering || location != self.location || modifiers != modifierFlags else { return }
    self.location = location
    modifierFlags = modifiers
    state = isHovering ? .changed : .began
    handler(self)
  }

  /// Ends the hover, since the pointer is no longer over the view.
  func end() { finish(.ended) }

  /// Cancels the hover, since the recognizer or its view was disabled or removed.
  func cancel() { finish(.cancelled) }

  private func finish(_ last: State) {
    guard isHovering else { return }
    state = last
    handler(self)
    // The handler may have started a new hover.
    if state == last { state = .possible }
  }
}
