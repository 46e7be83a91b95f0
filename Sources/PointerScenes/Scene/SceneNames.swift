public import PointerKit

/// The names in a scene and its trace, and the numbers that stand for them in the engine.
///
/// Numbers start at 1. In each list of targets, the targets are numbered first, in their order, and then
/// their groups. A name keeps its number. A group and a target with the same name have the same number.
/// Spaces have a separate numbering, in the order of the scene and then of the events; 0 is the window. If
/// nothing else decides between two targets, the engine chooses the one with the lower number.
public struct SceneNames: Hashable, Sendable {
  private var targetsAndGroups = Numbering()
  private var spaces = Numbering()
  private var labels: [TargetID: String] = [:]

  /// Whether the name of each id is its number, because the layout is not from a file.
  private var namesAreNumbers = false

  /// Creates an empty set of names.
  public init() {}

  /// The names for a layout that is not from a file: the name of each id is its number.
  package static let numbers: SceneNames = {
    var names = SceneNames()
    names.namesAreNumbers = true
    return names
  }()

  /// The id for a target with a name; nil if neither a target nor a group has the name.
  ///
  /// If only a group has the name, no target has the returned id yet.
  public func target(named name: String) -> TargetID? {
    targetsAndGroups.number(of: name).map { TargetID($0) }
  }

  /// The id for a group with a name; nil if neither a target nor a group has the name.
  ///
  /// If only a target has the name, no group has the returned id yet.
  public func group(named name: String) -> GroupID? { targetsAndGroups.number(of: name).map { GroupID($0) } }

  /// The id of the space with a name; nil if none has it.
  public func space(named name: String) -> SpaceID? { spaces.number(of: name).map { SpaceID($0) } }

  /// The name of a target; empty for an unknown id.
  ///
  /// For a layout that is not from a file, the name of every id is its number.
  public func name(ofTarget id: TargetID) -> String { name(ofNumber: id.rawValue) }

  /// The name of a group; empty for an unknown id.
  ///
  /// For a layout that is not from a file, the name of every id is its number.
  public func name(ofGroup id: GroupID) -> String { name(ofNumber: id.rawValue) }

  /// The name of a revealed target or group; empty for an unknown id.
  ///
  /// For a layout that is not from a file, the name of every id is its number.
  public func name(of element: RevealedElement) -> String { name(ofNumber: element.rawValue) }

  /// The name of a space; empty for the window and for an unknown id.
  ///
  /// For a layout that is not from a file, the name of every id, even of the window, is its number.
  public func name(ofSpace id: SpaceID) -> String {
    namesAreNumbers ? "\(id.rawValue)" : spaces.name(of: id.rawValue)
  }

  private func name(ofNumber number: UInt64) -> String {
    namesAreNumbers ? "\(number)" : targetsAndGroups.name(of: number)
  }

  /// The label of a target; nil if it has none.
  public func label(ofTarget id: TargetID) -> String? { labels[id] }

  mutating func numberTarget(_ name: String) -> TargetID { TargetID(targetsAndGroups.add(name)) }
  mutating func numberGroup(_ name: String) -> GroupID { GroupID(targetsAndGroups.add(name)) }
  mutating func numberSpace(_ name: String) -> SpaceID { SpaceID(spaces.add(name)) }
  mutating func setLabel(_ label: String?, ofTarget id: TargetID) { labels[id] = label }

  /// A numbering of names, from 1 in the order in which they are added.
  private struct Numbering: Hashable, Sendable {
    private var numbers: [String: UInt64] = [:]
    private var names: [String] = []

    /// The number of a name; a new name gets the next number.
    mutating func add(_ name: String) -> UInt64 {
      if let number = numbers[name] { return number }
      names.append(name)
      let number = UInt64(names.count)
      numbers[name] = number
      return number
    }

    func number(of name: String) -> UInt64? { numbers[name] }

    func name(of number: UInt64) -> String {
      number >= 1 && number <= UInt64(names.count) ? names[Int(number) - 1] : ""
    }
  }
}
