import CPointerKit
import Kinematics
import PointerTestSupport
import XCTest

@testable import PointerKitABI

/// An engine that is used through C equals one that is used in Swift, after each call.
final class SameAsSwiftTests: EngineInCTestCase {
  private var swift = PointerEngine(size: Size(800, 600))

  override func setUp() {
    super.setUp()
    swift = PointerEngine(size: Size(800, 600))
  }

  /// The seed, where there is one, for messages.
  private var context = ""

  private func assertEqual(_ what: String, line: UInt = #line) {
    XCTAssertTrue(Engine(handle: engine)?.pointee == swift, context + what, line: line)
  }

  private func assert(_ status: ptk_status, _ what: String = "", line: UInt = #line) {
    XCTAssertEqual(status, PTK_STATUS_OK, what, line: line)
  }

  private func send(
    _ kind: PointerInput.Kind, _ input: ptk_input, from device: UInt32 = 0, line: UInt = #line
  ) {
    var input = input
    input.device = device
    assert(ptk_engine_simulate(engine, &input), "\(kind)", line: line)
    let time = Timestamp(nanoseconds: input.time)
    swift.simulate(PointerInput(kind, at: time, device: DeviceID(rawValue: device)))
    assertEqual("\(kind) from \(device)", line: line)
  }

  // MARK: Inputs

  /// Each kind of input with some fields, in C and in Swift.
  private func inputs(at time: Int64, _ dice: inout Dice) -> [(PointerInput.Kind, ptk_input)] {
    let fingers = dice.count(0...3)
    let count = Int32(fingers)
    let (dx, dy, x, y) = (
      dice.number(-30...30), dice.number(-9...9), dice.number(0...800), dice.number(0...600)
    )
    let (scale, rotation, value) = (dice.number(0.5...2), dice.number(-1...1), dice.number(0...1))
    let phase = dice.pick([ContactPhase.began, .changed, .ended, .cancelled])
    let number = ptk_phase(Int32(phase.rawValue))
    let scroll = dice.pick([ScrollPhase.began, .changed, .ended, .momentum, .none])
    let source = dice.pick([ScrollSource.finger, .wheel, .continuous])
    let gesture = dice.pick(StandardGesture.allCases)
    let operation = dice.pick([DragOperation.none, .copy, .link, .move, .forbidden, .disappearing])
    let button = dice.pick([PointerButton.primary, .secondary, .middle, .back])
    let isDown = dice.chance(0.5)
    let keys = UInt8(dice.count(0...31))
    let id = UInt64(dice.count(1...3))
    return [
      (.contact(phase, fingers: fingers), ptk_input_contact(time, number, count)),
      (.hold(phase), ptk_input_hold(time, number)),
      (.motion(Vector(dx, dy)), ptk_input_motion(time, dx, dy)),
      (.position(Point(x, y)), ptk_input_position(time, x, y)),
      (
        .button(button, isDown: isDown),
        ptk_input_button(time, ptk_button(Int32(button.rawValue)), isDown)
      ),
      (.pressure(value), ptk_input_pressure(time, value)),
      (
        .scroll(Vector(dx, dy), phase: scroll, source: source),
        ptk_input_scroll(
          time, dx, dy, ptk_scroll_phase(UInt32(scroll.rawValue)), ptk_scroll_source(UInt32(source.rawValue)))
      ),
      (
        .transform(phase, scale: scale, rotation: rotation, translation: Vector(dx, dy), fingers: fingers),
        ptk_input_transform(time, number, scale, rotation, dx, dy, count)
      ),
      (
        .gesture(gesture, phase: phase, fingers: fingers),
        ptk_input_gesture(time, ptk_gesture(UInt32(gesture.rawValue)), number, count)
      ),
      (.modifiers(KeyModifiers(rawValue: keys)), ptk_input_modifiers(time, UInt32(keys))),
      (
        .dragOperation(operation),
        ptk_input_drag_operation(time, ptk_drag_operation(UInt32(operation.rawValue)))
      ),
      (.touch(phase, at: Point(x, y), id: id), ptk_input_touch(time, number, x, y, id)),
      (.gaze(Point(x, y)), ptk_input_gaze(time, x, y)),
      (.luminance(value), ptk_input_luminance(time, value)),
      (.luminance(nil), ptk_input_luminance(time, .nan)),
      (.enter(Point(x, y)), ptk_input_enter(time, x, y)),
      (.enter(nil), ptk_input_enter(time, .nan, y)),
      (.enter(nil), ptk_input_enter(time, x, .nan)),
      (.leave, ptk_input_leave(time)), (.cancel, ptk_input_cancel(time)), (.typing, ptk_input_typing(time)),
    ]
  }

