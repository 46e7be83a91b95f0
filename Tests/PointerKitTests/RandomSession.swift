import PointerKit
import PointerTestSupport

/// A person who does anything at any time over a random layout that changes; a seed repeats all of it.
struct RandomSession {
  var person: PointerHarness
  private let kinds: [ElementKind] = [
    .barButton, .appIcon, .button, .text, .card, .row, .selectedSegment, .handle, .link, .slider,
  ]
  private var nextIdentifier: UInt64 = 100

  init(_ dice: inout Dice) {
    let device = PointerDevice(
      kind: dice.pick([.trackpad, .trackpad, .mouse]),
      unit: dice.pick([.points, .points, .millimeters, .counts(perInch: 400)]),
      reportsContact: dice.chance(0.6))
    var configuration = PointerConfiguration()
    configuration.hostWarpsCursor = dice.chance(0.3)
    person = PointerHarness(start: Point(x: 500, y: 380), device: device, configuration: configuration)
    var list = PointerSpace(id: 2)
    list.clip = Rect(x: 300, y: 200, width: 500, height: 400)
    list.order = 1
    person.engine.upsertSpace(list, at: person.now)
    person.engine.upsert((1...30).map { target($0, &dice) }, at: person.now)
  }

  func target(_ id: UInt64, _ dice: inout Dice) -> PointerTarget {
    var target = PointerTarget(
      id: id,
      frame: Rect(
        x: dice.number(100...900), y: dice.number(50...650), width: dice.number(10...140),
        height: dice.number(10...90)), kind: dice.pick(kinds), hasBezel: dice.chance(0.5),
      group: dice.chance(0.3) ? UInt64(dice.count(1...3)) : 0)
    target.space = dice.chance(0.3) ? 2 : 0
    target.z = Int64(dice.count(0...2))
    switch dice.count(0...9) {
    case 0: target.style = .hidden
    case 1: target.style = PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical)
    case 2: target.style = PointerStyle(effect: .hover(), shape: .circle(diameter: 30))
    case 3:
      target.style.horizontalPrecision = .stepped(origin: 3, spacing: 12)
    case 4: target.cursor = dice.pick(CursorKind.allCases)
    case 5:
      target.style.accessories = (0...dice.count(0...3)).map { _ in
        PointerAccessory(
          dice.pick([.arrow, .plus, .circleSlash, .menu]), angle: dice.number(-7...7),
          offset: dice.number(0...30), orientsToAngle: dice.chance(0.7))
      }
    default: break
    }
    if dice.chance(0.2) { target.latchingAxes = dice.pick([.horizontal, .vertical, .both]) }
    return target
  }

  /// One random event or change, and a random pause.
  mutating func step(_ dice: inout Dice) {
    person.wait(
      nanoseconds: Int64(dice.pick([0, 1, 1_000_000, 8_000_000, 8_000_000, 16_666_667, 120_000_000])))
    if dice.chance(0.02) { person.wait(milliseconds: 3100) }
    act(&dice)
  }

  /// One random event or change, now.
  mutating func act(_ dice: inout Dice) {
    let time = person.now
    person.device = dice.chance(0.1) ? 1 : 0
    switch dice.count(0...38) {
    case 0...8: person.send(.motion(dice.vector(upTo: dice.pick([1, 8, 30]))))
    case 9: person.send(.position(dice.point(in: Rect(x: 0, y: 0, width: 1024, height: 768))))
    case 10, 11: person.send(.contact(.began, fingers: dice.count(0...2)))
    case 12, 13: person.send(.contact(.ended, fingers: dice.count(0...1)))
    case 14: person.send(.contact(.cancelled, fingers: 0))
    case 15, 16: person.send(.button(dice.pick([.primary, .secondary]), isDown: true))
    case 17, 18: person.send(.button(dice.pick([.primary, .secondary]), isDown: false))
    case 19:
      person.send(.scroll(dice.vector(upTo: 9), phase: dice.pick(ScrollPhase.allCases), source: .finger))
    case 20:
      person.send(
        .transform(
          dice.pick(ContactPhase.allCases), scale: 1.1, rotation: 0, translation: .zero, fingers: 2))
    case 21: person.send(dice.pick([.leave, .enter(nil), .enter(Point(x: 420, y: 300)), .cancel]))
    case 22: person.engine.remove(UInt64(dice.count(1...30)), at: time)
    case 23: person.engine.upsert(target(UInt64(dice.count(1...30)), &dice), at: time)
    case 24:
      if let target = person.engine.target(UInt64(dice.count(1...30))) {
        person.engine.move(
          target.id, to: target.frame.offset(by: dice.vector(upTo: 20)), at: time)
      }
    case 25: person.engine.scroll(space: 2, to: Point(x: 0, y: dice.number(-200...200)), at: time)
    case 26: person.engine.setBackgroundLuminance(dice.number(0...1), at: time)
    case 27: person.send(.luminance(dice.chance(0.5) ? dice.number(0...1) : nil))
    case 28:
      person.engine.resize(
        to: Size(width: dice.number(600...1100), height: dice.number(500...800)), at: time)
    case 29: person.engine.setAppearance(dice.pick([.light, .dark]), at: time)
    case 30: person.send(.modifiers(KeyModifiers(rawValue: UInt8(dice.count(0...31)))))
    case 31:
      person.send(
        .gesture(
          dice.pick(StandardGesture.allCases), phase: dice.pick(ContactPhase.allCases),
          fingers: dice.count(0...4)))
    case 32:
      person.send(
        .touch(
          dice.pick(ContactPhase.allCases), at: dice.point(in: Rect(x: 0, y: 0, width: 1024, height: 768)),
          id: UInt64(dice.count(0...3))))
    case 33: changeChoices(&dice)
    case 34:
      var list = person.engine.space(2) ?? PointerSpace(id: 2)
      list.isEnabled = dice.chance(0.7)
      list.isOpaque = dice.chance(0.5)
      person.engine.upsertSpace(list, at: time)
      if dice.chance(0.2) { person.engine.removeSpace(2, at: time) }
    case 35: person.engine.setSelection([UInt64(dice.count(1...30)), UInt64(dice.count(1...40))], at: time)
    case 36, 37:
      // A drag: what random events seldom make.
      person.send(.button(.primary, isDown: true))
      for _ in 0..<dice.count(1...5) { person.move(by: dice.vector(upTo: 20)) }
    default:
      // A flick: what random events hardly ever make.
      person.send(.contact(.began, fingers: 1))
      person.move(by: dice.vector(upTo: 200), over: 80)
      person.lift()
    }
  }

  /// The person or the toolkit decides anew.
  private mutating func changeChoices(_ dice: inout Dice) {
    var settings = PointerSettings()
    settings.animations = dice.chance(0.8)
    settings.inertia = dice.chance(0.8)
    settings.naturalScrolling = dice.chance(0.5)
    if dice.chance(0.4) { settings.gestures.disable(dice.pick(StandardGesture.allCases)) }
    person.engine.setSettings(settings, at: person.now)
    var configuration = person.engine.configuration
    configuration.bandSelection = dice.chance(0.7)
    configuration.dragDistance = dice.pick([0, 3, 3, 20])
    person.engine.setConfiguration(configuration, at: person.now)
  }
}
