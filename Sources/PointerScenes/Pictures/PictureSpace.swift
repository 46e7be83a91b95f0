public import PointerKit

/// Where a space is in a picture of the window.
public struct PictureSpace: Hashable, Sendable {
  /// The space's id.
  public let id: SpaceID
  /// The position of the space's (0, 0) in the window, in points.
  public let origin: Point
  /// The part of the window through which it is visible, in window points; nil for all of it.
  public let clip: Rect?

  /// Creates the window itself, or finds a space in the window of an engine; nil if it or one of its parents is not
  /// registered.
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
  func window(_ rect: Rect, from id: SpaceID) -> Rect { first { $0.id == id }?.window(rect) ?? rect }
}
