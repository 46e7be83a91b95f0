public import Kinematics

/// The part of a device's surface in which a press is a secondary click (I10).
public enum SecondaryClickRegion: UInt8, Hashable, Sendable, CaseIterable {
  /// No part.
  case none
  /// The right or left half of the quarter of a trackpad that is nearest to the person.
  case bottomRight, bottomLeft
  /// The right or left half of a mouse; the left half suits left-handed people.
  case rightSide, leftSide

  /// Whether the region contains a position.
  ///
  /// The coordinates are fractions of the surface's width and depth: (0, 0) is the far left corner, and
  /// (1, 1) is the near right corner. The edges of a region belong to it. A position outside 0…1, or NaN, is
  /// in no region.
  public func contains(_ position: Point) -> Bool {
    guard position.x >= 0, position.x <= 1, position.y >= 0, position.y <= 1 else { return false }
    switch self {
    case .none: return false
    case .bottomRight: return position.x >= 0.5 && position.y >= 0.75
    case .bottomLeft: return position.x <= 0.5 && position.y >= 0.75
    case .rightSide: return position.x >= 0.5
    case .leftSide: return position.x <= 0.5
    }
  }
}
