public import PointerKit

/// Calls of every entry that changes an engine, with any numbers: for tests and fuzzing.
///
/// Most numbers are ordinary, so that calls have an effect, and a few are adversarial.
public struct AdversarialCalls {
  /// The random choices that the calls follow from.
  public var dice: Dice
  /// The present time, which mostly proceeds by up to 40 ms with a call.
  public private(set) var now = Timestamp(nanoseconds: 1_000_000_000)
  /// The share of numbers that are adversarial.
  public var adversity: Double

  /// Creates calls that a seed determines.
  public init(seed: UInt64, adversity: Double = 0.08) {
    dice = Dice(seed: seed)
    self.adversity = adversity
  }

  // MARK: Values

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    dice.chance(adversity) ? dice.pick(AdversarialValues.numbers) : dice.number(range)
  }

  private mutating func point() -> Point { Point(x: number(0...1024), y: number(0...768)) }

  private mutating func vector(_ length: Double) -> Vector {
    Vector(dx: number(-length...length), dy: number(-length...length))
  }

  private mutating func rect() -> Rect {
    if dice.chance(adversity) {
      return Rect(
        minX: number(0...900), minY: number(0...700), maxX: number(0...900), maxY: number(0...700))
    }
    return Rect(
      x: number(0...900), y: number(0...700), width: number(2...200), height: number(2...90))
  }

  private mutating func size() -> Size { Size(width: number(1...1024), height: number(1...768)) }

  private mutating func identifier<ID: HostIdentifier>() -> ID {
    ID(dice.chance(adversity) ? dice.pick(AdversarialValues.identifiers) : UInt64(dice.count(1...12)))
  }

  /// A spring of any legal damping.
  public mutating func spring() -> Spring {
    Spring(dampingRatio: number(0.05...2), response: number(0.02...0.6))
  }

  private mutating func shape() -> PointerShape {
    switch dice.count(0...5) {
    case 0: return .circle(diameter: number(4...60))
    case 1: return .roundedRect(Size(width: number(4...200), height: number(4...90)), radius: number(0...20))
    case 2: return .verticalBeam(length: number(4...60))
    case 3: return .horizontalBeam(length: number(4...60))
    case 4: return .path(dice.pick(HardPath.allCases).path(dice.count(3...30), &dice))
    default:
      let points = (0..<4).map { _ in Point(x: number(-20...20), y: number(-20...20)) }
      return .path(
        PointerPath(
          [
            .move(to: points[0]), .quadratic(to: points[1], control: points[2]), .line(to: points[3]), .close,
          ],
          anchor: points[1], strokeWidth: dice.chance(0.5) ? number(1...9) : nil))
    }
  }

  private mutating func precision() -> AxisPrecision? {
    switch dice.count(0...5) {
    case 0: return .stepped(origin: number(0...200), spacing: number(4...60))
    case 1:
      return .lines(
        (0..<dice.count(0...4)).map { .init(start: number(0...20) + 24 * Double($0), length: 20) })
    case 2: return .whole
    case 3: return .continuous
    default: return nil
    }
  }

  /// A target with an id of 1…12.
  public mutating func target() -> PointerTarget {
    var target = PointerTarget(
      id: identifier(), frame: rect(), kind: dice.pick(ElementKind.allCases), hasBezel: dice.chance(0.5))
    if dice.chance(0.3) { target.group = GroupID(UInt64(dice.count(1...3))) }
    if dice.chance(0.3) { target.space = identifier() }
    target.z = Int64(dice.count(-2...2))
    target.isEnabled = dice.chance(0.95)
    if dice.chance(0.2) {
      target.padding = Insets(
        top: number(0...30), left: number(0...30), bottom: number(0...30), right: number(0...30))
    }
    if dice.chance(0.6) {
      target.style = PointerStyle(
        effect: dice.pick([.automatic, .lift, .highlight, .hover()]), shape: dice.chance(0.5) ? shape() : nil)
    } else if dice.chance(0.5) {
      target.style = PointerStyle(shape: shape(), constrainedAxes: dice.pick([[], .both, .vertical]))
    }
    target.style.horizontalPrecision = precision()
    target.style.verticalPrecision = precision()
    target.style.shapeOffset = dice.chance(0.7) ? .zero : vector(20)
    target.style.accessories = (0..<dice.count(0...5)).map { _ in
      PointerAccessory(
        dice.pick([.arrow, .plus, .minus, .circle, .menu]), angle: number(-6...6), offset: number(0...30))
    }
    target.cornerRadius = number(0...20)
    target.luminance = dice.chance(0.5) ? number(0...1) : nil
    target.color = dice.chance(0.5) ? LinearColor(luminance: number(0...1)) : nil
    target.isMagnetic = dice.pick([nil, true, false])
    target.latchingAxes = dice.pick([[], .horizontal, .both])
    target.reveals = (0..<dice.count(0...2)).map { _ in
      dice.chance(0.5) ? .target(identifier()) : .group(identifier())
    }
    return target
  }

  private mutating func space() -> PointerSpace {
    var space = PointerSpace(id: SpaceID(UInt64(dice.count(1...4))))
    if dice.chance(0.4) { space.parent = SpaceID(UInt64(dice.count(0...4))) }
    space.origin = Point(x: number(-200...200), y: number(-200...200))
    space.clip = dice.chance(0.4) ? rect() : nil
    space.contentSize = dice.chance(0.5) ? size() : nil
    space.order = Int64(dice.count(-2...2))
    space.isOpaque = dice.chance(0.3)
    return space
  }

  private mutating func configuration() -> PointerConfiguration {
    var configuration = PointerConfiguration()
    configuration.shapeSpring = spring()
    configuration.contentSpring = spring()
    configuration.pressSpring = spring()
    configuration.fadeSpring = spring()
    configuration.materialSpring = spring()
    configuration.parallaxSpring = spring()
    configuration.lineSpring = spring()
    configuration.stepSpring = spring()
    configuration.circleDiameter = number(4...60)
    configuration.shadowOpacity = number(0...1)
    configuration.radiosity = number(0...1)
    configuration.specularOpacity = number(0...1)
    configuration.highlightSpecularOpacity = number(0...1)
    configuration.pressedScale = number(0.1...1)
    configuration.pressedCircleScale = number(0.1...1)
    configuration.shadowRadius = number(0...40)
    configuration.shadowFall = number(-20...20)
    configuration.liftGrowth = number(0...100)
    configuration.highlightGrowth = number(0...100)
    configuration.hoverGrowth = number(0...100)
    configuration.pointerParallaxLimit = number(0...100)
    configuration.annotationOffset = number(0...100)
    configuration.autoscrollZone = number(0...100)
    configuration.autoscrollSpeed = number(0...1000)
    configuration.pointerOpacity = number(0...1)
    configuration.displayScale = number(0.25...16)
    configuration.hostWarpsCursor = dice.chance(0.2)
    return configuration
  }

  private mutating func device() -> PointerDevice {
    var device = PointerDevice(
      kind: dice.pick(PointerDevice.Kind.allCases),
      unit: dice.pick([.points, .millimeters, .counts(perInch: number(1...2000))]),
      reportsContact: dice.chance(0.5))
    if dice.chance(0.3),
      let curve = CustomCurve(step: number(0.001...1), points: [number(0...1), number(0...9), 9])
    {
      device.curve = .custom(curve)
    }
    return device
  }

  /// An input of any kind.
  public mutating func input() -> PointerInput.Kind {
    let phase = dice.pick(ContactPhase.allCases)
    let fingers = dice.chance(adversity) ? dice.pick(AdversarialValues.integers) : dice.count(0...4)
    switch dice.count(0...26) {
    case 0...7: return .motion(vector(60))
    case 8...10: return .position(point())
    case 11, 12: return .contact(phase, fingers: fingers)
    case 13, 14, 15:
      return .button(PointerButton(rawValue: dice.pick([0, 0, 1, 2])), isDown: dice.chance(0.5))
    case 16:
      return .scroll(
        vector(40), phase: dice.pick(ScrollPhase.allCases), source: dice.pick(ScrollSource.allCases))
    case 17:
      return .transform(
        phase, scale: number(0.2...3), rotation: number(-3...3), translation: vector(40), fingers: fingers)
    case 18: return .gesture(dice.pick(StandardGesture.allCases), phase: phase, fingers: fingers)
    case 19: return .modifiers(KeyModifiers(rawValue: UInt8(dice.count(0...31))))
    case 20: return .drag(dice.pick(DragOperation.allCases))
    case 21: return .touch(phase, at: point(), id: .init(UInt64(dice.count(0...2))))
    case 22: return .gaze(point())
    case 23: return .luminance(dice.chance(0.7) ? number(0...1) : nil)
    case 24: return dice.chance(0.5) ? .leave : .enter(dice.chance(0.5) ? point() : nil)
    case 25: return dice.chance(0.5) ? .pressure(number(0...1)) : .hold(phase)
    default: return .cancel
    }
  }

  // MARK: Calls

  /// Makes one call; returns its description.
  public mutating func call(_ engine: inout PointerEngine) -> String {
    now = now.advanced(byNanoseconds: Int64(dice.count(0...40_000_000)))
    switch dice.count(0...39) {
    case 0...17:
      let kind = input()
      let stamp = dice.chance(adversity) ? dice.pick(AdversarialValues.times) : now
      engine.handle(PointerInput(kind, at: stamp), now: now)
      return "handle \(kind)"
    case 18...21: engine.upsert((0..<dice.count(1...3)).map { _ in target() }, at: now)
    case 22: engine.upsert(target(), at: now)
    case 23: engine.upsert([target()], removing: [identifier()], at: now)
    case 24, 25: engine.move(identifier(), to: rect(), at: now)
    case 26: engine.move([(identifier(), rect()), (identifier(), rect())], at: now)
    case 27: engine.remove(identifier(), at: now)
    case 28: engine.upsertSpace(space(), at: now)
    case 29: engine.upsertSpaces([space(), space()], at: now)
    case 30: engine.scroll(space: identifier(), to: point(), at: now)
    case 31:
      if dice.chance(0.3) { engine.removeSpace(identifier(), at: now) }
      if dice.chance(0.2) { engine.resize(to: size(), at: now) }
    case 32:
      var settings = PointerSettings()
      settings.trackingSpeed = number(0...3)
      settings.pointerScale = number(0.5...4)
      settings.scrollingSpeed = number(0...10)
      settings.increasedContrast = dice.chance(0.3)
      settings.reduceMotion = dice.chance(0.2)
      settings.autoHideDelay = dice.chance(0.5) ? number(0...3) : nil
      engine.setSettings(settings, at: now)
    case 33, 34: engine.setConfiguration(configuration(), at: now)
    case 35: engine.setAppearance(dice.pick([.light, .dark]), at: now)
    case 36: engine.setBackgroundLuminance(number(0...1), at: now)
    case 37:
      var annotation = PointerAnnotation(
        (0..<dice.count(0...5)).map { _ in .init(label: AnnotationText("x"), text: AnnotationText("12")) })
      annotation.size = dice.chance(0.5) ? size() : nil
      engine.setAnnotation(dice.chance(0.8) ? annotation : nil, at: now)
    case 38:
      engine.setSelection((0..<dice.count(0...5)).map { _ in identifier() }, at: now)
      engine.cursorWarped(to: point(), at: now)
    default:
      engine.setDevice(device(), at: now)
      engine.advance(to: dice.chance(adversity) ? dice.pick(AdversarialValues.times) : now)
    }
    return "another call"
  }
}
