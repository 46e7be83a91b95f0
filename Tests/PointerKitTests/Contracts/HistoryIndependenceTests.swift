import PointerTestSupport
import XCTest

/// What happens depends on layout, input and time, and not on how the layout came about.
///
/// Two engines get the same layout by different histories, and then the same inputs and changes.
final class HistoryIndependenceTests: XCTestCase {
  func testEqualLayoutsOfDifferentHistoriesGiveEqualFramesAndEvents() {
    var failures = 0
    var seen = Seen()
    let all = 0..<60
    for seed in all where failures < 5 {
      var pair = HistoryPair(seed: UInt64(seed))
      if let difference = pair.firstDifference(&seen) {
        failures += 1
        XCTFail("seed \(seed): \(difference)")
      }
    }
    // The test is worth something only if all of this happens.
    XCTAssertGreaterThan(seen.hovers, all.count / 3)
    XCTAssertGreaterThan(seen.attractions, all.count / 100)
    XCTAssertGreaterThan(seen.bands, all.count / 15)
    XCTAssertGreaterThan(seen.clicks, all.count / 30)
    XCTAssertGreaterThan(seen.redrawn, all.count / 15)
  }

  /// The number of events and frames of some kinds.
  fileprivate struct Seen {
    var hovers = 0
    var attractions = 0
    var bands = 0
    var clicks = 0
    /// The frames with more than one element.
    var redrawn = 0

    mutating func note(_ event: PointerEvent) {
      switch event.type {
      case .entered: hovers += 1
      case .attracted: attractions += 1
      case .bandChanged: bands += 1
      case .clicked: clicks += 1
      default: break
      }
    }
  }
}

/// Two engines with the same layout, of which one got it at once and the other by detours.
private struct HistoryPair {
  private var dice: Dice
  private var calls: HostCalls
  private var layouts: RandomCalls<Dice>
  private let layout: Layout
  private let configuration: PointerConfiguration
  private var straight: PointerEngine
  private var devious: PointerEngine
  private var now: Timestamp { calls.now }

  init(seed: UInt64) {
    dice = Dice(seed: seed &+ 34_000_000)
    calls = HostCalls(seed: seed &+ 34_000_000)
    layouts = RandomCalls(Dice(seed: seed &+ 35_000_000), adversity: 0)
    layouts.paths = HostCalls.paths
    layout = Layout(&layouts, &dice)
    straight = calls.first
    devious = straight
    configuration = straight.configuration
    straight.upsert(layout.spaces, at: now)
    straight.upsert(layout.targets, at: now)
    arriveByDetours()
  }

  // MARK: Histories

  /// Gives the devious engine the layout after random changes.
  private mutating func arriveByDetours() {
    let other = Layout(&layouts, &dice)
    var detoured: [SpaceID] = []
    for space in layout.spaces.shuffled(using: &dice) {
      if dice.chance(0.4), var detour = other.spaces.first(where: { $0.id == space.id }) {
        if dice.chance(0.5) { detour.parent = dice.pick(other.spaces).id }
        devious.upsert(detour, at: now)
        detoured.append(space.id)
      } else {
        devious.upsert(space, at: now)
      }
      if dice.chance(0.2) {
        devious.remove(space: space.id, at: now)
        detoured.append(space.id)
      }
    }
    var decoys: [TargetID] = []
    for target in (layout.targets + other.targets).shuffled(using: &dice) {
      switch dice.count(0...5) {
      case 0: devious.upsert(target, at: now)
      case 1: devious.upsert([target, dice.pick(layout.targets)], removing: [target.id], at: now)
      case 2: devious.move(dice.pick(layout.targets).id, to: target.frame, at: now)
      case 3: devious.remove(target: dice.pick(layout.targets).id, at: now)
      case 4:
        let decoy = with(target) { $0.id = TargetID(1000 + decoys.count) }
        devious.upsert(decoy, at: now)
        decoys.append(decoy.id)
      default:
        if let detour = detoured.last {
          devious.scroll(space: detour, toOrigin: target.frame.origin, at: now)
        }
      }
    }
    if dice.chance(0.4) {
      var other = configuration
      (other.regions.plainPadding, other.regions.groupGap) = (3, 200)
      other.pointer.circleDiameter = 19
      other.effects.smallElementSide = 10
      devious.setConfiguration(other, at: now)
    }
    for space in detoured { devious.remove(space: space, at: now) }
    devious.upsert(layout.spaces.shuffled(using: &dice), at: now)
    for decoy in decoys.shuffled(using: &dice) where dice.chance(0.9) {
      devious.remove(target: decoy, at: now)
    }
    let kept = Set(layout.targets.map(\.id))
    devious.upsert([], removing: devious.targetIdentifiers.filter { !kept.contains($0) }, at: now)
    let shuffled = layout.targets.shuffled(using: &dice)
    let half = shuffled.count / 2
    for target in shuffled[..<half] {
      // A target that differs only in its frame is moved instead. Others may first have another size.
      let moved = with(target) { $0.frame = devious.target(target.id)?.frame ?? .zero }
      if devious.target(target.id) == moved {
        devious.move(target.id, to: target.frame, at: now)
      } else if dice.chance(0.5) {
        let frame = Rect(origin: .zero, size: Size(dice.number(5...600), dice.number(5...600)))
        devious.upsert(with(target) { $0.frame = frame }, at: now)
        devious.move(target.id, to: target.frame, at: now)
      } else {
        devious.upsert(target, at: now)
      }
    }
    devious.upsert(Array(shuffled[half...]), at: now)
    devious.setConfiguration(configuration, at: now)
  }

