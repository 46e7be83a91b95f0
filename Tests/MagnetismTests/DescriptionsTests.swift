import Magnetism
import XCTest

/// What ids, flicks and their outcomes print.
final class MagnetismDescriptionsTests: XCTestCase {
  private let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
  private let near = MagneticTarget(id: 1, frame: Rect(x: 480, y: 370, width: 44, height: 44))
  private let far = MagneticTarget(
    id: 2, frame: Rect(x: 480, y: 470, width: 44, height: 44), padding: Insets(12))

  func testAnIdPrintsAsItsNumber() {
    XCTAssertEqual("\(TargetID(7))", "7")
    XCTAssertEqual("\([1, 2] as [TargetID])", "[1, 2]")
    XCTAssertEqual("\(TargetID(7) as TargetID? as Any)", "Optional(7)")
  }

  func testFlick() {
    XCTAssertEqual("\(flick)", "flick at (300, 400), velocity (2600, -90)")
    let bounded = Flick(
      position: .zero, velocity: .zero, bounds: Rect(x: 0, y: 0, width: 1024, height: 768),
      isDeliberate: true, isAgainstEdge: true)
    XCTAssertEqual(
      "\(bounded)",
      "flick at (0, 0), velocity (0, 0), bounds (x: 0, y: 0, width: 1024, height: 768), deliberate, "
        + "against an edge")
  }

  func testTarget() {
    XCTAssertEqual("\(near)", "target 1: frame (x: 480, y: 370, width: 44, height: 44)")
    XCTAssertEqual(
      "\(far)",
      "target 2: frame (x: 480, y: 470, width: 44, height: 44), "
        + "region (x: 468, y: 458, width: 68, height: 68)")
  }

  func testAttraction() {
    XCTAssertEqual(
      "\(Magnet().attraction(for: flick, among: [near, far]))",
      "target 1 attracts (scan), landing (502, 392), projected (461.197, 394.42), reach 150")
    XCTAssertEqual(
      "\(Magnet().attraction(for: flick, among: []))",
      "no target attracts (coasted), landing (461.197, 394.42), projected (461.197, 394.42), reach 150")
  }

  func testExplanationHasALineForEachTarget() {
    XCTAssertEqual(
      "\(Magnet().explanation(of: flick, among: [near, far]))",
      """
      flick at (300, 400), velocity (2600, -90)
      target 1 attracts (scan), landing (502, 392), projected (461.197, 394.42), reach 150
      target 1: chosen, distance 40.875, angle 0.005
      target 2: farther, distance 105.767, angle 0.462
      """)
  }
}
