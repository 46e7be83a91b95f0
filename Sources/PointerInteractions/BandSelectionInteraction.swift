public import Kinematics
public import PointerKit

/// The band selection of a space: a drag from an empty position selects the targets in the rectangle that the
/// drag spans.
///
/// ```swift
/// let band = BandSelectionInteraction { band in
///   guard let rect = band.selectionRect else { return }
///   list.select(in: rect, adding: band.initialModifierFlags.contains(.shift))
/// }
/// host.add(band, to: .window)
/// ```
/// Here `host` is a ``PointerInteractionHost``, and `list` a list of the toolkit. The engine's `selection`
/// contains the selected targets.
public final class BandSelectionInteraction {
  /// The state of a band selection.
  public enum State: Hashable, Sendable {
    /// No selection is in progress.
    case possible
    /// The selection begins.
    case began
    /// The rectangle or the set of covered targets changes.
    case selecting
    /// The selection ends, either by a release or by an interruption.
    case ended
  }

  /// The closure that is called when the selection begins, changes or ends.
  public var handler: (BandSelectionInteraction) -> Void
  /// Whether a selection may begin at a position of the space; nil, the default, allows it everywhere.
  ///
  /// The closure is called once for each press, when the pointer has moved far enough for a selection. If it
  /// returns false, the movement is a drag without a target. The closure is also called when a click is about
  /// to clear the selection. In this case, false keeps the selection.
  public var shouldBeginHandler: ((BandSelectionInteraction, Point) -> Bool)?
  /// Whether a selection can begin; true by default.
  ///
  /// If this value is false, a click does not clear the selection either. A change does not affect a
  /// selection in progress.
  public var isEnabled = true
  /// The state of the selection.
  public private(set) var state = State.possible
  /// The rectangle of the selection in the coordinates of the space; nil while no selection is in progress.
  public private(set) var selectionRect: Rect?
  /// The modifier keys that were pressed when the selection began.
  ///
  /// The keys determine whether the covered targets replace the selection, extend it, or are toggled.
  public private(set) var initialModifierFlags: KeyModifiers = []

  /// Creates an interaction with its handler.
  public init(_ handler: @escaping (BandSelectionInteraction) -> Void) { self.handler = handler }

  /// Whether a selection may begin at a position of the space.
  func mayBegin(at position: Point) -> Bool { isEnabled && shouldBeginHandler?(self, position) ?? true }

  /// Enters a state and calls the handler; `rect` is in the coordinates of the space.
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
