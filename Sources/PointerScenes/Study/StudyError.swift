/// Why a scene cannot be studied: there are not two places to go to and fro between.
public struct StudyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many targets the pointer snaps to along both axes, on different places.
  public let goals: Int
  /// How many targets there are.
  public let targets: Int

  /// What was found.
  public var found: String { "\(goals) of \(targets) targets that the pointer snaps to" }
  /// What was expected.
  public var expected: String { "at least 2 in different places" }
  /// The reason in one line.
  public var description: String { "found \(found), expected \(expected)" }
}
