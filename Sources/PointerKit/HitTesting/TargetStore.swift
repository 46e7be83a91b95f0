package import Kinematics

/// The registered targets, spaces and groups, and the index of their regions.
///
/// While a target is registered, it has a slot: its index in the arrays of the store. Its box is in the
/// index, in the layer of its space, and ``GroupTable`` counts it as a member of its group;
/// ``firstViolatedInvariant()`` lists all such rules. A change of one target takes time linear in the number
/// of targets in those cells of the index that the target's box overlaps, and in the number of members of its
/// group. The first change after a copy of the store also copies the arrays.
package struct TargetStore: Hashable, Sendable {
  /// The targets by slot; an unused slot has a target with the id 0.
  private(set) var targets: [PointerTarget] = []
  /// Further properties of each target, by slot.
  private(set) var listings: [Listing] = []
  /// The unused slots.
  private(set) var freeSlots: [Int] = []
  /// The slots of the registered targets.
  private(set) var slotsByID = HashTable<TargetID>()
  /// The number of the present batch, which wraps around.
  private var batch: UInt32 = 0
  /// The number of targets that have been removed, which wraps around.
  private(set) var removalCount = 0
  private(set) var configuration: SharedConfiguration
  private(set) var groups: GroupTable
  private(set) var spaces = SpaceTable()
  /// The index of the boxes of the targets, by slot.
  ///
  /// If a target is not in a tab bar, its box contains all points that hit testing may assign to it. In a tab
  /// bar, points outside the box may be assigned to the target, too.
  private(set) var index = RegionIndex()
  private(set) var claimants = ClaimantTable()

  /// Properties of a target that are read before the target itself, or that are not the target's own.
  struct Listing: Hashable, Sendable {
    /// The batch that last registered or replaced the target.
    var batch: UInt32 = 0
    /// The number of the target's group in the ``GroupTable``; −1 without a group.
    var group: Int32 = -1
    /// The layer of the target's space.
    var layer: Int32 = 0
    /// Whether the target is enabled and without a group, and its box is its region.
    var isPlain = false
    /// Whether the target may claim points over its neighbors' frames (R7).
    var isClaimant = false
    /// Whether ``TargetStore/noteUnknownLuminance(of:)`` has been called for the target since it was first
    /// registered.
    var hasUnknownLuminance = false

    var groupNumber: Int? { group < 0 ? nil : Int(group) }
  }

  /// Creates a store with the window as its only space and no targets.
  package init(_ configuration: SharedConfiguration = SharedConfiguration()) {
    self.configuration = configuration
    groups = GroupTable(configuration)
  }

  /// The ids of all targets, in ascending order.
  ///
  /// O(n log n).
  var identifiers: [TargetID] { targets.map { $0.id }.filter { $0 != 0 }.sorted() }

  /// The memory that the store uses in addition to the targets themselves, in bytes.
  package var byteCount: Int {
    (targets.capacity - slotsByID.count) * MemoryLayout<PointerTarget>.stride
      + listings.capacity * MemoryLayout<Listing>.stride + freeSlots.capacity * MemoryLayout<Int>.stride
      + slotsByID.byteCount + groups.byteCount + spaces.byteCount + index.byteCount + claimants.byteCount
  }

  /// The target with an id; nil if it is not registered.
  subscript(_ id: TargetID) -> PointerTarget? { slot(of: id).map { targets[$0] } }

  /// The slot of a target; nil if it is not registered.
  func slot(of id: TargetID) -> Int? { slotsByID[id] }

  /// Whether two targets are members of one group.
  func areInSameGroup(_ first: TargetID, _ second: TargetID) -> Bool {
    guard let first = slot(of: first), let second = slot(of: second) else { return false }
    return targets[first].group != nil && targets[first].group == targets[second].group
  }

  /// Whether a target reveals an element; true for a target that is no longer registered.
  func isRevealed(_ element: RevealedElement, by target: TargetID) -> Bool {
    slot(of: target).map { targets[$0].reveals.contains(element) } ?? true
  }

  // MARK: Targets

  /// Begins a batch of about `count` targets, in which each id should occur once.
  package mutating func beginBatch(count: Int = 0) {
    batch &+= 1
    guard targets.isEmpty, count > 4 else { return }
    targets.reserveCapacity(count)
    listings.reserveCapacity(count)
    index.reserveCapacity(count)
    slotsByID.reserveCapacity(count)
  }

  /// Registers a target, or replaces the target with the same id; false if the id has occurred in the same
  /// batch.
  ///
  /// The target with the same id is replaced even if the result is false.
  @discardableResult
  package mutating func upsert(_ target: consuming PointerTarget) -> Bool {
    guard let slot = slot(of: target.id) else {
      add(target)
      return true
    }
    let isFirst = listings[slot].batch != batch
    listings[slot].batch = batch
    if targets[slot].space != target.space {
      removeFromTables(slot)
      targets[slot] = target
      addToTables(slot)
    } else {
      leaveGroup(slot)
      targets[slot] = target
      joinGroup(slot)
      updateBox(slot)
    }
    return isFirst
  }

  private mutating func add(_ target: consuming PointerTarget) {
    let slot = freeSlots.popLast() ?? targets.count
    slotsByID[target.id] = slot
    if slot == targets.count {
      targets.appendGrowingByQuarter(target)
      listings.appendGrowingByQuarter(Listing(batch: batch))
    } else {
      targets[slot] = target
      listings[slot] = Listing(batch: batch)
    }
    addToTables(slot)
  }

  /// Changes the frame of a target; false if there is no target with the id.
  package mutating func move(_ id: TargetID, to frame: Rect) -> Bool {
    guard let slot = slot(of: id) else { return false }
    // The size of a member may decide its effect, and its bezel may be the tallest of the group.
    let keepsSize = targets[slot].frame.size == frame.size
    if !keepsSize { leaveGroup(slot) }
    targets[slot].frame = frame
    if !keepsSize { joinGroup(slot) }
    updateBox(slot)
    return true
  }

  /// Removes a target; false if there is no target with the id.
  package mutating func remove(_ id: TargetID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    removeFromTables(slot)
    slotsByID[id] = nil
    targets[slot] = PointerTarget(id: 0, frame: .zero)
    freeSlots.append(slot)
    removalCount &+= 1
    return true
  }

  /// Notes that the luminance of a target is unknown; false if this has been noted since the target was first
  /// registered, or if there is no such target.
  mutating func noteUnknownLuminance(of id: TargetID) -> Bool {
    guard let slot = slot(of: id), !listings[slot].hasUnknownLuminance else { return false }
    listings[slot].hasUnknownLuminance = true
    return true
  }

  /// Applies another configuration to all targets.
  ///
  /// O(n).
  mutating func reconfigure(_ configuration: SharedConfiguration) {
    self.configuration = configuration
    groups = GroupTable(configuration)
    for slot in targets.indices where targets[slot].id != 0 {
      updateBox(slot)
      joinGroup(slot)
    }
  }

  // MARK: Tables

  /// Enters a target in its space, its group and the index.
  private mutating func addToTables(_ slot: Int) {
    let layer = spaces.addTarget(to: targets[slot].space)
    listings[slot].layer = Int32(truncatingIfNeeded: layer)
    let (box, isPlain) = configuration.box(of: targets[slot])
    listings[slot].isPlain = isPlain
    index.insert(slot, box, in: layer)
    updateClaim(slot)
    joinGroup(slot)
  }

  /// Removes a target from its space, its group and the index.
  private mutating func removeFromTables(_ slot: Int) {
    let layer = Int(listings[slot].layer)
    index.remove(slot, in: layer)
    if listings[slot].isClaimant { claimants.remove(from: layer) }
    listings[slot].isClaimant = false
    leaveGroup(slot)
    spaces.removeTarget(from: layer)
  }

  private mutating func updateBox(_ slot: Int) {
    let (box, isPlain) = configuration.box(of: targets[slot])
    listings[slot].isPlain = isPlain
    updateClaim(slot)
    if index.boxes[slot] != box { index.move(slot, to: box, in: Int(listings[slot].layer)) }
  }

  private mutating func updateClaim(_ slot: Int) {
    let isClaimant = targets[slot].isClaimant(configuration)
    if isClaimant == listings[slot].isClaimant { return }
    listings[slot].isClaimant = isClaimant
    let layer = Int(listings[slot].layer)
    if isClaimant { claimants.add(to: layer) } else { claimants.remove(from: layer) }
  }

  private mutating func joinGroup(_ slot: Int) {
    guard let group = targets[slot].group else { return }
    listings[slot].group = Int32(truncatingIfNeeded: groups.add(slot, targets[slot], to: group))
  }

  /// Removes a target from its group; the target must not have changed since it joined the group.
  private mutating func leaveGroup(_ slot: Int) {
    guard let number = listings[slot].groupNumber else { return }
    groups.remove(slot, from: number, among: targets)
    listings[slot].group = -1
  }

  // MARK: Spaces

  /// The registered space with an id; nil if it is not registered.
  func space(_ id: SpaceID) -> PointerSpace? {
    spaces.registeredLayer(of: id).map { spaces.layers[$0].space }
  }

  /// The spaces that are registered with all their parents, from front to back.
  var spacesFromFront: [PointerSpace] { spaces.tree.order.map { spaces.layers[$0].space } }

  /// Registers a space, or replaces the space with the same id; false if the space would be within itself.
  ///
  /// ``arrangeSpaces()`` must follow before the next query.
  mutating func upsert(_ space: PointerSpace) -> Bool { spaces.upsert(space) }

  /// Brings the order of the spaces up to date after one or more calls of ``upsert(_:)-(PointerSpace)``.
  mutating func arrangeSpaces() { spaces.arrange() }

  /// Moves the origin of a space; false if the space is not registered.
  mutating func scrollSpace(_ id: SpaceID, to origin: Point) -> Bool { spaces.scroll(id, to: origin) }

  /// Removes a space; false if the space is not registered or is the window.
  ///
  /// The space's targets and children are kept, but are ignored until the space is registered again.
  mutating func removeSpace(_ id: SpaceID) -> Bool { spaces.remove(id) }
}
