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
    fileprivate(set) var counts = Counts()
    /// The height of the tallest bezel of a member, in points; 0 without any.
    fileprivate(set) var tallestBezel = 0.0
    /// The height of the tallest highlight that a member has without the group, in points; 0 without any.
    fileprivate(set) var tallestHighlight = 0.0
    /// The number of members with a highlight of this height.
    fileprivate(set) var tallestHighlightCount = 0

    /// Whether any member can be hovered; if so, disabled members keep their regions (R4).
    var hasEnabledMember: Bool { counts.enabled > 0 }
    var hasBarButton: Bool { counts.barButtons > 0 }
    /// Whether any member is a tab bar item, so that regions meet across a gap of any width (R4).
    var isTabBar: Bool { counts.tabBarItems > 0 }
    /// Whether any member would be highlighted without the group (E11).
    var hasHighlight: Bool { counts.highlighted > 0 }

    /// Raises the heights to those of a member.
    fileprivate mutating func raiseHeights(
      to target: borrowing PointerTarget, _ configuration: SharedConfiguration
    ) {
      tallestBezel = max(tallestBezel, target.bezelHeight)
      let height = target.highlightHeight(configuration)
      if height > tallestHighlight {
        tallestHighlight = height
        tallestHighlightCount = 0
      }
      if height == tallestHighlight { tallestHighlightCount += 1 }
    }

    /// Computes the heights of all members anew.
    fileprivate mutating func updateHeights(
      among targets: borrowing [PointerTarget], _ configuration: SharedConfiguration
    ) {
      tallestBezel = 0
      tallestHighlight = 0
      tallestHighlightCount = 0
      for member in members { raiseHeights(to: targets[Int(member)], configuration) }
    }
  }

  /// The numbers of a group's members that have something in common.
  struct Counts: Hashable, Sendable {
    fileprivate(set) var enabled = 0
    fileprivate(set) var tabBarItems = 0
    fileprivate(set) var barButtons = 0
    fileprivate(set) var highlighted = 0

    /// Counts a member that joins, with 1, or leaves, with −1.
    mutating func add(
      _ change: Int, for target: borrowing PointerTarget, _ configuration: SharedConfiguration
    ) {
      if target.isEnabled { enabled += change }
      if target.kind == .tabBarItem { tabBarItems += change }
      if target.kind == .barButton { barButtons += change }
      if target.isHighlighted(configuration) { highlighted += change }
    }
  }

  private let configuration: SharedConfiguration
  /// The groups by number; unused numbers have a group without members.
  private(set) var groups: [Group] = []
  /// The numbers of the tab bars, in any order.
  private(set) var tabBars: [Int] = []
  /// The unused numbers.
  private(set) var freeNumbers: [Int] = []
  /// The number of each group with members.
  private(set) var numbersByID = HashTable<GroupID>()

  init(_ configuration: SharedConfiguration) { self.configuration = configuration }

  /// The memory that the table uses, in bytes.
  var byteCount: Int {
    var bytes = groups.capacity * MemoryLayout<Group>.stride + numbersByID.byteCount
    for group in groups { bytes += group.members.capacity * MemoryLayout<Int32>.stride }
    return bytes + (freeNumbers.capacity + tabBars.capacity) * MemoryLayout<Int>.stride
  }

  /// The group with an id; nil if it has no members.
  subscript(_ id: GroupID) -> Group? { numbersByID[id].map { groups[$0] } }

  /// Whether any member of a group would be highlighted without the group (E11).
  func hasHighlight(_ id: GroupID) -> Bool { numbersByID[id].map { groups[$0].hasHighlight } ?? false }

  /// Adds the target in a slot to a group; returns the number of the group.
  mutating func add(_ slot: Int, _ target: borrowing PointerTarget, to id: GroupID) -> Int {
    let number = numbersByID[id] ?? makeGroup(id)
    let wasTabBar = groups[number].isTabBar
    if groups[number].members.isEmpty { groups[number].members.reserveCapacity(8) }
    groups[number].members.append(Int32(truncatingIfNeeded: slot))
    groups[number].counts.add(1, for: target, configuration)
    groups[number].raiseHeights(to: target, configuration)
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
    groups[number].counts.add(-1, for: targets[slot], configuration)
    // The heights are computed anew only if the member may have been the only one that is so tall.
    if targets[slot].highlightHeight(configuration) == groups[number].tallestHighlight {
      groups[number].tallestHighlightCount -= 1
    }
    let hadTallestBezel = targets[slot].hasBezel && targets[slot].bezelHeight == groups[number].tallestBezel
    if hadTallestBezel || groups[number].tallestHighlightCount == 0 {
      groups[number].updateHeights(among: targets, configuration)
    }
    if wasTabBar, !groups[number].isTabBar { tabBars.removeAll { $0 == number } }
    if groups[number].members.isEmpty {
      numbersByID[groups[number].id] = nil
      freeNumbers.append(number)
    }
  }

  private mutating func makeGroup(_ id: GroupID) -> Int {
    let number = freeNumbers.popLast() ?? groups.count
    if number == groups.count { groups.append(Group()) }
    groups[number].id = id
    numbersByID[id] = number
    return number
  }
}

extension PointerTarget {
  /// The height of the visible bezel, in points; 0 without a bezel (E13).
  var bezelHeight: Double { hasBezel ? max(0, frame.height) : 0 }

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
}
