import PointerTestSupport
import XCTest

/// What targets, styles, inputs, events and the engine print.
final class DescriptionsTests: XCTestCase {
  private let button = PointerTarget(7, Rect(300, 200, 80, 37), .barButton, hasBezel: true, group: 2)

  // MARK: Layout

  func testIds() {
    XCTAssertEqual("\(SpaceID(3))", "3")
    XCTAssertEqual("\(GroupID(2))", "2")
    XCTAssertEqual("\(DeviceID(1))", "1")
  }

  func testTarget() {
    XCTAssertEqual(
      "\(PointerTarget(id: 7, frame: Rect(10, 20, 44, 37)))",
      "target 7: other (x: 10, y: 20, width: 44, height: 37)")
    XCTAssertEqual(
      "\(button)", "target 7: barButton (x: 300, y: 200, width: 80, height: 37), bezel, group 2")
  }

  func testTargetWithEverything() {
    var target = PointerTarget(
      8, Rect(0, 0, 9, 90), .divider, style: PointerStyle(effect: .highlight, shape: .grabber),
      space: 3, z: -1, padding: Insets(4), cornerRadius: 2, latching: .horizontal, isEnabled: false,
      isMagnetic: false, isSelectable: false, cursor: .columnResize, reveals: [.group(5), .target(6)])
    target.behavior.tracksHeldPress = .yes
    target.behavior.acceptsDrops = .no
    target.behavior.clicksAfterDrag = .yes
    target.behavior.coasts = false
    XCTAssertEqual(
      "\(target)",
      "target 8 in space 3: divider (x: 0, y: 0, width: 9, height: 90), z -1, "
        + "padding (top: 4, left: 4, bottom: 4, right: 4), highlight, roundedRect 40 × 7, radius 3.5, "
        + "cornerRadius 2, latching along [horizontal], "
        + "tracks held presses, accepts no drops, clicks after a drag, no coasting, cursor columnResize, not magnetic, "
        + "reveals [group 5, target 6], not selectable, disabled")
  }

  func testSpace() {
    XCTAssertEqual("\(PointerSpace(id: .window))", "the window: origin (0, 0)")
    var list = PointerSpace(
      id: 3, in: 2, origin: Point(0, 44), clip: Rect(0, 44, 320, 400), z: 1, isOpaque: true,
      contentSize: Size(320, 2000), isEnabled: false)
    list.letsParentBandIn = true
    list.coasts = false
    XCTAssertEqual(
      "\(list)",
      "space 3 in space 2: origin (0, 44), clip (x: 0, y: 44, width: 320, height: 400), z 1, "
        + "contentSize 320 × 2000, opaque, lets bands in, no coasting, disabled")
  }

  func testHit() throws {
    let engine = SimulatedPerson(targets: [button]).engine
    XCTAssertEqual("\(try XCTUnwrap(engine.hitTest(Point(310, 205))))", "target 7, location (340, 218.5)")
  }

  // MARK: Styles

  func testStyles() {
    XCTAssertEqual("\(PointerStyle.automatic)", "automatic")
    XCTAssertEqual("\(PointerStyle.system)", "system")
    XCTAssertEqual("\(PointerStyle.hidden)", "hidden")
    XCTAssertEqual("\(PointerStyle(effect: .lift, shape: .circle(diameter: 44)))", "lift, circle 44")
    XCTAssertEqual(
      "\(PointerStyle(effect: .hover()))", "hover(overlay tint, scaled content)")
    var style = PointerStyle(shape: .verticalBeam(length: 22), constrainedAxes: .vertical)
    style.horizontalPrecision = .stepped(origin: 0, spacing: 15)
    style.verticalPrecision = .lines(heights: [20, 20])
    style.shapeOffset = Vector(0, 2)
    style.accessories = [.arrow(.right)]
    XCTAssertEqual(
      "\(style)",
      "verticalBeam 22, constrained along [vertical], horizontally steps of 15 from 0, "
        + "vertically 2 lines, shapeOffset (0, 2), accessories [arrow at angle 1.571, offset 12]")
  }

