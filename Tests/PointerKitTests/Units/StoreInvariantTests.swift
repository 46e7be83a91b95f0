import PointerTestSupport
import XCTest

@testable import PointerKit

/// Each rule of `TargetStore.firstViolatedInvariant()` is reported when it is broken.
final class StoreInvariantTests: XCTestCase {
  /// Three grouped buttons, a divider and a card in the window, rows in two spaces, and a removed target.
  private func store() -> TargetStore {
    var store = TargetStore()
    XCTAssertTrue(
      store.upsert(PointerSpace(id: 1, origin: Point(400, 0), clip: Rect(400, 0, 200, 200), z: 1)))
    XCTAssertTrue(store.upsert(PointerSpace(id: 2, in: 1, origin: Point(10, 10))))
    XCTAssertTrue(store.upsert(PointerSpace(id: 3, in: 1, z: -1, isOpaque: true)))
    store.arrangeSpaces()
    for number in 0..<3 {
      store.upsert(
        PointerTarget(TargetID(number + 1), Rect(60 * Double(number), 0, 44, 37), .barButton, group: 7))
    }
    store.upsert(
      PointerTarget(4, Rect(200, 0, 1, 300), .divider, style: PointerStyle(shape: .circle(diameter: 9))))
    store.upsert(PointerTarget(5, Rect(220, 0, 150, 300), .card))
    store.upsert(PointerTarget(6, Rect(0, 0, 150, 40), .row, space: 2))
    store.upsert(PointerTarget(7, Rect(0, 40, 150, 40), .row, space: 3))
    store.upsert(PointerTarget(8, Rect(0, 500, 50, 50), .tabBarItem, group: 8))
    store.upsert(PointerTarget(9, Rect(0, 600, 50, 50)))
    XCTAssertTrue(store.remove(9))
    return store
  }

  /// Checks that a change of a part of the store is reported as a sentence.
  private func assert<Part>(
    _ part: KeyPath<TargetStore, Part>, _ sentence: String, line: UInt = #line,
    breaks change: (inout Part) -> Void
  ) throws {
    var store = store()
    XCTAssertNil(store.firstViolatedInvariant(), line: line)
    // Other files may not write the part, so it is written where it lies in memory.
    let offset = try XCTUnwrap(MemoryLayout<TargetStore>.offset(of: part), line: line)
    withUnsafeMutableBytes(of: &store) { bytes in
      change(&(bytes.baseAddress! + offset).assumingMemoryBound(to: Part.self).pointee)
    }
    XCTAssertEqual(store.firstViolatedInvariant().map { "\($0)" }, sentence, line: line)
  }

  func testSlots() throws {
    try assert(\.listings, "each slot has a target, a listing and a box") { $0.removeLast() }
    try assert(\.targets, "each target is found in its slot by its id") { $0[0].id = 99 }
    try assert(\.slotsByID, "no other target is found") { $0[99] = 0 }
    try assert(\.freeSlots, "the free slots are those without a target") { $0.removeAll() }
  }

  func testTables() throws {
    try assert(\.listings, "each target is listed in the layer of its space") { $0[0].layer = 1 }
    try assert(\.spaces, "each layer counts its targets") { _ = $0.addTarget(to: 1) }
    try assert(\.index, "the index has the box of each target") {
      $0.move(0, to: RegionBox(Rect(0, 0, 9, 9)))
    }
    try assert(\.index, "the index finds each target once, in the layer of its space") { $0.remove(0) }
    try assert(\.index, "the index finds no other target") { $0.insert(8, $0.boxes[8]) }
    try assert(\.listings, "a listing says whether its target is plain") { $0[0].isPlain = true }
    try assert(\.listings, "a listing says whether its target may claim points") { $0[3].isClaimant = false }
    try assert(\.claimants, "the layers with claims are counted") { $0.add(to: 0) }
  }

  func testGroups() throws {
    try assert(\.listings, "each target is listed with the number of its group") { $0[0].group = 1 }
    try assert(\.groups, "the members of a group are the targets that are listed with its number") {
      _ = $0.add(4, PointerTarget(5, .zero), to: 7)
    }
    try assert(\.groups.freeNumbers, "the free numbers are those of groups without members") { $0 = [0] }
    try assert(\.groups.numbersByID, "no other group is found") { $0[9] = 0 }
    try assert(\.groups.tabBars, "the tab bars are the groups with a tab bar item") { $0 = [] }
    try assert(\.targets, "a group's counts and heights are those of its members") {
      $0[0].isEnabled = false
    }
  }

  func testSpaces() throws {
    try assert(\.spaces.placements, "each layer has a placement and a node") { $0.removeLast() }
    try assert(\.spaces.layers, "the first layer is that of the window, which is registered") {
      $0[0].isRegistered = false
    }
    try assert(\.spaces.layers, "each used layer is found by the id of its space") { $0[1].space.id = 9 }
    try assert(\.spaces.freeLayers, "the free layers are those that are not used") { $0 = [2] }
    try assert(\.spaces.layers, "a registered space is linked to its parent, with its z and its id") {
      $0[2].space.z = 5
    }
    try assert(\.spaces, "the order of the layers is up to date") {
      _ = $0.upsert(PointerSpace(id: 3, in: 1, z: -1))
    }
    try assert(\.spaces.placements, "the placement of a space follows from that of its parent") {
      $0[1] = .detached
    }
  }

  func testSpaceTree() throws {
    try assert(\.spaces.tree.nodes, "no layer is within itself") { $0[1].parent = 2 }
    try assert(
      \.spaces.tree.nodes, "siblings are linked from front to back, without an end that is missing"
    ) { $0[3].nextSibling = 2 }
    try assert(\.spaces.tree.nodes, "the children of a layer are those that have it as their parent") {
      $0[2].nextSibling = nil
    }
  }

  func testIndex() throws {
    try assert(\.index.entries, "each entry is in the list of one cell, or unused") {
      $0.append(RegionIndex.Entry(slot: 0, next: -1))
    }
    try assert(\.index.boxes, "the region of an entry touches its cell") {
      $0[0] = RegionBox(Rect(9000, 9000, 9, 9))
    }
    try assert(\.index, "a region is once in the list of a cell") { $0.insert(0, $0.boxes[0]) }
    try assert(\.index.layers, "a grid counts its regions") { $0[0][0].regionCount += 1 }
  }
}
