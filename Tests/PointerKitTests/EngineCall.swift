import PointerKit
import PointerTestSupport

/// One call of a method that changes the engine, with its time: it can be repeated on any engine.
struct EngineCall {
  /// The method as the list of the public interface names it.
  let method: String
  /// The time in the call's arguments, which is the host's present time.
  let time: Timestamp
  /// The arguments of the call, for messages.
  let arguments: String
  /// Makes the call on an engine, at ``time`` or at another time.
  let perform: (inout PointerEngine, Timestamp) -> Void

  func callAsFunction(_ engine: inout PointerEngine) { perform(&engine, time) }
}

/// Random calls of every method that changes an engine, in any order; a seed repeats them.
struct EngineCalls {
  /// The methods that change an engine.
  static let methods = [
    "advance(to:)", "cursorWarped(to:at:)", "handle(_:)", "handle(_:now:)", "move(_:at:)", "move(_:to:at:)",
    "remove(_:at:)", "removeSpace(_:at:)", "resize(to:at:)", "scroll(space:to:at:)", "setAnnotation(_:at:)",
    "setAppearance(_:at:)", "setBackgroundLuminance(_:at:)", "setConfiguration(_:at:)", "setDevice(_:id:at:)",
    "setSelection(_:at:)", "setSettings(_:at:)", "step(now:presenting:)", "step(now:presenting:into:)",
    "upsert(_:at:)", "upsert(_:removing:at:)", "upsertSpace(_:at:)", "upsertSpaces(_:at:)",
  ]

  private static let changes = methods.filter { !$0.hasPrefix("handle") }

  let first: PointerEngine
  private(set) var now: Timestamp
  private var configuration: PointerConfiguration
  private let session: RandomSession
  /// The inputs of a stroke that have not been sent yet.
  private var pending: [PointerInput.Kind] = []
  private var pressed = false

  init(_ dice: inout Dice) {
    session = RandomSession(&dice)
    first = session.person.engine
    configuration = first.configuration
    now = session.person.now
  }

  /// The next call, after a random pause.
  mutating func next(_ dice: inout Dice) -> EngineCall {
    if let input = pending.popLast() {
      now = now.advanced(byNanoseconds: dice.pick([8_000_000, 8_000_000, 7_900_001, 0, 55_000_000]))
      return handle(input, &dice)
    }
    now = now.advanced(
      byNanoseconds: dice.pick([0, 1, 999_999, 8_000_000, 16_666_667, 16_666_667, 120_000_000, 640_000_001]))
    switch dice.count(0...99) {
    case 0...44: return handle(input(&dice), &dice)
    case 45...54:
      stroke(&dice)
      return handle(pending.popLast() ?? .cancel, &dice)
    default: return change(dice.pick(EngineCalls.changes), &dice)
    }
  }

  // MARK: Inputs

  private func handle(_ kind: PointerInput.Kind, _ dice: inout Dice) -> EngineCall {
    let device = DeviceID(dice.pick([0, 0, 0, 0, 0, 0, 1, 1, 2, 3]))
    let time = now
    // Device 1 has a clock of its own, which began five seconds later.
    let isForeign = device.rawValue == 1
    if !isForeign, dice.chance(0.8) {
      let input = PointerInput(kind, at: time, device: device)
      return EngineCall(method: "handle(_:)", time: time, arguments: "\(input)") {
        $0.handle(PointerInput(kind, at: $1, device: device))
      }
    }
    let stamp = isForeign ? time.advanced(byNanoseconds: -5_000_000_000) : time
    let input = PointerInput(kind, at: stamp, device: device)
    return EngineCall(method: "handle(_:now:)", time: time, arguments: "\(input)") {
      $0.handle(input, now: $1)
    }
  }

  private var anywhere: Rect { Rect(x: -20, y: -20, width: 1064, height: 808) }

  private mutating func stroke(_ dice: inout Dice) {
    let step = dice.vector(upTo: dice.pick([3, 14, 40]))
    let movements = (0..<dice.count(2...12)).map { _ in PointerInput.Kind.motion(step) }
    switch dice.count(0...3) {
    case 0: pending = [.button(.primary, isDown: false)] + movements + [.button(.primary, isDown: true)]
    case 1: pending = movements
    default: pending = [.contact(.ended, fingers: 0)] + movements + [.contact(.began, fingers: 1)]
    }
  }

