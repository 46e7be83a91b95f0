import PointerTestSupport
import XCTest

/// E17: a label keeps 85 % of its contrast under light, plate and tint, no shadow is seen through it, and a
/// plate has 1.15 to 1.6 to 1, in a light and in a dark interface.
///
/// Files: `Plate`, `ElementMaterial`, `AdaptiveMaterial`.
final class LabelContrastTests: XCTestCase {
  private struct Control {
    let name: String
    var target: PointerTarget

    init(
      _ name: String, _ kind: ElementKind, _ width: Double, _ height: Double, radius: Double = 8,
      hasBezel: Bool = false, group: GroupID? = nil, effect: PointerEffect = .automatic
    ) {
      self.name = name
      target = PointerTarget(
        1, Rect(center: Point(200, 150), size: Size(width, height)), kind, hasBezel: hasBezel, group: group,
        effect: effect)
      target.cornerRadius = radius
    }
  }

  private let plain = [
    Control("tool", .barButton, 44, 37, group: 1), Control("wide tool", .barButton, 110, 30, group: 1),
    Control("menu item", .editMenuItem, 220, 32, group: 1), Control("tab", .tabBarItem, 76, 49, group: 1),
    Control("segment", .segment, 80, 28, group: 1), Control("link", .link, 60, 18),
    Control("window button", .button, 24, 24, radius: 12), Control("button", .button, 110, 44),
    Control("large", .other, 260, 180, effect: .highlight),
  ]

  private let opaque = [
    Control("icon", .appIcon, 76, 76, hasBezel: true), Control("button", .button, 90, 30, hasBezel: true),
    Control("module", .controlCenterModule, 200, 180, hasBezel: true),
    Control("card", .card, 120, 200), Control("selected segment", .selectedSegment, 80, 28, hasBezel: true),
  ]

  private let hovered = [
    Control("row", .row, 320, 44), Control("card", .card, 320, 200), Control("large", .other, 300, 90),
    Control("button", .button, 300, 44, hasBezel: true),
  ]

  /// What a control is seen with.
  private struct Scenery: CustomStringConvertible {
    var ground: Double
    /// The luminance of an opaque control.
    var fill: Double?
    var label: Double
    var appearance: Appearance
    /// The position of the model pointer, in half sides from the middle.
    var off: Vector
    var blending = Blending.encoded

    var description: String {
      "\(appearance), ground \(ground), fill \(fill ?? -1), label \(label), off \(off), \(blending)"
    }
  }

  private func person(
    _ control: Control, _ scenery: Scenery, settings: PointerSettings = PointerSettings(),
    waiting: Int64 = 1500
  ) -> SimulatedPerson {
    var target = control.target
    target.luminance = scenery.fill
    let frame = target.frame
    let start = frame.center + Vector(scenery.off.dx * frame.width / 2, scenery.off.dy * frame.height / 2)
    let host = HostTraits(blending: scenery.blending)
    var targets = [target]
    if control.target.hasBezel, control.target.group != nil {
      targets.append(PointerTarget(2, Rect(320, 150, 44, 37), .barButton, group: control.target.group))
    }
    var person = SimulatedPerson(
      targets: targets, start: start, size: Size(400, 300), settings: settings, hostTraits: host)
    person.engine.setAppearance(scenery.appearance, at: person.now)
    person.engine.setBackgroundLuminance(scenery.ground, at: person.now)
    person.touch(movingBy: .zero, waiting: waiting)
    XCTAssertEqual(person.hovered, 1, control.name)
    return person
  }

  /// Painted exactly, and as a screen of eight bits shows it.
  private func paintings(_ frame: PointerFrame, _ scenery: Scenery) -> [PaintedLabel] {
    [false, true].map {
      PaintedLabel(
        frame, over: scenery.ground, fill: scenery.fill, label: scenery.label, blending: scenery.blending,
        isRounded: $0)
    }
  }

  /// Points of a control, away from its corners and from a pointer in front of it.
  private func points(of target: PointerTarget, in frame: PointerFrame) -> [Point] {
    let pointer = Rect(
      center: frame.pointer.center, size: Size(frame.pointer.size.width + 2, frame.pointer.size.height + 2))
    return product([-0.6, -0.3, 0, 0.3, 0.6], [-0.5, 0, 0.5]).map { x, y in
      target.frame.center + Vector(x * target.frame.width / 2, y * target.frame.height / 2)
    }.filter { frame.pointer.layer == .behind || !pointer.contains($0) }
      + [frame.modelPosition].filter { _ in
        frame.pointer.layer == .behind
      }
  }