  func testShapes() {
    XCTAssertEqual("\(PointerShape.cross)", "path of 21 elements, 24 × 24")
    XCTAssertEqual("\(PointerShape.horizontalBeam(length: 22))", "horizontalBeam 22")
    XCTAssertEqual(
      "\(PointerAccessory.Shape.plus.glyph)", "path of 4 elements, 10.25 × 10.25, strokeWidth 2.25")
  }

  func testHoverOptions() {
    XCTAssertEqual("\(HoverOptions())", "overlay tint, scaled content")
    XCTAssertEqual(
      "\(HoverOptions(preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false))", "shadow")
    XCTAssertEqual(
      "\(HoverOptions(preferredTintMode: .none, prefersScaledContent: false))", "nothing")
  }

  func testPrecisions() {
    XCTAssertEqual("\(AxisPrecision.continuous)", "continuous")
    XCTAssertEqual("\(AxisPrecision.whole)", "whole")
    XCTAssertEqual("\(AxisPrecision.lines(heights: [20]))", "1 line")
  }

  func testColors() {
    XCTAssertEqual("\(LinearColor(red: 1, green: 0.5, blue: 0))", "(red: 1, green: 0.5, blue: 0)")
    XCTAssertEqual("\(LinearColor(red: 1, green: 0.5, blue: 0).encoded)", "(red: 1, green: 0.735, blue: 0)")
  }

  func testAnnotation() {
    let annotation = PointerAnnotation([.init(label: "X", text: "41"), .init(label: "", text: "12 cm")])
    XCTAssertEqual("\(annotation)", "X 41, 12 cm")
  }

  // MARK: Input

  private func text(_ kind: PointerInput.Kind, device: DeviceID = 0) -> String {
    "\(PointerInput(kind, at: Timestamp(nanoseconds: 1_500_000_000), device: device))"
  }

  func testMovements() {
    XCTAssertEqual(text(.motion(Vector(3, -1)), device: 2), "1.5 s: motion (3, -1), device 2")
    XCTAssertEqual(text(.position(Point(10, 20))), "1.5 s: position (10, 20)")
    XCTAssertEqual(text(.contact(.began, fingers: 2)), "1.5 s: contact began, fingers 2")
    XCTAssertEqual(text(.hold(.cancelled)), "1.5 s: hold cancelled")
    XCTAssertEqual(text(.touch(.ended, at: Point(1, 2), id: 9)), "1.5 s: touch ended at (1, 2), id 9")
    XCTAssertEqual(text(.gaze(Point(10, 20))), "1.5 s: gaze at (10, 20)")
    XCTAssertEqual(text(.enter(Point(10, 20))), "1.5 s: enter at (10, 20)")
    XCTAssertEqual(text(.enter(nil)), "1.5 s: enter")
    XCTAssertEqual(text(.leave), "1.5 s: leave")
  }

  func testButtonsAndKeys() {
    XCTAssertEqual(text(.button(.primary, isDown: true)), "1.5 s: button primary down")
    XCTAssertEqual(text(.button(PointerButton(rawValue: 9), isDown: false)), "1.5 s: button 9 up")
    XCTAssertEqual(text(.pressure(0.25)), "1.5 s: pressure 0.25")
    XCTAssertEqual(text(.modifiers([.shift, .option])), "1.5 s: modifiers [shift, option]")
    XCTAssertEqual(text(.modifiers([])), "1.5 s: modifiers []")
    XCTAssertEqual(text(.cancel), "1.5 s: cancel")
  }

  func testGestures() {
    XCTAssertEqual(
      text(.scroll(Vector(0, -12), phase: .changed, source: .finger)),
      "1.5 s: scroll (0, -12), changed, finger")
    XCTAssertEqual(
      text(.transform(.changed, scale: 1.2, rotation: 0.1, translation: Vector(0, 3), fingers: 2)),
      "1.5 s: transform changed, scale 1.2, rotation 0.1, translation (0, 3), fingers 2")
    XCTAssertEqual(
      text(.gesture(.smartZoom, phase: .ended, fingers: 2)), "1.5 s: gesture smartZoom ended, fingers 2")
    XCTAssertEqual(text(.typing), "1.5 s: typing")
    XCTAssertEqual(text(.dragOperation(.copy)), "1.5 s: dragOperation copy")
    XCTAssertEqual(text(.luminance(0.5)), "1.5 s: luminance 0.5")
    XCTAssertEqual(text(.luminance(nil)), "1.5 s: luminance of the targets")
  }

