package import Kinematics

/// The registered targets, spaces and groups, and the index of their regions.
///
/// While a target is registered, it has a slot: its index in the arrays of the store. Its box is listed in
/// the index, in the layer of its space, and ``GroupTable`` counts its contribution to its group. A change of
/// one target takes time linear in the number of targets in those cells of the index that the target's box
/// overlaps. A group adds O(log members), and a tab bar adds at most O(members). After a copy of the store, a
/// change also copies the blocks of storage that it touches.
package struct TargetStore: Hashable, Sendable {
  private(set) var targets = BlockArray<PointerTarget>()
  /// The boxes of the targets, by slot.
  ///
  /// If a target is not in a tab bar, its box contains all points that hit testing may assign to it. In a tab
  /// bar, points outside the box may be assigned to the target, too.
  private(set) var boxes = BlockArray<RegionBox>()
  /// The data of each target that are read before the target itself, by slot.
  private(set) var listings = BlockArray<Listing>()
  private var freeSlots: [Int] = []
  private var table = SlotTable<BlockArray<PointerTarget>>()
  private var batch: UInt32 = 0
  /// The number of targets that have been removed, and the id of the target that was removed last.
  private(set) var removalCount = 0
  private(set) var lastRemoved: TargetID = 0
  private(set) var configuration: SharedConfiguration
  private(set) var groups: GroupTable
  private(set) var tabBars = TabBarTable()
  private(set) var spaces = SpaceTable()
  private(set) var index = RegionIndex()

  /// The data of a target that are read before the target itself.
  struct Listing: Hashable, Sendable {
    /// The batch that last registered or replaced the target.
    var batch: UInt32 = 0
    /// Whether the target is enabled and without a group, and its box is its region.
    ///
    /// With negative padding, the frame extends beyond the region, and the box contains both.
    var isPlain = false
    /// Whether ``TargetStore/noteUnknownLuminance(of:)`` has been called for the target since it was first
    /// registered.
    var hasUnknownLuminance = false
    /// Whether the target was registered with a style that snaps without a shape (P8).
    var hasDroppedSnapping = false
  }

  /// Creates a store with the window as its only space and no targets.
  package init(_ configuration: SharedConfiguration = SharedConfiguration()) {
    self.configuration = configuration
    groups = GroupTable(configuration)
  }

  /// The ids of all targets, in ascending order.
  ///
  /// O(n log n).
  var identifiers: [TargetID] {
    var identifiers = targets.filter { $0.id != 0 }.map { $0.id }
    identifiers.sortInPlace()
    return identifiers
  }

  /// The memory that the store uses in addition to the targets themselves, in bytes.
  package var byteCount: Int {
    targets.byteCount - table.count * MemoryLayout<PointerTarget>.stride
      + boxes.byteCount + listings.byteCount
      + freeSlots.capacity * MemoryLayout<Int>.stride + table.byteCount + groups.byteCount + spaces.byteCount
      + tabBars.byteCount + index.byteCount
  }

  /// The target with an id, or nil.
  subscript(_ id: TargetID) -> PointerTarget? { slot(of: id).map { targets[$0] } }

  /// The slot of a target, or nil.
  ///
  /// The function is inlined, since Swift would copy the whole store of 600 bytes for a call.
  func slot(of id: TargetID) -> Int? { table.entry(of: id, in: targets).slot }

  // MARK: Targets

  /// Begins a batch of about `count` targets, in which each id should occur once.
  package mutating func beginBatch(count: Int = 0) {
    batch &+= 1
    guard targets.isEmpty, count > 4 else { return }
    targets.reserveCapacity(count)
    boxes.reserveCapacity(count)
    listings.reserveCapacity(count)
    table.reserveCapacity(count)
  }

  /// Registers a target, or replaces the target with the same id; false if the id has occurred in the same
  /// batch.
  ///
  /// The target with the same id is replaced even if the result is false.
  @discardableResult
  package mutating func upsert(_ target: consuming PointerTarget) -> Bool {
    if let slot = slot(of: target.id) {
      let isFirst = listings[slot].batch != batch
      listings[slot].batch = batch
      listings[slot].hasDroppedSnapping = false
      replace(slot, with: target)
      return isFirst
    }
    let (box, isPlain) = self.box(of: target)
    let slot = freeSlots.popLast() ?? targets.count
    if slot == targets.count {
      targets.append(target)
      boxes.append(box)
      listings.append(Listing(batch: batch, isPlain: isPlain))
    } else {
      targets[slot] = target
      boxes[slot] = box
      listings[slot] = Listing(batch: batch, isPlain: isPlain)
    }
    table.insert(SlotEntry(slot), in: targets)
    list(slot)
    return true
  }

  private mutating func replace(
    _ slot: Int, with target: PointerTarget
  ) {
    let hasSameLists =
      targets[slot].space == target.space && targets[slot].group == target.group
      && (target.group == nil
        || groups.contribution(of: targets[slot]) == groups.contribution(of: target))
    change(slot, keepingLists: hasSameLists) { $0 = target }
  }

  /// Changes the frame of a target; false if there is no target with the id.
  package mutating func move(_ id: TargetID, to frame: Rect) -> Bool {
    guard let slot = slot(of: id) else { return false }
    // The size of a member may decide its effect, and its bezel may be the tallest of the group.
    let hasSameLists =
      targets[unchecked: slot].group == nil || targets[unchecked: slot].frame.size == frame.size
    change(slot, keepingLists: hasSameLists) { $0.frame = frame }
    return true
  }

  /// Removes a target; false if there is no target with the id.
  mutating func remove(_ id: TargetID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    unlist(slot)
    table.remove(id, in: targets)
    targets[slot] = PointerTarget(id: 0, frame: .zero)
    freeSlots.append(slot)
    (removalCount, lastRemoved) = (removalCount &+ 1, id)
    return true
  }

  /// Notes that the luminance of a target is unknown; false if this has been noted since the target was first
  /// registered, or if there is no such target.
  mutating func noteUnknownLuminance(of id: TargetID) -> Bool {
    guard let slot = slot(of: id), !listings[slot].hasUnknownLuminance else { return false }
    listings[slot].hasUnknownLuminance = true
    return true
  }

  /// Notes that the style with which a target was registered snapped without a shape (P8).
  mutating func noteDroppedSnapping(of id: TargetID) {
    guard let slot = slot(of: id) else { return }
    listings[slot].hasDroppedSnapping = true
  }

  /// Whether the style with which a target was registered snapped without a shape (P8).
  func hasDroppedSnapping(_ id: TargetID) -> Bool {
    slot(of: id).map { listings[$0].hasDroppedSnapping } ?? false
  }

  /// Applies another configuration to all targets.
  ///
  /// O(n).
  mutating func reconfigure(_ configuration: SharedConfiguration) {
    self.configuration = configuration
    groups = GroupTable(configuration)
    tabBars = TabBarTable()
    for slot in targets.indices where targets[slot].id != 0 {
      updateBox(slot)
      joinGroup(slot)
    }
  }

  // MARK: Lists

  /// Changes a target, and updates the lists that contain it.
  ///
  /// `keepingLists` is true if the target keeps its space, its group and its contribution to the group.
  private mutating func change(
    _ slot: Int, keepingLists: Bool,
    _ change: (inout PointerTarget) -> Void
  ) {
    if !keepingLists { unlist(slot) }
    change(&targets[slot])
    if keepingLists {
      updateBox(slot)
    } else {
      setBox(slot)
      list(slot)
    }
  }

  /// Enters a target in the lists of its space and its group.
  private mutating func list(_ slot: Int) {
    index.insert(slot, in: spaces.addTarget(to: targets[slot].space), of: boxes)
    joinGroup(slot)
  }

  /// Removes a target from the lists of its space and its group.
  private mutating func unlist(_ slot: Int) {
    guard let layer = spaces.layer(of: targets[slot].space) else { return }
    index.remove(slot, boxes[slot], in: layer, of: boxes)
    if let group = targets[slot].group {
      groups.remove(slot, from: group, among: targets)
      if !tabBars.isEmpty { updateTabBar(of: group, in: layer, for: nil) }
    }
    spaces.removeTarget(from: layer)
  }

  private mutating func joinGroup(_ slot: Int) {
    guard let group = targets[slot].group else { return }
    groups.add(slot, to: group, among: targets)
    guard targets[slot].kind == .tabBarItem || !tabBars.isEmpty,
      let layer = spaces.layer(of: targets[slot].space)
    else { return }
    updateTabBar(of: group, in: layer, for: slot)
  }

  /// Brings the tab bar of a group in a layer up to date after one of its members has joined, moved or left.
  ///
  /// `slot` is the member that has joined or moved; nil if a member has left.
  ///
  /// With up to 32 members, the extent of the bar is measured again at each change. With more members, it is
  /// measured only when a member joins or leaves and the number of members becomes a power of two, and when
  /// the bar gets its first member in a layer. Between these measurements, the extent only grows, so that a
  /// change commonly takes O(1). O(members) if the group becomes a tab bar or ceases to be one.
  private mutating func updateTabBar(of group: GroupID, in layer: Int, for slot: Int?, isMove: Bool = false) {
    let isTabBar = groups.tabBarItemCount(group) > 0
    let known = tabBars.extent(of: group, in: layer)
    let members = groups.memberCount(group)
    if isTabBar, let known, members > 32, isMove || members & (members - 1) != 0 {
      if let slot { tabBars.setExtent(known.union(boxes[slot]), of: group, in: layer) }
      return
    }
    tabBars.setExtent(isTabBar ? extent(of: group, in: layer) : nil, of: group, in: layer)
    if isTabBar == (known != nil) { return }
    // Members of the group may be in other spaces, too.
    groups.forEachMember(of: group) { member in
      guard let other = spaces.layer(of: targets[member].space), other != layer else { return }
      let isKnown = tabBars.extent(of: group, in: other) != nil
      if isKnown != isTabBar {
        tabBars.setExtent(isTabBar ? extent(of: group, in: other) : nil, of: group, in: other)
      }
    }
  }

  private mutating func updateBox(_ slot: Int) {
    let old = boxes[unchecked: slot]
    let new = setBox(slot)
    let isListed = RegionIndex.hasSameCells(old, new)
    guard !isListed || !tabBars.isEmpty, let layer = spaces.layer(of: targets[slot].space) else { return }
    if !isListed { index.relist(slot, from: old, in: layer, of: boxes) }
    guard !tabBars.isEmpty, let group = targets[slot].group, old != new else { return }
    updateTabBar(of: group, in: layer, for: slot, isMove: true)
  }

  /// The box of a target, and whether the target is plain.
  ///
  /// The box contains the target's region and its frame. If the target is in a group that is not a tab bar,
  /// the box also contains all points to which its region may extend across a gap (R4).
  private func box(of target: borrowing PointerTarget) -> (RegionBox, isPlain: Bool) {
    let (frame, region) = (target.frame, RegionBox(unclamped: configuration.region(of: target)))
    let box = region.union(RegionBox(unclamped: frame))
    if target.group == nil { return (box.clamped, target.isEnabled && box == region) }
    return (box.union(RegionBox(unclamped: frame.outset(by: configuration.values.groupGap))).clamped, false)
  }

  /// Computes the box of a target again, and returns it.
  @discardableResult
  private mutating func setBox(_ slot: Int) -> RegionBox {
    let (box, isPlain) = self.box(of: targets[unchecked: slot])
    boxes[slot] = box
    // This test saves writes, since each write checks whether the storage is shared.
    if listings[unchecked: slot].isPlain != isPlain { listings[slot].isPlain = isPlain }
    return box
  }

  // MARK: Spaces

  /// The registered space with an id, or nil.
  func space(_ id: SpaceID) -> PointerSpace? {
    spaces.registeredLayer(of: id).map { spaces.layers[$0].space }
  }

  /// The spaces that are registered with all their parents, from front to back.
  var spacesFromFront: [PointerSpace] { spaces.tree.list.map { spaces.layers[$0].space } }

  /// Registers a space, or replaces the space with the same id; false if the space would be within itself.
  ///
  /// ``arrangeSpaces()`` must follow before the next query.
  mutating func upsertSpace(_ space: PointerSpace) -> Bool { spaces.upsert(space) }

  /// Brings the order of the spaces up to date after a batch of ``upsertSpace(_:)``.
  mutating func arrangeSpaces() { spaces.arrange() }

  /// Moves the origin of a space; false if the space is not registered.
  mutating func scrollSpace(_ id: SpaceID, to origin: Point) -> Bool { spaces.scroll(id, to: origin) }

  /// Removes a space; false if the space is not registered or is the window.
  ///
  /// The space's targets and children are kept, but are ignored until the space is registered again.
  mutating func removeSpace(_ id: SpaceID) -> Bool { spaces.remove(id) }
}
