/// The error for a scene without two goals at different positions.
public struct StudyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of targets at different positions to which the pointer snaps along both axes.
  public let goals: Int
  /// The number of targets.
  public let targets: Int

  /// A description of the goals found.
  public var found: String { "\(goals) of \(targets) targets that the pointer snaps to" }
  /// A description of the goals expected.
  public var expected: String { "at least 2 at different positions" }
  /// The error in one line of text.
  public var description: String { "found \(found), expected \(expected)" }
}
