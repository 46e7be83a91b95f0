import Foundation
import Kinematics
import PointerKit
import PointerScenes
import XCTest

@testable import MagnetismFit

final class MagnetismFitTests: XCTestCase {
  func testTheSimplexFindsTheLowestPlace() {
    // Rosenbrock's valley, curved and narrow; the least value is at (1, 1).
    let found = Simplex.minimum(from: [-1.2, 1], step: 0.3) { position in
      let (a, b) = (1 - position[0], position[1] - position[0] * position[0])
      return 1 + a * a + 100 * b * b
    }
    XCTAssertEqual(found[0], 1, accuracy: 0.01)
    XCTAssertEqual(found[1], 1, accuracy: 0.02)
  }

  func testHalvesAreOfMovementsAndFollowFromTheSeed() {
    let movements = Set((0..<21).map { "dev-\($0)" })
    let half = Comparison.half(of: movements, seed: 3)
    XCTAssertEqual(half.count, 10)
    XCTAssert(half.isSubset(of: movements))
    XCTAssertEqual(half, Comparison.half(of: movements, seed: 3))
    XCTAssertNotEqual(half, Comparison.half(of: movements, seed: 4))
  }

  func testTheThresholdIsTheHighestThatCostsLittle() {
    // 1 was clicked. Of 200 right guesses one is unsure: half a percent.
    var coverage = MagnetismCoverage()
    for _ in 0..<199 { guess(&coverage, 1, 0.65) }
    guess(&coverage, 1, 0.35)
    XCTAssertEqual(coverage.highestThreshold(costing: 0.5), 0.6)
    XCTAssertEqual(coverage.highestThreshold(costing: 0.49), 0.3)
    // Wrong guesses cost nothing.
    guess(&coverage, 2, 0.25)
    XCTAssertEqual(coverage.highestThreshold(costing: 0.49), 0.3)
  }

  private func guess(_ coverage: inout MagnetismCoverage, _ target: TargetID, _ probability: Double) {
    let guess = MagnetismGuess(target: target, probability: probability)
    coverage.count(guess, coast: nil, answer: target, clicked: 1)
  }

  func testAHandThatReachesFartherEndsOnTheSameTargetAtTheSameSpeed() throws {
    let line = """
      {"id": "a-dense-c50-1", "size": [800, 600], "lift": 0.08, "clicked": "b",
       "targets": [{"id": "b", "frame": [400, 300, 40, 40], "kind": "button"}],
       "samples": [[0, 220, 320], [0.04, 320, 320], [0.08, 400, 330]]}
      """
    let contents = Data(line.replacingOccurrences(of: "\n", with: " ").utf8)
    var reader = try MagnetismCaseReader(InputFile(name: "cases", contents: contents))
    let recorded = try XCTUnwrap(reader.next())
    let farther = try XCTUnwrap(recorded.reachingFarther())
    XCTAssertEqual(
      farther.samples.map(\.position), [Point(x: 120, y: 320), Point(x: 270, y: 320), Point(x: 390, y: 335)])
    XCTAssertEqual(farther.samples.map { $0.time.nanoseconds }, [0, 60_000_000, 120_000_000])
    XCTAssertEqual(farther.lift.nanoseconds, 120_000_000)
    XCTAssertEqual(farther.targets, recorded.targets)
    XCTAssertNil(farther.reachingFarther(), "there is no room for a still longer one")
  }

  func testBadArgumentsAreExplained() throws {
    func complaint(_ files: [String]) -> String {
      do {
        return "read \(try PlayedCase.read(files).count)"
      } catch {
        return "\(error)"
      }
    }
    XCTAssertEqual(
      complaint([]), "MagnetismFit: found no file, expected MagnetismFit CASES…, files of magnetism cases")
    XCTAssert(complaint(["--help"]).hasPrefix("MagnetismFit: found the option \"--help\""))
    XCTAssert(complaint(["/nowhere"]).contains("/nowhere: found no such file"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(cases(["a-home-rnd-1", "a-home-c50-1"]).utf8).write(to: file)
    XCTAssertEqual(
      complaint([file.path]),
      "\(file.path): found 1 movement of which it is known what was clicked, expected at least 2")
    try Data(cases(["a-home-rnd-1", "a-home-rnd-2"]).utf8).write(to: file)
    XCTAssertEqual(complaint([file.path]), "read 2")
  }

  /// A stroke to the right that lifts before a control which was clicked.
  private func cases(_ ids: [String]) -> String {
    ids.map { id in
      let samples = (0..<12).map { "[\(Double($0) * 0.01),\(100 + 10 * $0),300]" }.joined(separator: ",")
      return
        #"{"id":"\#(id)","size":[800,600],"targets":[{"id":"x","frame":[340,270,60,60],"kind":"button"}],"#
        + #""samples":[\#(samples)],"lift":0.115,"clicked":"x"}"#
    }.joined(separator: "\n")
  }

  func testSampledAnewAStrokeKeepsItsEndsAndLiesOnItself() throws {
    let line = """
      {"id": "a-dense-c50-1", "size": [800, 600], "lift": 0.09, "targets": [],
       "samples": [[0, 100, 300], [0.02, 100, 320], [0.02, 110, 320], [0.08, 170, 380]]}
      """
    var reader = try MagnetismCaseReader(
      InputFile(name: "c", contents: Data(line.replacingOccurrences(of: "\n", with: " ").utf8)))
    let stroke = try XCTUnwrap(try reader.next())
    let sampled = stroke.sampled(atRate: 40)
    XCTAssertEqual(
      sampled.samples.map { $0.time.nanoseconds }, [0, 5_000_000, 30_000_000, 55_000_000, 80_000_000])
    for (sample, position) in zip(
      sampled.samples, [(100, 300), (100, 305), (120, 330), (145, 355), (170, 380)])
    {
      XCTAssertEqual(sample.position.x, Double(position.0), accuracy: 1e-9)
      XCTAssertEqual(sample.position.y, Double(position.1), accuracy: 1e-9)
    }
    XCTAssertEqual(sampled.lift, stroke.lift)
    XCTAssertEqual(stroke.sampled(atRate: 1).samples.count, 2, "where it begins and ends")
  }
}
