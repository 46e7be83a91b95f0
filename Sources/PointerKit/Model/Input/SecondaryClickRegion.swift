public import Kinematics

/// The part of a mouse's or trackpad's surface whose press is a secondary click (I10).
public enum SecondaryClickRegion: UInt8, Hashable, Sendable, CaseIterable {
  /// No part: only the button, fingers and Control decide.
  case none
  /// The right half of the nearest quarter of a trackpad.
  case bottomRight
  /// The left half of the nearest quarter of a trackpad.
  case bottomLeft
  /// The right half of a mouse.
  case rightSide
  /// The left half of a mouse, for the left hand.
  case leftSide

  /// Whether a place on the device is in the region.
  ///
  /// `place` is a share of the surface: (0, 0) is far left, (1, 1) near right. Regions are closed; a place
  /// outside 0…1 or NaN is in none.
  public func contains(_ place: Point) -> Bool {
    guard place.x >= 0, place.x <= 1, place.y >= 0, place.y <= 1 else { return false }
    switch self {
    case .none: return false
    case .bottomRight: return place.x >= 0.5 && place.y >= 0.75
    case .bottomLeft: return place.x <= 0.5 && place.y >= 0.75
    case .rightSide: return place.x >= 0.5
    case .leftSide: return place.x <= 0.5
    }
  }
}
