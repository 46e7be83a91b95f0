import PointerKit
import PointerRecordings

/// The creation and the calls of a recording, and its bytes; see ``GoldenRecordingTests``.
enum GoldenRecording {
  static let creation = RecordedCreation(
    size: Size(width: 800, height: 600.5), start: Point(x: 10, y: 20.25), settings: settings,
    configuration: configuration)

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

  private static let configuration: PointerConfiguration = {
    var configuration = PointerConfiguration()
    configuration.plainPadding = 20
    configuration.displayScale = 1.25
    configuration.blending = .linear
    configuration.bandSelection = false
    configuration.revealInactivity = nil
    configuration.shapeSpring = Spring(dampingRatio: 0.5, response: 0.75)
    configuration.lineHysteresis = 11.5
    configuration.magnetism.decay = Decay(timeConstant: 0.07)
    configuration.magnetism.reachPerCoast = 1.25
    return configuration
  }()

  private static func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  private static let inputs: [PointerInput.Kind] = [
    .contact(.began, fingers: 2), .hold(.changed), .motion(Vector(dx: 1.5, dy: -0.1)),
    .position(Point(x: 100, y: 1.0 / 3)), .button(.secondary, isDown: true), .pressure(0.3),
    .scroll(Vector(dx: 0, dy: -12), phase: .momentum, source: .continuous),
    .transform(.ended, scale: 1.1, rotation: -0.5, translation: Vector(dx: 3, dy: 4), fingers: -2),
    .gesture(.launchpad, phase: .cancelled, fingers: 5), .modifiers([.shift, .command]),
    .dragOperation(.forbidden),
    .touch(.began, at: Point(x: 7, y: 8), id: 1 << 60), .gaze(Point(x: 9, y: -9)), .luminance(0.7),
    .luminance(nil), .leave, .enter(Point(x: 1, y: 2)), .enter(nil), .cancel,
  ]

  private static let devices: [PointerDevice] = [
    .trackpad, .mouse, PointerDevice(kind: .trackpoint, unit: .counts(perInch: 400)),
    PointerDevice(
      kind: .other, unit: .millimeters, reportsContact: true, curve: .libinputMouse(speed: 0.25),
      profile: DeviceProfile(hasLift: true, restingPauseFactor: nil, hideDelayFactor: 3)),
    PointerDevice(
      kind: .mouse, curve: CustomCurve(step: 2, points: [0, 1, 4]).map(AccelerationCurve.custom)),
  ]

