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
    /// Whether `all` still contains recognizers that have been removed from the host.
    var hasRemoved = false
  }

  /// Adds a hover gesture recognizer to a view, or updates the description of its view.
  ///
  /// A hover begins and ends at the edges of the view's frame. The view's space must also be visible at the
  /// pointer: the pointer must be within the clip of this space, and not on an opaque space in front of it.
  /// No other view of the host may cover the view there: one with a higher z in the same space, or one in a
  /// space in front that is not within the view's space. Views of equal z count as nested, so that all of them
  /// are hovered. Of the description, only the id, the frame, the space, z and `isEnabled` matter. A view may
  /// have several recognizers, and also an interaction.
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
    (hovers.hasRemoved, hovers.isStale) = (true, true)
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
  /// O(recognizers and interactions) after a movement.
  func reportHovers() {
    guard hovers.isStale else { return }
    hovers.isStale = false
    if hovers.hasRemoved {
      hovers.all.removeAll { $0.isRemoved }
      hovers.hasRemoved = false
    }
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

  /// The z of the topmost views at the pointer, by their space: in the front-most space with a view there, and in the
  /// spaces around it.
  private func topViews() -> [SpaceID: Int64] {
    var highest: [SpaceID: Int64] = [:]
    func add(_ view: PointerTarget) {
      guard view.isEnabled, location(in: view) != nil else { return }
      highest[view.space] = max(highest[view.space] ?? .min, view.z)
    }
    for hover in hovers.all where !hover.isRemoved { add(hover.target) }
    for view in views.values where view.interaction.isEnabled { add(view.target) }
    var top: [SpaceID: Int64] = [:]
    let visible = engine.visibleSpaces(at: engine.position)
    var space = visible.first { highest[$0] != nil }
    while let inner = space {
      if visible.contains(inner) { top[inner] = highest[inner] }
      space = inner == .window ? nil : engine.space(inner)?.parent
    }
    return top
  }

  /// The pointer's position in the coordinates of a recognizer's view; nil if the view is not among the topmost at the
  /// pointer.
  private func location(in hover: HoverView, _ top: [SpaceID: Int64]) -> Point? {
    top[hover.target.space] == hover.target.z ? location(in: hover.target) : nil
  }

  /// The pointer's position in a view's coordinates; nil if the pointer is outside its frame.
  private func location(in view: PointerTarget) -> Point? {
    guard let local = engine.convert(engine.position, to: view.space), view.frame.contains(local) else {
      return nil
    }
    return local - Vector(dx: view.frame.minX, dy: view.frame.minY)
  }
}