  func testDevice() {
    XCTAssertEqual("\(PointerDevice.trackpad)", "trackpad, points, reports contact")
    XCTAssertEqual(
      "\(PointerDevice(kind: .mouse, unit: .millimeters, curve: AccelerationCurve.linear))",
      "mouse, millimeters, own curve")
  }

  func testGestureAssignments() {
    var gestures = GestureAssignments()
    XCTAssertEqual("\(gestures)", "default gestures")
    gestures[.zoom, on: .trackpad] = [.two, .three]
    gestures.controlClickIsSecondary = false
    XCTAssertEqual("\(gestures)", "zoom on trackpad [two, three], controlClickIsSecondary false")
    let labels = Mirror(reflecting: gestures).children.compactMap { $0.label }
    XCTAssertEqual(
      labels,
      ["secondaryClickFingers", "controlClickIsSecondary", "secondaryClickRegion", "zoom on trackpad"])
  }

  // MARK: Engine

  func testNoEvents() {
    XCTAssertEqual("\(PointerEngine(size: .zero).events(since: 0))", "no events")
  }

  func testAListOfEventsHasOnlyItsOwnEvents() {
    var person = SimulatedPerson(targets: [button], start: Point(340, 218))
    person.send(.motion(.zero))
    person.press()
    let events = person.engine.events(since: 1)
    XCTAssertEqual(
      "\(events)",
      """
      1 event
      1 s at (340, 218): pressed target 7, primary, location (340, 218.5)
      """)
    XCTAssertEqual(Mirror(reflecting: events).children.count, 1)
  }

  func testAListOfEventsLongerThanTheRing() {
    var person = SimulatedPerson()
    for index in 0..<300 { person.send(.button(.middle, isDown: index % 2 == 0)) }
    let lines = "\(person.engine.events(since: 0))".split(separator: "\n")
    XCTAssertEqual(lines.first, "256 events, 44 lost")
    XCTAssertEqual(lines.last, "1 s at (512, 384): released no target, middle, location (512, 384)")
    XCTAssertEqual(lines.count, 257)
  }

  func testNoViolations() {
    XCTAssertEqual("\(PointerEngine(size: .zero).diagnostics)", "no violations")
  }

  func testViolationsHaveTheirLastId() {
    var person = SimulatedPerson()
    person.send(.motion(Vector(.nan, 0)))
    person.engine.move(9, to: .zero, at: person.now)
    person.engine.remove(space: 4, at: person.now)
    XCTAssertEqual(
      "\(person.engine.diagnostics)",
      "nonFiniteInputs 1 (last device 0), unknownTargets 1 (last target 9), unknownSpaces 1 (last space 4)")
    XCTAssertEqual("\(person.engine.diagnostics.unknownTargets)", "1 (last target 9)")
  }

  func testEngine() {
    let engine = SimulatedPerson(targets: [button], start: Point(340, 218)).engine
    XCTAssertEqual(
      "\(engine)",
      "surface 1024 × 768; 1 target in 1 space; pointer at (340, 218) over target 7; 1 event; "
        + "unknownLuminances 1 (last target 7)")
    let labels = Mirror(reflecting: engine).children.compactMap { $0.label }
    XCTAssertEqual(
      labels,
      [
        "surface", "position", "hoveredTarget", "selection", "spaces", "targets", "events", "lastFlick",
        "lastAttraction", "diagnostics", "settings", "configuration",
      ])
  }

  func testNewEngine() {
    XCTAssertEqual(
      "\(PointerEngine(size: Size(100, 80)))",
      "surface 100 × 80; 0 targets in 1 space; pointer at (50, 40) over no target; 0 events")
  }
}
