/// The members of each group and what they contribute to it, updated as targets join, change and leave.
///
/// Disabled members count, so that a button that is disabled for a while changes neither the effects of its
/// neighbors nor the height of their highlights.
struct GroupTable: Hashable, Sendable {
  /// The contribution of a member to its group.
  struct Contribution: Hashable, Sendable {
    /// Whether the member's effect is highlight (E11).
    ///
    /// An automatic effect counts as the effect that the member would have without the group.
    var isHighlighted = false
    /// Whether the member makes its group a bar (E13).
    var isBarButton = false
    /// The height of the member's visible bezel, in points; 0 without a bezel (E13).
    var bezelHeight = 0.0
    /// Whether the member can be hovered.
    var isEnabled = true
    /// Whether the member makes its group a tab bar (R4).
    var isTabBarItem = false

    fileprivate init(_ target: borrowing PointerTarget, _ configuration: SharedConfiguration) {
      switch target.style.effect {
      case .highlight: isHighlighted = true
      // A target with lines is text, which has no automatic highlight.
      case .automatic where target.style.linesAxis == nil:
        isHighlighted = target.automaticEffect(configuration) == .highlight
      case .automatic, .lift, .hover, nil: break
      }
      isBarButton = target.kind == .barButton
      bezelHeight = GroupTable.bezelHeight(of: target)
      isEnabled = target.isEnabled
      isTabBarItem = target.kind == .tabBarItem
    }
  }

  private struct Group: SlotElement, Hashable, Sendable {
    var id: GroupID = 0
    var enabledCount: Int32 = 0
    var tabBarItemCount: Int32 = 0
    var highlightCount: Int32 = 0
    var barButtonCount: Int32 = 0
    /// The slots of all members in the ``TargetStore``, as a heap: no member has a taller bezel than its
    /// parent in the heap.
    var members: [Int32] = []

    mutating func count(_ contribution: Contribution, by change: Int32) {
      if contribution.isEnabled { enabledCount &+= change }
      if contribution.isTabBarItem { tabBarItemCount &+= change }
      if contribution.isHighlighted { highlightCount &+= change }
      if contribution.isBarButton { barButtonCount &+= change }
    }

    /// Adds a member at the end of the heap; returns the member's index in the heap.
    mutating func append(_ slot: Int, _ contribution: Contribution) -> Int {
      count(contribution, by: 1)
      if members.isEmpty { members.reserveCapacity(8) }
      members.append(Int32(truncatingIfNeeded: slot))
      return members.count - 1
    }
  }

  /// The group of a target, and the index of the target among the members of the group.
  private struct Membership: Hashable, Sendable {
    /// The number of the group; −1 for a target without a group.
    var group: Int32 = -1
    /// The index of the target among the members of the group.
    var index: Int32 = 0
  }

  private let configuration: SharedConfiguration
  private var groups = BlockArray<Group>()
  private var free: [Int] = []
  private var table = SlotTable<BlockArray<Group>>()
  /// The memberships of the targets, by slot.
  private var memberships = BlockArray<Membership>()

  init(_ configuration: SharedConfiguration) { self.configuration = configuration }

  var byteCount: Int {
    var members = 0
    for group in groups { members += group.members.capacity * MemoryLayout<Int32>.stride }
    return groups.byteCount + members + table.byteCount + memberships.byteCount
      + free.capacity * MemoryLayout<Int>.stride
  }

  private func number(of id: GroupID) -> Int? { table.entry(of: id, in: groups).slot }

  /// The number of a target's group; −1 without a group.
  func number(ofSlot slot: Int) -> Int32 { slot < memberships.count ? memberships[slot].group : -1 }

  /// Whether any member of a group can be hovered; if so, the group's disabled members keep their regions
  /// (R4), except those with ``PointerTarget/isPassedThrough``.
  func hasEnabledMember(number: Int32) -> Bool { groups[Int(number)].enabledCount > 0 }

  /// Whether any member of a group would be highlighted without the group (E11).
  ///
  /// If so, all members with an automatic effect are highlighted, except for the selected segment.
  func highlights(_ id: GroupID) -> Bool {
    number(of: id).map { groups[$0].highlightCount > 0 } ?? false
  }

  /// The height of the tallest bezel in a bar, in points (E13).
  ///
  /// It is 0 if no member has a bezel, and nil if no member is a bar button.
  func tallestBezel(inBar id: GroupID, among targets: borrowing BlockArray<PointerTarget>) -> Double? {
    guard let group = number(of: id), groups[group].barButtonCount > 0 else { return nil }
    return GroupTable.bezelHeight(of: targets[Int(groups[group].members[0])])
  }

