import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class MagnetismBaselineTests: XCTestCase {
  /// The answers of the rules stay, coast, nearest to pointer and nearest to projection: the number of a
  /// target, or nil.
  private func answers(
    _ targets: String..., at position: Point, projected: Point? = nil
  ) throws -> [TargetID?] {
    let text = """
      {"id":"a","size":[1000,800],"targets":[\(targets.joined(separator: ","))],"samples":[[0,0,0]],"lift":0}
      """
    var reader = try MagnetismCaseReader(InputFile(name: "c", contents: Data(text.utf8)))
    let stroke = try XCTUnwrap(try reader.next())
    return stroke.baselineTargets(
      beside: MagnetismAnswer(
        id: "a", target: nil, reason: .coasted, position: position, velocity: .zero,
        projected: projected ?? position, landing: position, explanation: nil))
  }

  /// A button with a bezel, which is padded by 12.
  private func button(_ id: String, _ frame: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","frame":\#(frame),"kind":"button","bezel":true,"effect":"lift"\#(more)}"#
  }

  func testStayAnswersWhatHoldsTheLiftItsEdgeIncluded() throws {
    let target = button("a", "[100,100,40,40]")
    XCTAssertEqual(try answers(target, at: Point(152, 120), projected: .zero)[0], 1)
    XCTAssertNil(try answers(target, at: Point(152.001, 120), projected: .zero)[0])
  }

  func testCoastAnswersWhatHoldsTheProjectionItsEdgeIncluded() throws {
    let target = button("a", "[100,100,40,40]")
    XCTAssertEqual(try answers(target, at: .zero, projected: Point(120, 88))[1], 1)
    XCTAssertNil(try answers(target, at: .zero, projected: Point(120, 87.999))[1])
  }

  func testTheNearestAreNearestToTheirOwnPlaceHoweverFar() throws {
    let (left, right) = (button("l", "[0,0,40,40]"), button("r", "[900,700,40,40]"))
    XCTAssertEqual(
      try answers(left, right, at: Point(300, 300), projected: Point(700, 600)), [nil, nil, 1, 2])
  }

  func testRegionsAreComparedNotFrames() throws {
    // 60 points from either frame; the one without a bezel is padded by 24 instead of 12.
    let bezel = button("a", "[100,100,40,40]")
    let plain = #"{"id":"b","frame":[260,100,40,40],"kind":"button","effect":"highlight"}"#
    XCTAssertEqual(try answers(bezel, plain, at: Point(200, 120))[2], 2)
  }

  func testTiesGoToNearerFramesCentersAndLowerNumbers() throws {
    // Both regions hold the position.
    let (near, far) = (button("n", "[160,100,40,40]"), button("f", "[108,100,40,40]"))
    XCTAssertEqual(try answers(far, near, at: Point(158, 120))[2...], [2, 2])
    // Both frames do.
    let (wide, small) = (button("w", "[100,100,200,40]"), button("s", "[100,100,40,40]"))
    XCTAssertEqual(try answers(wide, small, at: Point(120, 120))[2...], [2, 2])
    // One is the other's mirror image.
    let (left, right) = (button("l", "[100,100,40,40]"), button("r", "[200,100,40,40]"))
    XCTAssertEqual(try answers(left, right, at: Point(170, 120))[2...], [1, 1])
    XCTAssertEqual(try answers(right, left, at: Point(170, 120))[2...], [1, 1])
  }

  func testOnlyWhatIsMagneticAndEnabledIsNearest() throws {
    let position = Point(120, 120)
    let hover = #"{"id":"h","frame":[100,100,40,40],"effect":"hover"}"#
    XCTAssertEqual(try answers(hover, at: position), [1, 1, nil, nil], "F5")
    XCTAssertEqual(
      try answers(button("d", "[100,100,40,40]", #","enabled":false"#), at: position), [nil, nil, nil, nil])
    let text = #"{"id":"t","frame":[300,100,40,40],"kind":"text"}"#
    XCTAssertEqual(try answers(hover, text, at: position), [1, 1, 2, 2], "F6")
    XCTAssertEqual(try answers(at: position), [nil, nil, nil, nil])
  }
}