  /// Ink on a light ground or a bright color on a dark one, legible at 3:1 at least.
  private func scenery(_ dice: inout Dice, isOpaque: Bool) -> Scenery {
    while true {
      let back = dice.pick([0, 1, dice.number(0...0.05), dice.number(0...0.3), dice.number(0...1), 0.9])
      let label = dice.pick([0, 1, dice.number(0...1), dice.number(0...0.1)])
      if (max(back, label) + 0.05) / (min(back, label) + 0.05) < 3 { continue }
      return Scenery(
        ground: isOpaque ? dice.number(0...1) : back, fill: isOpaque ? back : nil, label: label,
        appearance: dice.pick([.light, .dark]),
        off: dice.pick([.zero, Vector(dice.number(-0.95...0.95), dice.number(-0.9...0.9))]),
        blending: dice.chance(0.15) ? .linear : .encoded)
    }
  }

  /// What lies on top of a label is as gentle for a person who asks for more contrast.
  private func settings(_ dice: inout Dice) -> PointerSettings {
    with(PointerSettings()) { $0.increasedContrast = dice.chance(0.5) }
  }

  private func assertLegible(
    _ frame: PointerFrame, _ control: Control, _ scenery: Scenery, _ more: String = ""
  ) {
    for painting in paintings(frame, scenery) {
      for point in points(of: control.target, in: frame) {
        let kept = painting.labelContrast(at: point) / painting.plainContrast
        XCTAssertGreaterThanOrEqual(kept, 0.85, "\(control.name)\(more) at \(point): \(scenery)")
      }
    }
  }

  func testLabelsOnHighlightsKeepTheirContrast() {
    for (seed, var dice) in withDice(0..<250, from: 3) {
      let control = dice.pick(plain)
      let scenery = scenery(&dice, isOpaque: false)
      let frame = person(control, scenery).frame
      assertLegible(frame, control, scenery, ", seed \(seed)")
      for painting in paintings(frame, scenery) {
        let plate = painting.plateContrast(at: control.target.frame.center, hasLights: false)
        XCTAssertGreaterThanOrEqual(plate, 1.15, "\(control.name), seed \(seed): \(scenery)")
        XCTAssertLessThanOrEqual(plate, 1.6, "\(control.name), seed \(seed): \(scenery)")
      }
    }
  }

  /// A shadow lies around a control, and is not seen through one without a ground of its own.
  func testLabelsWithoutABezelKeepTheirContrastOverShadows() {
    for (seed, var dice) in withDice(0..<100, from: 8) {
      var control = dice.pick(plain)
      let mode = dice.pick([TintMode.none, .overlay, .underlay])
      control.target.style.effect = dice.pick([
        .lift,
        .hover(
          preferredTintMode: mode, prefersShadow: true, prefersScaledContent: dice.chance(0.5)),
      ])
      let scenery = scenery(&dice, isOpaque: false)
      let person = person(control, scenery, settings: settings(&dice))
      XCTAssertGreaterThan(person.content(1)?.shadow.opacity ?? 0, 0, "\(control.name) has a shadow")
      assertLegible(person.frame, control, scenery, ", seed \(seed)")
    }
  }

  /// Such a control hides the plate, and has its highlight on top (E11).
  func testLabelsOfOpaqueControlsInABarKeepTheirContrast() {
    let control = Control("opaque tool", .button, 70, 37, hasBezel: true, group: 1)
    for (seed, var dice) in withDice(0..<100, from: 7) {
      let scenery = scenery(&dice, isOpaque: true)
      let frame = person(control, scenery, settings: settings(&dice)).frame
      assertLegible(frame, control, scenery, ", seed \(seed)")
      for painting in paintings(frame, scenery) {
        let plate = painting.plateContrast(at: control.target.frame.center)
        XCTAssertGreaterThanOrEqual(plate, 1.15, "seed \(seed): \(scenery)")
        XCTAssertLessThanOrEqual(plate, 1.6, "seed \(seed): \(scenery)")
      }
    }
  }

