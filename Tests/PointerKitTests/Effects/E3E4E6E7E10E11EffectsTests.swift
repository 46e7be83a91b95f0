import PointerTestSupport
import XCTest

/// E3, E4, E6, E7, E10, E11: what happens to the content, and which effect is the automatic one.
final class E3E4E6E7E10E11EffectsTests: XCTestCase {
  private func element(
    _ kind: ElementKind, side: Double = 60, hasBezel: Bool = false, effect: PointerEffect = .automatic
  ) -> PointerTarget {
    PointerTarget(1, Rect(300, 200, side, side), kind, hasBezel: hasBezel, effect: effect)
  }

  /// A person whose pointer rests on the first target, off its middle by a vector.
  private func resting(
    on targets: [PointerTarget], off: Vector = Vector(10, 6), settings: PointerSettings = PointerSettings()
  ) -> SimulatedPerson {
    var person = SimulatedPerson(targets: targets, start: targets[0].frame.center + off, settings: settings)
    person.touch(movingBy: .zero, waiting: 1500)
    XCTAssertEqual(person.hovered, targets[0].id)
    return person
  }

  private enum Look: String { case highlight, lift, hover, none }

  /// The effect that is seen, found only from what is drawn.
  private func look(_ targets: [PointerTarget]) -> Look {
    let frame = resting(on: targets).frame
    guard let content = frame.contents.first(where: { $0.target == targets[0].id }) else { return .none }
    if frame.pointer.layer == .front { return .hover }
    return content.shadow.opacity > 0 ? .lift : .highlight
  }

  func testE4ALiftFadesBeneathTheElementAndRaisesItWithShadowBelowLightOnTopColorAndParallax() throws {
    let person = resting(on: [element(.appIcon, hasBezel: true)])
    let content = try XCTUnwrap(person.content(1))
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertEqual(person.frame.pointer.layer, .behind)
    XCTAssertEqual(person.frame.pointer.size, Size(60, 60))
    XCTAssertGreaterThan(content.scale, 1.1)
    XCTAssertGreaterThan(content.shadow.opacity, 0)
    XCTAssertGreaterThan(content.shadow.offset.dy, 0, "below")
    XCTAssertGreaterThan(content.specular.opacity, 0)
    XCTAssertGreaterThan(content.radiosity, 0)
    XCTAssertNotEqual(content.translation, .zero)
    let commands = person.frame.drawing.commands.map { String("\($0.kind)".prefix { $0.isLetter }) }
    XCTAssertEqual(
      commands, ["shadow", "shadow", "contentBegin", "contentEnd", "radialLight"], "first the glow")
  }

  func testE7HoverCombinesScaleShadowAndTintFreelyAndThePointerKeepsItsShapeInFront() throws {
    for (tint, shadow, scale) in product(TintMode.allCases, [true, false], [true, false]) {
      let options = HoverOptions(preferredTintMode: tint, prefersShadow: shadow, prefersScaledContent: scale)
      let person = resting(on: [element(.card, effect: .hover(options))])
      let content = try XCTUnwrap(person.content(1))
      XCTAssertEqual(content.tintMode, tint)
      XCTAssertEqual(content.tintOpacity > 0, tint != .none)
      XCTAssertEqual(content.shadow.opacity > 0, shadow)
      XCTAssertEqual(content.scale, scale ? 1.1 : 1, accuracy: 1e-9)
      XCTAssertEqual(person.frame.pointer.size, Size(19, 19), "the pointer keeps its shape")
      XCTAssertEqual(person.frame.pointer.layer, .front)
      XCTAssertEqual(content.translation, .zero)
      let beneath = person.frame.drawing.commands.firstIndex {
        if case .tint = $0.kind { true } else { false }
      }
      let begin = person.frame.drawing.commands.firstIndex {
        if case .contentBegin = $0.kind { true } else { false }
      }
      if tint != .none { XCTAssertEqual((beneath ?? 0) < (begin ?? 0), tint == .underlay) }
    }
    let usual = PointerEffect.hover(
      preferredTintMode: .overlay, prefersShadow: false, prefersScaledContent: true)
    XCTAssertEqual(PointerEffect.hover(), usual, "as in UIKit")
  }

  /// Asserts the automatic effects of elements by kind, side and bezel.
  private func assertLooks(_ elements: [(ElementKind, Double, Bool, Look)]) {
    for (kind, side, hasBezel, expected) in elements {
      XCTAssertEqual(
        look([element(kind, side: side, hasBezel: hasBezel)]), expected, "\(kind), \(side), \(hasBezel)")
    }
  }

  func testE3E10ByDefaultBarButtonsTabBarsSegmentsAndEditMenusAreHighlighted() {
    assertLooks([
      (.barButton, 40, false, .highlight), (.barButton, 40, true, .highlight),
      (.tabBarItem, 60, false, .highlight), (.segment, 60, false, .highlight),
      (.editMenuItem, 60, false, .highlight), (.barButton, 300, false, .highlight),
    ])
  }

