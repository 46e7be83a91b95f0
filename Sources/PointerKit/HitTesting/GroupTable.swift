/// The members of each group and what they have in common, updated as targets join, change and leave.
///
/// Disabled members count: a button that is not available for a while changes neither the effect nor the
/// height of its neighbors.
struct GroupTable: Hashable, Sendable {
  /// What a member contributes to its group.
  struct Contribution: Hashable, Sendable {
    /// Whether its effect is highlight: stated, or automatic and highlight without a group (E11).
    var isHighlighted = false
    /// Whether it makes the group a bar (E13).
    var isBarButton = false
    /// The height of its visible bezel, in points; 0 without one (E13).
    var bezelHeight = 0.0
    /// Whether it can be hovered.
    var isEnabled = true
    /// Whether it makes its group a tab bar (R4).
    var isTabBarItem = false

    fileprivate init(_ target: borrowing PointerTarget, _ sizes: ElementSizes) {
      switch target.style.effect {
      case .highlight: isHighlighted = true
      // What has lines is text.
      case .automatic where target.style.linesAxis == nil:
        isHighlighted = target.automaticEffect(sizes) == .highlight
      case .automatic, .lift, .hover, nil: break
      }
      isBarButton = target.kind == .barButton
      bezelHeight = target.hasBezel ? target.frame.height : 0
      isEnabled = target.isEnabled
      isTabBarItem = target.kind == .tabBarItem
    }
  }

  private struct Group: SlotTableElement, Hashable, Sendable {
    var id: GroupID = 0
    var memberCount: Int32 = 0
    var enabledCount: Int32 = 0
    var tabBarItemCount: Int32 = 0
    var highlightCount: Int32 = 0
    var barButtonCount: Int32 = 0
    /// The number of the tallest bezels, and their height.
    var tallestCount: Int32 = 0
    var tallest = 0.0
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

  /// Whether any member is highlighted, so that all automatic ones are (E11).
  func highlights(_ id: GroupID) -> Bool {
    table.slot(of: id, in: groups).map { groups[$0].highlightCount > 0 } ?? false
  }

  /// The height of the tallest bezel in a bar, in points, 0 without a bezel; nil if no member is a bar button (E13).
  func tallestBezel(inBar id: GroupID) -> Double? {
    table.slot(of: id, in: groups).flatMap { groups[$0].barButtonCount > 0 ? groups[$0].tallest : nil }
  }

  /// Whether any member can be hovered: then disabled ones keep their regions (R4).
  func hasEnabledMember(_ id: GroupID) -> Bool {
    table.slot(of: id, in: groups).map { groups[$0].enabledCount > 0 } ?? false
  }

  /// The number of tab bar items: with any, the group is a tab bar (R4).
  func tabBarItemCount(_ id: GroupID) -> Int {
    table.slot(of: id, in: groups).map { Int(groups[$0].tabBarItemCount) } ?? 0
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

  /// Removes a target from its group; O(1), or O(members) if its bezel was the last of the tallest ones.
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
    if contribution.isBarButton { groups[group].barButtonCount -= 1 }
    guard contribution.bezelHeight > 0, contribution.bezelHeight == groups[group].tallest else { return }
    groups[group].tallestCount -= 1
    if groups[group].tallestCount == 0 { measure(group, among: targets) }
  }

  private mutating func include(_ contribution: Contribution, in group: Int) {
    if contribution.isHighlighted { groups[group].highlightCount += 1 }
    if contribution.isBarButton { groups[group].barButtonCount += 1 }
    if contribution.bezelHeight > groups[group].tallest {
      groups[group].tallest = contribution.bezelHeight
      groups[group].tallestCount = 1
    } else if contribution.bezelHeight > 0, contribution.bezelHeight == groups[group].tallest {
      groups[group].tallestCount += 1
    }
  }

  private mutating func measure(_ group: Int, among targets: borrowing [PointerTarget]) {
    groups[group].highlightCount = 0
    groups[group].barButtonCount = 0
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
