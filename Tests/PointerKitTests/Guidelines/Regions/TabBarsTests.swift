import PointerTestSupport
import XCTest

/// R4: a tab bar has no gaps, whatever their width.
final class TabBarsTests: XCTestCase {
  /// Tab bar items side by side, or one above the other, with gaps.
  private func tabBar(_ lengths: [Double], gaps: [Double], along axis: Axis = .horizontal) -> [PointerTarget]
  {
    var (targets, start): ([PointerTarget], Double) = ([], 20)
    for (index, length) in lengths.enumerated() {
      let frame = axis == .horizontal ? Rect(start, 700, length, 44) : Rect(700, start, 60, length)
      targets.append(PointerTarget(TargetID(index + 1), frame, .tabBarItem, group: 6))
      start += length + (index < gaps.count ? gaps[index] : 0)
    }
    return targets
  }

  func testATabBarIsOneBarWhateverItsGaps() {
    for (lengths, gaps) in [
      ([60, 60, 60, 60, 60], [145, 145, 145, 145]), ([30, 30], [3_000]), ([80, 40, 120], [96.1, 512]),
      ([44, 44, 44], [0, 97]), ([10, 10], [100_000]),
    ] as [([Double], [Double])] {
      for axis in [Axis.horizontal, .vertical] {
        let targets = tabBar(lengths, gaps: gaps, along: axis)
        let engine = SimulatedPerson(targets: targets, size: Size(2e5, 2e5)).engine
        let cross = axis == .horizontal ? [676.0, 690, 722, 768] : [676, 690, 730, 784]
        for (first, second) in zip(targets, targets.dropFirst()) {
          let (from, to) = (first.frame.upper(axis), second.frame.lower(axis))
          for (across, step) in product(cross, 0...200) {
            let along = from + (to - from) * Double(step) / 200
            let found = engine.target(at: Point(along: axis, along, across))?.id
            let expected = along - from <= to - along ? first.id : second.id
            // Above and below their shared corner both are equally near.
            if to > from { XCTAssertEqual(found, expected, "\(gaps) at \(along) of \(from) to \(to)") }
            XCTAssertNotNil(found)
          }
          if to - from > 50 {
            let beside = [cross[0].nextDown, cross[3].nextUp]
            for across in beside {
              XCTAssertNil(
                engine.target(at: Point(along: axis, (from + to) / 2, across))?.id, "beside the bar")
            }
          }
        }
        let end = (targets.last?.frame.upper(axis) ?? 0) + 24
        XCTAssertNotNil(engine.target(at: Point(along: axis, end, cross[2]))?.id)
        XCTAssertNil(engine.target(at: Point(along: axis, end.nextUp, cross[2]))?.id, "the end of the bar")
      }
    }
  }

  /// The edge of a frame belongs to the gap where the host has made the region smaller than the frame.
  func testTheGapEndsAtTheEdgesOfFrames() {
    for axis in [Axis.horizontal, .vertical] {
      var targets = tabBar([60, 60], gaps: [145], along: axis)
      for index in targets.indices {
        // Smaller along the bar, and as tall as ever across it.
        let inset = -5.0
        targets[index].padding =
          axis == .horizontal
          ? Insets(top: 0, left: inset, bottom: 0, right: inset)
          : Insets(top: inset, left: 0, bottom: inset, right: 0)
      }
      let engine = SimulatedPerson(targets: targets, size: Size(2e5, 2e5)).engine
      let across = targets[0].frame.center[axis == .horizontal ? .vertical : .horizontal]
      func found(_ along: Double) -> TargetID? { engine.target(at: Point(along: axis, along, across))?.id }
      let (from, to) = (targets[0].frame.upper(axis), targets[1].frame.lower(axis))
      XCTAssertEqual(found(from), targets[0].id, "\(axis)")
      XCTAssertEqual(found(to), targets[1].id, "\(axis)")
      // Within a frame and outside of its region there is neither a gap nor a region.
      XCTAssertNil(found(from.nextDown), "\(axis)")
      XCTAssertNil(found(to.nextUp), "\(axis)")
    }
  }

  func testATabBarWithAnotherKindOfMemberIsOneBarToo() {
    var targets = tabBar([60, 60, 60], gaps: [150, 150])
    targets[1].kind = .button
    var person = SimulatedPerson(targets: targets)
    let gaps = [Point(150, 720), Point(360, 720)]
    for gap in gaps { XCTAssertNotNil(person.engine.target(at: gap)) }
    // Without a tab bar item it is a group as any other.
    for index in [0, 2] {
      targets[index].kind = .button
      person.engine.upsert(targets[index], at: person.now)
    }
    for gap in gaps { XCTAssertNil(person.engine.target(at: gap)) }
    targets[1].kind = .tabBarItem
    person.engine.upsert(targets[1], at: person.now)
    for gap in gaps { XCTAssertNotNil(person.engine.target(at: gap)) }
    person.engine.remove(target: 2, at: person.now)
    for gap in gaps { XCTAssertNil(person.engine.target(at: gap)) }
  }

  func testTheReachOfAnItemCoversItsGapsToOtherSpaces() throws {
    var targets = tabBar([60, 60], gaps: [400])
    targets[1].space = 3
    let engine = SimulatedPerson(targets: targets, spaces: [PointerSpace(id: 3)]).engine
    var seen: Set<TargetID> = []
    for x in stride(from: 0.0, to: 600, by: 10) {
      let point = Point(x, 720)
      guard let id = engine.target(at: point)?.id else { continue }
      seen.insert(id)
      XCTAssertTrue(try XCTUnwrap(engine.reach(of: id)).contains(point), "\(id) at \(point)")
    }
    XCTAssertEqual(seen, [1, 2])
  }

  // H1: a bar that is concealed is disabled as a whole, and must not keep clicks from what is beneath.
  // Also H1.
  func testAConcealedBarLeavesClicksToWhatIsBeneath() {
    var bar = tabBar([60, 60, 60], gaps: [40, 145])
    for index in bar.indices { bar[index].isEnabled = false }
    let video = PointerTarget(9, Rect(0, 0, 1024, 768), .image, effect: .hover())
    let engine = SimulatedPerson(targets: bar + [video]).engine
    for x in [30.0, 90, 150, 250, 330] { XCTAssertEqual(engine.target(at: Point(x, 720))?.id, 9) }
  }
}
