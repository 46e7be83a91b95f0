public import Kinematics
public import PointerKit

/// A part of a view in which the pointer has one style.
///
/// Regions with equal rectangles and equal identifiers are the same region. A delegate may therefore create a
/// new value in each call.
public struct PointerRegion: Hashable {
  /// The extent of the region, in the view's coordinates.
  public var rect: Rect
  /// The identifier that distinguishes regions; nil by default.
  public var identifier: AnyHashable?
  /// The axes along which the pointer stays free during a press in the region; none by default.
  ///
  /// With none, the pointer is free along both axes during a press, and has the region's style while it is in
  /// the region. Otherwise, as in UIKit, the pointer keeps its style during the press, and stays where it is
  /// along an axis not in the set. Regions that differ only in their latching axes are equal.
  public var latchingAxes: Axes = []

  /// Creates a region.
  public init(rect: Rect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  /// Whether two regions have equal rectangles and identifiers.
  public static func == (a: PointerRegion, b: PointerRegion) -> Bool {
    a.rect == b.rect && a.identifier == b.identifier
  }

  /// Hashes the rectangle and the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(identifier)
  }
}

/// The state of the pointer in a query for a region.
public struct PointerRegionRequest: Hashable, Sendable {
  /// The position of the model pointer, in the view's coordinates.
  public let location: Point
  /// The pressed modifier keys.
  public let modifiers: KeyModifiers
}
