import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerKit

/// F5: of the targets under a flick, those that others cover do not attract.
final class CoveredTargetsTests: XCTestCase {
  private func target(_ id: Int, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0) -> PointerTarget {
    PointerTarget(TargetID(id), frame, .button, hasBezel: true, effect: effect, z: z, padding: Insets(0))
  }

  func testTheFirstThatIsNotCoveredAttracts() {
    let bounds = Rect(0, 0, 1000, 1000)
    let flick = Flick(position: Point(300, 440), velocity: Vector(2500, 0), bounds: bounds)
    var engine = PointerEngine(size: bounds.size)
    // The inertia ends beside a pile of targets that another target covers.
    let center = engine.attraction(of: flick).projected + Vector(0, 60)
    var targets = (1...30).map { (id: Int) -> PointerTarget in
      target(id, Rect(center: center + Vector(Double(id), 0), size: Size(40, 40)), .lift)
    }
    targets.append(target(31, Rect(center: center, size: Size(60, 44)), .hover(), z: 1))
    targets[30].behavior.isMagnetic = .no
    engine.upsert(targets, at: .zero)
    XCTAssertNil(engine.attraction(of: flick).target)
    var free = target(99, Rect(0, 0, 40, 40), .lift)
    let projected = engine.attraction(of: flick).projected
    free.frame = Rect(center: projected + Vector(0, -130), size: Size(40, 40))
    engine.upsert(free, at: .zero)
    let attraction = engine.attraction(of: flick)
    XCTAssertEqual(attraction.target, 99)
    XCTAssertEqual(attraction.landing, free.frame.center)
    XCTAssertEqual(engine.explain(flick).attraction, attraction)
  }
}
