import PointerKit
import PointerTestSupport

/// The creation and the calls of a recording, and its bytes; see ``GoldenRecordingTests``.
enum GoldenRecording {
  static let creation = RecordedCreation(
    size: Size(800, 600.5), start: Point(10, 20.25), settings: settings, configuration: configuration,
    host: host)

  private static let settings: PointerSettings = {
    var settings = PointerSettings()
    settings.trackingSpeed = 1.5
    settings.scrollingSpeed = 2.25
    settings.naturalScrolling = false
    settings.inertia = false
    settings.autoHideDelay = nil
    settings.pointerScale = 1.75
    settings.increasedContrast = true
    settings.doubleClickInterval = 0.4
    settings.gestures.secondaryClickFingers = [.two, .four]
    settings.gestures.controlClickIsSecondary = false
    settings.gestures.secondaryClickRegion = .leftSide
    settings.gestures[.missionControl, on: .trackpad] = [.three, .four]
    settings.gestures[.smartZoom, on: .mouse] = .one
    settings.gestures.disable(.rotate)
    return settings
  }()

  /// The defaults of the day on which the bytes were written.
  private static let defaults: PointerConfiguration = {
    var configuration = PointerConfiguration()
    (configuration.effects.specularOpacity, configuration.effects.highlightSpecularOpacity) = (0.25, 0.28)
    return configuration
  }()

  private static let configuration: PointerConfiguration = {
    var configuration = defaults
    configuration.regions.plainPadding = 20
    configuration.input.bandSelection = false
    configuration.timing.revealInactivity = nil
    configuration.snapping.shapeSpring = Spring(dampingRatio: 0.5, response: 0.75)
    configuration.snapping.lineHysteresis = 11.5
    configuration.magnetism.decay = Decay(timeConstant: 0.07)
    configuration.magnetism.reachPerCoast = 1.25
    return configuration
  }()

  private static let host = HostTraits(blending: .linear, displayScale: 1.25)

  private static func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  private static let inputs: [PointerInput.Kind] = [
    .contact(.began, fingers: 2), .hold(.changed), .motion(Vector(1.5, -0.1)), .position(Point(100, 1.0 / 3)),
    .button(.secondary, isDown: true), .pressure(0.3),
    .scroll(Vector(0, -12), phase: .momentum, source: .continuous),
    .transform(.ended, scale: 1.1, rotation: -0.5, translation: Vector(3, 4), fingers: -2),
    .gesture(.launchpad, phase: .cancelled, fingers: 5), .modifiers([.shift, .command]),
    .dragOperation(.forbidden), .touch(.began, at: Point(7, 8), id: 1 << 60), .gaze(Point(9, -9)),
    .luminance(0.7), .luminance(nil), .leave, .enter(Point(1, 2)), .enter(nil), .cancel,
  ]

  private static let devices: [PointerDevice] = [
    .trackpad, .mouse, PointerDevice(kind: .trackpoint, unit: .counts(perInch: 400)),
    PointerDevice(
      kind: .other, unit: .millimeters, reportsContact: true, curve: .appleMouse(trackingSpeed: 0.25),
      profile: DeviceProfile(hasLift: true, restingPauseFactor: nil, hideDelayFactor: 3)),
    PointerDevice(kind: .mouse, curve: AccelerationCurve.none),
  ]

  private static let path = PointerPath(
    [
      .move(to: Point(0, 0)), .line(to: Point(4, 0)), .quadratic(to: Point(4, 4), control: Point(6, 2)),
      .cubic(to: Point(0, 4), first: Point(3, 5), second: Point(1, 5)), .close,
    ], anchor: Point(1, 2), strokeWidth: 4.5)

