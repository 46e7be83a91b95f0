import Kinematics

/// The groups and their members, updated as targets join and leave (E11, E13).
///
/// Disabled members count, so that a button that is disabled for a while changes neither the effects of its
/// neighbors nor the height of their highlights.
struct GroupTable: Hashable, Sendable {
  struct Group: Hashable, Sendable {
    fileprivate(set) var id: GroupID = 0
    /// The slots of the members in the ``TargetStore``, in any order.
    fileprivate(set) var members: [Int32] = []
    fileprivate var enabledCount = 0
    fileprivate var tabBarItemCount = 0
    fileprivate var highlightCount = 0
    fileprivate var barButtonCount = 0
    fileprivate(set) var tallestBezel = 0.0
    /// The height of the tallest highlight that a member has without the group, and the number of members
    /// that have it.
    fileprivate(set) var tallestHighlight = 0.0
    fileprivate var tallestCount = 0

    var hasBarButton: Bool { barButtonCount > 0 }
    var hasEnabledMember: Bool { enabledCount > 0 }

    /// Whether any member is a tab bar item, so that regions meet across a gap of any width (R4).
    var isTabBar: Bool { tabBarItemCount > 0 }

    fileprivate mutating func count(
      _ target: borrowing PointerTarget, _ configuration: SharedConfiguration, by change: Int
    ) {
      if target.isEnabled { enabledCount += change }
      if target.kind == .tabBarItem { tabBarItemCount += change }
      if target.kind == .barButton { barButtonCount += change }
      if target.isHighlighted(configuration) { highlightCount += change }
    }

    fileprivate mutating func measure(
      _ target: borrowing PointerTarget, _ configuration: SharedConfiguration
    ) {
      tallestBezel = max(tallestBezel, target.bezelHeight)
      let height = target.highlightHeight(configuration)
      if height > tallestHighlight { (tallestHighlight, tallestCount) = (height, 0) }
      if height == tallestHighlight { tallestCount += 1 }
    }
  }

  /// The rounding error that a gap between members of two spaces may have, in points.
  static let gapError = 1e-6

  private let configuration: SharedConfiguration
  private(set) var groups: [Group] = []
  private(set) var tabBars: [Int] = []
  private var unused: [Int] = []
  private var table = HashTable<GroupID>()

  init(_ configuration: SharedConfiguration) { self.configuration = configuration }

  var byteCount: Int {
    var bytes = groups.capacity * MemoryLayout<Group>.stride + table.byteCount
    for group in groups { bytes += group.members.capacity * MemoryLayout<Int32>.stride }
    return bytes + (unused.capacity + tabBars.capacity) * MemoryLayout<Int>.stride
  }

  /// The group with an id; nil if it has no members.
  subscript(_ id: GroupID) -> Group? { table[id].map { groups[$0] } }

  /// Whether any member of a group would be highlighted without the group (E11).
  func highlights(_ id: GroupID) -> Bool { table[id].map { groups[$0].highlightCount > 0 } ?? false }

  mutating func add(_ slot: Int, _ target: borrowing PointerTarget, to id: GroupID) -> Int {
    let number = table[id] ?? makeGroup(id)
    let wasTabBar = groups[number].isTabBar
    if groups[number].members.isEmpty { groups[number].members.reserveCapacity(8) }
    groups[number].members.append(Int32(truncatingIfNeeded: slot))
    groups[number].count(target, configuration, by: 1)
    groups[number].measure(target, configuration)
    if groups[number].isTabBar, !wasTabBar { tabBars.append(number) }
    return number
  }

  /// Removes the target in a slot from its group; O(members).
  ///
  /// The target must not have changed since it was added.
  mutating func remove(_ slot: Int, from number: Int, among targets: borrowing [PointerTarget]) {
    guard let index = groups[number].members.firstIndex(of: Int32(truncatingIfNeeded: slot)) else { return }
    let wasTabBar = groups[number].isTabBar
    groups[number].members.swapAt(index, groups[number].members.count - 1)
    groups[number].members.removeLast()
    groups[number].count(targets[slot], configuration, by: -1)
    if targets[slot].highlightHeight(configuration) == groups[number].tallestHighlight {
      groups[number].tallestCount -= 1
    }
    let wasTallest = targets[slot].hasBezel && targets[slot].bezelHeight == groups[number].tallestBezel
    if wasTallest || groups[number].tallestCount == 0 {
      (groups[number].tallestBezel, groups[number].tallestHighlight) = (0, 0)
      groups[number].tallestCount = 0
      for member in groups[number].members { groups[number].measure(targets[Int(member)], configuration) }
    }
    if wasTabBar, !groups[number].isTabBar { tabBars.removeAll { $0 == number } }
    if groups[number].members.isEmpty {
      table[groups[number].id] = nil
      unused.append(number)
    }
  }

  private mutating func makeGroup(_ id: GroupID) -> Int {
    let number = unused.popLast() ?? groups.count
    if number == groups.count { groups.append(Group()) }
    groups[number].id = id
    table[id] = number
    return number
  }
}

extension GroupID: HashTableKey {}

extension PointerTarget {
  /// Whether the effect would be highlight without the group (E11).
  ///
  /// A target with lines is text, which has no automatic highlight.
  fileprivate func isHighlighted(_ configuration: SharedConfiguration) -> Bool {
    style.effect == .highlight
      || style.effect == .automatic && style.linesAxis == nil && automaticEffect(configuration) == .highlight
  }

  /// The height of the highlight that the target has without the group, in points (E13); 0 if it cannot have
  /// one.
  fileprivate func highlightHeight(_ configuration: SharedConfiguration) -> Double {
    switch style.effect {
    case .highlight: break
    case .automatic:
      guard kind != .selectedSegment, style.linesAxis == nil, automaticEffect(configuration) != .none else {
        return 0
      }
    case .lift, .hover, .none: return 0
    }
    return max(0, frame.height + 2 * kind.highlightOutsets(configuration).height)
  }

  /// The height of the visible background; 0 without one.
  var bezelHeight: Double { hasBezel ? max(0, frame.height) : 0 }
}
