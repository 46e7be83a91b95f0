public import Magnetism

/// An element that a hovered target reveals: a target, or all targets of a group (H1, H2).
public enum RevealedElement: Hashable, Comparable, Sendable {
  /// A target.
  case target(TargetID)
  /// All targets of a group.
  case group(GroupID)

  /// The number of the target or the group.
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
