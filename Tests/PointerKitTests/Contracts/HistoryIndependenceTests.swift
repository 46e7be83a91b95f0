import Foundation
import PointerTestSupport
import XCTest

/// DESIGN contract 12: what happens depends on layout, input and time, and not on how the layout came about.
///
/// Two engines get the same layout by different histories, and then the same inputs and changes. The variable
/// `POINTERKIT_HISTORIES` is the number of pairs; without it, there are 10,000 in release builds.
final class HistoryIndependenceTests: XCTestCase {
  func testEqualLayoutsOfDifferentHistoriesGiveEqualFramesAndEvents() {
    let count = ProcessInfo.processInfo.environment["POINTERKIT_HISTORIES"].flatMap { Int($0) }
    var failures = 0
    var seen = Seen()
    let all = seeds(count ?? 10_000, inDebug: count ?? 40)
    for seed in all where failures < 5 {
      var pair = HistoryPair(seed: UInt64(seed))
      if let difference = pair.firstDifference(&seen) {
        failures += 1
        XCTFail("seed \(seed): \(difference)")
      }
    }
    // The test is worth something only if all of this happens.
    XCTAssertGreaterThan(seen.hovers, all.count / 3)
    XCTAssertGreaterThan(seen.attractions, all.count / 15)
    XCTAssertGreaterThan(seen.bands, all.count / 15)
    XCTAssertGreaterThan(seen.clicks, all.count / 15)
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
  private var layout: Layout
  private let configuration: PointerConfiguration
  private var straight: PointerEngine
  private var devious: PointerEngine
  private var now = Timestamp(nanoseconds: 1_000_000_000)

  init(seed: UInt64) {
    dice = Dice(seed: seed &+ 34_000_000)
    layout = Layout(&dice)
    var configuration = PointerConfiguration()
    if dice.chance(0.2) { configuration.groupGap = 30 }
    configuration.bandSelection = dice.chance(0.6)
    if dice.chance(0.3) { configuration.circleDiameter = dice.pick([12, 24]) }
    if dice.chance(0.2) { configuration.smallElementSide = dice.pick([40, 2000]) }
    var settings = PointerSettings()
    settings.pointerScale = dice.pick([1, 1, 1.5])
    self.configuration = configuration
    straight = PointerEngine(
      size: Layout.size, start: Point(300, 300), settings: settings, configuration: configuration)
    let device = PointerDevice(
      kind: dice.chance(0.8) ? .trackpad : .mouse, unit: .points, reportsContact: dice.chance(0.7))
    straight.setDevice(device, at: .zero)
    devious = straight
    straight.upsert(layout.spaces, at: .zero)
    straight.upsert(layout.targets, at: .zero)
    arriveByDetours()
  }

  // MARK: Histories

  /// Gives the devious engine the layout after random changes.
  private mutating func arriveByDetours() {
    let other = Layout(&dice)
    var detoured: [SpaceID] = []
    for space in layout.spaces.shuffled(using: &dice) {
      if dice.chance(0.4), var detour = other.spaces.first(where: { $0.id == space.id }) {
        if dice.chance(0.5) { detour.parent = dice.pick(other.spaces).id }
        devious.upsert(detour, at: .zero)
        detoured.append(space.id)
      } else {
        devious.upsert(space, at: .zero)
      }
      if dice.chance(0.2) {
        devious.remove(space: space.id, at: .zero);
        detoured.append(space.id)
      }
    }
    var decoys: [TargetID] = []
    for target in (layout.targets + other.targets).shuffled(using: &dice) {
      switch dice.count(0...5) {
      case 0: devious.upsert(target, at: .zero)
      case 1: devious.upsert([target, dice.pick(layout.targets)], removing: [target.id], at: .zero)
      case 2: devious.move(dice.pick(layout.targets).id, to: target.frame, at: .zero)
      case 3: devious.remove(target: dice.pick(layout.targets).id, at: .zero)
      case 4:
        let decoy = with(target) { $0.id = TargetID(1000 + decoys.count) }
        devious.upsert(decoy, at: .zero)
        decoys.append(decoy.id)
      default:
        if let detour = detoured.last { devious.scroll(space: detour, to: target.frame.origin, at: .zero) }
      }
    }
    if dice.chance(0.4) {
      var other = configuration
      (other.plainPadding, other.groupGap, other.circleDiameter) = (3, 200, 19)
      other.smallElementSide = 10
      devious.setConfiguration(other, at: .zero)
    }
    for space in detoured { devious.remove(space: space, at: .zero) }
    devious.upsert(layout.spaces.shuffled(using: &dice), at: .zero)
    for decoy in decoys.shuffled(using: &dice) where dice.chance(0.9) {
      devious.remove(target: decoy, at: .zero)
    }
    let kept = Set(layout.targets.map(\.id))
    devious.upsert([], removing: devious.targetIdentifiers.filter { !kept.contains($0) }, at: .zero)
    let shuffled = layout.targets.shuffled(using: &dice)
    let half = shuffled.count / 2
    for target in shuffled[..<half] {
      // A target that differs only in its frame is moved instead. Others may first have another size.
      let moved = with(target) { $0.frame = devious.target(target.id)?.frame ?? .zero }
      if devious.target(target.id) == moved {
        devious.move(target.id, to: target.frame, at: .zero)
      } else if dice.chance(0.5) {
        let frame = Rect(origin: .zero, size: Size(dice.number(5...600), dice.number(5...600)))
        devious.upsert(with(target) { $0.frame = frame }, at: .zero)
        devious.move(target.id, to: target.frame, at: .zero)
      } else {
        devious.upsert(target, at: .zero)
      }
    }
    devious.upsert(Array(shuffled[half...]), at: .zero)
    devious.setConfiguration(configuration, at: .zero)
  }

  /// Makes the same change in both engines, in different orders.
  private mutating func changeLayout() {
    switch dice.count(0...4) {
    case 0:
      let scrolled = dice.pick(layout.spaces).id
      let origin = Point(dice.number(-60...60), dice.number(-60...60))
      straight.scroll(space: scrolled, to: origin, at: now)
      devious.scroll(space: scrolled, to: origin, at: now)
    case 1:
      let moves = layout.targets.filter { _ in dice.chance(0.2) }.map {
        (id: $0.id, frame: $0.frame.offset(by: dice.vector(upTo: 30)))
      }
      straight.move(moves, at: now)
      devious.move(moves.shuffled(using: &dice), at: now)
    case 2:
      let fresh = Layout(&dice).targets.filter { _ in dice.chance(0.15) }
      let removed = layout.targets.map(\.id).filter { id in
        dice.chance(0.1) && !fresh.contains { $0.id == id } && straight.target(id) != nil
      }
      straight.upsert(fresh, removing: removed, at: now)
      devious.upsert(fresh.shuffled(using: &dice), removing: removed.shuffled(using: &dice), at: now)
    case 3: repeatCalls()
    default:
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
  }

  /// Calls that repeat what one of the engines has already, and that the other does not get.
  private mutating func repeatCalls() {
    let registered = devious.targetIdentifiers.compactMap { devious.target($0) }
    devious.upsert([], at: now)
    devious.upsert(registered.shuffled(using: &dice), at: now)
    devious.move(registered.map { ($0.id, $0.frame) }, at: now)
    devious.upsert(devious.spacesFromFront, at: now)
    devious.setSettings(devious.settings, at: now)
    devious.setConfiguration(devious.configuration, at: now)
    devious.setAppearance(devious.appearance, at: now)
    devious.resize(to: Layout.size, at: now)
  }

  // MARK: Inputs

  private mutating func send(_ kind: PointerInput.Kind) {
    straight.simulate(PointerInput(kind, at: now))
    devious.simulate(PointerInput(kind, at: now))
  }

  private mutating func wait(_ milliseconds: Int64) {
    now = now.advanced(byNanoseconds: milliseconds * 1_000_000)
  }

  private mutating func act() {
    switch dice.count(0...9) {
    case 0: send(.position(dice.point(in: Rect(origin: .zero, size: Layout.size))))
    case 1...3:
      for _ in 0..<dice.count(1...4) {
        send(.motion(dice.vector(upTo: dice.pick([2, 12, 60]))))
        wait(8)
      }
    case 4:
      send(.button(.primary, isDown: true))
      wait(dice.pick([20, 60]))
      for _ in 0..<dice.count(0...4) {
        send(.motion(dice.vector(upTo: dice.pick([1, 60]))))
        wait(8)
      }
      send(.button(.primary, isDown: false))
    case 5, 6:
      send(.contact(.began, fingers: 1))
      let step = dice.vector(upTo: 14)
      for _ in 0..<8 {
        send(.motion(step))
        wait(8)
      }
      send(.contact(.ended, fingers: 0))
    case 7: send(.scroll(dice.vector(upTo: 20), phase: .changed, source: .finger))
    default: changeLayout()
    }
    wait(dice.pick([1, 16, 16, 120]))
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
    for step in 0..<24 {
      act()
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
        let properties = zip(Mirror(reflecting: frame).children, Mirror(reflecting: deviousFrame).children)
        let differing = properties.filter { "\($0.value)" != "\($1.value)" }.compactMap { $0.0.label }
        return "step \(step), the frames differ: \(differing.joined(separator: ", "))"
      }
    }
    return straight.selection == devious.selection ? nil : "the selections differ"
  }
}

/// A random layout of overlapping, padded, grouped, nested and stacked targets in several spaces.
private struct Layout {
  static let size = Size(600, 600)