  /// Makes the same call of both engines, and others of one of them that change nothing.
  private mutating func call() {
    let call = calls.next()
    straight.perform(call)
    switch call {
    case .upsertTargets(let targets, let removed, let time)
    where Set(targets.map(\.id)).count == targets.count:
      devious.upsert(targets.shuffled(using: &dice), removing: removed.shuffled(using: &dice), at: time)
    case .moveTargets(let moves, let time) where Set(moves.map(\.id)).count == moves.count:
      devious.move(moves.shuffled(using: &dice), at: time)
    default: devious.perform(call)
    }
    if dice.chance(0.1) { repeatCalls() }
    guard dice.chance(0.1) else { return }
    // Targets that no pointer reaches come and go in one of the engines. In the other only one does, since a
    // change of the layout is an instant at which springs follow a pointer that moves by itself.
    let other = Rect(70_000 + dice.number(0...900), 50_000, 9, 9)
    straight.upsert(PointerTarget(5000, other), at: now)
    let distant = (0..<dice.count(1...20)).map { index in
      PointerTarget(TargetID(5000 + index), Rect(50_000 + dice.number(0...900), 50_000, 100, 60))
    }
    devious.upsert(distant, at: now)
    if dice.chance(0.5) { devious.upsert([], removing: distant.map(\.id), at: now) }
  }

  /// Calls that repeat what one of the engines has already, and that the other does not get.
  private mutating func repeatCalls() {
    let registered = devious.targetIdentifiers.compactMap { devious.target($0) }
    devious.upsert([], at: now)
    devious.upsert(registered.shuffled(using: &dice), at: now)
    devious.move(registered.map { MovedTarget(id: $0.id, frame: $0.frame) }, at: now)
    devious.upsert(devious.spacesFromFront, at: now)
    devious.setSettings(devious.settings, at: now)
    devious.setConfiguration(devious.configuration, at: now)
    devious.setAppearance(devious.appearance, at: now)
  }

  /// The first difference between the two engines during a random session; nil if there is none.
  mutating func firstDifference(_ seen: inout HistoryIndependenceTests.Seen) -> String? {
    let isSame =
      straight.targetIdentifiers == devious.targetIdentifiers
      && straight.targetIdentifiers.allSatisfy { straight.target($0) == devious.target($0) }
      && straight.spacesFromFront == devious.spacesFromFront
    if !isSame { return "the layouts differ before the first input" }
    var next = straight.events(since: 0).endIndex
    var deviousNext = devious.events(since: 0).endIndex
    var (frame, deviousFrame) = (PointerFrame(), PointerFrame())
    for step in 0..<120 {
      call()
      let (events, deviousEvents) = (straight.events(since: next), devious.events(since: deviousNext))
      if Array(events) != Array(deviousEvents) {
        return "step \(step), events \(events.map(\.type)) and \(deviousEvents.map(\.type))"
      }
      for event in events { seen.note(event) }
      (next, deviousNext) = (events.endIndex, deviousEvents.endIndex)
      straight.step(now: now, presenting: now, into: &frame)
      devious.step(now: now, presenting: now, into: &deviousFrame)
      if frame.contents.count > 1 { seen.redrawn += 1 }
      if frame != deviousFrame {
        return "step \(step), the frames differ: \(deviousFrame.differences(from: frame))"
      }
    }
    return straight.selection == devious.selection ? nil : "the selections differ"
  }
}

/// A random layout of overlapping, padded, grouped, nested and stacked targets in several spaces.
private struct Layout {
  let spaces: [PointerSpace]
  var targets: [PointerTarget] = []

  init(_ calls: inout RandomCalls<Dice>, _ dice: inout Dice) {
    spaces = (1...dice.count(2...6)).map { id in
      with(calls.space()) {
        $0.id = SpaceID(UInt64(id))
        if $0.parent.rawValue >= UInt64(id) { $0.parent = .window }
      }
    }
    var stack = calls.target().frame
    for id in 1...dice.count(10...40) {
      var target = calls.target()
      target.id = TargetID(id)
      if dice.chance(0.3) { target.frame = stack }
      if dice.chance(0.1) { stack = target.frame }
      // Some styles have the shape of the circle in one of the configurations (P8).
      if dice.chance(0.1) { target.style.shape = .circle(diameter: dice.pick([0, 12, 19, 24])) }
      targets.append(target)
    }
  }
}
