import Foundation
import PointerBench
import PointerKit
import XCTest

@testable import Lab

final class BenchTests: XCTestCase {
  /// A line of `--json`.
  private struct Line: Decodable {
    var scene: String
    var targets: Int
    var unit: String
    var median: Double
    var fastest: Double
    var allocations: Double?
    var bytes: Double?
    var scan: Double?
    var ratio: Double?
    var agrees: Bool?
  }

  func testOptions() throws {
    XCTAssertEqual(try BenchCommand([]).targetCounts, [10, 100, 1000, 10_000, 100_000, 1_000_000])
    XCTAssertFalse(try BenchCommand([]).isJSON)
    let command = try BenchCommand(["--json", "--targets", "1,1000000"])
    XCTAssertEqual(command.targetCounts, [1, 1_000_000])
    XCTAssertTrue(command.isJSON)
  }

  func testWrongArgumentsAreNamed() {
    for words in ["0", "1000001", "ten", "-5", "1e3", "10,", ",", "10,,20", ""] {
      XCTAssertThrowsError(try BenchCommand(["--targets", words]), words) {
        XCTAssertEqual($0 as? BenchError, .wrongTargets(words))
      }
    }
    XCTAssertThrowsError(try BenchCommand(["--fast"])) {
      XCTAssertEqual($0 as? BenchError, .unknownArgument("--fast"))
    }
  }

  #if !DEBUG
    func testEverySceneAndQueryHasALineOfJSON() throws {
      let results = Bench(targetCounts: [1, 20], effort: .minimal).results()
      let lines = try BenchCommand.lines(results).split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
      for count in [1, 20] {
        let own = lines.filter { $0.targets == count }
        for scene in BenchScene.allCases {
          let units = own.filter { $0.scene == scene.rawValue }.map(\.unit)
          let readings = scene.hasFrame ? ["", " + frame", " + commands", " + elements"] : [""]
          XCTAssertEqual(units, readings.map { scene.operation + $0 }, scene.rawValue)
        }
        for query in IndexQuery.allCases {
          let line = try XCTUnwrap(own.first { $0.scene == query.rawValue })
          XCTAssertEqual(line.unit, "query")
          XCTAssertEqual(line.agrees, true, query.rawValue)
          XCTAssertGreaterThan(try XCTUnwrap(line.scan), 0)
          XCTAssertGreaterThan(try XCTUnwrap(line.ratio), 0)
        }
        XCTAssertEqual(own.filter { $0.bytes != nil }.map(\.scene), [BenchScene.register.rawValue])
      }
      for line in lines {
        XCTAssertGreaterThan(line.fastest, 0, line.scene)
        XCTAssertGreaterThanOrEqual(line.median, line.fastest, line.scene)
      }
    }
  #endif

  func testTheTablesNameEverySceneAndQuestion() {
    let names = BenchScene.allCases.map(\.rawValue) + IndexQuery.allCases.map(\.rawValue)
    let text = BenchTable.text(
      names.map { BenchResult(scene: $0, targets: 3, unit: "query", median: 1, fastest: 1) })
    for name in names { XCTAssertTrue(text.contains("\n\(name) "), "\(name) in\n\(text)") }
    XCTAssertFalse(text.contains("DIFFERENT"))
    XCTAssertLessThanOrEqual(text.split(separator: "\n").map(\.count).max() ?? 0, 110)
  }

  func testDifferentAnswersAreToldAndFail() {
    var result = BenchResult(scene: "window", targets: 7, unit: "query", median: 1, fastest: 1)
    result.agrees = false
    XCTAssertTrue(BenchTable.text([result]).contains("DIFFERENT"))
    XCTAssertThrowsError(try BenchCommand.checkAnswers([result])) {
      XCTAssertTrue("\($0)".contains("window, 7 targets"), "\($0)")
    }
  }

  // MARK: The scenes are what they say

  private func played(
    _ scene: BenchScene, count: Int = 40, operations: Int = 240, _ look: (BenchStage) -> Void
  ) -> BenchStage {
    var stage = BenchStage(BenchLayout(count: count))
    stage.begin(scene)
    for _ in 0..<operations {
      stage.prepare(scene)
      stage.perform(scene)
      stage.read()
      look(stage)
    }
    return stage
  }

  func testScrollOfAParentChangesWhatIsHovered() {
    var hovered: Set<TargetID?> = []
    var stage = played(.scrollParent) { stage in hovered.insert(stage.frame.hovered) }
    XCTAssertEqual(stage.engine.spacesFromFront.count, 103)
    XCTAssertGreaterThan(hovered.count, 2)
    stage.end(.scrollParent)
    XCTAssertEqual(stage.engine.spacesFromFront, BenchStage(BenchLayout(count: 40)).engine.spacesFromFront)
  }

  func testIdleIsAtRestAndAsksForNoCall() {
    _ = played(.idle, operations: 3) { stage in
      XCTAssertTrue(stage.frame.isAtRest)
      XCTAssertNil(stage.frame.nextWake)
      XCTAssertEqual(stage.frame.hovered, 1)
    }
  }

  func testMidMorphAlwaysAnimatesTwoContentsAndThePointer() {
    var (seen, frames) = (Set<TargetID>(), 0)
    _ = played(.morph) { stage in
      seen.insert(stage.frame.hovered ?? 0)
      frames += 1
      XCTAssertFalse(stage.frame.isAtRest)
      if frames > 24 { XCTAssertEqual(stage.frame.contents.count, 2, "frame \(frames)") }
    }
    XCTAssertEqual(seen, [6, 7])
  }

  func testTheFlickIsJudgedAmongAThousand() {
    let stage = played(.flick, operations: 2) { stage in
      XCTAssertEqual(stage.engine.lastAttraction?.reason, .scan)
    }
    XCTAssertEqual(stage.engine.targetIdentifiers.count, 40 + 1000)
    let projected = stage.engine.lastAttraction?.projected ?? .zero
    let near = stage.engine.targetIdentifiers.filter {
      stage.engine.region(of: $0)?.distance(to: projected) ?? .infinity
        <= stage.engine.lastAttraction?.reach ?? 0
    }
    XCTAssertEqual(near.count, 1000)
  }

  func testHostsOfBothKindsReadTheSameCommands() {
    let stage = played(.morph, operations: 6) { _ in }
    var (list, elements) = (CommandSum(), CommandSum())
    list.add(stage.frame)
    elements.addByElement(stage.frame)
    XCTAssertGreaterThan(list.count, 4)
    // An element's own content is the toolkit's to paint: its beginning and its end are no commands there.
    XCTAssertEqual(list.count, elements.count + 2 * stage.frame.contents.count)
  }
}

/// The memory of every layout of the bench, and the worst cases.
final class WorstLayoutTests: XCTestCase {
  func testRecordsAndIndexTakeAtMost256BytesATargetInEveryLayout() {
    for layout in WorstLayout.allCases {
      for count in [1000, 1025, 10_000] {
        XCTAssertLessThanOrEqual(
          layout.bytes(count), WorstLayout.limit, "\(layout.rawValue), \(count) targets")
      }
    }
  }

  /// `CostTests` compares the times with the limit, in a release build.
  func testEachWorstCaseRuns() {
    for worst in WorstCase.allCases {
      XCTAssertGreaterThan(worst.result(isShort: true).median, 0, worst.rawValue)
    }
  }
}