  var spaces: [PointerSpace] = []
  var targets: [PointerTarget] = []

  init(_ dice: inout Dice) {
    for id in 1...dice.count(2...6) {
      var space = PointerSpace(id: SpaceID(UInt64(id)))
      if id > 1, dice.chance(0.4) { space.parent = SpaceID(UInt64(dice.count(1...id - 1))) }
      space.origin = Point(dice.number(-50...200), dice.number(-50...200))
      space.z = Int64(dice.count(-1...1))
      space.isOpaque = dice.chance(0.3)
      space.isEnabled = dice.chance(0.9)
      if dice.chance(0.6) {
        space.clip = Rect(
          dice.number(0...300), dice.number(0...300), dice.number(100...400), dice.number(100...400))
        if dice.chance(0.5) { space.contentSize = Size(900, 900) }
      }
      spaces.append(space)
    }
    // Positions and sizes on a grid make equal edges, areas and distances likely.
    let grid: Double = dice.pick([1, 10, 20])
    func length(_ range: ClosedRange<Double>) -> Double { (dice.number(range) / grid).rounded() * grid }
    var stack = Rect(length(0...500), length(0...500), 60, 40)
    for id in 1...dice.count(10...40) {
      var frame = Rect(length(0...550), length(0...550), length(10...160), length(10...90))
      if dice.chance(0.3) { frame = stack }
      if dice.chance(0.1) { frame = Rect(frame.minX, frame.minY, length(200...2000), length(20...900)) }
      if dice.chance(0.1) { stack = frame }
      var target = PointerTarget(
        TargetID(id), frame,
        dice.pick([
          .button, .barButton, .barButton, .tabBarItem, .card, .row, .text, .segment, .selectedSegment,
          .slider, .other, .handle,
        ]), hasBezel: dice.chance(0.4))
      target.space = dice.chance(0.5) ? .window : dice.pick(spaces).id
      target.z = dice.pick([0, 0, 0, 1, -1])
      if dice.chance(0.5) { target.group = GroupID(UInt64(dice.count(1...4))) }
      if dice.chance(0.3) { target.padding = Insets(dice.pick([0, 4, 40, -4])) }
      target.isEnabled = dice.chance(0.85)
      if dice.chance(0.3) { target.style = PointerStyle(effect: dice.pick([.highlight, .lift, .hover()])) }
      // Some styles snap without a shape, or have the shape of the circle in one of the configurations (P8).
      if dice.chance(0.3) {
        target.style.shape = dice.pick([
          .circle(diameter: dice.pick([0, 12, 19, 24])), .roundedRect(Size(24, 24), radius: 12),
          .roundedRect(Size(0, 30)), .verticalBeam(length: -1), .path(PointerPath([])),
        ])
      }
      if dice.chance(0.3) { target.style.constrainedAxes = dice.pick([.horizontal, .vertical, .both]) }
      if dice.chance(0.3) {
        target.style.horizontalPrecision = dice.pick([.whole, .continuous, .stepped(origin: 0, spacing: 9)])
      }
      target.isSelectable = dice.chance(0.8)
      if dice.chance(0.2) { target.luminance = dice.number(0...1) }
      if dice.chance(0.1) { target.latchingAxes = .both }
      targets.append(target)
    }
  }
}
