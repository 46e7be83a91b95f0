import Foundation
import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// The choice (F2, F3, F4, F8) compared with an oracle that shares no algebra with it: directions as differences of angles,
/// distances by `hypot`, and sorting instead of a running best.
final class MagnetOracleTests: XCTestCase {
  func testTheChoiceAgreesWithTheOracle() {
    var checked = 0
    var counts: [MagnetismReason: Int] = [:]
    forEachSeed(3000) { generator in
      var scene = MagnetismScene.random(using: &generator)
      if Bool.random(using: &generator) {
        scene.configuration.decay = Decay(
          decelerationRate: Double.random(in: 0.98...0.995, using: &generator))
      }
      let oracle = Oracle(scene)
      guard oracle.margin > 1e-9 else { return }
      checked += 1
      counts[oracle.reason, default: 0] += 1
      let attraction = scene.attraction
      XCTAssertEqual(attraction.reason, oracle.reason)
      XCTAssertEqual(attraction.target, oracle.target)
    }
    XCTAssertGreaterThan(checked, 1500, "too many scenes were too close to call")
    for reason in MagnetismReason.allCases { XCTAssertGreaterThan(counts[reason] ?? 0, 20, "\(reason)") }
  }
}

private struct Oracle {
  private(set) var reason = MagnetismReason.coasted
  private(set) var target: TargetID?
  /// The margin of the choice: below about 1e-9 rounding could have decided otherwise.
  private(set) var margin: Double

  init(_ scene: MagnetismScene) {
    let flick = scene.flick
    let rules = scene.configuration
    let speed = hypot(flick.velocity.dx, flick.velocity.dy)
    margin = abs(speed - rules.minimumSpeed)
    if speed < rules.minimumSpeed || speed == 0 {
      reason = .tooSlow
      return
    }
    let seconds = -1 / (1000 * log(rules.decay.decelerationRate))
    let bounds = flick.bounds
    let end = Point(
      nearest(flick.position.x + flick.velocity.dx * seconds, bounds.minX, bounds.maxX),
      nearest(flick.position.y + flick.velocity.dy * seconds, bounds.minY, bounds.maxY))
    let reach = min(rules.radius, rules.shortestReach + rules.reachPerCoast * speed * seconds)
    let heading = atan2(flick.velocity.dy, flick.velocity.dx)

    var found: [(isHolding: Bool, edge: Double, distance: Double, id: TargetID)] = []
    for target in scene.targets {
      func distance(_ rect: Rect) -> Double {
        hypot(nearest(end.x, rect.minX, rect.maxX) - end.x, nearest(end.y, rect.minY, rect.maxY) - end.y)
      }
      let isVisible =
        max(target.frame.minX, bounds.minX) <= min(target.frame.maxX, bounds.maxX)
        && max(target.frame.minY, bounds.minY) <= min(target.frame.maxY, bounds.maxY)
      guard isVisible else { continue }
      let gap = distance(target.region)
      if gap > 0 { margin = min(margin, gap) }
      let x = nearest((target.frame.minX + target.frame.maxX) / 2, bounds.minX, bounds.maxX)
      let y = nearest((target.frame.minY + target.frame.maxY) / 2, bounds.minY, bounds.maxY)
      let miss = hypot(x - end.x, y - end.y)
      let (dx, dy) = (x - flick.position.x, y - flick.position.y)
      if gap > 0 {
        margin = min(margin, abs(miss - reach))
        guard miss <= reach, dx != 0 || dy != 0 else { continue }
        let turn = abs(remainder(atan2(dy, dx) - heading, 2 * Double.pi))
        margin = min(margin, abs(turn - rules.directionTolerance))
        guard turn <= rules.directionTolerance else { continue }
      }
      found.append((gap == 0, gap == 0 ? distance(target.frame) : 0, miss, target.id))
    }
    found.sort { a, b in
      if a.isHolding != b.isHolding { return a.isHolding }
      return (a.edge, a.distance, a.id) < (b.edge, b.distance, b.id)
    }
    guard let first = found.first else { return }
    target = first.id
    reason = first.isHolding ? .landed : .scan
    for other in found.dropFirst() where other.isHolding == first.isHolding {
      let lead = other.edge == first.edge ? other.distance - first.distance : other.edge - first.edge
      if lead != 0 { margin = min(margin, lead) }
    }
  }
}

private func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double {
  value < low ? low : value > high ? high : value
}