  private static let path = PointerPath(
    [
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 4, y: 0)),
      .quadratic(to: Point(x: 4, y: 4), control: Point(x: 6, y: 2)),
      .cubic(to: Point(x: 0, y: 4), first: Point(x: 3, y: 5), second: Point(x: 1, y: 5)), .close,
    ], anchor: Point(x: 1, y: 2), strokeWidth: 4.5)

  private static let styles: [PointerStyle] = {
    var lines = PointerStyle(effect: .hover(preferredTintMode: .underlay, prefersShadow: true))
    lines.verticalPrecision = .lines([
      AxisPrecision.Line(start: 1, length: 18), AxisPrecision.Line(start: 19, length: 20),
    ])
    lines.horizontalPrecision = .stepped(origin: 0.5, spacing: 8)
    lines.shapeOffset = Vector(dx: 2, dy: -2)
    var many = PointerStyle(shape: .path(path), constrainedAxes: .vertical)
    many.accessories = [
      .arrow(.top), PointerAccessory(.plus, angle: 1), PointerAccessory(.minus, angle: 2, offset: 3),
      PointerAccessory(.circle, angle: 3), PointerAccessory(.menu, angle: 4),
    ]
    var other = PointerStyle(effect: .lift, shape: .roundedRect(Size(width: 30, height: 20), radius: 5))
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
      var target = PointerTarget(
        id: TargetID(UInt64(index + 1)), frame: Rect(x: 10 * Double(index), y: 0.1, width: 9, height: 8))
      target.style = style
      return target
    }
    var full = PointerTarget(
      id: 300, frame: Rect(x: -1, y: -2, width: 33, height: 44), kind: .slider, hasBezel: true, group: 7)
    full.space = 2
    full.z = -5
    full.isEnabled = false
    full.padding = Insets(top: 1, left: 2, bottom: 3, right: 4)
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
    var space = PointerSpace(id: 3)
    space.parent = 2
    space.origin = Point(x: 5, y: -6)
    space.clip = Rect(x: 1, y: 2, width: 300, height: 400)
    space.z = -1
    space.isOpaque = true
    space.isEnabled = false
    space.contentSize = Size(width: 300, height: 4000)
    return [PointerSpace(id: 2), space]
  }()

  private static let annotation: PointerAnnotation = {
    var annotation = PointerAnnotation([
      PointerAnnotation.Value(label: "W", text: "120"),
      PointerAnnotation.Value(label: "", text: "a text that is longer than thirty-one bytes"),
    ])
    annotation.size = Size(width: 60, height: 30)
    return annotation
  }()

  static let calls = inputCalls + deviceCalls + targetCalls + otherCalls

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
    .read(at: time(201)),
    .upsertTargets(targets, removing: [4, 5], at: time(206)), .remove(6, at: time(207)),
    .move(1, to: Rect(x: 1, y: 2, width: 3, height: 4), at: time(208)),
    .moveTargets(
      [
        RecordedCall.MovedTarget(id: 2, frame: Rect(x: 5, y: 6, width: 7, height: 8)),
        RecordedCall.MovedTarget(id: 3, frame: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)),
      ], at: time(209)),
    .upsertSpace(spaces[0], at: time(210)), .upsertSpaces(spaces, at: time(211)),
    .scroll(space: 3, to: Point(x: 0, y: -40), at: time(212)), .removeSpace(2, at: time(213)),
    .resize(to: Size(width: 1000, height: 700), at: time(214)),
    .setSettings(PointerSettings(), at: time(215)), .setSettings(settings, at: time(216)),
    .setConfiguration(PointerConfiguration(), at: time(217)), .setConfiguration(configuration, at: time(218)),
    .setAppearance(.dark, at: time(219)), .setBackgroundLuminance(0.9, at: time(220)),
    .setAnnotation(annotation, at: time(221)), .setAnnotation(nil, at: time(222)),
    .setSelection([1, 2, TargetID(1 << 50)], at: time(223)),
    .cursorWarped(to: Point(x: 50, y: 60), at: time(224)),
    .placePointer(at: time(225)),
  ]

  /// The bytes that were written on 24 November 2026.
  static let base64 = """
    iVBLUkVDCgHqBADAkgLAhJIGAcBIwOiAAi0Av/ADAcAEAgADAAS/4AMF//ADBr/4Awe/4AMIAAm/sufMmbPmzJoBCgALwCAMwEggwH4h
    wH4iwH4jwH4kwH4lwH4mwH4nv+ADKMB+KcB+KsB+K8B+LMBQLcB+LsB+L8B+MMB+McB+MsB+M8B+NMB+NcB+NgA3ADjAfjnAfjrAfjvA
    fjzAfj3Afj7Afj/AfkkAwFABwGgCwLABA8BmBMCEgQQFwEAGwCAHwCQIwMQBCcCcAQrAUAvAvAEMwNwBDb/AAw6/0AMPv+ADEL/c4o21
    vaGPuAERv+ADEr/84o21vaGPuAETv+ADFL+Oq+iD7ujrChW/1s+Zs+bMmTMWv6bPmbPmzJkzF7/S58yZs+bMmgEYv5LnzJmz5syaARm/
    4AMav6bPmbPmzJkzG7/gAxy/yOqL/sirinsdwE4ev+jqi/7Iq4p7H8AQIL/S5syZs+bMmgEhQCJAI8BAJMAwJb/aw5v62sKecSa/0ufM
    mbPmzJoBJ7+mz5mz5syZMyjASCnAMCrAcCvAyAEsv6ADLb+ir6/og+6o7AEuv6ybs+bMmbNmL7/y5syZs+bMmgEwv9bPmbPmzJkzMb+S
    58yZs+bMmgEywHwzv6Kvr+iD7qjsATTAEDW/sM6kx9eav/oBNr/c4o21vaGPuAE3v7LnzJmz5syaATi/sufMmbPmzJoBOb+mz5mz5syZ
    Mzr/8AM7wCA8wBA9AD7AjAE/wJICQL/gA0EAQr/oA0PAxIEGRMDegQJFwMSBBlDAaFG/6ANSv/KH2c+K0ZYYv+Kur+iD7qjsAb/er+ys
    tZaEWhDHV6AIApDKAAAAAAQsvkDTCgKQyoDI0AcBAQFwgx2OFgKQyoDI0AcCAr/wA7/z5syZs+bMmgEOwPGGFQKQyoDI0AcAA8CyAb+q
    16rVqtWqVSsXjsQLApDKgMjQBwEEAQEe+fxIEgKQyoDI0AcCBb+mz5mz5syZM3BZkqIOApDKgMjQBwAGAMBRAwKRHzTFHAKQyoDI0AcB
    BwK/4ufMmbPmzJoBv8EDwBDAIANBhcSjDAKQyoDI0AcCCA4DCr0iUC0KApDKgMjQBwAJCcAgqQYKApDKgMjQBwEKBLgedygXApDKgMjQ
    BwILAMA4wECAgICAgICAgBBlRFjuDQKQyoDI0AcADMBEwEXuOLxdEwKQyoDI0AcBDQG/zJuz5syZs2bI0EnOCgKQyoDI0AcCDQBevXIe
    CQKQyoDI0AcADvzDiU4OApDKgMjQBwEPAb/gA0B6qzRECgKQyoDI0AcCDwBaU0VnCQKQyoDI0AcAENKOtfUUBpDKgPizNQAAAAEAAQG/
    4AO/4ANx1gryDwaQygABAQAAAAABv+ADQBMQJlcSBpDKAAICAsDyAQAAAAFAv+ADA+sq1BIGkMoAAwMBAQECAb+gAwEAwBDMU9a2GAaQ
    ygAEAQAAAQYEQAC/4APAIAABv+ADQFuaB8QqB5DKgIl6AQC/8ubMmbPmzJoBwETAwMyZs+bMmTNAEAEAAAAAAAAAAAAAUf1fsSkHkMoA
    AsBIv/LmzJmz5syaAcBmwMDMmbPmzJkzQBAAAAAAAAAAAAAAAJkuMcwtB5DKAAPAaL/y5syZs+bMmgHAesDAzJmz5syZM0AQAAEBAQDA
    bAAAAAAAAAAAYTKG2UEHkMoABMB8v/LmzJmz5syaAcCGgQTAwMyZs+bMmTNAEAABAwIBAQAAAQK/wAPAQAEDAr/gA8BkwGbAaEDAAQAA
    AEby6PBpB5DKAAXAiAG/8ubMmbPmzJoBwJCBBMDAzJmz5syZM0AQAAABBAUAAAABwCAAAsAgwCDAMEADAMAgwBDAKL/gA8AoBL/gA0AB
    wCQCAAAAAAAEAMBQAAEBwFC/4AMAAsAQQAADwFDAEAACzzPUSmcHkMoABsCSAb/y5syZs+bMmgHAmoEEwMDMmbPmzJkzQBAAAQIBAcB8
    wGjAKAABAAEBAAAAAgTAUL/AAwAGBQAAAAHAIAACwCDAIMAwQAMAwCDAEMAov+ADwCgEv+ADQAHAJMBQAAEAINcJDC8HkMoAB8CcAb/y
    5syZs+bMmgHAooECwMDMmbPmzJkzQBAAAAECwHwDAAAAAAAAAIVRlUIwB5DKAAjAooEEv/LmzJmz5syaAcCmgQbAwMyZs+bMmTNAEAAA
    AQPAfgAAAAAAAAAAXPQE/00HkMoArAK/4QPAAcCAAcCKAb//dw0CCQe/4ANAwBDAIAAAAMBQAb+gA7/y5syZs+bMmgG/kufMmbPmzJoB
    v6bPmbPmzJkzEAIABAEHCXvgftkGAZDKgIl6nz13aAwDkMqAiXr/9LIMAA7M3L10CwSQyoCJegGAyNAHnq0woAcEkMqAiXoAvpzVrwcF
    kMr/o+gDw2q1pqIECJDKgK3iBAkBAL/y5syZs+bMmgHARMDAzJmz5syZM0AQAQAAAAAAAAAAAAACwEi/8ubMmbPmzJoBwGbAwMyZs+bM
    mTNAEAAAAAAAAAAAAAAAA8Bov/LmzJmz5syaAcB6wMDMmbPmzJkzQBAAAQEBAMBsAAAAAAAAAAAEwHy/8ubMmbPmzJoBwIaBBMDAzJmz
    5syZM0AQAAEDAgEBAAABAr/AA8BAAQMCv+ADwGTAZsBoQMABAAAABcCIAb/y5syZs+bMmgHAkIEEwMDMmbPmzJkzQBAAAAEEBQAAAAHA
    IAACwCDAIMAwQAMAwCDAEMAov+ADwCgEv+ADQAHAJAIAAAAAAAQAwFAAAQHAUL/gAwACwBBAAAPAUMAQAAIGwJIBv/LmzJmz5syaAcCa
    gQTAwMyZs+bMmTNAEAABAgEBwHzAaMAoAAEAAQEAAAACBMBQv8ADAAYFAAAAAcAgAALAIMAgwDBAAwDAIMAQwCi/4APAKAS/4ANAAcAk
    wFAAAQAHwJwBv/LmzJmz5syaAcCigQLAwMyZs+bMmTNAEAAAAQLAfAMAAAAAAAAACMCigQS/8ubMmbPmzJoBwKaBBsDAzJmz5syZM0AQ
    AAABA8B+AAAAAAAAAACsAr/hA8ABwIABwIoBv/93DQIJB7/gA0DAEMAgAAAAwFABv6ADv/LmzJmz5syaAb+S58yZs+bMmgG/ps+Zs+bM
    mTMQAgAEAQcJAgQFt42k0wcJkMqAiXoGziRBSw8KkMqAiXoBv+ADQMAgwDATThmWOAuQyoCJegICwCjAMMBQwFgDv/LmzJmz5syaAb+S
    58yZs+bMmgG/sufMmbPmzJoBv8bPmbPmzJk02YiEkQ8MkMqAiXoCAAAAAAAAAQBGRyFmLw2QyoCJegICAAAAAAAAAQADAsAowDEBv+AD
    QMDkwQbA8oEBAQEAAcDkgQbA3oICqIse+gsOkMqAiXoDAMCJARVBincHD5DKgIl6AtpTcIQOEJDKgIl6wJ6CAsCKggdyrj/zkwERkMqA
    iXotAL/MAwG/4AMCv+ADA7/gAwS/4AMFwBAGv+ADBwAIAAm/wAMKv+ADCwAMwHwgwH4hwH4iwH4jwH4kwH4lwH4mwH4nwH4owH4pwH4q
    wH4rwH4swH4twH4uwH4vwH4wwH4xwH4ywH4zwH40wH41wH42wH43wH44wH45wH46wH47wH48wH49wH4+wH4/wH6DgdhxlgERkMqAiXot
    AL/wAwHABAIAAwAEv+ADBf/wAwa/+AMHv+ADCAAJv7LnzJmz5syaAQoAC8AgDMBIIMB+IcB+IsB+I8B+JMB+JcB+JsB+J7/gAyjAfinA
    firAfivAfizAUC3Afi7Afi/AfjDAfjHAfjLAfjPAfjTAfjXAfjYANwA4wH45wH46wH47wH48wH49wH4+wH4/wH7mGsKf3gMSkMqAiXpJ
    AMBQAcBwAsCwAQPAZgTAhIEEBcBABsAgB8AkCMDEAQnAnAEKwFALwLwBDMDcAQ2/1s+Zs+bMmTMOv6CPva2hj7ikAQ+/4AMQv9zijbW9
    oY+4ARG/4AMSv/zijbW9oY+4ARO/4AMUv46r6IPu6OsKFb/Wz5mz5syZMxa/ps+Zs+bMmTMXv9LnzJmz5syaARi/kufMmbPmzJoBGb/g
    Axq/ps+Zs+bMmTMbv+ADHL/I6ov+yKuKex3ASB6/6OqL/sirinsfwBAgv9LmzJmz5syaASFAIkAjwEAkwDAlv9rDm/rawp5xJr/S58yZ
    s+bMmgEnv6bPmbPmzJkzKMBIKcAwKsBwK8DIASy/oAMtv6Kvr+iD7qjsAS6/rJuz5syZs2Yvv/LmzJmz5syaATC/1s+Zs+bMmTMxv5Ln
    zJmz5syaATLAfDO/oq+v6IPuqOwBNMAQNb+wzqTH15q/+gE2v9zijbW9oY+4ATe/sufMmbPmzJoBOL+y58yZs+bMmgE5v6bPmbPmzJkz
    OsAQO8AgPMAQPb/gAz7AjAE/wJICQABBAEK/4ANDwMSBBkTA3oECRcDEgQZQwGhRv/ADUr/yh9nPitGWGL/e+s3klbnF/gG/3vPrnpKa
    ubABlPOmj9EDEpDKgIl6SQDAUAHAaALAsAEDwGYEwISBBAXAQAbAIAfAJAjAxAEJwJwBCsBQC8C8AQzA3AENv8ADDr/QAw+/4AMQv9zi
    jbW9oY+4ARG/4AMSv/zijbW9oY+4ARO/4AMUv46r6IPu6OsKFb/Wz5mz5syZMxa/ps+Zs+bMmTMXv9LnzJmz5syaARi/kufMmbPmzJoB
    Gb/gAxq/ps+Zs+bMmTMbv+ADHL/I6ov+yKuKex3ATh6/6OqL/sirinsfwBAgv9LmzJmz5syaASFAIkAjwEAkwDAlv9rDm/rawp5xJr/S
    58yZs+bMmgEnv6bPmbPmzJkzKMBIKcAwKsBwK8DIASy/oAMtv6Kvr+iD7qjsAS6/rJuz5syZs2Yvv/LmzJmz5syaATC/1s+Zs+bMmTMx
    v5LnzJmz5syaATLAfDO/oq+v6IPuqOwBNMAQNb+wzqTH15q/+gE2v9zijbW9oY+4ATe/sufMmbPmzJoBOL+y58yZs+bMmgE5v6bPmbPm
    zJkzOv/wAzvAIDzAED0APsCMAT/AkgJAv+ADQQBCv+gDQ8DEgQZEwN6BAkXAxIEGUMBoUb/oA1K/8ofZz4rRlhi/4q6v6IPuqOwBv96v
    7Ky1loRaAB7mwQcTkMqAiXoBKryHVRAUkMqAiXq/2LPmzJmz5s0BFUAUrToVkMqAiXoBAgFXAAMxMjAAAAAfYSB0ZXh0IHRoYXQgaXMg
    bG9uZ2VyIHRoYW4gdGhpcgEAAcCcAcB8VAGP3wcVkMqAiXoAD1HsEhEWkMqAiXoDAQKAgICAgICAAotfux8MF5DKgIl6wJIBwJwBZzLQ
    fwYYkMqAiXrmZ7IM
    """
}
