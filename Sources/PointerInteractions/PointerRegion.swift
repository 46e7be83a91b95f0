public import Kinematics
public import PointerKit

/// A part of a view over which the pointer has one style.
///
/// Regions are the same where rectangle and identifier are equal: a delegate may make a fresh one at each
/// call.
public struct PointerRegion: Hashable {
  /// The region's extent, in the coordinates of the interaction's view.
  public var rect: Rect
  /// What tells regions apart in later calls; nil by default.
  public var identifier: AnyHashable?
  /// The axes along which the pointer moves on its own while the primary button holds the region's style
  /// (R6); none by default.
  ///
  /// It does not tell regions apart.
  public var latchingAxes: Axes = []

  /// Creates a region.
  public init(rect: Rect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  /// Whether both are the same region.
  public static func == (a: PointerRegion, b: PointerRegion) -> Bool {
    a.rect == b.rect && a.identifier == b.identifier
  }

  /// Feeds rectangle and identifier to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(identifier)
  }
}

/// Where the pointer is as a delegate is asked for its region.
public struct PointerRegionRequest: Hashable, Sendable {
  /// The pointer's true position, in the coordinates of the interaction's view.
  public let location: Point
  /// The modifier keys that are held (I5).
  public let modifiers: KeyModifiers
}
