/// What the members of each group have in common, kept up to date as they come, change and go.
struct GroupTable: Hashable, Sendable {
  /// What a member brings into its group.
  struct Share: Hashable, Sendable {
    /// Whether it is automatic and would highlight by itself (E11).
    var highlights = false
    /// Its height, if it is a bar button; else 0 (E13).
    var barHeight = 0.0

    init(_ target: borrowing PointerTarget, configuration: PointerConfiguration) {
      highlights =
        target.style.effect == .automatic && target.kind != .selectedSegment
        && target.automaticEffect(configuration) == .highlight
      barHeight = target.kind == .barButton ? max(0, target.frame.height) : 0
    }
  }

  /// One group.
  private struct Group: IdentifiedElement, Hashable, Sendable {
    var id: GroupID = 0
    var memberCount = 0
    var highlightCount = 0
    /// The height of the tallest bar button, and how many are so tall.
    var tallest = 0.0
    var tallestCount = 0
    /// The first member's slot; −1 is none.
    var first: Int32 = -1
  }

  /// A member's neighbours in its group's list.
  private struct Link: Hashable, Sendable {
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private var groups: [Group] = []
  private var free: [Int] = []
  private var table = IdentifierTable()
  /// By slot.
  private var links: [Link] = []

  var byteCount: Int {
    groups.capacity * MemoryLayout<Group>.stride + table.byteCount
      + links.capacity * MemoryLayout<Link>.stride + free.capacity * MemoryLayout<Int>.stride
  }

  // MARK: Asking

  /// Whether any member that the pointer sees is automatic and would highlight by itself.
  func highlights(_ id: GroupID) -> Bool {
    table.slot(of: id, in: groups).map { groups[$0].highlightCount > 0 } ?? false
  }

  /// The height of the tallest bar button that the pointer sees; 0 where there is none.
  func tallestBar(_ id: GroupID) -> Double { table.slot(of: id, in: groups).map { groups[$0].tallest } ?? 0 }

  // MARK: Changing

  /// A target that the pointer sees joins a group.
  mutating func add(_ slot: Int, _ share: Share, to id: GroupID) {
    while links.count <= slot { links.append(Link()) }
    let group = table.slot(of: id, in: groups) ?? makeGroup(id)
    let first = groups[group].first
    links[slot] = Link(previous: -1, next: first)
    if first >= 0 { links[Int(first)].previous = Int32(truncatingIfNeeded: slot) }
    groups[group].first = Int32(truncatingIfNeeded: slot)
    groups[group].memberCount += 1
    include(share, in: group)
  }

  /// A target leaves its group.
  ///
  /// O(1), or O(members) when the last of the tallest bar buttons goes.
  mutating func remove(
    _ slot: Int, from id: GroupID, among targets: borrowing [PointerTarget],
    configuration: PointerConfiguration
  ) {
    let share = Share(targets[slot], configuration: configuration)
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
    if share.highlights { groups[group].highlightCount -= 1 }
    guard share.barHeight > 0, share.barHeight == groups[group].tallest else { return }
    groups[group].tallestCount -= 1
    if groups[group].tallestCount == 0 { measure(group, among: targets, configuration) }
  }

  private mutating func include(_ share: Share, in group: Int) {
    if share.highlights { groups[group].highlightCount += 1 }
    if share.barHeight > groups[group].tallest {
      groups[group].tallest = share.barHeight
      groups[group].tallestCount = 1
    } else if share.barHeight > 0, share.barHeight == groups[group].tallest {
      groups[group].tallestCount += 1
    }
  }

  private mutating func measure(
    _ group: Int, among targets: borrowing [PointerTarget], _ configuration: PointerConfiguration
  ) {
    groups[group].highlightCount = 0
    groups[group].tallest = 0
    groups[group].tallestCount = 0
    var member = groups[group].first
    while member >= 0 {
      include(Share(targets[Int(member)], configuration: configuration), in: group)
      member = links[Int(member)].next
    }
  }

  private mutating func makeGroup(_ id: GroupID) -> Int {
    let number: Int
    if let reused = free.popLast() {
      number = reused
      groups[number] = Group(id: id)
    } else {
      number = groups.count
      groups.append(Group(id: id))
    }
    table.insert(number, for: id, in: groups)
    return number
  }
}
