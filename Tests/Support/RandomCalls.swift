public import PointerKit
public import PointerRecordings

/// Calls of an engine in any order, with any arguments, over a layout that the calls themselves make.
///
/// Each choice is one byte, so that a fuzzer can change one thing at a time.
public struct RandomCalls<Source: ChoiceSource> {
  /// Where the choices come from.
  public var source: Source
  /// The time of the latest call.
  public private(set) var now = Timestamp(nanoseconds: 1_000_000_000)
  /// The share, in 256ths, of numbers that are of any size, not finite, or chosen to do harm.
  public var adversity: UInt8
  /// The nanoseconds before each call; nil if they are random: they may then be of any size or sign.
  public var interval: Int64?

  /// Creates calls from a source of choices.
  public init(_ source: Source, adversity: UInt8 = 12) {
    self.source = source
    self.adversity = adversity
  }

  /// The engine that the calls are for: a surface with sensible or odd settings.
  public mutating func creation() -> RecordedCreation {
    var creation = RecordedCreation(size: Size(width: 1024, height: 768))
    guard source.flag() else { return creation }
    creation.size = Size(width: number(0...2000), height: number(0...2000))
    if source.flag() { creation.start = point() }
    if source.flag() { creation.settings = settings() }
    if source.flag() { creation.configuration = configuration() }
    return creation
  }

  /// The next call.
  public mutating func next() -> RecordedCall {
    pass()
    switch source.below(64) {
    case 0...27: return .handle(PointerInput(kind(), at: now, device: device()))
    case 28, 29: return .handleAt(PointerInput(kind(), at: stamp(), device: device()), now: now)
    case 30...35: return .step(now: now, presenting: source.flag() ? stamp() : nil)
    case 36: return .read(at: stamp())
    case 37: return .advance(to: now)
    case 38: return .setDevice(description(), id: device(), at: now)
    case 39...44: return .upsert(target(), at: now)
    case 45, 46:
      let ids = (0..<source.below(4)).map { _ in targetID() }
      return .upsertTargets((0..<source.below(10)).map { _ in target() }, removing: ids, at: now)
    case 47: return .remove(targetID(), at: now)
    case 48, 49: return .move(targetID(), to: frame(), at: now)
    case 50:
      return .moveTargets(
        (0..<source.below(6)).map { _ in RecordedCall.MovedTarget(id: targetID(), frame: frame()) }, at: now)
    case 51: return .upsertSpace(space(), at: now)
    case 52: return .upsertSpaces((0..<source.below(5)).map { _ in space() }, at: now)
    case 53, 54: return .scroll(space: spaceID(), to: point(-300...300), at: now)
    case 55: return .removeSpace(spaceID(), at: now)
    case 56: return .resize(to: Size(width: number(0...1500), height: number(0...1500)), at: now)
    case 57: return .setSettings(settings(), at: now)
    case 58: return .setConfiguration(configuration(), at: now)
    case 59: return .setAppearance(source.pick(Appearance.allCases), at: now)
    case 60: return .setBackgroundLuminance(number(0...1), at: now)
    case 61: return .setAnnotation(source.flag() ? annotation() : nil, at: now)
    case 62: return .setSelection((0..<source.below(5)).map { _ in targetID() }, at: now)
    default: return source.flag() ? .cursorWarped(to: point(), at: now) : .placePointer(at: now)
    }
  }

  // MARK: Time

  /// Lets time pass before the next call.
  public mutating func wait(nanoseconds: Int64) { now = now.advanced(byNanoseconds: nanoseconds) }

  private mutating func pass() {
    if let interval { return wait(nanoseconds: interval) }
    let step: Int64
    switch source.byte() {
    case 0...127: step = 8_333_333
    case 128...167: step = 0
    case 168...187: step = 1
    case 188...207: step = 16_666_667
    case 208...227: step = Int64(source.byte()) * 1_000_000
    case 228...239: step = Int64(source.byte()) * 30_000_000
    case 240...247: step = -Int64(source.byte()) * 1_000_000
    case 248...253: step = Int64(source.byte()) * 60_000_000_000
    default:
      if source.byte() < adversity { now = source.pick(AdversarialValues.times) }
      return
    }
    now = now.advanced(byNanoseconds: step)
  }

  /// An instant near now, or another one.
  private mutating func stamp() -> Timestamp {
    switch source.byte() {
    case 0...199: now.advanced(byNanoseconds: (Int64(source.byte()) - 64) * 500_000)
    case 200...239: now.advanced(byNanoseconds: (Int64(source.byte()) - 128) * 50_000_000)
    default: source.byte() < adversity ? source.pick(AdversarialValues.times) : now
    }
  }

  // MARK: Numbers