  /// The number of tab bar items in a group; a group with at least one is a tab bar (R4).
  func tabBarItemCount(_ id: GroupID) -> Int {
    number(of: id).map { Int(groups[$0].tabBarItemCount) } ?? 0
  }

  /// The number of members of a group, disabled ones included.
  func memberCount(_ id: GroupID) -> Int {
    number(of: id).map { groups[$0].members.count } ?? 0
  }

  /// Calls `body` with the slot of each member, disabled ones included; O(members).
  func forEachMember(of id: GroupID, _ body: (Int) -> Void) {
    guard let group = number(of: id) else { return }
    for member in groups[group].members { body(Int(member)) }
  }

  func contribution(of target: borrowing PointerTarget) -> Contribution {
    Contribution(target, configuration)
  }

  /// The height of the visible bezel of a target, in points; 0 without a bezel.
  private static func bezelHeight(of target: borrowing PointerTarget) -> Double {
    target.hasBezel ? max(0, target.frame.height) : 0
  }

  /// Adds a target to a group; O(log members).
  mutating func add(_ slot: Int, to id: GroupID, among targets: borrowing BlockArray<PointerTarget>) {
    let group = number(of: id) ?? makeGroup(id)
    let contribution = contribution(of: targets[slot])
    let index = groups[group].append(slot, contribution)
    let membership = Membership(
      group: Int32(truncatingIfNeeded: group), index: Int32(truncatingIfNeeded: index))
    if slot < memberships.count {
      memberships[slot] = membership
    } else {
      if memberships.isEmpty { memberships.reserveCapacity(targets.expected) }
      while memberships.count < slot { memberships.append(Membership()) }
      memberships.append(membership)
    }
    if contribution.bezelHeight > 0 { raise(index, in: group, among: targets) }
  }

  /// Removes a target from its group; O(log members).
  ///
  /// The target's contribution must not have changed since the target was added.
  mutating func remove(_ slot: Int, from id: GroupID, among targets: borrowing BlockArray<PointerTarget>) {
    guard let group = number(of: id) else { return }
    let index = Int(memberships[slot].index)
    memberships[slot] = Membership()
    groups[group].count(contribution(of: targets[slot]), by: -1)
    let last = groups[group].members.removeLast()
    if groups[group].members.isEmpty {
      table.remove(id, in: groups)
      groups[group] = Group()
      free.append(group)
      return
    }
    if Int(last) == slot { return }
    // The last member takes the position of the removed member in the heap, and is then moved up or down.
    put(last, at: index, in: group)
    raise(index, in: group, among: targets)
    lower(index, in: group, among: targets)
  }

  private mutating func put(_ member: Int32, at index: Int, in group: Int) {
    groups[group].members[index] = member
    memberships[Int(member)].index = Int32(truncatingIfNeeded: index)
  }

  /// Moves a member up the heap until the bezel of its parent is at least as tall.
  private mutating func raise(
    _ start: Int, in group: Int, among targets: borrowing BlockArray<PointerTarget>
  ) {
    var index = start
    let member = groups[group].members[index]
    let height = GroupTable.bezelHeight(of: targets[Int(member)])
    while index > 0 {
      let above = groups[group].members[(index - 1) / 2]
      if GroupTable.bezelHeight(of: targets[Int(above)]) >= height { break }
      put(above, at: index, in: group)
      index = (index - 1) / 2
    }
    if index != start { put(member, at: index, in: group) }
  }

  /// Moves a member down the heap until no child has a taller bezel.
  private mutating func lower(
    _ start: Int, in group: Int, among targets: borrowing BlockArray<PointerTarget>
  ) {
    var index = start
    let member = groups[group].members[index]
    let height = GroupTable.bezelHeight(of: targets[Int(member)])
    while 2 * index + 1 < groups[group].members.count {
      var below = 2 * index + 1
      var tallest = GroupTable.bezelHeight(of: targets[Int(groups[group].members[below])])
      if below + 1 < groups[group].members.count {
        let other = GroupTable.bezelHeight(of: targets[Int(groups[group].members[below + 1])])
        if other > tallest { (below, tallest) = (below + 1, other) }
      }
      if tallest <= height { break }
      put(groups[group].members[below], at: index, in: group)
      index = below
    }
    if index != start { put(member, at: index, in: group) }
  }

  private mutating func makeGroup(_ id: GroupID) -> Int {
    let group = free.popLast() ?? groups.count
    if group == groups.count { groups.append(Group()) }
    groups[group].id = id
    table.insert(SlotEntry(group), in: groups)
    return group
  }
}
