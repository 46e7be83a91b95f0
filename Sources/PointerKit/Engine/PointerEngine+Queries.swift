public import Kinematics

/// Questions that a host can ask between frames.
extension PointerEngine {
  // MARK: The pointer

  /// The true position of the pointer at the time of the latest call, in window points.
  public var position: Point { model.position(at: now) }

  /// The target that a click would reach, or nil; see ``PointerFrame/hovered``.
  @inlinable public var hoveredTarget: TargetID? { hover.hoveredTarget }

  /// The number of fingers on the screen itself, which do not affect the pointer.
  public var touchCount: Int { input.touches.count }

  /// The targets that bands or ``setSelection(_:at:)`` have selected, in ascending order of id.
  ///
  /// A target that is removed is not selected any more, unless it is removed during a band.
  public var selection: [TargetID] { band.selected }

  // MARK: Targets

  /// The target with an id as it was registered, with invalid values replaced; nil if there is none.
  ///
  /// A length of its pointer's shape that is 0 stands for the free circle's diameter, and such a size for
  /// that of the element. O(1) expected.
  public func target(_ id: TargetID) -> PointerTarget? { scene[id] }

  /// The target whose hit region contains a point of the window, or nil; only hit regions decide.
  ///
  /// O(spaces + regions near the point + members of a tab bar at the point).
  public func target(at point: Point) -> PointerTarget? { scene.topmost(at: point).flatMap { scene[$0] } }

  /// The ids of all targets, ascending.
  ///
  /// O(n log n).
  public var targetIdentifiers: [TargetID] { scene.identifiers }

  /// The space with an id, or nil.
  public func space(_ id: SpaceID) -> PointerSpace? { scene.space(id) }

  /// The part of the window through which a space is visible, in window points.
  ///
  /// It is the intersection of the clips of the space and its parents, which may be empty. It is nil if
  /// nothing clips the space, or if the space or one of its parents is not registered. O(1) expected.
  public func clip(of space: SpaceID) -> Rect? { scene.clip(of: space) }

  /// Converts a point from the coordinates of a space to the window's.
  ///
  /// Nil if the space or one of its parents is not registered. O(1) expected.
  public func convert(_ point: Point, from space: SpaceID) -> Point? {
    scene.offset(of: space).map { point + $0 }
  }

  /// Converts a point from window coordinates to the coordinates of a space.
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

  /// Converts a rectangle from window coordinates to the coordinates of a space.
  ///
  /// Nil if the space or one of its parents is not registered. O(1) expected.
  public func convert(_ rect: Rect, to space: SpaceID) -> Rect? {
    scene.offset(of: space).map { rect.offset(by: -$0) }
  }

  /// A target's padded hit region in window points, without its extension to its neighbors in a group.
  ///
  /// It is nil if the target, its space or a parent of the space is not registered.
  public func region(of id: TargetID) -> Rect? { scene.windowRegion(of: id) }

  /// The target that a click at a point of the window would reach, and the location of that click; nil if
  /// there is no target.
  ///
  /// Only hit regions decide. O(spaces + regions near the point + members of a tab bar at the point).
  public func hitTest(_ point: Point) -> PointerHit? {
    guard let id = scene.topmost(at: point), let target = scene[id], let frame = scene.windowFrame(of: id)
    else { return nil }
    let style = styleResolution.resolve(target, among: scene)
    return PointerHit(target: id, space: target.space, location: style.location(of: point, in: frame))
  }

  /// The targets whose hit regions contain a point of the window, from the front to the back.
  ///
  /// Disabled targets are included. Targets in spaces that are disabled, clipped at the point, or behind an
  /// opaque space are left out. In a group, the extension of a region to its neighbors does not count.
  /// O(spaces), and O(n log n) in the n regions near the point; allocates.
  public func targets(at point: Point) -> [TargetID] { scene.stack(at: point) }

  /// The space whose surface contains a point of the window.
  ///
  /// It is the front-most enabled space that has a clip of its own or is opaque; if there is none, it is the
  /// window. The surface of a space lies beneath everything that the space contains. O(spaces).
  public func space(at point: Point) -> SpaceID { scene.frontmostSpace(at: point) }

  // MARK: Within the package

  /// Whether anything can be hovered: the pointer is on the surface, is not hidden, and draws no band.
  package var mayHover: Bool { hover.visibility == .visible && !input.isBanding }

  /// The position that decides what is hovered: that of a press until the pointer has left it by the drag
  /// distance (I14), and otherwise that of the model pointer, as sampled while it moves by itself.
  package var hoverPosition: Point { hover.keptPosition ?? model.sampledPosition }

  /// The target to which the pointer moves by itself; nil if there is none.
  package var attractor: TargetID? { model.attractor }

  /// The pressed target that stays hovered wherever the pointer moves: until the drag distance (I14), or
  /// until the release of a latched press (R6).
  package var keptTarget: TargetID? { input.primary.keepingPress?.target }

  /// Whether a button is held, so that only what was pressed has an effect (I15).
  package var isPressHeld: Bool { input.buttons.owner != nil }

  /// The target of the press that owns the pointer (I15); nil if there is none, or if it was on no target.
  package var pressedTarget: TargetID? { input.buttons.owner?.target }

  /// The surface, in window points.
  package var surface: Rect { model.bounds }

  /// Appends the enabled targets whose hit regions meet a rectangle of the window, covered ones included, in
  /// an arbitrary order.
  package func collectTargets(meeting rect: Rect, into identifiers: inout [TargetID]) {
    scene.collectTargets(meeting: rect, into: &identifiers)
  }

  /// Whether the shapes of the pointer and of all contents are at rest.
  package var areShapesAtRest: Bool {
    var presentation = presentation
    return presentation.readAreShapesAtRest(at: now)
  }

  /// Whether the primary button draws a band (I7).
  package var isBanding: Bool { input.isBanding }

  /// The position at which the primary button was pressed on no target, while this press may still begin a
  /// band; otherwise nil.
  package var emptyPress: Point? {
    guard input.primary.state == .pressed, let press = input.primary.press, press.dragRole == .band else {
      return nil
    }
    return press.position
  }

  /// Keeps the current press from drawing a band.
  package mutating func refuseBand() { input.primary.refuseBand() }

  /// The enabled spaces that are visible at a point of the window, from front to back.
  package func visibleSpaces(at point: Point) -> [SpaceID] { scene.visibleSpaces(at: point) }

  /// Whether the presentation still has a content for a target, which it keeps until the pointer's goal
  /// changes.
  package func hasContent(of target: TargetID) -> Bool { presentation.hasContent(of: target) }

  /// The rectangle that contains all points of the window at which a target may be hovered.
  package func reach(of target: TargetID) -> Rect? { scene.windowReach(of: target) }

  /// Whether the region of a target hides what is behind it: it is enabled, or a disabled member of a group
  /// with an enabled one, and does not let the pointer through.
  package func keepsRegion(_ target: TargetID) -> Bool {
    scene.slot(of: target).map { scene.keepsRegion($0) } ?? false
  }

  /// Whether a space and all its parents are registered and enabled.
  package func isEnabled(_ space: SpaceID) -> Bool { scene.isEnabled(space) }

  /// The spaces that are registered with all their parents, from the front to the back.
  package var spacesFromFront: [PointerSpace] { scene.spacesFromFront }

  /// The bytes that the index and the records of the targets use in addition to the targets themselves.
  package var byteCount: Int { scene.byteCount }
}
