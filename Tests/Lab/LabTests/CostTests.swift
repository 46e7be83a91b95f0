#if !DEBUG
  import PointerBench
  import PointerTestSupport
  import XCTest

  @testable import PointerKit

  /// What a single call costs at most, among as many targets as are promised.
  ///
  /// The machines that run the tests differ, so a limit is the time of a sort in the same run: where these were written
  /// it takes four milliseconds.
  final class CostTests: XCTestCase {
    private static let limit: Duration = {
      var dice = PointerTestSupport.Dice(seed: 1)
      let numbers = (0..<60_000).map { _ in dice.next() }
      return least { XCTAssertEqual(numbers.sorted().count, numbers.count) }
    }()
    private var limit: Duration { Self.limit }

    /// The least time of some rounds, since the machine may be busy for a moment.
    private static func least(_ body: () -> Void) -> Duration {
      (0..<20).map { _ in processorTime(of: body) }.min() ?? .zero
    }

    private func least(_ body: () -> Void) -> Duration { Self.least(body) }

    func testTheWorstCallsAmongAThousandTargets() {
      for worst in WorstCase.allCases {
        XCTAssertLessThan(worst.result().median, 2 * WorstCase.limit, worst.rawValue)
      }
    }

    func testAMovementUnderAChainOfHundredsWithinAThousandRegions() {
      var engine = PointerEngine(size: Size(300, 240), start: Point(1, 239))
      engine.placePointer(at: .zero)
      func target(_ id: Int, _ frame: Rect, z: Int64, padding: Double) -> PointerTarget {
        PointerTarget(TargetID(id), frame, hasBezel: true, effect: .highlight, z: z, padding: Insets(padding))
      }
      engine.upsert(target(1, Rect(20, 20, 60, 60), z: 1, padding: 0), at: .zero)
      for index in 0..<250 {
        // A target with a lower id is painted later, so each target of the chain covers the previous one.
        let (column, row) = (Double(index % 18) * 12, Double(index / 18) * 12)
        let x = index / 18 % 2 == 0 ? 70 + column : 274 - column
        let frame = Rect(x, 30 + row, 13, 13)
        engine.upsert(target(300 - index, frame, z: 2, padding: 0), at: .zero)
      }
      let small = Rect(0, 230, 9, 9)
      engine.upsert((0..<1_000).map { target(1000 + $0, small, z: 0, padding: 300) }, at: .zero)
      let time = least {
        var copy = engine
        copy.simulate(PointerInput(.position(Point(40, 50)), at: Timestamp(nanoseconds: 1)))
        _ = copy.frame(at: Timestamp(nanoseconds: 1))
      }
      XCTAssertLessThan(time, limit)
    }

    func testAFlickAndABandAmongAThousandSpaces() {
      for isOpaque in [false, true] {
        var engine = PointerEngine(size: Size(1e6, 1e6), start: Point(1, 9990))
        for id in 1...1_000 as ClosedRange<UInt64> {
          var space = PointerSpace(id: SpaceID(id))
          let corner = Point(Double(id % 100) * 1000, Double(id / 100) * 1000)
          space.clip = Rect(origin: corner, size: Size(900, 900))
          space.isOpaque = isOpaque
          engine.upsert(space, at: .zero)
          let frame = Rect(center: corner + Vector(430, 430), size: Size(60, 60))
          engine.upsert(PointerTarget(TargetID(id), frame, space: space.id), at: .zero)
        }
        let flick = Flick(
          position: Point(1200, 2440), velocity: Vector(2500, 0), bounds: Rect(0, 0, 1e6, 1e6))
        XCTAssertLessThan(least { _ = engine.attraction(of: flick) }, limit, "a flick, \(isOpaque)")
        engine.simulate(PointerInput(.position(Point(950, 10)), at: .zero))
        engine.simulate(PointerInput(.button(.primary, isDown: true), at: .zero))
        var width = 1e5
        let band = least {
          width += 1
          engine.simulate(PointerInput(.position(Point(width, width)), at: .zero))
        }
        XCTAssertLessThan(band, limit * 5, "a band, \(isOpaque)")
      }
    }

    // MARK: What grows with nothing

    /// How many times as long a call takes with more things.
    private func growth(from few: Int, to many: Int, _ call: (Int) -> () -> Void) -> Double {
      let (few, many) = (call(few), call(many))
      return least(many) / max(.nanoseconds(1), least(few))
    }

    func testAnAnnotationAndATextCostNoMoreThanWhatIsKeptOfThem() {
      let value = PointerAnnotation.Value(label: "X", text: "41")
      let values = growth(from: 5, to: 1_000_000) { count in
        let values = Array(repeating: value, count: count)
        return { for _ in 0..<200 { XCTAssertLessThanOrEqual(PointerAnnotation(values).values.count, 4) } }
      }
      XCTAssertLessThan(values, 5)
      for character in ["x", "ä", "€", "🜁", "\u{301}"] {
        let text = growth(from: 40, to: 1_000_000) { count in
          let text = String(repeating: character, count: count)
          return { for _ in 0..<200 { XCTAssertTrue(AnnotationText(text).isCut) } }
        }
        XCTAssertLessThan(text, 5, character)
      }
    }

    func testMembersOfATabBarJoinAndLeaveWithoutALookAtTheOthers() {
      let growth = growth(from: 400, to: 1600) { count in
        {
          var store = TargetStore()
          for id in 1...count {
            let frame = Rect(Double(id) * 200, 0, 40, 40)
            store.upsert(PointerTarget(TargetID(id), frame, .tabBarItem, group: 1))
          }
          for id in (2...count).reversed() { XCTAssert(store.remove(TargetID(id))) }
        }
      }
      XCTAssertLessThan(growth, 9, "16 if it is quadratic")
    }

    /// S8: lines that cross all others, curves in knots, and strokes of any width.
    func testTheLargestPathIsMeasuredInTheTimeOfTwoSorts() {
      for (kind, count) in product(HardPath.allCases, [100, 300, 1024, 2047]) {
        for width in [nil, 0.001, 4.5, 60, 1e9] {
          var dice = PointerTestSupport.Dice(seed: 11)
          let elements = kind.elements(count, &dice)
          let time = least { _ = PointerPath(elements, strokeWidth: width) }
          XCTAssertLessThanOrEqual(time, limit * 2, "\(kind), \(count) elements, stroke \(width ?? 0)")
        }
      }
    }
  }
#endif
