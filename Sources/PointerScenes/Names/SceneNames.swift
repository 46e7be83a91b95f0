/// What the strings of a scene and its trace are called in the engine, and back.
///
/// Numbers are given from 1. A list of targets, in a scene or in an event, numbers the ids of its targets
/// first, in their order, and then the names of their groups; a name keeps its number. Targets and groups
/// share one numbering, so that `reveals` may name either; a group and a target of one name have one number.
/// Spaces are numbered apart, in the order of the scene's list and then of the events; 0 is the window. Lower
/// numbers win ties.
public struct SceneNames: Hashable, Sendable {
  private var targetNumbering = Numbering()
  private var spaces = Numbering()
  private var labels: [TargetID: String] = [:]

  /// Creates the names of nothing.
  public init() {}

  /// The number of a target or group; nil if nothing has the name.
  public func target(named name: String) -> TargetID? { targetNumbering.numbers[name] }

  /// The name of a target or group; empty for a number that was never given.
  public func name(ofTarget number: TargetID) -> String { targetNumbering.name(of: number) }

  /// The names of all targets and groups, by their numbers.
  var targetsAndGroups: [TargetID: String] {
    Dictionary(uniqueKeysWithValues: targetNumbering.numbers.map { ($0.value, $0.key) })
  }

  /// The number of a space; nil if nothing has the name.
  public func space(named name: String) -> TargetID? { spaces.numbers[name] }

  /// The name of a space; empty for the window and for a number that was never given.
  public func name(ofSpace number: SpaceID) -> String { spaces.name(of: number) }

  /// What the file says a target shows to people, or nil.
  public func label(ofTarget number: TargetID) -> String? { labels[number] }

  mutating func numberTarget(_ name: String) -> TargetID { targetNumbering.number(for: name) }
  mutating func numberSpace(_ name: String) -> TargetID { spaces.number(for: name) }
  mutating func setLabel(_ label: String?, ofTarget number: TargetID) { labels[number] = label }

  /// Names in the order in which they got their numbers.
  private struct Numbering: Hashable, Sendable {
    private(set) var numbers: [String: TargetID] = [:]
    private var names: [String] = []

    mutating func number(for name: String) -> TargetID {
      if let number = numbers[name] { return number }
      names.append(name)
      numbers[name] = TargetID(names.count)
      return TargetID(names.count)
    }

    func name(of number: TargetID) -> String {
      number >= 1 && number <= TargetID(names.count) ? names[Int(number) - 1] : ""
    }
  }
}
