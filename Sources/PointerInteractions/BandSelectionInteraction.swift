public import Kinematics
public import PointerKit

/// The band selection of a space: a drag that begins on no target selects what its rectangle covers (I7).
///
/// ```swift
/// let band = BandSelectionInteraction { band in
///   guard let rect = band.selectionRect else { return }
///   list.select(in: rect, adding: band.initialModifierFlags.contains(.shift))
/// }
/// host.add(band, to: .window)
/// ```
/// Here `host` is a ``PointerInteractionHost``, and `list` a list of the toolkit. The targets that the band
/// covers are in the engine's `selection`.
public final class BandSelectionInteraction {
  /// The state of a band selection.
  public enum State: Hashable, Sendable {
    /// No selection is in progress.
    case possible
    /// The selection begins.
    case began
    /// The rectangle, or what it covers, changes.
    case selecting
    /// The selection ends, by a release or by an interruption.
    case ended
  }

  /// The closure that is called at each change of ``state``, except to `possible`, and at each change of the
  /// rectangle.
  public var handler: (BandSelectionInteraction) -> Void
  /// Whether a selection may begin at a position of the space; nil, the default, allows it everywhere.
  ///
  /// The closure is called once for each press, when the pointer has moved far enough and before the
  /// selection begins. If the closure returns false, the movement is a drag without a target. It is also
  /// called before a click clears the selection, and a result of false keeps the selection.
  public var shouldBeginHandler: ((BandSelectionInteraction, Point) -> Bool)?
  /// Whether selections begin; true by default.
  ///
  /// If it is false, a click does not clear the selection either. A change does not affect a selection in
  /// progress.
  public var isEnabled = true
  /// The state of the selection.
  public private(set) var state = State.possible
  /// The rectangle of the selection in the coordinates of the space; nil while no selection is in progress.
  public private(set) var selectionRect: Rect?
  /// The modifier keys that were pressed when the selection began.
  ///
  /// They decide whether the covered targets replace the selected ones, are added to them, or are toggled.
  public private(set) var initialModifierFlags: KeyModifiers = []

  /// Creates an interaction with its handler.
  public init(_ handler: @escaping (BandSelectionInteraction) -> Void) { self.handler = handler }

  /// Whether a selection may begin at a position of the space.
  func mayBegin(at position: Point) -> Bool { isEnabled && shouldBeginHandler?(self, position) ?? true }

  /// Changes to a state and calls the handler; `rect` is in the coordinates of the space.
  func update(to state: State, rect: Rect, modifiers: KeyModifiers) {
    selectionRect = rect
    if state == .began { initialModifierFlags = modifiers }
    self.state = state
    handler(self)
    guard state == .ended else { return }
    self.state = .possible
    selectionRect = nil
  }
}
