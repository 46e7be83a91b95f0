import PointerScenes
import PointerTestSupport
import XCTest

@testable import Lab

/// The study of clicks: recorded presses that are aimed at targets of other sizes (R1, R2, I14).
final class ClickStudyTests: XCTestCase {
  /// A press of a person who aims at (500, 400), as a line of a file: the times in milliseconds and the positions
  /// beside the target.
  private func line(_ person: String, _ group: String, _ samples: [(Int, Double)]) -> String {
    let rows = samples.map { "[\($0.0),\(500 + $0.1),400]" }.joined(separator: ",")
    return
      "{\"participant\":\"\(person)\",\"tremor\":\"\(group)\",\"target\":[500.0,400.0],\"samples\":[\(rows)]}\n"
  }

  private func presses(_ text: String) throws -> [RecordedPress] {
    try RecordedPress.all(in: text)
  }

  private func index(_ name: String) throws -> Int {
    try XCTUnwrap(ClickTechnique.all.firstIndex { $0.name == name })
  }

  /// The percentages of hits on targets of 24 points.
  private func hits(_ lines: String, _ names: String...) throws -> [Double] {
    let group = try XCTUnwrap(ClickStudy(try presses(lines), seed: 1).groups.first)
    let side = try XCTUnwrap(ClickStudy.sides.firstIndex(of: 24))
    return try names.map { group.hits(side, try index($0)).value }
  }

  func testPaddingCatchesAPressBesideTheTarget() throws {
    let offsets = [(12.0, 5), (13, 4), (24, 4), (25, 2), (36, 2), (37, 0)]
    for (offset, caught) in offsets {
      let press = line("A", "no", [(-300, -200), (-100, offset), (350, offset)])
      let found = try hits(press, "padding 24", "24, steady", "padding 12", "12, steady", "plain", "steady")
      let number = caught == 5 ? 6 : caught
      XCTAssertEqual(found, (0..<6).map { $0 < number ? 100 : 0 }, "\(offset) pt")
    }
  }

  func testASteadyPressHitsAlthoughTheFingerRollsOff() throws {
    let press = line("A", "yes", [(-200, -100), (-50, 11), (60, 13.5), (350, 13.5)])
    XCTAssertEqual(try hits(press, "plain", "steady"), [0, 100])
    // Beyond the drag distance the press is lost, and after the release nothing counts.
    XCTAssertEqual(try hits(line("A", "yes", [(-50, 11), (60, 40)]), "steady"), [0])
    XCTAssertEqual(try hits(line("A", "yes", [(-50, 11), (160, 40)]), "plain"), [100])
  }

  func testASnappedPointerIsAtTheCenterAfterARest() throws {
    let press = line("A", "no", [(-2000, 60), (-1900, 30), (-100, 30), (-20, 40), (350, 40)])
    XCTAssertEqual(try hits(press, "24, steady", "24, steady, snaps"), [0, 100])
  }

  func testFiguresAreByGroupAndIntervalsOverPeople() throws {
    let hit = [(-100, 5.0), (200, 5.0)]
    let near = [(-100, 20.0), (200, 20.0)]
    var text = ""
    for person in 0..<20 { text += line("N\(person)", "no", person < 10 ? hit : near) }
    for _ in 0..<5 { text += line("T", "yes", near) + line("T", "yes", hit) }
    let study = ClickStudy(try presses(text), seed: 7)
    XCTAssertEqual(study.groups.map(\.name), ["no", "yes"])
    XCTAssertEqual(study.groups.map(\.people), [20, 1])
    XCTAssertEqual(study.groups.map(\.presses), [20, 10])
    let side = try XCTUnwrap(ClickStudy.sides.firstIndex(of: 24))
    let plain = study.groups[0].hits(side, 0)
    XCTAssertEqual(plain.value, 50)
    // 1.96 standard errors of a share of one half of 20 people.
    let half = 1.96 * 50 / 20.0.squareRoot()
    XCTAssertEqual(plain.lower, 50 - half, accuracy: 0.3 * half)
    XCTAssertEqual(plain.upper, 50 + half, accuracy: 0.3 * half)
    XCTAssertEqual(study.groups[0].missRatio(side, try index("24, steady")).value, 0)
    let alone = study.groups[1].hits(side, 0)
    XCTAssertEqual([alone.lower, alone.value, alone.upper], [50, 50, 50], "one person has no interval")
    XCTAssertTrue(study.report.contains("tremor \"yes\": 1 people, 10 presses"), study.report)
  }

  func testLinesThatAreNoPressAreNamed() throws {
    let good = line("A", "no", [(-100, 0)])
    for wrong in [line("A", "no", []), line("A", "no", [(10, 0)]), line("A", "no", [(-5, 0), (-6, 0)])] {
      XCTAssertThrowsError(try presses(good + wrong), wrong) { error in
        XCTAssertTrue("\(error)".hasPrefix("line 2: expected a target"), "\(error)")
      }
    }
  }
}