  private mutating func input(_ dice: inout Dice) -> PointerInput.Kind {
    switch dice.count(0...21) {
    case 0...5: return .motion(dice.vector(upTo: dice.pick([0, 1, 8, 30])))
    case 6: return .position(dice.point(in: anywhere))
    case 7: return .contact(dice.pick(ContactPhase.allCases), fingers: dice.count(0...3))
    case 8: return .hold(dice.pick(ContactPhase.allCases))
    case 9, 10:
      pressed.toggle()
      return .button(dice.pick([.primary, .primary, .secondary]), isDown: pressed)
    case 11: return .pressure(dice.number(0...1))
    case 12:
      return .scroll(
        dice.vector(upTo: 9), phase: dice.pick(ScrollPhase.allCases), source: dice.pick(ScrollSource.allCases)
      )
    case 13:
      return .transform(
        dice.pick(ContactPhase.allCases), scale: dice.number(0.5...2), rotation: 0.1, translation: .zero,
        fingers: 2)
    case 14:
      return .gesture(
        dice.pick(StandardGesture.allCases), phase: dice.pick(ContactPhase.allCases),
        fingers: dice.count(0...4))
    case 15: return .modifiers(KeyModifiers(rawValue: UInt8(dice.count(0...31))))
    case 16: return .drag(dice.pick(DragOperation.allCases))
    case 17: return .luminance(dice.chance(0.5) ? dice.number(0...1) : nil)
    case 18: return dice.pick([.leave, .enter(nil), .enter(dice.point(in: anywhere))])
    case 19: return .cancel
    case 20: return .gaze(dice.point(in: anywhere))
    default: return .touch(dice.pick(ContactPhase.allCases), at: dice.point(in: anywhere), id: 4)
    }
  }

  // MARK: Changes by the host

  private mutating func change(_ method: String, _ dice: inout Dice) -> EngineCall {
    let time = now
    let id = TargetID(dice.count(1...34))
    func call(_ arguments: Any, _ perform: @escaping (inout PointerEngine, Timestamp) -> Void) -> EngineCall {
      EngineCall(method: method, time: time, arguments: "\(arguments)", perform: perform)
    }
    switch method {
    case "advance(to:)":
      // Only here time may pass for long: a host that draws is not silent for a second.
      now = now.advanced(byNanoseconds: dice.pick([0, 400_000_000, 3_100_000_000, 9_000_000_000]))
      let later = now
      return EngineCall(method: method, time: later, arguments: "") { $0.advance(to: $1) }
    case "step(now:presenting:)": return call("") { _ = $0.step(now: $1) }
    case "step(now:presenting:into:)":
      return call("") {
        var frame = PointerFrame()
        $0.step(now: $1, presenting: $1.advanced(byNanoseconds: 8_000_000), into: &frame)
      }
    case "cursorWarped(to:at:)":
      let point = dice.point(in: anywhere)
      return call(point) { $0.cursorWarped(to: point, at: $1) }
    case "move(_:at:)":
      let frames = (0..<3).map { (id: TargetID(id.rawValue + UInt64($0)), frame: frame(&dice)) }
      return call(frames) { $0.move(frames, at: $1) }
    case "move(_:to:at:)":
      let frame = frame(&dice)
      return call((id, frame)) { $0.move(id, to: frame, at: $1) }
    case "remove(_:at:)": return call(id) { $0.remove(id, at: $1) }
    case "removeSpace(_:at:)":
      // Seldom, so that most targets can be seen.
      guard dice.chance(0.2) else { return change("upsertSpace(_:at:)", &dice) }
      return call(2) { $0.removeSpace(2, at: $1) }
    case "resize(to:at:)":
      let size = Size(width: dice.number(500...1100), height: dice.number(400...800))
      return call(size) { $0.resize(to: size, at: $1) }
    case "scroll(space:to:at:)":
      let origin = Point(x: 0, y: dice.number(-200...200))
      return call(origin) { $0.scroll(space: 2, to: origin, at: $1) }
    case "setAnnotation(_:at:)":
      let annotation =
        dice.chance(0.7)
        ? PointerAnnotation([PointerAnnotation.Value(label: "X", text: dice.pick(["1", "41", "1024.5"]))])
        : nil
      return call(annotation as Any) { $0.setAnnotation(annotation, at: $1) }
    case "setAppearance(_:at:)":
      let appearance: Appearance = dice.pick([.light, .dark])
      return call(appearance) { $0.setAppearance(appearance, at: $1) }
    case "setBackgroundLuminance(_:at:)":
      let luminance = dice.number(-0.2...1.2)
      return call(luminance) { $0.setBackgroundLuminance(luminance, at: $1) }
    case "setConfiguration(_:at:)":
      let changed = changedConfiguration(&dice)
      return call("a configuration") { $0.setConfiguration(changed, at: $1) }
    case "setDevice(_:id:at:)":
      let device = PointerDevice(
        kind: dice.pick([.trackpad, .trackpad, .mouse, .trackpoint]),
        unit: dice.pick([.points, .millimeters, .counts(perInch: 400)]), reportsContact: dice.chance(0.5))
      let number = DeviceID(dice.count(0...2))
      return call((device, number)) { $0.setDevice(device, id: number, at: $1) }
    case "setSelection(_:at:)":
      let ids = [id, TargetID(dice.count(1...40))]
      return call(ids) { $0.setSelection(ids, at: $1) }
    case "setSettings(_:at:)":
      let settings = settings(&dice)
      return call(settings) { $0.setSettings(settings, at: $1) }
    case "upsert(_:at:)":
      let target = session.target(id, &dice)
      return call(target) { $0.upsert(target, at: $1) }
    case "upsert(_:removing:at:)":
      let targets = (0..<4).map { session.target(TargetID(id.rawValue + UInt64($0)), &dice) }
      let removed = [TargetID(dice.count(1...34)), id]
      return call((targets, removed)) { $0.upsert(targets, removing: removed, at: $1) }
    case "upsertSpace(_:at:)":
      let space = space(2, &dice)
      return call(space) { $0.upsertSpace(space, at: $1) }
    case "upsertSpaces(_:at:)":
      var inner = space(3, &dice)
      inner.parent = dice.pick([0, 2])
      let spaces = [space(2, &dice), inner]
      return call(spaces) { $0.upsertSpaces(spaces, at: $1) }
    default: fatalError("no call of \(method)")
    }
  }

