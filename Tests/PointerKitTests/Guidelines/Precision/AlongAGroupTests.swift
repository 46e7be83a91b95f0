import PointerTestSupport
import XCTest

/// P3: along the controls of a group, exactly one of them is hovered at every point, also in a flick from one to
/// another; a tremble on the border of two does not switch.
///
/// Files: `HoveredTarget`, `TargetStore+HitTesting`, `GroupGap`.
///
/// The pointer goes straight from shape to shape (E15). The tremble is in `BorderTremblesTests`.
final class AlongAGroupTests: XCTestCase {
  /// Ten members in a row or a column, and the axis along which they lie.
  private struct Bar {
    var targets: [PointerTarget] = []
    var axis = Axis.horizontal

    init(_ kind: ElementKind, along axis: Axis, side: Double = 44, gap: Double) {
      self.axis = axis
      for index in 0..<10 {
        let start = 40 + Double(index) * (side + gap)
        let frame = axis == .horizontal ? Rect(start, 380, side, 37) : Rect(500, start, 60, side)
        targets.append(PointerTarget(TargetID(index + 1), frame, kind, group: 3))
      }
    }

    func vector(_ length: Double) -> Vector { axis == .horizontal ? Vector(length, 0) : Vector(0, length) }

    func person(on index: Int, device: PointerDevice = .trackpad) -> SimulatedPerson {
      var person = SimulatedPerson(
        targets: targets, start: targets[index].frame.center, size: Size(1500, 1500), device: device)
      person.touch(movingBy: .zero, waiting: 1000)
      return person
    }
  }

  private var bars: [Bar] {
    var bars: [Bar] = []
    for axis in Axis.allCases {
      for gap in [0.0, 16, 47, 48.5, 72, 96] { bars.append(Bar(.barButton, along: axis, gap: gap)) }
      for kind in [ElementKind.tabBarItem, .segment, .link, .button] {
        for gap in [0.0, 30] { bars.append(Bar(kind, along: axis, side: 60, gap: gap)) }
      }
      bars.append(Bar(.appIcon, along: axis, side: 56, gap: 24))
    }
    // Every second one is each kind and gap along one of the two axes.
    return stride(from: 0, to: bars.count, by: 2).map { bars[$0] }
  }

  /// Asserts that a member is shown as the target, by the highlight and not by the circle.
  private func assertShowsAMember(_ person: SimulatedPerson, of bar: Bar, _ message: String) {
    let frame = person.frame
    guard let hovered = frame.hovered else {
      XCTFail("nothing is hovered at \(frame.modelPosition), \(message)")
      return
    }
    XCTAssertTrue(bar.targets.contains { $0.id == hovered }, message)
    XCTAssertNotEqual(frame.pointer.outline, .circle, message)
    XCTAssertGreaterThanOrEqual(frame.pointer.size.shorterSide, 36, message)
    XCTAssertLessThanOrEqual(frame.pointer.opacity, 0.21, "the opacity of a highlight, \(message)")
    XCTAssertNotNil(frame.pointer.behind, message)
  }

  /// The speed in points a second that is likely to take a flick over some members.
  private func speed(_ bar: Bar, over count: Int, scale: Double) -> Double {
    let way = bar.targets[count].frame.center - bar.targets[0].frame.center
    return way.length * scale / 0.1
  }

  func testAFlickAlongAGroupNeverShowsTheCircle() {
    var (attracted, far) = (0, 0)
    for (number, bar) in bars.enumerated() {
      for count in [2, 6] {
        let scale = [0.3, 0.6, 1][(number + count) % 3]
        let reportsContact = (number + count / 2) % 2 == 0
        var person = bar.person(
          on: 1, device: PointerDevice(kind: .trackpad, reportsContact: reportsContact))
        let velocity = bar.vector(speed(bar, over: count, scale: scale))
        person.move(by: velocity * 0.06, over: 56)
        let start = person.hovered
        if reportsContact { person.lift() }
        for step in 0..<90 {
          person.wait(nanoseconds: 8_333_333)
          // Beyond the last member it coasts into the open.
          let end = bar.targets[9].frame.upper(bar.axis) + 24
          if person.frame.phase == .coasting, person.model[bar.axis] > end { break }
          assertShowsAMember(person, of: bar, "bar \(number), \(count) members, \(scale), frame \(step)")
        }
        guard let target = person.engine.lastAttraction?.target, person.hovered != nil else { continue }
        attracted += 1
        XCTAssertEqual(person.hovered, target)
        XCTAssertEqual(person.frame.pointer.center, person.frame.clickLocation, "it has arrived")
        if let start, target.rawValue > start.rawValue + 1 { far += 1 }
      }
    }
    XCTAssertGreaterThan(attracted, 10)
    XCTAssertGreaterThan(far, 5, "over members in between")
  }

