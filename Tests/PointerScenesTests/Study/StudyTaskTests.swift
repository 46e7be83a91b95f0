import PointerKit
import XCTest

@testable import PointerScenes

final class StudyTaskTests: XCTestCase {
  private func icon(_ id: String, _ x: Int, _ y: Int, _ more: String = "") -> String {
    "{\"id\":\"\(id)\",\"frame\":[\(x),\(y),60,60],\"kind\":\"appIcon\"\(more)}"
  }

  func testGoalsAreWhatThePointerSnapsTo() throws {
    let task = try StudyTask(
      scene(
        icon("a", 100, 100), icon("b", 400, 100), icon("off", 600, 100, #","enabled":false"#),
        #"{"id":"row","frame":[0,300,900,44],"kind":"row"}"#,
        #"{"id":"text","frame":[0,400,900,200],"kind":"text"}"#, icon("under", 100, 700),
        #"{"id":"cover","frame":[90,690,80,80],"kind":"card","effect":"hover","z":1}"#))
    XCTAssertEqual(task.goals, [1, 2])
  }

  func testASceneWithoutTwoGoalsIsRefusedInOneLine() throws {
    let cases = [
      try scene(#"{"id":"row","frame":[0,300,900,44],"kind":"row"}"#), try scene(icon("a", 100, 100)),
      try scene(icon("a", 100, 100), icon("b", 400, 100), more: #""settings":{"animations":false}"#),
    ]
    for (scene, goals) in zip(cases, [0, 1, 0]) {
      XCTAssertThrowsError(try StudyTask(scene)) { error in
        XCTAssertEqual(
          "\(error)",
          "found \(goals) of \(scene.targets.count) targets that the pointer snaps to, "
            + "expected at least 2 at different positions")
      }
    }
  }

  func testTrialsTakeTurnsThroughTheBandsAndStartElsewhere() throws {
    let task = try StudyTask(
      scene(icon("a", 20, 20), icon("b", 140, 20), icon("c", 300, 20), icon("d", 840, 20)))
    var bands: Set<StudyBand> = []
    for trial in 0..<40 {
      let assignment = task.assignment(trial, seed: 9)
      XCTAssertNotEqual(assignment.start, assignment.goal)
      let distance = task.frame(of: assignment.start).center.distance(
        to: task.frame(of: assignment.goal).center)
      XCTAssertEqual(assignment.distance, distance)
      XCTAssertEqual(assignment.band, task.assignment(trial + 4, seed: 9).band)
      XCTAssertEqual(task.width(of: assignment), 60)
      bands.insert(assignment.band)
    }
    XCTAssertEqual(bands, Set(StudyBand.allCases))
  }

  func testBandsBeginAtTheirLowerEnd() {
    XCTAssertEqual(
      [0, 149.9, 150, 299.9, 300, 599.9, 600, 5000].map(StudyBand.init(distance:)),
      [.near, .near, .middle, .middle, .far, .far, .beyond, .beyond])
  }

  func testTheBuiltInScenesHaveWaysOfEveryLength() throws {
    for (name, scene) in try StudyScenes.all() {
      let task = try StudyTask(scene)
      XCTAssertEqual(Set((0..<4).map { task.assignment($0, seed: 1).band }).count, 4, name)
      XCTAssertGreaterThan(task.goals.count, 20, name)
    }
  }
}
