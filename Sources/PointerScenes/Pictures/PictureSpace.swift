public import PointerKit

/// The position and the visible part of a space in a picture of the window.
public struct PictureSpace: Hashable, Sendable {
  /// The space's id.
  public let id: SpaceID
  /// The position of the space's origin (0, 0) in the window, in points.
  public let origin: Point
  /// The part of the window in which the space is visible, in window points; nil for the whole window.
  public let clip: Rect?

  /// Finds a space or the window in an engine; nil if the space or one of its parents is not registered.
  init?(_ id: SpaceID, of engine: PointerEngine) {
    guard let origin = engine.convert(Point.zero, from: id) else { return nil }
    self.id = id
    self.origin = origin
    clip = engine.clip(of: id)
  }

  /// Converts a rectangle from the space's coordinates to the window's.
  func window(_ rect: Rect) -> Rect { rect.offset(by: origin - .zero) }
}

extension [PictureSpace] {
  /// Converts a rectangle from the coordinates of a space to the window's.
  ///
  /// A space that is not in the list counts as the window.
  func window(_ rect: Rect, from id: SpaceID) -> Rect { first { $0.id == id }?.window(rect) ?? rect }

  /// The visible part of a rectangle of a space, in window points; nil if the space's clip hides it.
  ///
  /// A space that is not in the list counts as the window, without a clip. A clip also hides every rectangle
  /// without an area.
  func visible(_ rect: Rect, in id: SpaceID) -> Rect? {
    guard let space = first(where: { $0.id == id }) else { return rect }
    let whole = space.window(rect)
    guard let clip = space.clip else { return whole }
    let part = whole.intersection(clip)
    return part.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}
