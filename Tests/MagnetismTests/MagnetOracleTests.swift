import Foundation
import Kinematics
import Magnetism
import XCTest

/// The choice against a second opinion that shares no algebra with it: angles instead of cosines, libm's logarithm and
/// hypotenuse, nearest points instead of gaps, division instead of a walk over the circles, sorting instead of a
/// running best.
final class MagnetOracleTests: XCTestCase {
  func testTheChoiceIsTheOracles() {  // F2, F3, F4, F8
    var judged = 0
    var counts: [MagnetismReason: Int] = [:]
    forEachSeed(3000) { generator in
      var scene = MagnetismScene.random(using: &generator)
      if Bool.random(using: &generator) {
        scene.configuration.decay = Decay(rate: Double.random(in: 0.98...0.995, using: &generator))
      }
      let (reason, target, margin) = Oracle.outcome(of: scene)
      guard margin > 1e-9 else { return }
      judged += 1
      counts[reason, default: 0] += 1
      let attraction = scene.attraction
      XCTAssertEqual(attraction.reason, reason)
      XCTAssertEqual(attraction.target, target)
    }
    XCTAssertGreaterThan(judged, 2400, "too many scenes were too close to call")
    for reason in MagnetismReason.allCases { XCTAssertGreaterThan(counts[reason] ?? 0, 20, "\(reason)") }
  }
}

private enum Oracle {
  /// What was decided, and by how much: below some 1e-9 rounding could have decided otherwise.
  static func outcome(of scene: MagnetismScene) -> (MagnetismReason, UInt64?, margin: Double) {
    let flick = scene.flick
    let rules = scene.configuration
    let speed = hypot(flick.velocity.dx, flick.velocity.dy)
    var margin = abs(speed - rules.minimumSpeed)
    if speed < rules.minimumSpeed || speed == 0 { return (.tooSlow, nil, margin) }

    let seconds = -1 / (1000 * log(rules.decay.rate))
    var end = (
      x: flick.position.x + flick.velocity.dx * seconds, y: flick.position.y + flick.velocity.dy * seconds
    )
    end = (
      nearest(end.x, flick.bounds.minX, flick.bounds.maxX),
      nearest(end.y, flick.bounds.minY, flick.bounds.maxY)
    )
    func distance(_ rect: Rect) -> Double {
      hypot(nearest(end.x, rect.minX, rect.maxX) - end.x, nearest(end.y, rect.minY, rect.maxY) - end.y)
    }
    func isNear(_ value: Double, _ limit: Double) { margin = min(margin, abs(value - limit)) }

    struct Entry {
      var keys: [Double]
      var id: UInt64
    }
    var landed: [Entry] = []
    var scanned: [Entry] = []
    let swipe = atan2(flick.velocity.dy, flick.velocity.dx)
    for target in scene.targets {
      let gap = distance(target.region)
      let center = (
        x: nearest((target.frame.minX + target.frame.maxX) / 2, flick.bounds.minX, flick.bounds.maxX),
        y: nearest((target.frame.minY + target.frame.maxY) / 2, flick.bounds.minY, flick.bounds.maxY)
      )
      // How deep inside the region the projection is, or how far outside.
      let depth = min(
        min(end.x - target.region.minX, target.region.maxX - end.x),
        min(end.y - target.region.minY, target.region.maxY - end.y))
      isNear(depth, 0)
      if depth >= 0 {
        landed.append(
          Entry(
            keys: [distance(target.frame), hypot(center.x - end.x, center.y - end.y)], id: target.id))
        continue
      }
      isNear(gap, rules.radius)
      let isVisible =
        max(target.frame.minX, flick.bounds.minX) <= min(target.frame.maxX, flick.bounds.maxX)
        && max(target.frame.minY, flick.bounds.minY) <= min(target.frame.maxY, flick.bounds.maxY)
      if gap > rules.radius || !isVisible { continue }
      let way = (x: center.x - flick.position.x, y: center.y - flick.position.y)
      if way.x == 0 && way.y == 0 { continue }
      let turn = remainder(atan2(way.y, way.x) - swipe, 2 * Double.pi).magnitude
      isNear(turn, rules.directionTolerance)
      if turn > rules.directionTolerance { continue }
      let rings = gap / rules.radius * Double(rules.ringCount)
      if target.weight != 1 || rules.ringCount > 1 { isNear(rings, rings.rounded()) }
      scanned.append(Entry(keys: [rings.rounded(.up), gap / target.weight, turn], id: target.id))
    }

    let entries = (landed.isEmpty ? scanned : landed).sorted { a, b in
      for (left, right) in zip(a.keys, b.keys) where left != right { return left < right }
      return a.id < b.id
    }
    guard let first = entries.first else { return (.coasted, nil, margin) }
    for other in entries.dropFirst() {
      // The first key that tells them apart must do so clearly.
      guard let pair = zip(first.keys, other.keys).first(where: { $0 != $1 }) else { continue }
      isNear(pair.0, pair.1)
    }
    return (landed.isEmpty ? .scan : .landed, first.id, margin)
  }

  private static func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double {
    value < low ? low : value > high ? high : value
  }
}
