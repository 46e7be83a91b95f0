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
  /// Of the description, only the id, the frame, the space and `isEnabled` matter. A view may have several
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
  /// O(recognizers) after a movement.
  func reportHovers() {
    guard hovers.isStale else { return }
    hovers.isStale = false
    if hovers.hasRemoved {
      hovers.all.removeAll { $0.isRemoved }
      hovers.hasRemoved = false
    }
    guard !hovers.all.isEmpty else { return }
    let spaces = engine.mayHover ? engine.visibleSpaces(at: engine.position) : []
    // Hovers that end are reported first. Otherwise two adjacent views would both be hovered for a moment.
    let all = hovers.all
    for hover in all where hover.recognizer.isHovering {
      if !hover.target.isEnabled {
        hover.recognizer.cancel()
      } else if location(in: hover, spaces) == nil {
        hover.recognizer.end()
      }
    }
    for hover in all where hover.recognizer.isEnabled && hover.target.isEnabled && !hover.isRemoved {
      guard let location = location(in: hover, spaces) else { continue }
      hover.recognizer.hover(at: location, engine.pressedModifiers)
    }
  }

  /// The pointer's position in a view's coordinates; nil if the pointer is not on a visible part of the view.
  private func location(in hover: HoverView, _ spaces: [SpaceID]) -> Point? {
    let frame = hover.target.frame
    guard spaces.contains(hover.target.space),
      let local = engine.convert(engine.position, to: hover.target.space),
      frame.contains(local)
    else { return nil }
    return local - Vector(dx: frame.minX, dy: frame.minY)
  }
}