  /// A light toolbar in a dark window, and the other way around.
  func testPlateIsMadeForItsControlFromBesideIt() {
    for (ground, window, appearance) in [(0.9, 0.02, Appearance.dark), (0.02, 0.9, .light)] {
      let scenery = Scenery(
        ground: window, label: ground > 0.2 ? 0 : 1, appearance: appearance, off: Vector(0, 1.5))
      var control = plain[0]
      control.target.luminance = ground
      var beside = person(control, scenery)
      beside.engine.upsert(control.target, at: beside.now)
      beside.wait(milliseconds: 1000)
      let painting = PaintedLabel(beside.frame, over: ground, label: scenery.label)
      let plate = painting.plateContrast(at: control.target.frame.center, hasLights: false)
      XCTAssert((1.15...1.6).contains(plate), "\(plate), over \(ground) in \(window)")
    }
  }

  /// Also E1.
  func testTheLightShowsWhereTheModelPointerIs() {
    for (control, off) in product(plain, [Vector.zero, Vector(-0.7, 0.3), Vector(0.5, -0.6)]) {
      for (ground, appearance) in [
        (1.0, Appearance.light), (0.83, .light), (0.6, .light), (0.03, .dark), (0.0, .dark),
      ] {
        let scenery = Scenery(ground: ground, label: ground > 0.2 ? 0 : 1, appearance: appearance, off: off)
        let person = person(control, scenery)
        let painting = PaintedLabel(person.frame, over: ground, label: scenery.label)
        func light(at point: Point) -> Double {
          let levels = [true, false].map {
            255 * EncodedColor.signal(ofLight: painting.luminance(at: point, isLabel: false, hasLights: $0))
          }
          return levels[0] - levels[1]
        }
        let brightest = light(at: person.model)
        let name = "\(control.name) over \(ground), off by \(off)"
        // The label on a dark ground leaves no room for more.
        XCTAssertGreaterThanOrEqual(brightest, ground > 0.2 ? 6 : 0.2, name)
        for way in [Vector(5, 0), Vector(-5, 0), Vector(0, 5), Vector(0, -5)] {
          XCTAssertLessThan(light(at: person.model + way), brightest, name)
        }
      }
    }
  }

  func testLightLiesBetweenPlateAndLabel() {
    let scenery = Scenery(ground: 1, label: 0, appearance: .light, off: .zero)
    let kinds = person(plain[0], scenery).frame.drawing.commands.map {
      String("\($0.kind)".prefix { $0.isLetter })
    }
    XCTAssertEqual(kinds, ["roundedRect", "radialLight", "contentBegin", "contentEnd"])
  }

  func testLabelsOnLiftedElementsKeepTheirContrast() {
    for (seed, var dice) in withDice(0..<100, from: 5) {
      let control = dice.pick(opaque)
      let scenery = scenery(&dice, isOpaque: true)
      let person = person(control, scenery, settings: settings(&dice))
      XCTAssertGreaterThan(person.content(1)?.shadow.opacity ?? 0, 0, "\(control.name) is lifted")
      assertLegible(person.frame, control, scenery, ", seed \(seed)")
    }
  }

  func testLabelsKeepTheirContrastUnderTheTintOfAHover() {
    for (seed, var dice) in withDice(0..<100, from: 6) {
      var control = dice.pick(hovered)
      if dice.chance(0.3) {
        control.target.style = PointerStyle(effect: .hover(preferredTintMode: .underlay))
      }
      let scenery = scenery(&dice, isOpaque: control.target.kind == .card || control.target.hasBezel)
      let person = person(control, scenery, settings: settings(&dice))
      XCTAssertEqual(person.frame.pointer.layer, .front, "\(control.name) is tinted")
      assertLegible(person.frame, control, scenery, ", seed \(seed)")
    }
  }

  func testAPressedHighlightLeavesItsLabelLegible() {
    for (control, (ground, label)) in product(plain, [(1.0, 0.0), (0.9, 0.01), (0.03, 1), (0.0, 1)]) {
      for appearance in [Appearance.light, .dark] {
        let scenery = Scenery(ground: ground, label: label, appearance: appearance, off: Vector(0.4, -0.3))
        var person = person(control, scenery)
        person.press(waiting: 1000)
        assertLegible(person.frame, control, scenery, ", pressed")
      }
    }
  }