  /// A number in a range, or an odd one.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    if adversity > 0, source.byte() < adversity {
      return source.flag() ? source.pick(AdversarialValues.numbers) : Double(bitPattern: source.bits())
    }
    // Most layouts are of whole points.
    if source.flag() { return min(range.upperBound, (range.lowerBound + Double(source.byte())).rounded()) }
    return source.number(within: range)
  }

  private mutating func point(_ range: ClosedRange<Double> = -20...1100) -> Point {
    Point(x: number(range), y: number(range))
  }

  private mutating func vector(_ reach: Double) -> Vector {
    Vector(dx: number(-reach...reach), dy: number(-reach...reach))
  }

  private mutating func frame() -> Rect {
    if adversity > 0, source.byte() < adversity {
      return Rect(minX: number(0...900), minY: number(0...700), maxX: number(0...900), maxY: number(0...700))
    }
    return Rect(
      x: Double(source.byte()) * 4, y: Double(source.byte()) * 3, width: Double(source.byte()),
      height: Double(source.byte()) / 2)
  }

  // MARK: Ids

  private mutating func targetID() -> TargetID {
    let number = source.byte()
    return TargetID(number < 240 ? UInt64(number % 24) + 1 : source.pick(AdversarialValues.identifiers))
  }
  private mutating func spaceID() -> SpaceID {
    let number = source.byte()
    return SpaceID(number < 240 ? UInt64(number % 6) : source.pick(AdversarialValues.identifiers))
  }
  private mutating func groupID() -> GroupID? {
    let number = source.below(8)
    return number < 4 ? nil : GroupID(number - 3)
  }
  private mutating func device() -> DeviceID {
    let number = source.byte()
    return number < 200 ? 0 : DeviceID(number < 250 ? UInt32(number % 3) : UInt32(source.byte()))
  }

  // MARK: Input

  private mutating func fingers() -> Int {
    let number = source.byte()
    return number < 240 ? Int(number % 5) : source.pick(AdversarialValues.integers)
  }

  private mutating func kind() -> PointerInput.Kind {
    switch source.below(32) {
    case 0...9: return .motion(vector(source.pick([1, 8, 30, 120])))
    case 10: return .position(point())
    case 11, 12: return .contact(.began, fingers: source.pick([1, 1, 1, 2, fingers()]))
    case 13, 14: return .contact(source.pick(ContactPhase.allCases), fingers: fingers())
    case 15, 16: return .button(.primary, isDown: true)
    case 17, 18: return .button(.primary, isDown: false)
    case 19:
      return .button(
        source.pick([
          .primary, .secondary, .middle, PointerButton(rawValue: 7), PointerButton(rawValue: .max),
        ]),
        isDown: source.flag())
    case 20:
      return .scroll(
        vector(40), phase: source.pick(ScrollPhase.allCases), source: source.pick(ScrollSource.allCases))
    case 21:
      return .transform(
        source.pick(ContactPhase.allCases), scale: number(0.5...2), rotation: number(-3...3),
        translation: vector(30), fingers: fingers())
    case 22:
      return .gesture(
        source.pick(StandardGesture.allCases), phase: source.pick(ContactPhase.allCases), fingers: fingers())
    case 23: return .modifiers(KeyModifiers(rawValue: source.byte()))
    case 24: return .drag(source.pick(DragOperation.allCases))
    case 25:
      return .touch(source.pick(ContactPhase.allCases), at: point(), id: UInt64(source.below(4)))
    case 26: return .gaze(point())
    case 27: return .luminance(source.flag() ? number(0...1) : nil)
    case 28: return .hold(source.pick(ContactPhase.allCases))
    case 29: return .pressure(number(0...1))
    case 30: return source.flag() ? .leave : .cancel
    default: return .enter(source.flag() ? point() : nil)
    }
  }

  private mutating func description() -> PointerDevice {
    var device = PointerDevice(kind: source.pick(PointerDevice.Kind.allCases))
    switch source.below(4) {
    case 0: device.unit = .millimeters
    case 1: device.unit = .counts(perInch: number(100...1600))
    default: break
    }
    device.reportsContact = source.flag()
    if source.flag() { device.curve = curve() }
    if source.flag() {
      device.profile = DeviceProfile(
        hasLift: source.flag(), restingPauseFactor: source.flag() ? number(0.1...5) : nil,
        hideDelayFactor: number(0.1...5))
    }
    return device
  }

  private mutating func curve() -> AccelerationCurve? {
    switch source.below(9) {
    case 0: return .some(.none)
    case 1: return .appleMouse(trackingSpeed: number(-1...3))
    case 2: return .appleTrackpad(trackingSpeed: number(-1...3))
    case 3:
      return .parametric(
        ParametricCurve(
          linearGain: number(0...2), parabolicGain: number(0...2), cubicGain: number(0...1),
          quarticGain: number(0...1), tangentStart: number(0...10), rootStart: number(0...20),
          reportRate: number(0...200)))
    case 4: return .libinputMouse(speed: number(-1...1))
    case 5: return .libinputTouchpad(speed: number(-1...1))
    case 6: return .libinputFlatMouse(speed: number(-1...1))
    case 7: return .libinputFlatTouchpad(speed: number(-1...1))
    default:
      let points = (0..<source.below(6)).map { _ in number(0...20) }
      return CustomCurve(step: number(0.1...10), points: points).map { .custom($0) }
    }
  }

  // MARK: The layout

  private mutating func target() -> PointerTarget {
    var target = PointerTarget(
      id: targetID(), frame: frame(), kind: source.pick(ElementKind.allCases), hasBezel: source.flag(),
      group: groupID())
    // Plain targets are the most common, and one more byte makes another.
    let details = source.byte()
    if details & 1 != 0 { target.style = style() }
    if details & 2 != 0 { target.space = spaceID() }
    if details & 4 != 0 {
      target.z = source.pick([-1, 1, 2, .max, .min])
      target.cornerRadius = number(0...40)
      target.latchingAxes = Axes(rawValue: source.byte())
    }
    if details & 8 != 0 {
      target.padding = Insets(
        top: number(-10...40), left: number(-10...40), bottom: number(-10...40), right: number(-10...40))
    }
    if details & 16 != 0 {
      target.isEnabled = source.flag()
      target.isSelectable = source.flag()
      target.isMagnetic = source.pick([nil, true, false])
      target.isDraggedByScrolling = source.pick([nil, true, false])
      target.preferredHover = source.flag() ? hoverOptions() : nil
    }
    if details & 32 != 0 {
      target.luminance = source.flag() ? number(0...1) : nil
      target.color = LinearColor(red: number(0...1), green: number(0...1), blue: number(0...1))
    }
    if details & 64 != 0 {
      target.cursor = source.pick(CursorKind.allCases)
      target.reveals = (0..<source.below(4)).map { _ in
        source.flag() ? .target(targetID()) : .group(GroupID(source.below(5)))
      }
    }
    return target
  }

  private mutating func hoverOptions() -> HoverOptions {
    HoverOptions(
      preferredTintMode: source.pick(TintMode.allCases), prefersShadow: source.flag(),
      prefersScaledContent: source.flag())
  }

  private mutating func style() -> PointerStyle {
    var style: PointerStyle
    switch source.below(6) {
    case 0: style = .hidden
    case 1: style = .system
    case 2: style = PointerStyle(shape: shape(), constrainedAxes: Axes(rawValue: source.byte()))
    default:
      style = PointerStyle(
        effect: source.pick([.automatic, .lift, .highlight, .hover(hoverOptions())]),
        shape: source.flag() ? shape() : nil)
    }
    if source.flag() { style.horizontalPrecision = precision() }
    if source.flag() { style.verticalPrecision = precision() }
    if source.flag() { style.shapeOffset = vector(20) }
    if source.flag() {
      style.accessories = (0..<source.below(7)).map { _ in
        PointerAccessory(
          source.pick([.arrow, .plus, .minus, .circle, .circleSlash, .menu, .path(path())]),
          angle: number(-7...7), offset: number(0...40), orientationMatchesAngle: source.flag())
      }
    }
    return style
  }

  private mutating func shape() -> PointerShape {
    switch source.below(6) {
    case 0: .circle(diameter: number(1...80))
    case 1: .roundedRect(Size(width: number(1...200), height: number(1...100)), radius: number(0...40))
    case 2: .verticalBeam(length: number(1...150))
    case 3: .horizontalBeam(length: number(1...150))
    default: .path(path())
    }
  }

  /// Lines and curves of any kind, in one part or several.
  public mutating func path() -> PointerPath {
    var elements: [PointerPath.Element] = []
    for _ in 0..<source.below(14) {
      switch source.below(8) {
      case 0: elements.append(.move(to: point(-30...60)))
      case 1: elements.append(.quadratic(to: point(-30...60), control: point(-30...60)))
      case 2:
        elements.append(.cubic(to: point(-30...60), first: point(-30...60), second: point(-30...60)))
      case 3: elements.append(.close)
      default: elements.append(.line(to: point(-30...60)))
      }
    }
    return PointerPath(
      elements, anchor: source.flag() ? point(-30...60) : nil,
      strokeWidth: source.below(4) == 0 ? number(0...12) : nil)
  }

  private mutating func precision() -> AxisPrecision {
    switch source.below(4) {
    case 0: .continuous
    case 1: .whole
    case 2: .stepped(origin: number(-10...10), spacing: number(0...40))
    default:
      .lines((0..<source.below(6)).map { _ in .init(start: number(0...200), length: number(0...40)) })
    }
  }

  private mutating func space() -> PointerSpace {
    var space = PointerSpace(id: spaceID())
    space.parent = spaceID()
    space.origin = point(-200...400)
    if source.flag() { space.clip = frame() }
    space.order = source.pick([0, -1, 1, 2, .max, .min])
    space.isOpaque = source.below(4) == 0
    space.isEnabled = source.below(8) != 0
    if source.flag() { space.contentSize = Size(width: number(0...2000), height: number(0...2000)) }
    return space
  }

  private mutating func annotation() -> PointerAnnotation {
    var annotation = PointerAnnotation(
      (0..<source.below(7)).map { _ in
        PointerAnnotation.Value(label: text(), text: text())
      })
    if source.below(4) == 0 { annotation.size = Size(width: number(0...200), height: number(0...60)) }
    return annotation
  }

  private mutating func text() -> AnnotationText {
    AnnotationText(utf8: (0..<source.below(36)).map { _ in source.byte() })
  }

  // MARK: What the person and the author choose

  private mutating func settings() -> PointerSettings {
    var settings = PointerSettings()
    settings.trackingSpeed = number(-1...3)
    settings.scrollingSpeed = number(0...3)
    settings.naturalScrolling = source.flag()
    settings.inertia = source.below(4) != 0
    settings.animations = source.below(4) != 0
    settings.autoHideDelay = source.flag() ? number(0.5...5) : nil
    settings.pointerScale = number(0.5...4)
    settings.increasedContrast = source.flag()
    settings.reduceMotion = source.flag()
    settings.doubleClickInterval = number(0.1...2)
    settings.gestures.secondaryClickFingers = FingerCounts(rawValue: source.byte())
    settings.gestures.controlClickIsSecondary = source.flag()
    settings.gestures.secondaryClickRegion = source.pick(SecondaryClickRegion.allCases)
    for _ in 0..<source.below(4) {
      settings.gestures[source.pick(StandardGesture.allCases), on: source.pick(PointerDevice.Kind.allCases)] =
        FingerCounts(rawValue: source.byte())
    }
    return settings
  }

  private mutating func spring() -> Spring {
    Spring(dampingRatio: number(0.05...3), response: number(0.001...2))
  }

  private mutating func configuration() -> PointerConfiguration {
    var configuration = PointerConfiguration()
    for _ in 0..<source.below(12) { change(&configuration) }
    return configuration
  }

  private mutating func change(_ configuration: inout PointerConfiguration) {
    switch source.below(40) {
    case 0: configuration.bezelPadding = number(0...60)
    case 1: configuration.plainPadding = number(0...60)
    case 2: configuration.groupGap = number(0...200)
    case 3: configuration.circleDiameter = number(1...60)
    case 4: configuration.barHighlightHeight = number(0...80)
    case 5: configuration.highlightOutsetHorizontal = number(0...40)
    case 6: configuration.beamThickness = number(1...20)
    case 7: configuration.maximumBeamLength = number(1...300)
    case 8: configuration.smallElementSide = number(0...300)
    case 9: configuration.mediumElementSide = number(0...600)
    case 10: configuration.shapeSpring = spring()
    case 11: configuration.lineSpring = spring()
    case 12: configuration.stepSpring = spring()
    case 13: configuration.parallaxSpring = spring()
    case 14: configuration.contentSpring = spring()
    case 15: configuration.pressSpring = spring()
    case 16: configuration.fadeSpring = spring()
    case 17: configuration.materialSpring = spring()
    case 18: configuration.lineHysteresis = number(0...50)
    case 19: configuration.pointerParallax = number(0...1)
    case 20: configuration.contentParallax = number(0...1)
    case 21: configuration.liftGrowth = number(0...100)
    case 22: configuration.pressedScale = number(0.1...1)
    case 23: configuration.shadowOpacity = number(0...1)
    case 24: configuration.specularOpacity = number(0...1)
    case 25: configuration.radiosity = number(0...1)
    case 26: configuration.pointerOpacity = number(0...1)
    case 27: configuration.attractionResponse = number(0.05...5)
    case 28: configuration.minimumFlickFingerSpeed = number(0...1000)
    case 29: configuration.restingPause = number(0.05...2)
    case 30:
      configuration.magnetism.decay =
        source.flag() ? Decay(decelerationRate: number(0.9...1)) : Decay(timeConstant: number(0...1))
    case 31: configuration.magnetism.ringCount = source.below(14)
    case 32: configuration.magnetism.minimumProbability = number(0...1)
    case 33: configuration.concealDelay = number(0...2)
    case 34: configuration.revealInactivity = source.flag() ? number(0...10) : nil
    case 35: configuration.dragDistance = number(0...30)
    case 36: configuration.bandSelection = source.flag()
    case 37: configuration.blending = source.pick(Blending.allCases)
    case 38: configuration.hostWarpsCursor = source.flag()
    default: configuration.displayScale = number(0.25...4)
    }
  }
}