  /// The events are those of one step from member to member.
  func testAFlickExitsOneMemberAndEntersTheOther() throws {
    let bar = Bar(.barButton, along: .horizontal, gap: 26)
    var person = bar.person(on: 1)
    person.move(by: bar.vector(2_600 * 0.056), over: 56)
    let start = try XCTUnwrap(person.hovered)
    _ = person.newEvents()
    person.lift(waiting: 1200)
    let target = try XCTUnwrap(person.engine.lastAttraction?.target)
    XCTAssertGreaterThan(target.rawValue, start.rawValue + 1)
    XCTAssertEqual(person.newTypes().filter { $0 == .exited || $0 == .entered }, [.exited, .entered])
    XCTAssertEqual(person.hovered, target)
  }

  func testATouchOnTheWayGoesOnFromShapeToShape() throws {
    let bar = Bar(.barButton, along: .horizontal, gap: 26)
    for milliseconds in [8, 30, 60, 100, 160] as [Int64] {
      var person = bar.person(on: 1)
      person.move(by: bar.vector(2_600 * 0.056), over: 56)
      person.lift()
      XCTAssertEqual(person.frame.phase, .attracted)
      person.wait(milliseconds: milliseconds)
      person.touch()
      for step in 0..<60 {
        person.wait(milliseconds: 5)
        assertShowsAMember(person, of: bar, "\(milliseconds) ms, step \(step)")
      }
    }
  }

  func testAMoveAlongAGroupAlwaysShowsOneMember() {
    for (number, bar) in bars.enumerated() {
      let end = bar.targets[9].frame.center - bar.targets[0].frame.center
      for speed in number.isMultiple(of: 2) ? [12_000.0, 900, 300] : [12_000, 4_000, 150] {
        var person = bar.person(on: 0)
        let steps = max(2, Int(end.length / speed / 0.008))
        for step in 0..<steps {
          person.move(by: bar.vector(end.length / Double(steps)))
          if speed < 500, step % 4 != 0 { continue }
          assertShowsAMember(person, of: bar, "bar \(number) at \(speed) points a second, report \(step)")
        }
        XCTAssertEqual(person.hovered, 10)
      }
    }
  }

  func testRecenteringInAGapShowsTheMemberAllTheTime() {
    for (number, bar) in bars.enumerated() {
      let off = [0.3, 0.5, 0.7][number % 3]
      var person = bar.person(on: 4)
      let pitch = bar.targets[5].frame.center - bar.targets[4].frame.center
      person.move(by: pitch * off, over: 500, waiting: 400)
      person.lift()
      for step in 0..<60 {
        person.wait(milliseconds: 8)
        assertShowsAMember(person, of: bar, "\(off), step \(step)")
      }
      let center = bar.targets.first { $0.id == person.hovered }?.frame.center
      XCTAssertEqual(person.model, center, "recentered (M5)")
    }
  }

  /// E15 is about groups: over other ground a flick shows where the pointer is.
  func testBetweenTwoGroupsTheCircleIsSeen() throws {
    var far = Bar(.barButton, along: .horizontal, gap: 16).targets
    for index in far.indices where index > 0 {
      far[index].group = 4
      far[index].frame = far[index].frame.offset(by: Vector(250, 0))
    }
    var person = SimulatedPerson(targets: far, start: far[0].frame.center, size: Size(1500, 768))
    person.touch()
    person.move(by: Vector(44, 0), over: 16)
    XCTAssertEqual(person.hovered, 1)
    person.lift()
    var sawCircle = false
    for _ in 0..<100 {
      person.wait(milliseconds: 8)
      if person.hovered == nil { sawCircle = true }
    }
    XCTAssertNotEqual(person.hovered, 1)
    XCTAssertTrue(sawCircle)
  }
}