  private static let styles: [PointerStyle] = {
    var lines = PointerStyle(effect: .hover(preferredTintMode: .underlay, prefersShadow: true))
    lines.verticalPrecision = .lines([
      AxisPrecision.Line(start: 1, length: 18), AxisPrecision.Line(start: 19, length: 20),
    ])
    lines.horizontalPrecision = .stepped(origin: 0.5, spacing: 8)
    lines.shapeOffset = Vector(2, -2)
    var many = PointerStyle(shape: .path(path), constrainedAxes: .vertical)
    many.accessories = [
      .arrow(.top), PointerAccessory(.plus, angle: 1), PointerAccessory(.minus, angle: 2, offset: 3),
      PointerAccessory(.circle, angle: 3), PointerAccessory(.menu, angle: 4),
    ]
    var other = PointerStyle(effect: .lift, shape: .roundedRect(Size(30, 20), radius: 5))
    other.accessories = [
      PointerAccessory(.circleSlash, angle: 0.5),
      PointerAccessory(.path(path), angle: 0, orientationMatchesAngle: true),
    ]
    other.horizontalPrecision = .continuous
    other.verticalPrecision = .whole
    return [
      .hidden, .system, PointerStyle(effect: .highlight, shape: .circle(diameter: 22)), lines, many, other,
      PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .both),
      PointerStyle(shape: .horizontalBeam(length: 31)),
    ]
  }()

  private static let targets: [PointerTarget] = {
    var targets = styles.enumerated().map { index, style in
      let target = PointerTarget(
        TargetID(UInt64(index + 1)), Rect(10 * Double(index), 0.1, 9, 8), style: style)
      return target
    }
    var full = PointerTarget(
      300, Rect(-1, -2, 33, 44), .slider, hasBezel: true, group: 7, space: 2, z: -5,
      padding: Insets(top: 1, left: 2, bottom: 3, right: 4), isEnabled: false)
    full.preferredHover = HoverOptions(preferredTintMode: .none, prefersScaledContent: false)
    full.cornerRadius = 12
    full.isSelectable = false
    full.latchingAxes = .horizontal
    full.isDraggedByScrolling = true
    full.luminance = 0.25
    full.color = LinearColor(red: 0.1, green: 0.2, blue: 0.3)
    full.cursor = .grab
    full.isMagnetic = false
    full.view = 9
    full.isPassedThrough = true
    full.reveals = [.target(4), .group(7)]
    targets.append(full)
    return targets
  }()

  private static let spaces: [PointerSpace] = {
    let space = PointerSpace(
      id: 3, in: 2, origin: Point(5, -6), clip: Rect(1, 2, 300, 400), z: -1, isOpaque: true,
      contentSize: Size(300, 4000), isEnabled: false)
    return [PointerSpace(id: 2), space]
  }()

  private static let annotation: PointerAnnotation = {
    var annotation = PointerAnnotation([
      PointerAnnotation.Value(label: "W", text: "120"),
      PointerAnnotation.Value(label: "", text: "a text that is longer than thirty-one bytes"),
    ])
    annotation.size = Size(60, 30)
    return annotation
  }()

  static let calls = inputCalls + deviceCalls + targetCalls + otherCalls + laterCalls

  private static let inputCalls: [RecordedCall] = inputs.enumerated().map { index, kind in
    .simulate(PointerInput(kind, at: time(Int64(index) * 8), device: DeviceID(UInt32(index % 3))))
  }

  private static let deviceCalls: [RecordedCall] = devices.enumerated().map { index, device in
    .setDevice(device, id: DeviceID(UInt32(index)), at: time(200))
  }

  private static let targetCalls: [RecordedCall] = targets.map { .upsert($0, at: time(201)) }

  private static let otherCalls: [RecordedCall] = [
    .advance(to: time(202)), .handle(PointerInput(.leave, at: time(190)), now: time(203)),
    .step(now: time(204), presenting: time(212)), .step(now: time(205), presenting: nil),
    .read(at: time(201)), .upsertTargets(targets, removing: [4, 5], at: time(206)), .remove(6, at: time(207)),
    .move(1, to: Rect(1, 2, 3, 4), at: time(208)),
    .moveTargets(
      [
        MovedTarget(id: 2, frame: Rect(5, 6, 7, 8)),
        MovedTarget(id: 3, frame: Rect(0.1, 0.2, 0.3, 0.4)),
      ], at: time(209)), .upsertSpace(spaces[0], at: time(210)), .upsertSpaces(spaces, at: time(211)),
    .scroll(space: 3, to: Point(0, -40), at: time(212)), .removeSpace(2, at: time(213)),
    .resize(to: Size(1000, 700), at: time(214)), .setSettings(PointerSettings(), at: time(215)),
    .setSettings(settings, at: time(216)), .setConfiguration(defaults, host: HostTraits(), at: time(217)),
    .setConfiguration(configuration, host: host, at: time(218)), .setAppearance(.dark, at: time(219)),
    .setBackgroundLuminance(0.9, at: time(220)), .setAnnotation(annotation, at: time(221)),
    .setAnnotation(nil, at: time(222)), .setSelection([1, 2, TargetID(1 << 50)], at: time(223)),
    .cursorWarped(to: Point(50, 60), at: time(224)), .placePointer(at: time(225)),
  ]

  /// What was added to the format after its first recordings, in the order in which it was added.
  private static let laterCalls: [RecordedCall] = {
    var target = PointerTarget(9, Rect(0, 0, 20, 20))
    target.coasts = false
    target.tracksHeldPress = true
    target.acceptsDrops = false
    target.clicksAfterDrag = true
    var space = PointerSpace(id: 4)
    space.coasts = false
    space.letsParentBandIn = true
    return [
      .simulate(PointerInput(.typing, at: time(226))), .upsert(target, at: time(227)),
      .upsertSpace(space, at: time(228)),
    ]
  }()
}
