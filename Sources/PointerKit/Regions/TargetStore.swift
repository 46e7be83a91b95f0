import Kinematics

/// The registered targets and spaces, and the questions that hit testing asks of them.
///
/// A plain array scanned from end to end.
struct TargetStore: Hashable, Sendable {
  private var targets: [PointerTarget] = []
  private(set) var records: [RegionRecord] = []
  /// How far each record can hold a point, by its padding or by a bridge of its group, close together: almost every
  /// question ends at them.
  private var reaches: [Rect] = []
  private var freeSlots: [Int] = []
  private var table = IdentifierTable()
  private var batch: UInt64 = 0
  /// The spaces, from the front to the back.
  private(set) var spaces = [PointerSpace(id: 0)]

  /// The ids of all targets, ascending.
  ///
  /// O(n log n).
  var identifiers: [UInt64] { records.filter { $0.id != 0 }.map { $0.id }.sorted() }

  subscript(_ id: UInt64) -> PointerTarget? { table.slot(of: id).map { targets[$0] } }

  func record(of id: UInt64) -> RegionRecord? { table.slot(of: id).map { records[$0] } }

  /// Whether a target reveals an id, or is not registered: then nobody knows better.
  func reveals(_ id: UInt64, by target: UInt64) -> Bool {
    table.slot(of: target).map { targets[$0].reveals.contains(id) } ?? true
  }

  // MARK: Changing

  enum Upsert {
    case inserted
    case replaced
    /// It stood in the same batch before.
    case repeated
  }

  /// Begins a batch, within which an id should stand once.
  mutating func beginBatch() { batch += 1 }

  @discardableResult
  mutating func upsert(_ target: PointerTarget, configuration: PointerConfiguration) -> Upsert {
    let slot: Int
    var outcome = Upsert.inserted
    if let known = table.slot(of: target.id) {
      slot = known
      outcome = records[slot].batch == batch ? .repeated : .replaced
    } else if let free = freeSlots.popLast() {
      slot = free
    } else {
      slot = targets.count
      targets.append(target)
      records.append(RegionRecord(target, configuration: configuration))
      reaches.append(.zero)
    }
    targets[slot] = target
    records[slot] = RegionRecord(target, configuration: configuration)
    reaches[slot] = TargetStore.reach(of: records[slot], configuration: configuration)
    records[slot].batch = batch
    table.set(slot, for: target.id)
    return outcome
  }

  /// Moves a target and keeps all else; false if nothing has the id.
  mutating func move(_ id: UInt64, to frame: Rect, configuration: PointerConfiguration) -> Bool {
    guard let slot = table.slot(of: id) else { return false }
    targets[slot].frame = frame
    records[slot].frame = frame
    records[slot].padded = frame.outset(
      by: HitRegion.padding(of: targets[slot], configuration: configuration))
    reaches[slot] = TargetStore.reach(of: records[slot], configuration: configuration)
    return true
  }

  /// Forgets a target; false if nothing has the id.
  mutating func remove(_ id: UInt64) -> Bool {
    guard let slot = table.slot(of: id) else { return false }
    table.remove(id)
    targets[slot] = PointerTarget(id: 0, frame: .zero)
    records[slot] = RegionRecord(targets[slot], configuration: PointerConfiguration())
    records[slot].isEnabled = false
    freeSlots.append(slot)
    return true
  }

  /// Derives all records anew, as after a change of paddings.
  mutating func reconfigure(_ configuration: PointerConfiguration) {
    beginBatch()
    for target in targets where target.id != 0 { upsert(target, configuration: configuration) }
  }

  // MARK: Spaces

  func space(_ id: UInt64) -> PointerSpace? { spaces.first { $0.id == id } }

  mutating func upsertSpace(_ space: PointerSpace) {
    spaces.removeAll { $0.id == space.id }
    // From the front: the higher order, then the lower id.
    let index = spaces.firstIndex {
      space.order > $0.order || (space.order == $0.order && space.id < $0.id)
    }
    spaces.insert(space, at: index ?? spaces.count)
  }

  mutating func scrollSpace(_ id: UInt64, to origin: Point) -> Bool {
    guard let index = spaces.firstIndex(where: { $0.id == id }) else { return false }
    spaces[index].origin = origin
    return true
  }

  /// Forgets a space; its targets wait until it comes back.
  ///
  /// The window itself stays.
  mutating func removeSpace(_ id: UInt64) -> Bool {
    guard id != 0, let index = spaces.firstIndex(where: { $0.id == id }) else { return false }
    spaces.remove(at: index)
    return true
  }

  // MARK: Asking

  /// The target whose region holds a point of the window, from the front space down; an opaque space hides
  /// what is behind it.
  ///
  /// O(targets · spaces).
  func topmost(at point: Point, groupGap: Double) -> UInt64? {
    for space in spaces where space.isEnabled {
      if let clip = space.clip, !clip.contains(point) { continue }
      if let hit = topmost(at: space.local(point), in: space.id, groupGap: groupGap) { return hit }
      if space.isOpaque { return nil }
    }
    return nil
  }

  private func topmost(at point: Point, in space: UInt64, groupGap: Double) -> UInt64? {
    var best: HitRegion.Claim?
    var isNearGroup = false
    reaches.withUnsafeBufferPointer { reaches in
      for slot in reaches.indices where reaches[slot].contains(point) {
        guard records[slot].space == space, records[slot].isEnabled else { continue }
        if records[slot].group != 0 { isNearGroup = true }
        guard records[slot].padded.contains(point) else { continue }
        let claim = HitRegion.Claim(records[slot], at: point)
        if best.map({ claim.beats($0) }) ?? true { best = claim }
      }
    }
    if isNearGroup, best?.isInFrame != true {
      let bridge = GroupBridge(point: point, gap: groupGap)
      if let claim = bridge.claim(among: records, space: space), best.map({ claim.beats($0) }) ?? true {
        best = claim
      }
    }
    return best?.record.id
  }

  private static func reach(of record: RegionRecord, configuration: PointerConfiguration) -> Rect {
    record.group == 0 ? record.padded : record.padded.union(record.frame.outset(by: configuration.groupGap))
  }

  /// A target's frame in window coordinates; nil if it or its space is unknown.
  func windowFrame(of id: UInt64) -> Rect? {
    guard let record = record(of: id), let space = space(record.space) else { return nil }
    return space.window(record.frame)
  }

  // MARK: Groups

  /// Whether an automatic member of the group would highlight by itself, which makes all of them highlight (E11).
  func groupHighlights(_ group: UInt64, configuration: PointerConfiguration) -> Bool {
    for slot in records.indices where records[slot].group == group && records[slot].isEnabled {
      let target = targets[slot]
      if target.style.effect == .automatic, target.kind != .selectedSegment,
        AutomaticEffect.effect(for: target, configuration: configuration) == .highlight
      {
        return true
      }
    }
    return false
  }

  /// The height of the tallest bar button of the group (E13).
  func tallestBarButton(ofGroup group: UInt64) -> Double {
    var tallest = 0.0
    for slot in records.indices
    where records[slot].group == group && records[slot].isEnabled && targets[slot].kind == .barButton {
      tallest = max(tallest, records[slot].frame.height)
    }
    return tallest
  }
}