  func testE6E10ByDefaultAppIconsControlCenterModulesAndTheSelectedSegmentAreLifted() {
    assertLooks([
      (.appIcon, 76, true, .lift), (.appIcon, 76, false, .lift), (.controlCenterModule, 200, true, .lift),
      (.controlCenterModule, 400, true, .lift), (.selectedSegment, 60, true, .lift),
    ])
  }

  func testE10ByKindShapeAndLongerSideSmallTransparentHighlightsUpToMediumOpaqueLiftsLargeHovers() {
    assertLooks([
      (.button, 40, false, .highlight), (.button, 120, false, .highlight), (.button, 121, false, .hover),
      (.button, 40, true, .lift), (.button, 240, true, .lift), (.button, 241, true, .hover),
      (.other, 120, false, .highlight), (.other, 500, true, .hover), (.card, 100, false, .lift),
      (.card, 240, false, .lift), (.card, 400, false, .hover), (.image, 100, false, .lift),
      (.image, 600, true, .hover), (.slider, 100, false, .highlight), (.link, 40, false, .highlight),
      (.row, 400, true, .hover), (.row, 40, false, .hover),
      // Only the pointer's shape changes.
      (.text, 30, false, .none), (.divider, 30, false, .none), (.handle, 10, true, .none),
      (.canvas, 60, false, .none), (.canvas, 600, true, .none),
    ])
    XCTAssertEqual(resting(on: [element(.row, side: 400)]).content(1)?.scale, 1, "a row is not scaled")
    let long = with(element(.button, hasBezel: true)) { $0.frame = Rect(300, 200, 300, 60) }
    XCTAssertEqual(look([long]), .hover, "of a long shape the longer side counts")
  }

