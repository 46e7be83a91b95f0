public import Kinematics
public import PointerKit

/// Band selection of one space, as iPad developers know it: a drag from empty space that selects what it
/// covers (I7).
///
/// ```swift
/// let band = BandSelectionInteraction { band in
///   list.select(in: band.selectionRect, adding: band.initialModifierFlags.contains(.shift))
/// }
/// host.add(band, to: listSpace)
/// ```
/// The targets that the band covers are in ``PointerEngine/selection``.
public final class BandSelectionInteraction {
  /// Where a band selection stands.
  public enum State: Hashable, Sendable {
    /// None is under way.
    case possible
    /// One begins; told once.
    case began
    /// Its rectangle or what it covers changes.
    case selecting
    /// It is over, by a release or because it was broken off.
    case ended
  }

  /// Called with the interaction at each state but `possible`, and at each change of the rectangle.
  public var handler: (BandSelectionInteraction) -> Void
  /// Whether a band may begin at a place of the space; nil, the default, is everywhere.
  ///
  /// Asked once for a press, as the movement is far enough and before the band begins. Where it says no,
  /// the movement is a drag without a target.
  public var shouldBeginHandler: ((BandSelectionInteraction, Point) -> Bool)?
  /// Whether bands begin; true by default.
  ///
  /// A change does not reach the band that is under way.
  public var isEnabled = true
  /// Where the selection stands.
  public private(set) var state = State.possible
  /// The band in the coordinates of the space; nil while none is under way.
  public private(set) var selectionRect: Rect?
  /// The modifier keys that were held as the band began; they say whether it adds or toggles.
  public private(set) var initialModifierFlags: KeyModifiers = []

  /// Creates an interaction.
  public init(_ handler: @escaping (BandSelectionInteraction) -> Void) { self.handler = handler }

  /// Whether a band may begin at a place of the space.
  func mayBegin(at place: Point) -> Bool { isEnabled && shouldBeginHandler?(self, place) ?? true }

  /// Takes on a state of the band, which has a rectangle in the coordinates of the space.
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