  /// With reduced motion, a press does not shrink the control, and is seen all the same.
  func testPressedOpaqueControlWithReducedMotion() {
    let control = Control("opaque tool", .button, 70, 37, hasBezel: true, group: 1)
    let settings = with(PointerSettings()) { $0.reduceMotion = true }
    for (fill, appearance) in product([0, 0.05, 0.13, 0.5, 0.9, 1], [Appearance.light, .dark]) {
      let scenery = Scenery(
        ground: 0.5, fill: fill, label: fill > 0.2 ? 0 : 1, appearance: appearance, off: .zero)
      var person = person(control, scenery, settings: settings)
      let before = person.frame.drawing
      person.press(waiting: 1000)
      assertLegible(person.frame, control, scenery, ", pressed")
      XCTAssertNotEqual(person.frame.drawing, before, "\(scenery)")
    }
  }

  func testWithIncreasedContrastAPlateHasThreeToOne() {
    let settings = with(PointerSettings()) { $0.increasedContrast = true }
    for (control, appearance) in product(plain, [Appearance.light, .dark]) {
      for ground in [0, 0.0116, 0.03, 0.1, 0.3, 0.6, 0.83, 1] {
        let scenery = Scenery(ground: ground, label: 0, appearance: appearance, off: Vector(0.5, 0.2))
        let frame = person(control, scenery, settings: settings).frame
        for painting in paintings(frame, scenery) {
          for point in points(of: control.target, in: frame) {
            XCTAssertGreaterThanOrEqual(
              painting.plateContrast(at: point), 3, "\(control.name), \(appearance), over \(ground)")
          }
        }
      }
    }
  }

  /// The overlay on such a control stays gentle, so that the plate beneath it is what has more contrast.
  func testRingOfIncreasedContrastIsThreeToOne() {
    let settings = with(PointerSettings()) { $0.increasedContrast = true }
    let controls = [
      Control("button", .button, 70, 37, hasBezel: true, group: 1),
      Control("small button", .barButton, 60, 24, radius: 12, hasBezel: true, group: 1),
      Control("round button", .button, 44, 44, radius: 22, hasBezel: true, group: 1),
      Control("wide button", .barButton, 200, 50, radius: 0, hasBezel: true, group: 1),
    ]
    for (control, appearance) in product(controls, [Appearance.light, .dark]) {
      for (ground, off) in product([0, 0.0116, 0.1, 0.3, 0.83, 1], [Vector.zero, Vector(-0.9, 0.9)]) {
        let scenery = Scenery(ground: ground, fill: 0.2, label: 1, appearance: appearance, off: off)
        let person = person(control, scenery, settings: settings)
        let element = person.content(1)?.transformedFrame ?? control.target.frame
        for way in [Vector(1, 0), Vector(-1, 0), Vector(0, 1), Vector(0, -1)] {
          let point =
            element.center + Vector(way.dx * (element.width / 2 + 2), way.dy * (element.height / 2 + 2))
          let painting = PaintedLabel(person.frame, over: ground, label: 0, isRounded: true)
          XCTAssertGreaterThanOrEqual(
            painting.plateContrast(at: point), 3, "\(control.name), \(scenery), \(way)")
        }
      }
    }
  }

  /// A ring is seen, and changes nothing that is felt.
  func testIncreasedContrastLeavesHitRegionsAsTheyAre() {
    let settings = with(PointerSettings()) { $0.increasedContrast = true }
    let control = Control("button", .button, 70, 37, hasBezel: true, group: 1)
    for off in [Vector(1, 0), Vector(0, 1)] {
      for beyond in [11.5, 12.5] {
        let hovered = [PointerSettings(), settings].map { settings in
          let frame = control.target.frame
          let start =
            frame.center
            + Vector(off.dx * (frame.width / 2 + beyond), off.dy * (frame.height / 2 + beyond))
          var person = SimulatedPerson(
            targets: [control.target, PointerTarget(2, Rect(20, 20, 44, 37), .barButton, group: 1)],
            start: start, size: Size(400, 300), settings: settings)
          person.touch(movingBy: .zero, waiting: 500)
          return person.hovered
        }
        XCTAssertEqual(hovered[0], hovered[1], "\(beyond) beyond \(off)")
        XCTAssertEqual(hovered[0] == 1, beyond < 12, "\(beyond) beyond \(off)")
      }
    }
  }
}