  func testE10E11ThePlaceCountsAGroupHasOneEffectAndAnOpaqueButtonInABarOfHighlightsIsHighlighted() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    XCTAssertEqual(look([opaque]), .lift, "alone in its group it is lifted")
    let plain = PointerTarget(2, Rect(500, 200, 60, 60), .barButton, group: 5)
    XCTAssertEqual(look([opaque, plain]), .highlight)
    let card = with(opaque) { $0.frame = Rect(300, 200, 300, 60) }
    XCTAssertEqual(look([card, plain]), .highlight, "a hover becomes a highlight as well")
  }

  func testE11TheSelectedSegmentIsTheExceptionAndWhatTheHostStatesStands() {
    let plain = PointerTarget(2, Rect(500, 200, 60, 60), .segment, group: 5)
    var selected = element(.selectedSegment, hasBezel: true)
    selected.group = 5
    XCTAssertEqual(look([selected, plain]), .lift)
    var explicit = element(.button, hasBezel: true, effect: .lift)
    explicit.group = 5
    XCTAssertEqual(look([explicit, plain]), .lift)
    explicit.style = PointerStyle(effect: .hover())
    XCTAssertEqual(look([explicit, plain]), .hover)
  }

  func testE11StatedHighlightsAndDisabledPeersDecideForTheGroupToo() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    var peer = PointerTarget(2, Rect(500, 200, 60, 60), .button, hasBezel: true, group: 5)
    XCTAssertEqual(look([opaque, peer]), .lift)
    peer.style = PointerStyle(effect: .highlight)
    for kind in [ElementKind.button, .selectedSegment, .card, .text, .handle] {
      peer.kind = kind
      XCTAssertEqual(look([opaque, peer]), .highlight, "a stated highlight of a \(kind)")
    }
    peer.style = .automatic
    for (kind, expected) in [
      (ElementKind.barButton, Look.highlight), (.segment, .highlight), (.link, .highlight),
      (.selectedSegment, .lift), (.appIcon, .lift), (.text, .lift),
    ] {
      for isEnabled in [true, false] {
        peer.kind = kind
        peer.isEnabled = isEnabled
        XCTAssertEqual(look([opaque, peer]), expected, "\(kind), enabled: \(isEnabled)")
      }
    }
  }

  // MARK: An opaque control that is highlighted shows it, measured in a picture

  private func person(
    over target: PointerTarget, background: Double, _ appearance: Appearance, by vector: Vector
  ) -> SimulatedPerson {
    let neighbor = PointerTarget(2, Rect(300, 80, 44, 37), .barButton, group: 1)
    var person = SimulatedPerson(
      targets: [target, neighbor], start: target.frame.center + vector, size: Size(400, 200))
    person.engine.setAppearance(appearance, at: person.now)
    person.engine.setBackgroundLuminance(background, at: person.now)
    person.touch()
    return person
  }

  /// A step of 8 of 255 is seen.
  func testE11AnOpaqueControlOfAHighlightedGroupIsVisiblyHighlightedAllOverItself() {
    let colors: [LinearColor] = [
      LinearColor(luminance: 1), LinearColor(luminance: 0.5), LinearColor(luminance: 0.18),
      LinearColor(luminance: 0.02), LinearColor(luminance: 0), LinearColor(red: 0, green: 0.195, blue: 0.823),
      LinearColor(red: 0.8, green: 0.1, blue: 0.1),
    ]
    var variants = Variants()
    for (kind, size) in [
      (ElementKind.barButton, Size(44, 37)), (.button, Size(30, 30)), (.image, Size(30, 30)),
      (.card, Size(90, 60)), (.appIcon, Size(48, 48)), (.other, Size(120, 24)),
    ] {
      for (number, color) in colors.enumerated() {
        var plain = Canvas(size: Size(400, 200), scale: 1)
        plain.fill(
          RoundedRect(Rect(0, 0, 400, 200), cornerRadius: 0), color, opacity: 1, clip: nil)
        for (background, appearance) in variants.of([(0.89, Appearance.light), (0.03, .dark)]) {
          let target = PointerTarget(
            1, Rect(center: Point(150, 100), size: size), kind, hasBezel: true, group: 1, color: color)
          var person = person(over: target, background: background, appearance, by: Vector(-4, 3))
          person.move(by: .zero, waiting: 1500)
          let frame = person.frame
          XCTAssertEqual(frame.hovered, 1)
          XCTAssertEqual(frame.pointer.behind, 1, "beneath its content (E14)")
          let ground = LinearColor(luminance: background)
          let picture = PaintedFrame(frame, size: Size(400, 200), over: ground, fill: color).canvas()
          for (across, down) in product([-0.4, -0.1, 0, 0.4], [-0.4, 0, 0.1, 0.4]) {
            let point = target.frame.center + Vector(across * size.width, down * size.height)
            let change = zip(picture.color(at: point), plain.color(at: point)).map { abs($0 - $1) }.max() ?? 0
            XCTAssertGreaterThanOrEqual(change, 8, "\(kind), color \(number), \(appearance), \(point)")
          }
        }
      }
    }
  }

  func testE11TheHighlightOfAnOpaqueControlComesAndGoesSmoothlyAndAPressShrinksIt() {
    let target = PointerTarget(
      1, Rect(100, 80, 60, 37), .barButton, hasBezel: true, group: 1,
      color: LinearColor(red: 0, green: 0.195, blue: 0.823))
    var person = person(over: target, background: 0.89, .light, by: Vector(0, -60))
    var (last, most, steps) = (0.0, 0.0, 0)
    func look(_ person: SimulatedPerson) -> Double { person.content(1)?.tintOpacity ?? 0 }
    for step in 0..<400 {
      if step == 20 { person.move(by: Vector(0, 60)) }
      if step == 200 { person.move(by: Vector(170, 0)) }
      person.wait(milliseconds: 2)
      let now = look(person)
      XCTAssertLessThan(abs(now - last), 0.02, "step \(step)")
      if now != last { steps += 1 }
      (last, most) = (now, max(most, now))
    }
    XCTAssertEqual(person.hovered, 2)
    XCTAssertEqual(most, 0.09, accuracy: 0.005, "denser than over white, 0.07")
    XCTAssertGreaterThan(steps, 100)
    XCTAssertEqual(last, 0)
    person.move(by: Vector(-170, 0), waiting: 1000)
    let resting = person.content(1)
    person.press(waiting: 1000)
    XCTAssertEqual(look(person), resting?.tintOpacity)
    XCTAssertLessThan(person.content(1)?.scale ?? 1, 0.95 * (resting?.scale ?? 1))
  }

  func testE11ATransparentControlHasNoTint() {
    for kind in [ElementKind.barButton, .tabBarItem, .segment, .link, .button] {
      let target = PointerTarget(1, Rect(100, 80, 44, 37), kind, group: 1)
      var person = person(over: target, background: 0.89, .light, by: .zero)
      person.move(by: .zero, waiting: 500)
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.content(1)?.tintOpacity, 0, "\(kind)")
    }
  }

  func testE11TheMeasuredLuminanceDecidesAboutTheCoverOfAControl() {
    func tint(stated: Double?, measured: Double?, background: Double = 1) -> Double? {
      var target = PointerTarget(1, Rect(100, 80, 60, 37), .barButton, hasBezel: true, group: 1)
      target.luminance = stated
      var person = person(over: target, background: background, .light, by: .zero)
      person.send(.luminance(measured), waiting: 1500)
      return person.content(1)?.tintOpacity
    }
    XCTAssertNotEqual(tint(stated: 0.9, measured: nil), tint(stated: 0.2, measured: nil))
    XCTAssertEqual(tint(stated: 0.9, measured: 0.2), tint(stated: 0.2, measured: 0.2))
    XCTAssertEqual(
      tint(stated: nil, measured: nil, background: 0.2), tint(stated: 0.2, measured: nil, background: 0.2))
  }

  func testE11AMemberWithLinesIsTextAndMakesNoHighlights() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    for kind in [ElementKind.barButton, .segment, .tabBarItem, .link] {
      var peer = PointerTarget(2, Rect(500, 200, 60, 60), kind, group: 5)
      XCTAssertEqual(look([opaque, peer]), .highlight, "\(kind)")
      peer.style.verticalPrecision = .lines(heights: [20, 20])
      XCTAssertEqual(look([opaque, peer]), .lift, "\(kind)")
    }
  }
}
