public import Kinematics

/// What a host asks between frames.
extension PointerEngine {
  /// The true position at the engine's own time, in window points.
  public var position: Point { model.position(at: now) }

  /// The target that a click would reach, or nil; see ``PointerFrame/hovered``.
  public var hoveredTarget: TargetID? { hovered }

  /// The modifier keys that are held.
  public var heldModifiers: KeyModifiers { modifiers }

  /// The targets whose hit region holds a place of the window, disabled ones too, from the front to the back.
  ///
  /// What a group stretches to is not counted. O(n log n); allocates.
  public func targets(at point: Point) -> [TargetID] { store.stack(at: point) }

  /// Whether a target attracts by what it is, wherever it is (F5–F7); false if nothing has the id.
  package func isMagnetic(_ id: TargetID) -> Bool {
    guard let target = store[id] else { return false }
    let style = StyleResolution.resolve(target, among: store, engine: context)
    return StyleResolution.isMagnetic(target, resolved: style, engine: context)
  }

  /// Whether anything can be hovered: the pointer is seen and draws no band.
  package var mayHover: Bool { visibility == .shown && !isBanding }

  /// Whether the pointer is on its way to a target by itself.
  package var isAttracted: Bool { model.attractor != nil }

  /// Whether the held primary button locks the style of what it was pressed on (R6).
  package var isLatched: Bool { primaryPress?.isLatched == true }

  /// Whether the pointer and all contents have come to where the style wants them.
  package var hasSettled: Bool {
    if !visible.isSettled(at: now) { return false }
    for content in contents where !content.isSettled(at: now) { return false }
    return true
  }

  /// Whether the primary button draws a band (I7).
  package var isBanding: Bool { primaryPress?.stage == .banding }

  /// Where the primary button went down on nothing, while it has not moved from there; else nil.
  package var emptyPress: Point? {
    guard let press = primaryPress, press.stage == .pressed, press.target == nil, press.mayBand else {
      return nil
    }
    return press.model
  }

  /// The press that is under way draws no band.
  package mutating func refuseBand() { primaryPress?.mayBand = false }

  /// The registered spaces, from the front to the back.
  package var spacesFromFront: [PointerSpace] { store.spacesFromFront }

  /// The space whose surface holds a point of the window; the window where no other does.
  public func space(at point: Point) -> SpaceID { store.frontmostSpace(at: point) }

  /// How much memory the index and the records of targets hold beyond what was passed in, in bytes.
  package var byteCount: Int { store.byteCount }
}