  private func frame(_ dice: inout Dice) -> Rect {
    Rect(
      x: dice.number(0...900), y: dice.number(0...650), width: dice.number(10...200),
      height: dice.number(10...90))
  }

  private func space(_ id: SpaceID, _ dice: inout Dice) -> PointerSpace {
    var space = PointerSpace(id: id)
    space.origin = Point(x: 0, y: dice.number(-60...60))
    space.clip = dice.chance(0.5) ? Rect(x: 300, y: 200, width: 500, height: 400) : nil
    space.order = Int64(dice.count(0...2))
    space.isEnabled = dice.chance(0.8)
    space.isOpaque = dice.chance(0.3)
    space.contentSize = dice.chance(0.5) ? Size(width: 1000, height: 900) : nil
    return space
  }

  private func settings(_ dice: inout Dice) -> PointerSettings {
    var settings = PointerSettings()
    settings.animations = dice.chance(0.8)
    settings.inertia = dice.chance(0.8)
    settings.naturalScrolling = dice.chance(0.5)
    settings.reduceMotion = dice.chance(0.3)
    settings.increasedContrast = dice.chance(0.3)
    settings.pointerScale = dice.pick([1, 1, 0.7, 2])
    settings.trackingSpeed = dice.pick([0.3, 0.7])
    settings.autoHideDelay = dice.pick([3, 3, 0.5, nil])
    return settings
  }

  private mutating func changedConfiguration(_ dice: inout Dice) -> PointerConfiguration {
    configuration.hostWarpsCursor = dice.chance(0.3)
    configuration.bandSelection = dice.chance(0.7)
    configuration.dragDistance = dice.pick([0, 3, 20])
    configuration.concealDelay = dice.pick([0, 0.2, 1])
    configuration.revealInactivity = dice.pick([nil, 0.5, 3])
    configuration.restingPause = dice.pick([0.05, 0.4, 2])
    configuration.radiosity = dice.number(0...1)
    configuration.highlightOpacity = dice.number(0...1)
    configuration.circleDiameter = dice.number(10...40)
    configuration.plainPadding = dice.number(0...40)
    let spring = Spring(dampingRatio: dice.number(0.4...1.2), response: dice.number(0.1...0.4))
    switch dice.count(0...5) {
    case 0: configuration.shapeSpring = spring
    case 1: configuration.contentSpring = spring
    case 2: configuration.stepSpring = spring
    case 3: configuration.materialSpring = spring
    case 4: configuration.fadeSpring = spring
    default: configuration.lineSpring = spring
    }
    return configuration
  }
}