  /// Things that a press, a gesture or a gaze can concern.
  private func addScene() {
    for id in [1, 2] as [UInt64] {
      let frame = Rect(id == 1 ? 100 : 500, 100, 200, 400)
      var space = ptk_space_with_clip(id, ptk_rect(frame))
      assert(ptk_engine_upsert_spaces(engine, &space, 1, 0))
      swift.upsert(
        [PointerSpace(id: SpaceID(id), origin: Point(frame.minX, frame.minY), clip: frame)], at: .zero)
      var target = ptk_target_of_kind(PTK_KIND_SLIDER, id, ptk_rect(x: 20, y: 30, width: 150, height: 300))
      target.space = id
      assert(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0))
      swift.upsert(
        PointerTarget(TargetID(id), Rect(20, 30, 150, 300), .slider, space: SpaceID(id)), at: .zero)
    }
    assertEqual("the scene")
  }

  func testEveryKindOfInputArrives() {
    for (seed, var dice) in withDice(0..<20) {
      context = "seed \(seed), "
      tearDown()
      setUp()
      addScene()
      for step in 0..<60 as Range<Int64> {
        let input = dice.pick(inputs(at: step * 9_000_000, &dice))
        send(input.0, input.1, from: UInt32(dice.count(0...1)))
      }
    }
  }

  func testEachKindOfInputArrivesAlone() {
    for (seed, var dice) in withDice(0..<12, from: 70) {
      context = "seed \(seed), "
      for index in inputs(at: 0, &dice).indices {
        tearDown()
        setUp()
        addScene()
        // What an input adds to, such as a press of which the pressure changes.
        send(.contact(.began, fingers: 1), ptk_input_contact(1, PTK_PHASE_BEGAN, 1))
        send(.position(Point(200, 200)), ptk_input_position(2, 200, 200))
        send(.button(.primary, isDown: true), ptk_input_button(3, PTK_BUTTON_PRIMARY, true))
        let input = inputs(at: 9_000_000, &dice)[index]
        send(input.0, input.1)
      }
    }
  }

  func testANowThatIsEarlierThanTheInputIsBelieved() {
    for now in [Int64(1_000_000), 7_000_000, 90_000_000] {
      var input = ptk_input_motion(7_000_000, 3, 4)
      assert(ptk_engine_handle(engine, &input, now))
      let motion = PointerInput(.motion(Vector(3, 4)), at: Timestamp(nanoseconds: 7_000_000))
      swift.handle(motion, now: Timestamp(nanoseconds: now))
      assertEqual("now \(now)")
    }
  }

  // MARK: Devices

  func testEveryCurveArrives() {
    let curves: [(ptk_curve_kind, AccelerationCurve)] = [
      (PTK_CURVE_KIND_LINEAR, .linear), (PTK_CURVE_KIND_APPLE_MOUSE, .appleMouse(trackingSpeed: 0.7)),
      (PTK_CURVE_KIND_APPLE_TRACKPAD, .appleTrackpad(trackingSpeed: 0.7)),
    ]
    for (kind, expected) in curves {
      var curve = ptk_default_curve()
      curve.kind = kind
      curve.tracking_speed = 0.7
      withUnsafePointer(to: curve) { curve in
        var device = ptk_default_device(PTK_DEVICE_KIND_MOUSE)
        device.curve = curve
        assert(ptk_engine_set_device(engine, 4, &device, 5), "\(kind)")
      }
      swift.setDevice(PointerDevice(kind: .mouse, curve: expected), id: 4, at: Timestamp(nanoseconds: 5))
      assertEqual("\(kind)")
    }
  }

  func testEveryPropertyOfADeviceArrives() {
    let kinds: [PointerDevice.Kind] = [.trackpad, .mouse, .trackpoint, .other]
    let units: [(ptk_unit, DeviceUnit)] = [
      (PTK_UNIT_POINTS, .points), (PTK_UNIT_MILLIMETERS, .millimeters),
      (PTK_UNIT_COUNTS, .counts(perInch: 700)),
    ]
    for (kind, unit, contact) in product(kinds, units, [nil, false, true] as [Bool?]) {
      var device = ptk_default_device(ptk_device_kind(UInt32(kind.rawValue)))
      (device.unit, device.counts_per_inch) = (unit.0, 700)
      device.reports_contact = contact.map { $0 ? PTK_CHOICE_YES : PTK_CHOICE_NO } ?? PTK_CHOICE_AUTOMATIC
      var expected = PointerDevice(kind: kind, unit: unit.1, reportsContact: contact)
      assert(ptk_engine_set_device(engine, 0, &device, 1))
      swift.setDevice(expected, at: Timestamp(nanoseconds: 1))
      assertEqual("\(kind) \(unit) \(contact as Bool?)")
      for (hasLift, pause) in product([false, true], [nil, 0.7, 3] as [Double?]) {
        (device.has_profile, device.has_lift) = (true, hasLift)
        (device.has_resting_pause, device.resting_pause_factor) = (pause != nil, pause ?? 9)
        device.hide_delay_factor = 4
        expected.profile = DeviceProfile(hasLift: hasLift, restingPauseFactor: pause, hideDelayFactor: 4)
        assert(ptk_engine_set_device(engine, 0, &device, 1))
        swift.setDevice(expected, at: Timestamp(nanoseconds: 1))
        assertEqual("\(kind) \(hasLift) \(pause as Double?)")
      }
    }
  }

  func testADeviceIsMadeWithTheProfileOfItsKind() {
    for kind in [PointerDevice.Kind.trackpad, .mouse, .trackpoint, .other] {
      let device = ptk_default_device(ptk_device_kind(UInt32(kind.rawValue)))
      let profile = DeviceProfile.standard(for: kind)
      XCTAssertEqual(device.kind, ptk_device_kind(UInt32(kind.rawValue)))
      XCTAssertEqual(device.has_lift, profile.hasLift)
      XCTAssertEqual(device.has_resting_pause, profile.restingPauseFactor != nil)
      XCTAssertEqual(device.resting_pause_factor, profile.restingPauseFactor ?? 1)
      XCTAssertEqual(device.hide_delay_factor, profile.hideDelayFactor)
      XCTAssertEqual(device.counts_per_inch, 1000)
      XCTAssertEqual(device.reports_contact, PTK_CHOICE_AUTOMATIC)
    }
    var device = ptk_device()
    XCTAssertEqual(
      ptk_device_init(&device, MemoryLayout<ptk_device>.size, ptk_device_kind(4)), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_engine_set_device(engine, 0, nil, 0), PTK_STATUS_ERROR_NULL)
  }

  // MARK: Calls

  func testEveryCallArrives() {
    addScene()
    func at(_ nanoseconds: Int64) -> Timestamp { Timestamp(nanoseconds: nanoseconds) }
    assert(ptk_engine_place_pointer(engine, 3))
    swift.placePointer(at: at(3))
    assertEqual("placed")
    assert(ptk_engine_advance(engine, 20_000_000))
    swift.advance(to: at(20_000_000))
    assertEqual("advanced")
    assert(ptk_engine_cursor_warped(engine, ptk_point(x: 33, y: 44), 21_000_000))
    swift.cursorWarped(to: Point(33, 44), at: at(21_000_000))
    assertEqual("warped")
    assert(ptk_engine_set_appearance(engine, PTK_APPEARANCE_DARK, 22_000_000))
    swift.setAppearance(.dark, at: at(22_000_000))
    assertEqual("dark")
    assert(ptk_engine_set_background_luminance(engine, 0.2, 23_000_000))
    swift.setBackgroundLuminance(0.2, at: at(23_000_000))
    assertEqual("background")
    assert(ptk_engine_resize(engine, ptk_size(width: 700, height: 500), 24_000_000))
    swift.resize(to: Size(700, 500), at: at(24_000_000))
    assertEqual("resized")
    assert(ptk_engine_scroll_space(engine, 2, ptk_point(x: 480, y: 70), 25_000_000))
    swift.scroll(space: 2, toOrigin: Point(480, 70), at: at(25_000_000))
    assertEqual("scrolled")
    assert(ptk_engine_set_selection(engine, [1, 2], 2, 26_000_000))
    swift.setSelection([1, 2], at: at(26_000_000))
    assertEqual("selection")
    var movements = [
      ptk_movement(id: 1, frame: ptk_rect(x: 1, y: 2, width: 3, height: 4)),
      ptk_movement(id: 2, frame: ptk_rect(x: 5, y: 6, width: 7, height: 8)),
    ]
    assert(ptk_engine_move_targets(engine, &movements, 1, 27_000_000))
    swift.move(1, to: Rect(1, 2, 3, 4), at: at(27_000_000))
    assertEqual("moved")
    movements[0].frame.x = 9
    assert(ptk_engine_move_targets(engine, &movements, 2, 28_000_000))
    swift.move(
      [MovedTarget(id: 1, frame: Rect(9, 2, 3, 4)), MovedTarget(id: 2, frame: Rect(5, 6, 7, 8))],
      at: at(28_000_000))
    assertEqual("moved both")
    assert(ptk_engine_remove_target(engine, 1, 29_000_000))
    swift.remove(target: 1, at: at(29_000_000))
    assertEqual("removed")
    var target = ptk_target_of_kind(PTK_KIND_APP_ICON, 5, ptk_rect(x: 300, y: 300, width: 60, height: 60))
    assert(ptk_engine_upsert_targets(engine, &target, 1, [2], 1, 30_000_000))
    swift.upsert([PointerTarget(5, Rect(300, 300, 60, 60), .appIcon)], removing: [2], at: at(30_000_000))
    assertEqual("added and removed")
    assert(ptk_engine_remove_space(engine, 2, 31_000_000))
    swift.remove(space: 2, at: at(31_000_000))
    assertEqual("space removed")
    var settings = ptk_default_settings()
    settings.pointer_scale = 1.5
    assert(ptk_engine_set_settings(engine, &settings, 32_000_000))
    swift.setSettings(with(swift.settings) { $0.pointerScale = 1.5 }, at: at(32_000_000))
    assertEqual("settings")
    var configuration = ptk_default_configuration()
    configuration.pointer.circle_diameter = 23
    assert(ptk_engine_set_configuration(engine, &configuration, 33_000_000))
    swift.setConfiguration(with(swift.configuration) { $0.pointer.circleDiameter = 23 }, at: at(33_000_000))
    assertEqual("configuration")
  }

  func testAnAnnotationArrives() {
    func text(_ values: [(String, String)], size: Size?, at time: Int64) {
      let strings = values.flatMap { [strdup($0.0), strdup($0.1)] }
      defer { strings.forEach { free($0) } }
      let list = values.indices.map {
        ptk_annotation_value(label: UnsafePointer(strings[2 * $0]), text: UnsafePointer(strings[2 * $0 + 1]))
      }
      var given = size.map { ptk_size($0) } ?? ptk_size()
      withUnsafePointer(to: &given) {
        assert(ptk_engine_set_annotation(engine, list, list.count, size == nil ? nil : $0, time))
      }
      var expected = PointerAnnotation(
        values.map { PointerAnnotation.Value(label: AnnotationText($0.0), text: AnnotationText($0.1)) })
      expected.size = size
      swift.setAnnotation(values.isEmpty ? nil : expected, at: Timestamp(nanoseconds: time))
      assertEqual("\(values) \(size as Size?)")
    }
    text([("X", "41"), ("Y", "7")], size: nil, at: 1)
    text([("W", "120")], size: Size(70, 30), at: 2)
    text([], size: nil, at: 3)
    text([("", String(repeating: "ä", count: 20))], size: nil, at: 4)
  }

  func testOptionsArrive() {
    var options = ptk_default_options()
    (options.has_start, options.start) = (true, ptk_point(x: 12, y: 34))
    var (settings, configuration) = (ptk_default_settings(), ptk_default_configuration())
    (settings.pointer_scale, configuration.pointer.circle_diameter) = (2, 25)
    withUnsafePointer(to: settings) { settings in
      withUnsafePointer(to: configuration) { configuration in
        (options.settings, options.configuration) = (settings, configuration)
        let made = ptk_engine_create(ptk_size(width: 90, height: 80), &options)
        defer { ptk_engine_destroy(made) }
        let expected = PointerEngine(
          size: Size(90, 80), start: Point(12, 34), settings: with(PointerSettings()) { $0.pointerScale = 2 },
          configuration: with(PointerConfiguration()) { $0.pointer.circleDiameter = 25 })
        XCTAssertTrue(Engine(handle: made)?.pointee == expected)
      }
    }
    options.size = 4
    XCTAssertNil(ptk_engine_create(ptk_size(width: 90, height: 80), &options))
  }
}
