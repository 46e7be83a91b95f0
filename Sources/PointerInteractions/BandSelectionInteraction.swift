public import Kinematics
public import PointerKit

/// Band selection in one space, with the interface of UIKit: a drag from empty space selects what it covers
/// (I7).
///
/// ```swift
/// let band = BandSelectionInteraction { band in
///   list.select(in: band.selectionRect, adding: band.initialModifierFlags.contains(.shift))
/// }
/// host.add(band, to: listSpace)
/// ```
/// The selected targets are in the engine's `selection`.
public final class BandSelectionInteraction {
  /// The states of a band selection.
  public enum State: Hashable, Sendable {
    /// There is no band.
    case possible
    /// A band begins; reported once.
    case began
    /// The rectangle of the band, or what it covers, changes.
    case selecting
    /// The band ends by a release or a cancellation.
    case ended
  }

  /// Called with the interaction in each state but `possible`, and at each change of the rectangle.
  public var handler: (BandSelectionInteraction) -> Void
  /// Returns whether a band may begin at a position in the space; nil, the default, allows all.
  ///
  /// Called once for a press, before the band begins. If it returns false, the movement is a drag without a
  /// target.
  public var shouldBeginHandler: ((BandSelectionInteraction, Point) -> Bool)?
  /// Whether bands begin; true by default.
  ///
  /// A change does not affect a band that has begun.
  public var isEnabled = true
  /// The present state.
  public private(set) var state = State.possible
  /// The rectangle of the band in the coordinates of the space; nil without a band.
  public private(set) var selectionRect: Rect?
  /// The modifier keys that were pressed as the band began: Shift adds to the selection, Command toggles.
  public private(set) var initialModifierFlags: KeyModifiers = []

  /// Creates an interaction.
  public init(_ handler: @escaping (BandSelectionInteraction) -> Void) { self.handler = handler }

  /// Whether a band may begin at a position in the space.
  func mayBegin(at position: Point) -> Bool { isEnabled && shouldBeginHandler?(self, position) ?? true }

  /// Reports a state of the band, whose rectangle is in the coordinates of the space.
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
