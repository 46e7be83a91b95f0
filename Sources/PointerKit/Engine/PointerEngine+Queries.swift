public import Kinematics
public import Magnetism

/// What a host can ask between frames.
extension PointerEngine {
  // MARK: The pointer

  /// The true position at the engine's own time, in window points.
  public var position: Point { model.position(at: now) }

  /// The target that a click would reach, or nil; see ``PointerFrame/hovered``.
  public var hoveredTarget: TargetID? { hover.target }

  /// How many fingers are on the screen itself; they do not affect the pointer (M8).
  public var touchCount: Int { input.touches.count }

  /// What bands have selected, in ascending order of id.
  public var selection: [TargetID] { band.selected }

  // MARK: Targets

  /// The target with an id, or nil.
  ///
  /// O(1) expected.
  public func target(_ id: TargetID) -> PointerTarget? { scene[id] }

  /// The target whose hit region contains a point of the window, or nil: the rule of hit regions alone (M2).
  ///
  /// O(spaces + regions near the point).
  public func target(at point: Point) -> PointerTarget? { scene.topmost(at: point).flatMap { scene[$0] } }

  /// The ids of all targets, ascending.
  ///
  /// O(n log n).
  public var targetIdentifiers: [TargetID] { scene.identifiers }

  /// The space with an id, or nil.
  public func space(_ id: SpaceID) -> PointerSpace? { scene.space(id) }

  /// The part of the window through which a space is visible, in window points.
  ///
  /// It is what the clip of the space and those of its parents share; empty if they share nothing. Nil if nothing
  /// clips the space, or it or one of its parents is not registered. O(1) expected.
  public func clip(of space: SpaceID) -> Rect? { scene.clip(of: space) }

  /// Converts a point from the coordinates of a space to the window's.
  ///
  /// Nil if the space or one of its parents is not registered. O(1) expected.
  public func convert(_ point: Point, from space: SpaceID) -> Point? {
    scene.offset(of: space).map { point + $0 }
  }

  /// Converts a point from window coordinates to those of a space.
  ///
  /// Nil if the space or one of its parents is not registered. O(1) expected.
  public func convert(_ point: Point, to space: SpaceID) -> Point? {
    scene.offset(of: space).map { point - $0 }
  }

  /// Converts a rectangle from the coordinates of a space to the window's.
  ///
  /// Nil if the space or one of its parents is not registered. O(1) expected.
  public func convert(_ rect: Rect, from space: SpaceID) -> Rect? {
    scene.offset(of: space).map { rect.offset(by: $0) }
  }

  /// Converts a rectangle from window coordinates to those of a space.
  ///
  /// Nil if the space or one of its parents is not registered. O(1) expected.
  public func convert(_ rect: Rect, to space: SpaceID) -> Rect? {
    scene.offset(of: space).map { rect.offset(by: -$0) }
  }

  /// A target's padded hit region in window points, without the stretch to its neighbors in a group; nil if
  /// nothing has the id.
  public func region(of id: TargetID) -> Rect? { scene.windowRegion(of: id) }

  /// What a click at a point of the window would reach, and where it would land: the rule of hit regions alone
  /// (M2); nil where there is nothing.
  ///
  /// O(spaces + regions near the point).
  public func hitTest(_ point: Point) -> PointerHit? {
    guard let id = scene.topmost(at: point), let target = scene[id], let frame = scene.windowFrame(of: id)
    else { return nil }
    let style = styleResolution.resolve(target, among: scene)
    return PointerHit(target: id, space: target.space, location: style.location(of: point, in: frame))
  }

  /// The targets whose hit region contains a point of the window, disabled ones too, from the front to the
  /// back; the stretch of groups does not count.
  ///
  /// O(n log n); allocates.
  public func targets(at point: Point) -> [TargetID] { scene.stack(at: point) }

  /// The space whose surface contains a point of the window.
  ///
  /// It is the front-most enabled one that has a clip of its own or is opaque, else the window. A surface lies
  /// beneath all that the space contains. O(spaces).
  public func space(at point: Point) -> SpaceID { scene.frontmostSpace(at: point) }

  // MARK: Events

  /// The sequence number after the newest event.
  public var eventCount: UInt64 { log.end }

  /// What happened since a sequence number: 0, or the `endIndex` of the last answer.
  public func events(since number: UInt64) -> PointerEvents { PointerEvents(log, since: number) }

  // MARK: Within the package

  /// Whether anything can be hovered: the pointer is visible and draws no band.
  package var mayHover: Bool { hover.visibility == .shown && !input.isBanding }

  /// The target that the pointer moves to by itself.
  package var attractor: TargetID? { model.attractor }

  /// Whether the pressed primary button locks the style of its target (R6).
  package var isLatched: Bool { input.press?.isLatched == true }

  /// Whether the pointer and all contents are settled.
  package var hasSettled: Bool {
    var presentation = presentation
    return presentation.areShapesSettled(at: now)
  }

  /// Whether the primary button draws a band (I7).
  package var isBanding: Bool { input.isBanding }

  /// Where the primary button went down on nothing, while it may still draw a band from there; else nil.
  package var emptyPress: Point? {
    guard let press = input.press, press.stage == .pressed, press.target == nil, press.mayBand else {
      return nil
    }
    return press.model
  }

  /// The present press draws no band.
  package mutating func refuseBand() { input.press?.mayBand = false }

  /// The spaces that are visible at a point of the window, from the front down to the first opaque one.
  package func visibleSpaces(at point: Point) -> [SpaceID] { scene.visibleSpaces(at: point) }

  /// Whether the content of a target is not in its plain state, or was not lately.
  package func hasContent(of target: TargetID) -> Bool { presentation.hasContent(of: target) }

  /// The rectangle that contains all points of the window at which a target may be hovered; nil if it is not registered.
  package func reach(of target: TargetID) -> Rect? { scene.windowReach(of: target) }

  /// Whether hit testing finds the region of a target, and nothing behind it: it is enabled, or disabled in a group.
  package func keepsRegion(_ target: TargetID) -> Bool {
    scene.slot(of: target).map { scene.keepsRegion($0) } ?? false
  }

  /// Whether a space and all its parents are registered and enabled.
  package func isEnabled(_ space: SpaceID) -> Bool { scene.isEnabled(space) }

  /// The spaces that are registered with all their parents, from the front to the back.
  package var spacesFromFront: [PointerSpace] { scene.spacesFromFront }

  /// The memory of the index and of the records of targets beyond what was passed in, in bytes.
  package var byteCount: Int { scene.byteCount }
}
