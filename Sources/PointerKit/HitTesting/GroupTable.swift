/// The members of each group and what they have in common, updated as targets join, change and leave.
struct GroupTable: Hashable, Sendable {
  /// What a member contributes to its group.
  struct Contribution: Hashable, Sendable {
    /// Whether its effect is automatic and would be highlight without a group (E11).
    var isHighlighted = false
    /// The height of a bar button, in points; 0 for other kinds (E13).
    var barHeight = 0.0
    /// Whether it can be hovered.
    var isEnabled = true
    /// Whether it makes its group a tab bar (R4).
    var isTabBarItem = false

    fileprivate init(_ target: borrowing PointerTarget, _ sizes: ElementSizes) {
      isEnabled = target.isEnabled
      isTabBarItem = target.kind == .tabBarItem
      guard isEnabled else { return }
      isHighlighted =
        target.style.effect == .automatic && target.kind != .selectedSegment
        && target.automaticEffect(sizes) == .highlight
      barHeight = target.kind == .barButton ? max(0, target.frame.height) : 0
    }
  }

  private struct Group: SlotTableElement, Hashable, Sendable {
    var id: GroupID = 0
    var memberCount = 0
    var enabledCount = 0
    var tabBarItemCount = 0
    var highlightCount = 0
    /// The height of the tallest bar buttons, and their number.
    var tallest = 0.0
    var tallestCount = 0
    /// The slot of the first member, or −1.
    var first: Int32 = -1
  }

  /// The neighbors of a member in the list of its group, or −1.
  private struct Link: Hashable, Sendable {
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private let sizes: ElementSizes
  private var groups: [Group] = []
  private var free: [Int] = []
  private var table = SlotTable()
  /// By slot.
  private var links: [Link] = []

  init(_ sizes: ElementSizes) { self.sizes = sizes }

  var byteCount: Int {
    groups.capacity * MemoryLayout<Group>.stride + table.byteCount
      + links.capacity * MemoryLayout<Link>.stride + free.capacity * MemoryLayout<Int>.stride
  }

  /// Whether any enabled member has an automatic effect that would be highlight without a group (E11).
  func highlights(_ id: GroupID) -> Bool {
    table.slot(of: id, in: groups).map { groups[$0].highlightCount > 0 } ?? false
  }

  /// The height of the tallest enabled bar button, in points; 0 if there is none (E13).
  func tallestBar(_ id: GroupID) -> Double { table.slot(of: id, in: groups).map { groups[$0].tallest } ?? 0 }

  /// Whether any member can be hovered: then disabled ones keep their regions (R4).
  func hasEnabledMember(_ id: GroupID) -> Bool {
    table.slot(of: id, in: groups).map { groups[$0].enabledCount > 0 } ?? false
  }

  /// The number of tab bar items: with any, the group is a tab bar (R4).
  func tabBarItemCount(_ id: GroupID) -> Int {
    table.slot(of: id, in: groups).map { groups[$0].tabBarItemCount } ?? 0
  }

  /// Calls `body` with the slot of each member, disabled ones included; O(members).
  @inline(__always)
  func forEachMember(of id: GroupID, _ body: (Int) -> Void) {
    guard let group = table.slot(of: id, in: groups) else { return }
    var member = groups[group].first
    while member >= 0 {
      body(Int(member))
      member = links[Int(member)].next
    }
  }

  func contribution(of target: borrowing PointerTarget) -> Contribution { Contribution(target, sizes) }

  /// Adds a target to a group.
  mutating func add(_ slot: Int, _ contribution: Contribution, to id: GroupID) {
    while links.count <= slot { links.append(Link()) }
    let group = table.slot(of: id, in: groups) ?? makeGroup(id)
    let (member, next) = (Int32(truncatingIfNeeded: slot), groups[group].first)
    links[slot] = Link(previous: -1, next: next)
    if next >= 0 { links[Int(next)].previous = member }
    groups[group].first = member
    groups[group].memberCount += 1
    if contribution.isEnabled { groups[group].enabledCount += 1 }
    if contribution.isTabBarItem { groups[group].tabBarItemCount += 1 }
    include(contribution, in: group)
  }

  /// Removes a target from its group; O(1), or O(members) if it was the last of the tallest bar buttons.
  mutating func remove(_ slot: Int, from id: GroupID, among targets: borrowing [PointerTarget]) {
    guard let group = table.slot(of: id, in: groups) else { return }
    let link = links[slot]
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      groups[group].first = link.next
    }
    if link.next >= 0 { links[Int(link.next)].previous = link.previous }
    groups[group].memberCount -= 1
    if groups[group].memberCount == 0 {
      table.remove(id, in: groups)
      groups[group] = Group()
      free.append(group)
      return
    }
    let contribution = contribution(of: targets[slot])
    if contribution.isEnabled { groups[group].enabledCount -= 1 }
    if contribution.isTabBarItem { groups[group].tabBarItemCount -= 1 }
    if contribution.isHighlighted { groups[group].highlightCount -= 1 }
    guard contribution.barHeight > 0, contribution.barHeight == groups[group].tallest else { return }
    groups[group].tallestCount -= 1
    if groups[group].tallestCount == 0 { measure(group, among: targets) }
  }

  private mutating func include(_ contribution: Contribution, in group: Int) {
    if contribution.isHighlighted { groups[group].highlightCount += 1 }
    if contribution.barHeight > groups[group].tallest {
      groups[group].tallest = contribution.barHeight
      groups[group].tallestCount = 1
    } else if contribution.barHeight > 0, contribution.barHeight == groups[group].tallest {
      groups[group].tallestCount += 1
    }
  }

  private mutating func measure(_ group: Int, among targets: borrowing [PointerTarget]) {
    groups[group].highlightCount = 0
    groups[group].tallest = 0
    groups[group].tallestCount = 0
    var member = groups[group].first
    while member >= 0 {
      include(contribution(of: targets[Int(member)]), in: group)
      member = links[Int(member)].next
    }
  }

  private mutating func makeGroup(_ id: GroupID) -> Int {
    let group = free.popLast() ?? groups.count
    if group == groups.count { groups.append(Group()) }
    groups[group].id = id
    table.insert(group, in: groups)
    return group
  }
}
