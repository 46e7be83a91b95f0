import PointerTestSupport
import XCTest

/// What the pointer would have moved beyond an edge of the surface is told as a push.
final class EdgePushesTests: XCTestCase {
  private func pushes(_ person: inout SimulatedPerson) -> [PointerEvent.Push] {
    person.newEvents().compactMap { event in
      if case .pushedEdge(let push) = event.kind { return push }
      return nil
    }
  }

  func testMovementsBeyondAnEdgeAddUpUntilOneLeadsAway() {
    for (edge, out) in [
      (PointerEvent.Edge.left, Vector(-8, 0)), (.right, Vector(8, 0)), (.top, Vector(0, -8)),
      (.bottom, Vector(0, 8)),
    ] {
      var person = SimulatedPerson(start: Point(12, 12), size: Size(24, 24), device: .mouse)
      person.device = 2
      person.engine.setDevice(.mouse, id: 2, at: person.now)
      person.move(by: out)
      XCTAssertEqual(pushes(&person), [], "it gets there")
      for (distance, movement) in [(4.0, 4.0), (12, 8), (20, 8)] {
        person.move(by: out)
        let push = pushes(&person)
        XCTAssertEqual(push.map { $0.edge }, [edge])
        XCTAssertEqual(push.map { $0.distance }, [distance])
        XCTAssertEqual(push.map { $0.movement }, [movement])
        XCTAssertEqual(push.map { $0.device }, [2])
      }
      // Along the edge it goes on; away from it, it begins anew.
      person.move(by: Vector(out.dy / 4, out.dx / 4))
      XCTAssertEqual(pushes(&person), [])
      person.move(by: out)
      XCTAssertEqual(pushes(&person).map { $0.distance }, [28])
      person.move(by: out / -8)
      XCTAssertEqual(pushes(&person), [])
      person.move(by: out)
      XCTAssertEqual(pushes(&person).map { $0.distance }, [7])
      person.send(.leave)
      person.send(.enter(nil))
      person.move(by: out)
      XCTAssertEqual(pushes(&person).map { $0.distance }, [8])
    }
  }

  func testACornerIsTwoEdges() {
    var person = SimulatedPerson(start: Point(2, 3))
    person.move(by: Vector(-5, -7))
    XCTAssertEqual(pushes(&person).map { $0.edge }, [.left, .top])
  }

  func testAPositionBeyondTheSurfaceIsAPush() {
    var person = SimulatedPerson(start: Point(2, 3))
    person.move(to: Point(300, 768))
    XCTAssertEqual(pushes(&person), [], "on the edge is not beyond it")
    let steps: [(Double, Double?, Double?)] = [
      (770, 2, 2), (778, 10, 8), (772, nil, nil), (780, 12, 8), (700, nil, nil),
    ]
    for (y, distance, movement) in steps {
      person.move(to: Point(300, y))
      let push = pushes(&person)
      XCTAssertEqual(push.map { $0.edge }, distance == nil ? [] : [.bottom])
      XCTAssertEqual(push.first?.distance, distance)
      XCTAssertEqual(push.first?.movement, movement)
      XCTAssertEqual(person.model.y, min(y, 768))
    }
  }

  // The sum of movements with decimals is not exactly the distance to the edge.
  func testMovementThatEndsAtAnEdgeIsNoPush() {
    var nearMisses = 0
    for (seed, var dice) in withDice(0..<200, from: 76_000) {
      let size = Size(24.3, 30.7)
      let start = Point(Double(dice.count(1...200)) / 10, Double(dice.count(1...300)) / 10)
      var settings = PointerSettings()
      settings.trackingSpeed = -1
      var person = SimulatedPerson(start: start, size: size, device: .mouse, settings: settings)
      let (axis, isBackward) = (dice.pick([Axis.horizontal, .vertical]), dice.chance(0.5))
      let way = isBackward ? start[axis] : size[axis] - start[axis]
      var rest = Int((way * 10).rounded())
      while rest > 0 {
        let step = dice.count(1...rest)
        rest -= step
        var movement = Vector.zero
        movement[axis] = Double(step) / (isBackward ? -10 : 10)
        person.move(by: movement)
      }
      XCTAssertEqual(pushes(&person), [], "seed \(seed + 76_000)")
      let edge = isBackward ? 0 : size[axis]
      XCTAssertEqual(person.model[axis], edge, accuracy: 1e-9)
      if person.model[axis] != edge { nearMisses += 1 }
      var push = Vector.zero
      push[axis] = isBackward ? -0.01 : 0.01
      person.move(by: push)
      XCTAssertEqual(pushes(&person).count, 1, "seed \(seed + 76_000): a hundredth of a point is a push")
    }
    XCTAssertGreaterThan(nearMisses, 0, "sums are rounded")
  }
}
