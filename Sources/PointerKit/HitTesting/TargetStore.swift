package import Kinematics

/// The registered targets and spaces, and the questions that hit testing asks of them.
///
/// Each target has a slot for as long as it is registered. Its region is listed in the index of its space;
/// what its group has in common is kept beside. A change of one target costs the same however many there are
/// elsewhere; it is linear in those that share its cells.
package struct TargetStore: Hashable, Sendable {
  private(set) var targets: [PointerTarget] = []
  /// How far each target can hold a point, by slot.
  private(set) var boxes: [RegionBox] = []
  /// What is asked of each target first, by slot.
  private(set) var listings: [Listing] = []
  private var freeSlots: [Int] = []
  private var table = IdentifierTable()
  private var batch: UInt32 = 0
  /// How far regions reach beyond frames.
  private(set) var margins: RegionMargins
  private(set) var groups = GroupTable()
  private(set) var spaces = SpaceTable()
  private(set) var index = RegionIndex()

  /// Creates a store with the window and nothing in it.
  package init(configuration: PointerConfiguration = PointerConfiguration()) {
    margins = RegionMargins(configuration)
  }

  /// The ids of all targets, ascending.
  ///
  /// O(n log n).
  var identifiers: [TargetID] { targets.filter { $0.id != 0 }.map { $0.id }.sorted() }

  /// How much memory it holds beyond the targets as they were passed in, in bytes.
  package var byteCount: Int {
    (targets.capacity - table.count) * MemoryLayout<PointerTarget>.stride
      + boxes.capacity * MemoryLayout<RegionBox>.stride + listings.capacity * MemoryLayout<Listing>.stride
      + freeSlots.capacity * MemoryLayout<Int>.stride + table.byteCount + groups.byteCount + spaces.byteCount
      + index.byteCount
  }

  subscript(_ id: TargetID) -> PointerTarget? { slot(of: id).map { targets[$0] } }

  /// Where a target is kept, or nil.
  func slot(of id: TargetID) -> Int? { table.slot(of: id, in: targets) }

  /// How a target is listed.
  struct Listing: Hashable, Sendable {
    /// The batch that changed it last.
    var batch: UInt32 = 0
    /// Whether it is enabled and its box is its padded region, with nothing more: no group, no negative
    /// padding.
    var isPlain = false
  }

  // MARK: Changing

  package enum Upsert {
    case inserted
    case replaced
    /// It stood in the same batch before.
    case repeated
  }

  /// Begins a batch, within which an id should stand once, of about so many targets.
  package mutating func beginBatch(count: Int = 0) {
    batch &+= 1
    guard targets.isEmpty, count > 16 else { return }
    targets.reserveCapacity(count)
    boxes.reserveCapacity(count)
    listings.reserveCapacity(count)
  }

  @discardableResult
  package mutating func upsert(_ target: PointerTarget, configuration: PointerConfiguration)
    -> Upsert
  {
    if let slot = slot(of: target.id) {
      let outcome = listings[slot].batch == batch ? Upsert.repeated : .replaced
      listings[slot].batch = batch
      replace(slot, with: target, configuration: configuration)
      return outcome
    }
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      targets[slot] = target
      listings[slot].batch = batch
    } else {
      slot = targets.count
      targets.append(target)
      boxes.append(RegionBox(.zero))
      listings.append(Listing(batch: batch))
    }
    table.insert(slot, for: target.id, in: targets)
    list(slot, configuration: configuration)
    return .inserted
  }

  /// Puts a target in the place of the one with its id; what has not changed is not touched.
  private mutating func replace(
    _ slot: Int, with target: PointerTarget, configuration: PointerConfiguration
  ) {
    let isAlike =
      targets[slot].space == target.space && targets[slot].group == target.group
      && (target.group == nil || targets[slot].isEnabled == target.isEnabled)
      && (target.group == nil
        || GroupTable.Share(targets[slot], configuration: configuration)
          == GroupTable.Share(target, configuration: configuration))
    guard isAlike else {
      unlist(slot, configuration: configuration)
      targets[slot] = target
      list(slot, configuration: configuration)
      return
    }
    targets[slot] = target
    moveBox(slot)
  }

  /// Moves a target and keeps all else; false if nothing has the id.
  package mutating func move(_ id: TargetID, to frame: Rect, configuration: PointerConfiguration)
    -> Bool
  {
    guard let slot = slot(of: id) else { return false }
    if targets[slot].group != nil, targets[slot].frame.size != frame.size {
      // It may highlight, or be the tallest, no more.
      unlist(slot, configuration: configuration)
      targets[slot].frame = frame
      list(slot, configuration: configuration)
    } else {
      targets[slot].frame = frame
      moveBox(slot)
    }
    return true
  }

  private mutating func moveBox(_ slot: Int) {
    let old = boxes[slot]
    setBox(slot)
    guard let layer = spaces.layer(of: targets[slot].space) else { return }
    index.move(slot, from: old, to: boxes[slot], in: layer)
  }

  /// Forgets a target; false if nothing has the id.
  mutating func remove(_ id: TargetID, configuration: PointerConfiguration) -> Bool {
    guard let slot = slot(of: id) else { return false }
    unlist(slot, configuration: configuration)
    table.remove(id, in: targets)
    targets[slot] = PointerTarget(id: 0, frame: .zero)
    freeSlots.append(slot)
    return true
  }

  /// Derives everything anew, as after a change of paddings.
  ///
  /// O(n).
  mutating func reconfigure(_ configuration: PointerConfiguration) {
    margins = RegionMargins(configuration)
    groups = GroupTable()
    for slot in targets.indices where targets[slot].id != 0 {
      moveBox(slot)
      joinGroup(slot, configuration: configuration)
    }
  }

  /// Works out how far a target reaches.
  @inline(__always)
  private mutating func setBox(_ slot: Int) {
    // Not through `padded(_:)`: a mutating method that calls another copies the whole store.
    let (frame, isGrouped) = (targets[slot].frame, targets[slot].group != nil)
    let padded = HitRegion.padded(
      frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel, margins: margins)
    let reach = HitRegion.reach(frame, padded: padded, isGrouped: isGrouped, margins: margins)
    boxes[slot] = RegionBox(reach)
    listings[slot].isPlain = targets[slot].isEnabled && !isGrouped && reach == padded
  }

  /// Enters a target into its space and its group.
  private mutating func list(_ slot: Int, configuration: PointerConfiguration) {
    setBox(slot)
    index.insert(slot, boxes[slot], in: spaces.add(to: targets[slot].space))
    joinGroup(slot, configuration: configuration)
  }

  private mutating func joinGroup(_ slot: Int, configuration: PointerConfiguration) {
    guard let group = targets[slot].group, targets[slot].isEnabled else { return }
    groups.add(slot, GroupTable.Share(targets[slot], configuration: configuration), to: group)
  }

  /// Takes a target off its space and its group.
  private mutating func unlist(_ slot: Int, configuration: PointerConfiguration) {
    if let layer = spaces.layer(of: targets[slot].space) {
      index.remove(slot, boxes[slot], in: layer)
      spaces.remove(from: targets[slot].space)
    }
    guard let group = targets[slot].group, targets[slot].isEnabled else { return }
    groups.remove(slot, from: group, among: targets, configuration: configuration)
  }

  // MARK: Spaces

  func space(_ id: SpaceID) -> PointerSpace? { spaces.space(id) }

  mutating func upsertSpace(_ space: PointerSpace) { spaces.upsert(space) }

  mutating func scrollSpace(_ id: SpaceID, to origin: Point) -> Bool { spaces.scroll(id, to: origin) }

  /// Forgets a space; its targets wait until it comes back.
  ///
  /// The window itself stays.
  mutating func removeSpace(_ id: SpaceID) -> Bool { spaces.remove(id) }
}
