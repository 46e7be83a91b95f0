import CPointerKit
import PointerRecordings
import PointerTestSupport
import XCTest

@testable import PointerKitABI

/// Queries, diagnostics and digests answer in C as in Swift.
final class QueriesInCTests: EngineInCTestCase {
  func testEveryQueryAnswersAsInSwift() {
    var hits = 0
    visit(from: 400) { engine, _, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      var state = ptk_state()
      XCTAssertEqual(ptk_engine_get_state(handle, &state, MemoryLayout<ptk_state>.size), PTK_STATUS_OK)
      XCTAssertEqual(state.time, engine.time.nanoseconds, what)
      assertSame(state.position, engine.position, what)
      XCTAssertEqual(state.hovered, engine.hoveredTarget?.rawValue ?? 0, what)
      XCTAssertEqual(state.event_count, engine.eventCount, what)
      XCTAssertEqual(Int(state.modifiers), Int(engine.pressedModifiers.rawValue), what)
      XCTAssertEqual(Int(state.touch_count), engine.touchCount, what)
      XCTAssertEqual(Int(state.appearance.rawValue), Int(engine.appearance.rawValue), what)
      var (ids, count) = ([UInt64](repeating: 0, count: 64), 0)
      XCTAssertEqual(ptk_engine_get_targets(handle, &ids, 64, &count), PTK_STATUS_OK)
      XCTAssertEqual(Array(ids[..<count]), engine.targetIdentifiers.map(\.rawValue), what)
      XCTAssertEqual(ptk_engine_get_selection(handle, &ids, 64, &count), PTK_STATUS_OK)
      XCTAssertEqual(Array(ids[..<count]), engine.selection.map(\.rawValue), what)
      for x in stride(from: 20.0, to: 1000, by: 190) {
        let place = Point(x, 0.7 * x)
        XCTAssertEqual(ptk_engine_get_targets_at(handle, point(place), &ids, 64, &count), PTK_STATUS_OK)
        XCTAssertEqual(Array(ids[..<count]), engine.targets(at: place).map(\.rawValue), what)
        var space = UInt64(0)
        XCTAssertEqual(ptk_engine_get_space_at(handle, point(place), &space), PTK_STATUS_OK)
        XCTAssertEqual(space, engine.space(at: place).rawValue, what)
        var hit = ptk_hit()
        let status = ptk_engine_hit_test(handle, point(place), &hit, MemoryLayout<ptk_hit>.size)
        let expected = engine.hitTest(place)
        XCTAssertEqual(status, expected == nil ? PTK_STATUS_ABSENT : PTK_STATUS_OK, what)
        guard let expected else { continue }
        hits += 1
        XCTAssertEqual([hit.target, hit.space], [expected.target.rawValue, expected.space.rawValue], what)
        assertSame(hit.location, expected.location, what)
      }
      for id in engine.targetIdentifiers {
        var region = ptk_rect()
        let expected = engine.region(of: id)
        XCTAssertEqual(
          ptk_engine_get_region(handle, id.rawValue, &region),
          expected == nil ? PTK_STATUS_ERROR_UNKNOWN : PTK_STATUS_OK)
        if let expected { assertSame(region, expected, what) }
      }
      for id in 0...6 as ClosedRange<UInt64> {
        var (clip, place) = (ptk_rect(), ptk_point())
        let expected = engine.clip(of: SpaceID(id))
        XCTAssertEqual(
          ptk_engine_get_clip(handle, id, &clip), expected == nil ? PTK_STATUS_ABSENT : PTK_STATUS_OK, what)
        if let expected { assertSame(clip, expected, what) }
        let given = Point(33, 44)
        let (inward, outward) = (
          engine.convert(given, to: SpaceID(id)), engine.convert(given, from: SpaceID(id))
        )
        XCTAssertEqual(
          ptk_engine_convert_to_space(handle, id, point(given), &place),
          inward == nil ? PTK_STATUS_ERROR_UNKNOWN : PTK_STATUS_OK)
        if let inward { assertSame(place, inward, what) }
        XCTAssertEqual(
          ptk_engine_convert_from_space(handle, id, point(given), &place),
          outward == nil ? PTK_STATUS_ERROR_UNKNOWN : PTK_STATUS_OK)
        if let outward { assertSame(place, outward, what) }
      }
    }
    XCTAssertGreaterThan(hits, 50)
  }

  func testEveryDiagnosticIsThatOfSwift() {
    var seen: Set<Int> = []
    for (seed, dice) in withDice(0..<4, from: 600) {
      var calls = RandomCalls(dice, adversity: 90)
      var engine = PointerEngine(size: Size(1024, 768))
      for _ in 0..<300 { engine.perform(calls.next()) }
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      var (found, count) = ([ptk_violation](repeating: ptk_violation(), count: 32), 0)
      XCTAssertEqual(ptk_engine_get_violations(handle, &found, 32, &count), PTK_STATUS_OK)
      let expected = Mirror(reflecting: engine.diagnostics).children.map { Mirror(reflecting: $0.value) }
      XCTAssertEqual(count, expected.count)
      for (index, violation) in expected.enumerated() {
        let number = violation.descendant("count") as? Int
        XCTAssertEqual(Int(found[index].count), number, "seed \(seed), violation \(index)")
        let id: UInt64 =
          switch violation.descendant("lastID", "some") {
          case let id as TargetID: id.rawValue
          case let id as SpaceID: id.rawValue
          case let id as DeviceID: UInt64(id.rawValue)
          default: 0
          }
        XCTAssertEqual(found[index].last_id, id, "seed \(seed), violation \(index)")
        if found[index].count > 0 { seen.insert(index) }
      }
    }
    XCTAssertGreaterThan(seen.count, 16, "most kinds occurred: \(seen.sorted())")
  }

  func testADigestIsThatOfSwift() {
    visit(from: 800) { engine, now, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      XCTAssertEqual(ptk_engine_read(handle, now.nanoseconds, frame), PTK_STATUS_OK)
      var (found, expected) = (UInt64(0), StateDigest())
      XCTAssertEqual(ptk_digest_begin(&found), PTK_STATUS_OK)
      XCTAssertEqual(found, expected.value)
      XCTAssertEqual(ptk_digest_add(&found, 0x1234_5678_9abc), PTK_STATUS_OK)
      expected.combine(UInt64(0x1234_5678_9abc))
      XCTAssertEqual(found, expected.value, what)
      XCTAssertEqual(ptk_digest_add_frame(&found, frame), PTK_STATUS_OK)
      if let frame = Frame(host: frame) { expected.combine(frame.pointee.frame) }
      XCTAssertEqual(found, expected.value, what)
      let first = engine.eventCount - min(engine.eventCount, 5)
      XCTAssertEqual(ptk_digest_add_events(&found, handle, first), PTK_STATUS_OK)
      for event in engine.events(since: first) { expected.combine(event) }
      XCTAssertEqual(found, expected.value, what)
    }
    XCTAssertEqual(ptk_digest_begin(nil), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_digest_add(nil, 1), PTK_STATUS_ERROR_NULL)
  }
}
