public import Magnetism

/// What a hovered target reveals: another target, or all of a group (H1, H2).
public enum RevealedElement: Hashable, Comparable, Sendable {
  /// One target.
  case target(TargetID)
  /// Every target of a group.
  case group(GroupID)

  /// The number of the target or group.
  public var rawValue: UInt64 {
    switch self {
    case .target(let id): id.rawValue
    case .group(let id): id.rawValue
    }
  }

  /// Orders elements by their numbers; of equal numbers the target comes first.
  public static func < (a: RevealedElement, b: RevealedElement) -> Bool {
    if a.rawValue != b.rawValue { return a.rawValue < b.rawValue }
    guard case .target = a, case .group = b else { return false }
    return true
  }
}
