import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// Strokes that brake before the lift land among icons about as far away as they coast on an empty plane (F2,
/// F8, M7; DESIGN 5, "Magnetism and coasting follow one estimate").
///
/// The recorded strokes lie beside the package, in `../shared/data/traces`, and are not part of it.
final class RecordedStrokesTests: XCTestCase {
  /// The starts of strokes, at different positions within the grid of icons.
  private static let starts = (0..<9).map {
    Point(x: 3_000 + 47 * Double($0 / 3), y: 3_000 + 47 * Double($0 % 3))
  }

  /// For some recorded strokes, how many of the nine landings still miss; no landing of another stroke may
  /// miss.
  private static let knownMisses = [33: 2, 35: 2, 37: 3, 39: 2, 41: 3, 42: 3, 44: 2]
  /// The share of landings that still miss, among strokes that brake to 0.15–0.35 of their speed.
  private static let knownShare = 0.43

  private static let size = Size(width: 6_000, height: 6_000)
  private static let plane = PointerHarness(size: size)
  private static let icons = PointerHarness(iconsEvery: 140, size: size)

  private struct Landing {
    /// The distance that the pointer covered after the lift, in points.
    var way: Double
    /// Whether the pointer went to the control that it was on, or to the one that contains the end of the
    /// coast.
    var isForced: Bool
  }

  /// The landing of the pointer after the lift.
  private func landing(
    of inputs: [PointerInput], _ device: PointerDevice, on layout: PointerHarness, from start: Point
  ) -> Landing {
    var engine = layout.engine
    let begin = layout.now
    engine.setDevice(device, at: begin)
    engine.handle(PointerInput(.position(start), at: begin))
    func time(_ time: Timestamp) -> Timestamp {
      begin.advanced(byNanoseconds: 1_000_000_000 + time.nanoseconds)
    }
    for input in inputs {
      if case .contact(.ended, _) = input.kind { continue }
      engine.handle(PointerInput(input.kind, at: time(input.time)))
    }
    guard let lift = inputs.last, case .contact(.ended, _) = lift.kind else {
      XCTFail("the stroke does not end in a lift")
      return Landing(way: 0, isForced: false)
    }
    engine.advance(to: time(lift.time))
    let end = engine.position
    engine.handle(PointerInput(lift.kind, at: time(lift.time)))
    engine.advance(to: time(lift.time).advanced(bySeconds: 5))
    let way = engine.position.distance(to: end)
    guard let attraction = engine.lastAttraction, attraction.reason != .tooSlow else {
      return Landing(way: way, isForced: true)
    }
    let region = attraction.target.flatMap { engine.region(of: $0) }
    return Landing(way: way, isForced: region?.contains(attraction.projected) ?? false)
  }

  /// The coast on the empty plane, and the landings among icons that are not within a factor of two of it.
  ///
  /// Recentering on the icon beneath a finger that stopped does not count as a landing. An icon that contains
  /// the end of the coast may attract, although its center may be more than twice a short coast away.
  private func misses(_ inputs: [PointerInput], _ device: PointerDevice) -> (coast: Double, misses: [Double])
  {
    let coast = landing(
      of: inputs, device, on: RecordedStrokesTests.plane, from: RecordedStrokesTests.starts[0]
    ).way
    let landings = RecordedStrokesTests.starts.map {
      landing(of: inputs, device, on: RecordedStrokesTests.icons, from: $0)
    }
    let misses = landings.filter { !$0.isForced && ($0.way < coast / 2 || $0.way > coast * 2) }
    return (coast, misses.map(\.way))
  }

  func testM7RecordedStrokesThatBrakeLandWithinAFactorOfTwoOfTheirCoast() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/data/traces").standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("recorded strokes are not beside the package: \(folder.path)")
    }
    let scene = try Scene(
      Data(#"{"format":"pointerkit-scene/1","size":[6000,6000],"targets":[]}"#.utf8), name: "plane")
    for number in 33...44 {
      let known = RecordedStrokesTests.knownMisses[number, default: 0]
      let file = folder.appendingPathComponent("synps2-synaptics-touchpad-\(number).jsonl")
      let trace = try Trace(contentsOf: InputFile(file.path), over: scene)
      let inputs = trace.events.compactMap { event -> PointerInput? in
        if case .pointer(let input) = event.kind { input } else { nil }
      }
      let (coast, misses) = misses(inputs, trace.device)
      let text = misses.map { String(format: "%.0f", $0) }.joined(separator: ", ")
      print(
        String(format: "stroke %d coasts %.0f pt; not within a factor of two: ", number, coast) + "[\(text)]")
      XCTAssertLessThanOrEqual(misses.count, known, "stroke \(number), which coasts \(coast): \(misses)")
    }
  }

  /// A stroke at 500 mm/s that brakes over its last 60 ms, as a device in millimetres reports it.
  private func brakingStroke(_ dice: inout Dice, to share: Double) -> [PointerInput] {
    let (steady, braking) = (dice.number(0.08...0.2), 0.06)
    let angle = dice.number(0...(2 * .pi))
    let direction = Vector(dx: cos(angle), dy: sin(angle))
    // Evenly, or most of it early or late.
    let power = dice.pick([0.6, 1, 1, 1.6])
    func speed(_ time: Double) -> Double {
      if time < 0.04 { return 500 * time / 0.04 }
      let braked = max(0, min(1, (time - steady) / braking))
      return 500 * (1 - (1 - share) * pow(braked, power))
    }
    let interval = 1 / dice.pick([80.0, 80, 125, 250])
    let lift = steady + braking
    var inputs = [PointerInput(.contact(.began, fingers: 1), at: .zero)]
    var (time, done, way) = (interval * dice.number(0.2...1), 0.0, 0.0)
    while time <= lift {
      // The way since the last report, by steps of a tenth of a millisecond, in the device's counts.
      while done < time {
        way += speed(done) * 1e-4
        done += 1e-4
      }
      let counts = Vector(dx: (direction.dx * way * 60).rounded(), dy: (direction.dy * way * 60).rounded())
      inputs.append(PointerInput(.motion(counts / 60), at: Timestamp.zero.advanced(bySeconds: time)))
      way = 0
      time += interval
    }
    inputs.append(
      PointerInput(.contact(.ended, fingers: 0), at: Timestamp.zero.advanced(bySeconds: lift)))
    return inputs
  }

  func testM7StrokesThatBrakeToAFifthLandWithinAFactorOfTwoOfTheirCoast() {
    let device = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)
    var (landings, missed) = (0, 0)
    for seed in seeds(40, inDebug: 20) {
      var dice = Dice(seed: UInt64(seed) &+ 500)
      let share = dice.pick([0.15, 0.2, 0.25, 0.35])
      let (coast, misses) = misses(brakingStroke(&dice, to: share), device)
      landings += RecordedStrokesTests.starts.count
      missed += misses.count
      if !misses.isEmpty { print("seed \(seed + 500), to \(share): coast \(coast), landings \(misses)") }
    }
    print("Of \(landings) landings, \(missed) are not within a factor of two of the coast.")
    XCTAssertLessThanOrEqual(Double(missed), RecordedStrokesTests.knownShare * Double(landings))
  }
}
