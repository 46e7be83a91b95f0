import Kinematics
public import PointerKit

/// The hover gesture recognizers of a host.
extension PointerInteractionHost {
  /// A recognizer and its view.
  final class HoverView {
    let recognizer: HoverGestureRecognizer
    var target: PointerTarget
    var isRemoved = false

    init(_ recognizer: HoverGestureRecognizer, _ target: PointerTarget) {
      self.recognizer = recognizer
      self.target = target
    }
  }

  /// The recognizers and their state.
  struct Hovers {
    /// The recognizers, in the order in which they were added.
    var all: [HoverView] = []
    /// The recognizers by the ids of their views.
    var views: [TargetID: [HoverView]] = [:]
    var byRecognizer: [ObjectIdentifier: HoverView] = [:]
    /// Whether the pointer, a view or a recognizer has changed since the last report.
    var isStale = false
  }

  /// Adds a hover gesture recognizer to a view, or updates the description of its view.
  ///
  /// A hover begins and ends at the edges of the view's frame. The view's space must also be visible at the
  /// pointer: the pointer must be within the clip of this space, and not on an opaque space in front of it.
  /// No other view of the host may cover the view there. A view covers it from the same space with a higher z,
  /// or from a space in front, unless that space is within the view's own. Of views with equal z, the smallest is in front;
  /// those whose frames contain its frame are its ancestors, and are hovered together with it. Of the
  /// description, only the id, the frame, the space, z and `isEnabled` matter. A view may have several
  /// recognizers, and also an interaction.
  public func add(_ recognizer: HoverGestureRecognizer, to view: PointerTarget, at time: Timestamp) {
    if let host = recognizer.host, host !== self { host.remove(recognizer) }
    if let known = hovers.byRecognizer[ObjectIdentifier(recognizer)], known.target.id == view.id {
      known.target = view
    } else {
      remove(recognizer)
      let added = HoverView(recognizer, view)
      hovers.all.append(added)
      hovers.byRecognizer[ObjectIdentifier(recognizer)] = added
      hovers.views[view.id, default: []].append(added)
      recognizer.host = self
    }
    hovers.isStale = true
    update(at: time)
  }

  /// Removes a hover gesture recognizer; a hover in progress is cancelled.
  public func remove(_ recognizer: HoverGestureRecognizer) {
    guard let hover = hovers.byRecognizer.removeValue(forKey: ObjectIdentifier(recognizer)) else { return }
    recognizer.host = nil
    hover.isRemoved = true
    hovers.isStale = true
    let id = hover.target.id
    hovers.views[id]?.removeAll { $0 === hover }
    if hovers.views[id]?.isEmpty == true { hovers.views[id] = nil }
    recognizer.cancel()
  }

  /// Passes a view's new frame to the recognizers of the view.
  func moveHovers(of id: TargetID, to frame: Rect) {
    guard frame.isFinite, let moved = hovers.views[id] else { return }
    for hover in moved { hover.target.frame = frame }
    hovers.isStale = true
  }

  /// Calls the recognizers whose hover begins, changes or ends.
  ///
  /// O(recognizers and views at the pointer) after a movement.
  func reportHovers() {
    guard hovers.isStale else { return }
    hovers.isStale = false
    hovers.all.removeAll { $0.isRemoved }
    guard !hovers.all.isEmpty else { return }
    let top = engine.mayHover ? topViews() : [:]
    // Hovers that end are reported first. Otherwise two adjacent views would both be hovered for a moment.
    let all = hovers.all
    for hover in all where hover.recognizer.isHovering {
      if !hover.target.isEnabled {
        hover.recognizer.cancel()
      } else if location(in: hover, top) == nil {
        hover.recognizer.end()
      }
    }
    for hover in all where hover.recognizer.isEnabled && hover.target.isEnabled && !hover.isRemoved {
      guard let location = location(in: hover, top) else { continue }
      hover.recognizer.hover(at: location, engine.pressedModifiers)
    }
  }

  /// The topmost view at the pointer, by its space: in the front-most space with a view there, and in the
  /// spaces around it.
  private func topViews() -> [SpaceID: PointerTarget] {
    var topmost: [SpaceID: PointerTarget] = [:]
    func add(_ view: PointerTarget) {
      guard view.isEnabled, location(in: view) != nil else { return }
      if let other = topmost[view.space], !isInFront(view, of: other) { return }
      topmost[view.space] = view
    }
    for hover in hovers.all where !hover.isRemoved { add(hover.target) }
    for id in engine.targets(at: engine.position) {
      if let view = owners[id], view.id == id, view.interaction.isEnabled { add(view.target) }
    }
    var top: [SpaceID: PointerTarget] = [:]
    let visible = engine.visibleSpaces(at: engine.position)
    var space = visible.first { topmost[$0] != nil }
    while let inner = space {
      if visible.contains(inner) { top[inner] = topmost[inner] }
      space = inner == .window ? nil : engine.space(inner)?.parent
    }
    return top
  }

  /// Whether a view is in front of another one of the same space: its z is higher, or equal with a smaller
  /// frame, or, of equally large frames, it has the lower id.
  private func isInFront(_ view: PointerTarget, of other: PointerTarget) -> Bool {
    if view.z != other.z { return view.z > other.z }
    let (area, otherArea) = (view.frame.size.area, other.frame.size.area)
    return area == otherArea ? view.id < other.id : area < otherArea
  }

  /// The pointer's position in the coordinates of a recognizer's view; nil if the view is neither the topmost
  /// at the pointer nor an ancestor of the topmost.
  private func location(in hover: HoverView, _ top: [SpaceID: PointerTarget]) -> Point? {
    guard let front = top[hover.target.space], front.z == hover.target.z,
      hover.target.frame.contains(front.frame)
    else { return nil }
    return location(in: hover.target)
  }

  /// The pointer's position in a view's coordinates; nil if the pointer is outside its frame.
  private func location(in view: PointerTarget) -> Point? {
    guard let local = engine.convert(engine.position, to: view.space), view.frame.contains(local) else {
      return nil
    }
    return local - Vector(dx: view.frame.minX, dy: view.frame.minY)
  }
}
