import PointerTestSupport

/// A person who does anything at any time over a random layout that changes; a seed repeats all of it.
struct RandomSession {
  var person: SimulatedPerson
  private let kinds: [ElementKind] = [
    .barButton, .appIcon, .button, .text, .card, .row, .selectedSegment, .handle, .link, .slider,
  ]
  private let isInPoints: Bool
  /// The number of times that the person pressed harder or let a finger rest.
  private var restCount = 0
  /// Whether the person's eyes are followed.
  private(set) var hasLooked = false

  init(_ dice: inout Dice) {
    let device = PointerDevice(
      kind: dice.pick([.trackpad, .trackpad, .mouse]),
      unit: dice.pick([.points, .points, .millimeters, .counts(perInch: 400)]),
      reportsContact: dice.chance(0.6))
    isInPoints = device.unit == .points
    let host = HostTraits(warpsCursor: dice.chance(0.3))
    person = SimulatedPerson(start: Point(500, 380), device: device, hostTraits: host)
    person.engine.upsert(PointerSpace(id: 2, clip: Rect(300, 200, 500, 400), z: 1), at: person.now)
    person.engine.upsert((1...30).map { target(TargetID($0), &dice) }, at: person.now)
  }

  func target(_ id: TargetID, _ dice: inout Dice) -> PointerTarget {
    var target = PointerTarget(
      id, Rect(dice.number(100...900), dice.number(50...650), dice.number(10...140), dice.number(10...90)),
      dice.pick(kinds), hasBezel: dice.chance(0.5),
      group: dice.chance(0.3) ? GroupID(dice.count(1...3)) : nil, space: dice.chance(0.3) ? 2 : 0,
      z: Int64(dice.count(0...2)))
    switch dice.count(0...13) {
    case 0: target.style = .hidden
    case 1: target.style = PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical)
    case 2: target.style = PointerStyle(effect: .hover(), shape: .circle(diameter: 30))
    case 3: target.style.horizontalPrecision = .stepped(origin: 3, spacing: 12)
    case 4: target.cursor = dice.pick(CursorKind.allCases)
    case 5:
      target.style.accessories = (0...dice.count(0...3)).map { _ in
        PointerAccessory(
          dice.pick([.arrow, .plus, .circleSlash, .menu]), angle: dice.number(-7...7),
          offset: dice.number(0...30), orientationMatchesAngle: dice.chance(0.7))
      }
    case 6:
      // Text of four lines, and a day view's quarter hours.
      target.style = PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: [])
      target.style.verticalPrecision = .lines((0..<4).map { .init(start: 22 * Double($0), length: 22) })
    case 7: target.style.verticalPrecision = .stepped(origin: 0, spacing: dice.number(4...20))
    case 8: target.style = PointerStyle(shape: .path(path(&dice)), constrainedAxes: dice.pick([[], .both]))
    case 9: target.style = PointerStyle(effect: dice.pick([.lift, .highlight]), shape: .path(path(&dice)))
    case 10:
      target.style = PointerStyle(
        effect: .hover(
          preferredTintMode: dice.pick([.none, .overlay, .underlay]), prefersShadow: dice.chance(0.5),
          prefersScaledContent: dice.chance(0.5)))
    default: break
    }
    if dice.chance(0.1) { target.luminance = dice.number(0...1) }
    if dice.chance(0.1) {
      target.reveals = (0...dice.count(0...2)).map { _ in
        let number = dice.count(1...40)
        return number <= 3 ? .group(GroupID(number)) : .target(TargetID(number))
      }
    }
    if dice.chance(0.2) { target.latchingAxes = dice.pick([.horizontal, .vertical, .both]) }
    return target
  }

  /// A triangle or a leaf.
  private func path(_ dice: inout Dice) -> PointerPath {
    let (width, height) = (dice.number(6...40), dice.number(6...40))
    let tip = Point(width / 2, 0)
    let foot = Point(width, height)
    let elements: [PointerPath.Element] =
      dice.chance(0.5)
      ? [.move(to: tip), .line(to: foot), .line(to: Point(0, height)), .close]
      : [.move(to: tip), .quadratic(to: foot, control: Point(width, 0)), .line(to: tip), .close]
    return PointerPath(elements, anchor: tip, strokeWidth: dice.chance(0.2) ? 3 : nil)
  }

  private func annotation(_ dice: inout Dice) -> PointerAnnotation? {
    guard dice.chance(0.7) else { return nil }
    return PointerAnnotation(
      (0..<dice.count(1...3)).map { _ in
        PointerAnnotation.Value(label: "X", text: dice.pick(["1", "41", "1024.5 pt"]))
      })
  }

  /// The cause of a change, which decides what an interruption may move.
  enum Deed {
    /// The hand or the host moves the pointer, or stops it.
    case hand
    /// The layout, the person's settings, or a report about the surface.
    case change
    /// Several events, which take time.
    case stroke
  }

  /// One random event or change, and a random pause.
  mutating func step(_ dice: inout Dice) {
    person.wait(
      nanoseconds: Int64(dice.pick([0, 1, 1_000_000, 8_000_000, 8_000_000, 16_666_667, 120_000_000])))
    if dice.chance(0.02) { person.wait(milliseconds: 3100) }
    act(&dice)
  }

  /// One random event or change, now.
  @discardableResult mutating func act(_ dice: inout Dice) -> Deed {
    person.device = dice.chance(0.1) ? 1 : 0
    switch dice.count(0...99) {
    case 0...52:
      sendAny(&dice)
      return .hand
    case 53...92:
      changeAny(&dice)
      return .change
    default:
      stroke(&dice)
      return .stroke
    }
  }

  private var anywhere: Rect { Rect(0, 0, 1024, 768) }

  /// One event of a device.
  private mutating func sendAny(_ dice: inout Dice) {
    let button: PointerButton = dice.pick([
      .primary, .primary, .primary, .secondary, .middle, PointerButton(rawValue: 7),
    ])
    switch dice.count(0...26) {
    case 0...8: person.send(.motion(dice.vector(upTo: dice.pick([1, 8, 30]))))
    case 9: person.send(.position(dice.point(in: anywhere)))
    case 10, 11: person.send(.contact(.began, fingers: dice.count(0...2)))
    case 12, 13: person.send(.contact(.ended, fingers: dice.count(0...1)))
    case 14: person.send(.contact(.cancelled, fingers: 0))
    case 15, 16: person.send(.button(button, isDown: true))
    case 17, 18: person.send(.button(button, isDown: false))
    case 19, 20:
      person.send(
        .scroll(
          dice.vector(upTo: 9), phase: dice.pick(ScrollPhase.allCases),
          source: dice.pick(ScrollSource.allCases)))
    case 21:
      person.send(
        .transform(dice.pick(ContactPhase.allCases), scale: 1.1, rotation: 0, translation: .zero, fingers: 2))
    case 22:
      person.send(
        .gesture(
          dice.pick(StandardGesture.allCases), phase: dice.pick(ContactPhase.allCases),
          fingers: dice.count(0...4)))
    case 23:
      person.send(
        .touch(dice.pick(ContactPhase.allCases), at: dice.point(in: anywhere), id: UInt64(dice.count(0...3))))
    case 24: person.send(dice.pick([.enter(nil), .enter(Point(420, 300)), .cancel]))
    case 25: person.send(.leave)
    default:
      // With a device whose steps are told in points: the tests know how far the hand goes.
      guard isInPoints else { return pressOrRest() }
      hasLooked = true
      person.send(.gaze(dice.point(in: anywhere)))
    }
  }

  /// Presses harder or softer, and lets a finger rest or takes it away, in turn.
  private mutating func pressOrRest() {
    restCount += 1
    person.send(.pressure(Double(restCount % 7) / 5))
    person.send(.hold(ContactPhase.allCases[restCount % 4]))
  }

  /// Changes keys, drag operations or measurements, or anything else that the host can change.
  private mutating func changeAny(_ dice: inout Dice) {
    let time = person.now
    let id = TargetID(dice.count(1...30))
    switch dice.count(0...16) {
    case 0: person.send(.modifiers(KeyModifiers(rawValue: UInt8(dice.count(0...31)))))
    case 1: person.send(.dragOperation(dice.pick(DragOperation.allCases)))
    case 2: person.send(.luminance(dice.chance(0.5) ? dice.number(0...1) : nil))
    case 3: person.engine.setBackgroundLuminance(dice.number(0...1), at: time)
    case 4: person.engine.remove(target: id, at: time)
    case 5, 6: person.engine.upsert(target(id, &dice), at: time)
    case 7: if let hovered = person.hovered { person.engine.upsert(target(hovered, &dice), at: time) }
    case 8:
      if let target = person.engine.target(id) {
        person.engine.move(id, to: target.frame.offset(by: dice.vector(upTo: 20)), at: time)
      }
    case 9: person.engine.scroll(space: 2, toOrigin: Point(0, dice.number(-200...200)), at: time)
    case 10: person.engine.resize(to: Size(dice.number(600...1100), dice.number(500...800)), at: time)
    case 11: person.engine.setAppearance(dice.pick([.light, .dark]), at: time)
    case 12: person.engine.setAnnotation(annotation(&dice), at: time)
    case 13: person.engine.setSelection([id, TargetID(dice.count(1...40))], at: time)
    case 14: changeSettings(&dice)
    case 15: changeConfiguration(&dice)
    default:
      var list = person.engine.space(2) ?? PointerSpace(id: 2)
      list.isEnabled = dice.chance(0.7)
      list.isOpaque = dice.chance(0.5)
      list.contentSize = list.isOpaque ? Size(1000, 900) : nil
      person.engine.upsert(list, at: time)
      if dice.chance(0.2) { person.engine.remove(space: 2, at: time) }
    }
  }

  /// Makes a stroke, which random events seldom form.
  private mutating func stroke(_ dice: inout Dice) {
    switch dice.count(0...2) {
    case 0:
      // A drag.
      person.send(.button(.primary, isDown: true))
      for _ in 0..<dice.count(1...5) { person.move(by: dice.vector(upTo: 20)) }
    case 1:
      // A band, from beyond all targets.
      person.send(.button(.primary, isDown: false))
      person.move(to: Point(dice.number(0...50), dice.number(0...20)))
      person.send(.button(.primary, isDown: true))
      for _ in 0..<dice.count(1...5) { person.move(by: Vector(dice.number(0...90), 20)) }
    default:
      // A flick.
      person.send(.contact(.began, fingers: 1))
      person.move(by: dice.vector(upTo: 200), over: 80)
      person.lift()
    }
  }

  /// Changes the person's settings at random.
  private mutating func changeSettings(_ dice: inout Dice) {
    var settings = PointerSettings()
    settings.animations = dice.chance(0.8)
    settings.inertia = dice.chance(0.8)
    settings.naturalScrolling = dice.chance(0.5)
    settings.reduceMotion = dice.chance(0.3)
    settings.increasedContrast = dice.chance(0.3)
    settings.pointerScale = dice.pick([1, 1, 0.7, 2])
    settings.autoHideDelay = dice.pick([3, 3, 0.5, nil])
    if dice.chance(0.4) { settings.gestures.disable(dice.pick(StandardGesture.allCases)) }
    person.engine.setSettings(settings, at: person.now)
  }

  /// Changes the toolkit's configuration at random.
  private mutating func changeConfiguration(_ dice: inout Dice) {
    var configuration = person.engine.configuration
    configuration.input.bandSelection = dice.chance(0.7)
    configuration.input.dragDistance = dice.pick([0, 3, 3, 20])
    typealias Number = (WritableKeyPath<PointerConfiguration, Double>, ClosedRange<Double>)
    let looks: [Number] = [
      (\.effects.shadowOpacity, 0...1), (\.effects.shadowRadius, 0...20), (\.effects.shadowFall, -10...10),
      (\.effects.specularOpacity, 0...1), (\.effects.highlightSpecularOpacity, 0...1),
      (\.effects.specularSmallestSide, 0...60),
      (\.effects.specularFullSide, 0...200), (\.effects.radiosity, 0...1), (\.effects.tintOpacity, 0...1),
      (\.effects.pressedScale, 0.7...1),
      (\.pointer.opacity, 0.5...1), (\.pointer.annotationOffset, 0...30),
    ]
    let sizes: [Number] = [
      (\.effects.liftGrowth, 0...20), (\.effects.highlightOpacity, 0...1),
      (\.pointer.circleDiameter, 10...40),
      (\.regions.plainPadding, 0...40), (\.snapping.parallax, 0...0.2),
      (\.effects.contentParallaxLimit, 0...6),
      (\.pointer.maximumBeamLength, 20...100), (\.snapping.lineHysteresis, 0...20),
    ]
    for (numbers, chance) in [(looks, 0.5), (sizes, 0.3)] where dice.chance(chance) {
      for (number, range) in numbers { configuration[keyPath: number] = dice.number(range) }
    }
    if dice.chance(0.3) {
      let spring = Spring(dampingRatio: dice.number(0.7...1.2), response: dice.number(0.1...0.4))
      let parts: [WritableKeyPath<PointerConfiguration, Spring>] = [
        \.snapping.shapeSpring, \.effects.contentSpring, \.snapping.parallaxSpring, \.pointer.fadeSpring,
        \.pointer.materialSpring, \.effects.pressSpring,
      ]
      for part in parts { configuration[keyPath: part] = spring }
    }
    person.engine.setConfiguration(configuration, at: person.now)
  }
}
