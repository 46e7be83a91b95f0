public import Kinematics
public import PointerKit

/// A part of a view over which the pointer has one style.
///
/// Regions with equal rectangles and identifiers are equal, so that a delegate may create one at each call.
public struct PointerRegion: Hashable {
  /// The region's extent, in the coordinates of the interaction's view.
  public var rect: Rect
  /// An identifier for later calls; nil by default.
  public var identifier: AnyHashable?
  /// The axes along which the pointer moves freely while the pressed primary button locks the region's style
  /// (R6); none by default. They do not count for equality.
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

/// The state of the pointer for which a delegate returns a region.
public struct PointerRegionRequest: Hashable, Sendable {
  /// The pointer's true position, in the coordinates of the interaction's view.
  public let location: Point
  /// The modifier keys that are pressed (I5).
  public let modifiers: KeyModifiers
}
