import PointerTestSupport
import XCTest

/// E1, E2, E5, S5: a highlight and the light on it, measured in the picture.
final class E1E2E5HighlightTests: XCTestCase {
  private struct Control {
    var kind: ElementKind
    var size: Size
    var effect = PointerEffect.automatic

    init(_ kind: ElementKind, _ width: Double, _ height: Double, effect: PointerEffect = .automatic) {
      self.kind = kind
      size = Size(width, height)
      self.effect = effect
    }

    /// Whether it hides the plate, and so has no light of a highlight (E11).
    var isOpaque: Bool { kind == .card || kind == .image }
  }

  private let controls = [
    Control(.barButton, 22, 22), Control(.barButton, 24, 24), Control(.barButton, 30, 30),
    Control(.barButton, 44, 37), Control(.barButton, 44, 44), Control(.barButton, 90, 30),
    Control(.tabBarItem, 76, 49), Control(.segment, 80, 28), Control(.segment, 33, 24),
    Control(.editMenuItem, 64, 36), Control(.button, 40, 22), Control(.button, 120, 44),
    Control(.other, 26, 26), Control(.image, 30, 30, effect: .highlight),
    Control(.card, 200, 120, effect: .highlight), Control(.card, 400, 400, effect: .highlight),
  ]

  /// A finger that rests on a control in the middle of a small surface, off its centre by a share of its half
  /// sides.
  private func resting(
    on control: Control, off: Vector = .zero, over ground: Double, _ appearance: Appearance = .light,
    settings: PointerSettings = PointerSettings()
  ) -> (person: SimulatedPerson, size: Size) {
    let size = Size(control.size.width + 80, control.size.height + 80)
    var target = PointerTarget(
      1, Rect(center: Rect(origin: .zero, size: size).center, size: control.size), control.kind,
      effect: control.effect)
    if control.kind == .barButton { target.group = 1 }
    let start = Point(
      target.frame.center.x + off.dx * control.size.width / 2,
      target.frame.center.y + off.dy * control.size.height / 2)
    var person = SimulatedPerson(targets: [target], start: start, size: size, settings: settings)
    person.engine.setAppearance(appearance, at: person.now)
    person.engine.setBackgroundLuminance(ground, at: person.now)
    person.touch(movingBy: .zero, waiting: 1500)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, start)
    return (person, size)
  }

  /// Paints a frame; an opaque element is painted in the color of the ground, which the engine assumes if the
  /// host states none.
  ///
  /// Such an element hides the plate beneath it and has its highlight on top (E11).
  private func painted(
    _ person: SimulatedPerson, _ size: Size, over ground: Double, content: PaintedFrame.Content = .none
  ) -> PaintedFrame {
    let ground = LinearColor(luminance: ground)
    let isCovered = (person.content(1)?.tintOpacity ?? 0) > 0
    return PaintedFrame(
      person.frame, size: size, over: ground, content: content, fill: isCovered ? ground : nil)
  }

  func testE1AHighlightIsATranslucentRoundedRectBehindScaledContentWithParallaxAndLightAtTheModel() throws {
    let person = resting(on: Control(.barButton, 60, 60), off: Vector(0.3, 0.2), over: 1).person
    let frame = person.frame
    let content = try XCTUnwrap(person.content(1))
    XCTAssertEqual(frame.pointer.layer, .behind)
    XCTAssertEqual(frame.pointer.outline, .roundedRect)
    XCTAssertTrue((0.05..<0.5).contains(frame.pointer.opacity), "translucent")
    XCTAssertEqual(content.scale, 1 + 2.0 / 60, accuracy: 1e-9, "grows two points")
    XCTAssertGreaterThan(content.translation.dx, 0, "follows the pointer")
    XCTAssertGreaterThan(content.translation.dy, 0)
    XCTAssertLessThanOrEqual(content.translation.dx, 2)
    XCTAssertGreaterThan(content.specular.opacity, 0)
    XCTAssertEqual(content.specular.center, person.model)
    XCTAssertEqual(content.shadow, .none)
    XCTAssertGreaterThan(frame.pointer.center.x, 70, "the pointer shifts a little with the hand")
    XCTAssertLessThanOrEqual(frame.pointer.center.x, 73)
  }

  func testE1ParallaxIsCappedHoweverFarTheModelIs() {
    let person = resting(on: Control(.card, 230, 230), off: Vector(-1.1, 1.1), over: 1).person
    XCTAssertEqual(person.content(1)?.translation, Vector(-2, 2))
    XCTAssertEqual(person.frame.pointer.center, person.frame.clickLocation + Vector(-3, 3))
  }

  /// Over dark grounds, `E17LabelsTests` measures the light, of which a label leaves little there.
  func testE1TheLightOfAHighlightIsSeenOnEveryControlOverLightGrounds() {
    var least = Double.infinity
    var variants = Variants()
    for control in controls where !control.isOpaque {
      for ground in [1, 0.9, 0.83] + variants.of([0.7, 0.55, 0.4, 0.3]) {
        for (appearance, off) in variants.of([
          (Appearance.light, Vector.zero), (.dark, Vector(0.5, -0.4)), (.light, Vector(-1, 1)),
        ]) {
          let (person, size) = resting(on: control, off: off, over: ground, appearance)
          for content in variants.of(PaintedFrame.Content.allCases) where size.width < 300 || ground == 1 {
            let painted = painted(person, size, over: ground, content: content)
            let found = painted.brightestLight().steps
            least = min(least, found)
            XCTAssertGreaterThanOrEqual(
              found, 4, "\(control), over \(ground), \(appearance), off by \(off), \(content)")
          }
        }
      }
    }
    print("E1: the light is at least \(least) steps of 255")
  }

  func testE1TheLightIsSeenOverColouredGrounds() {
    for (red, green, blue) in [(1, 0.8, 0), (0.1, 0.6, 0.1), (0.9, 0.9, 1), (0.6, 0.8, 1)] {
      let ground = LinearColor(red: red, green: green, blue: blue)
      for appearance in [Appearance.light, .dark] {
        let (person, size) = resting(on: controls[3], over: ground.luminance, appearance)
        let painted = PaintedFrame(person.frame, size: size, over: ground)
        XCTAssertGreaterThanOrEqual(painted.brightestLight().steps, 4, "\(ground), \(appearance)")
      }
    }
  }

  func testE1ALargeHighlightDoesNotGlare() {
    for (ground, side) in product([0, 0.02, 0.1, 0.18, 0.5, 1], [200.0, 400, 700]) {
      let control = Control(.other, side, side, effect: .highlight)
      let (person, size) = resting(on: control, over: ground)
      let painted = painted(person, size, over: ground)
      // An eighth of the range from black to white.
      XCTAssertLessThanOrEqual(
        painted.light(at: Rect(origin: .zero, size: size).center), 32, "\(side) over \(ground)")
    }
  }

  func testE5TheLightIsBiggerAndBrighterOnBiggerOnesAndVanishesOnSmallOnesButNotFromAHighlight() throws {
    var last = (steps: 0.0, radius: 0.0)
    for side in [22.0, 30, 44, 60, 90, 130, 160] {
      let (person, size) = resting(on: Control(.other, side, side, effect: .highlight), over: 1)
      let light = try XCTUnwrap(person.content(1)).specular
      let steps = painted(person, size, over: 1).brightestLight().steps
      XCTAssertGreaterThan(light.radius, last.radius)
      XCTAssertGreaterThanOrEqual(steps, last.steps)
      last = (steps, light.radius)
      let lifted = resting(on: Control(.other, side, side, effect: .lift), over: 0).person
      XCTAssertEqual((lifted.content(1)?.specular.opacity ?? 0) > 0, side > 24, "lifted, \(side)")
    }
    XCTAssertGreaterThan(last.steps, 9)
  }

  func testE1TheLightLiesOnThePlateOfTheHighlightAndNowhereElse() {
    for control in controls where control.size.width < 300 {
      for off in [Vector.zero, Vector(0.9, 0.9), Vector(-0.8, 0)] {
        let (person, size) = resting(on: control, off: off, over: 1)
        let painted = painted(person, size, over: 1)
        let (with, without) = (painted.canvas(), painted.canvas(hasLights: false))
        // The parallax of content and plate differ by up to a point.
        let plate = person.frame.pointer.roundedRect.rect.outset(by: 1.5)
        for (row, column) in product(0..<Int(size.height), 0..<Int(size.width)) {
          let point = Point(Double(column) + 0.5, Double(row) + 0.5)
          if plate.contains(point) { continue }
          XCTAssertEqual(with.color(at: point), without.color(at: point), "\(control) at \(point)")
        }
      }
    }
  }

  func testE15TheLightFadesWithItsHighlightOnItsOwnPlate() {
    var (person, _) = resting(on: controls[3], over: 0)
    let before = person.content(1)?.specular
    person.move(by: Vector(-60, 60))
    var last = before?.opacity ?? 0
    for _ in 0..<40 {
      person.wait(milliseconds: 10)
      guard let light = person.content(1)?.specular else { break }
      XCTAssertLessThanOrEqual(light.opacity, last)
      XCTAssertEqual(light.clip.rect.width, before?.clip.rect.width ?? 0, accuracy: 1e-9)
      last = light.opacity
    }
    XCTAssertLessThan(last, 0.01)
  }

  // MARK: Press

  func testE2OnPressAHighlightsPlateContentAndLightShrinkAndMoveToTheControlsCentre() throws {
    for (control, off) in product(controls, [Vector(0.6, -0.5), Vector(-0.9, 0.9), Vector(0.3, 0)]) {
      var (person, size) = resting(on: control, off: off, over: 1)
      let middle = Rect(origin: .zero, size: size).center
      let free = try XCTUnwrap(person.content(1))
      XCTAssertEqual(free.specular.center, person.model)
      person.press(waiting: 1500)
      let pressed = try XCTUnwrap(person.content(1))
      let name = "\(control), off by \(off)"
      XCTAssertEqual(person.frame.pointer.center, middle, name)
      XCTAssertEqual(person.frame.pointer.scale, 0.92, name)
      XCTAssertEqual(pressed.translation, .zero, name)
      XCTAssertEqual(pressed.scale, free.scale * 0.92, accuracy: 1e-9, name)
      XCTAssertEqual(pressed.specular.center, middle, name)
      XCTAssertEqual(pressed.specular.radius, free.specular.radius * 0.92, accuracy: 1e-9, name)
      XCTAssertEqual(pressed.specular.clip, person.frame.pointer.roundedRect, name)
      if size.width < 300 {
        // In the picture the middle is brightest, and the light is symmetrical about it.
        let painted = painted(person, size, over: 1)
        XCTAssertEqual(painted.brightestLight().steps, painted.light(at: middle), accuracy: 1, name)
        for (x, y) in [(4.0, 2.0), (3, -3)] {
          // As far from the middles of two pixels.
          let way = Vector(
            middle.x == middle.x.rounded() ? x + 0.5 : x, middle.y == middle.y.rounded() ? y + 0.5 : y)
          XCTAssertEqual(painted.light(at: middle + way), painted.light(at: middle - way), accuracy: 2, name)
        }
      }
      person.release(waiting: 1500)
      XCTAssertEqual(person.content(1), free, name)
    }
  }

  func testE2OnPressTheLightOfALiftedElementMovesToItsCentre() throws {
    for size in [60.0, 120, 200] {
      var (person, surface) = resting(on: Control(.appIcon, size, size), off: Vector(0.5, 0.7), over: 1)
      let free = try XCTUnwrap(person.content(1))
      person.press(waiting: 1500)
      let pressed = try XCTUnwrap(person.content(1))
      XCTAssertEqual(pressed.specular.center, Rect(origin: .zero, size: surface).center)
      XCTAssertEqual(pressed.specular.radius, free.specular.radius * 0.92, accuracy: 1e-9)
      XCTAssertEqual(pressed.specular.clip.rect.width, pressed.transformedFrame.width, accuracy: 1e-9)
    }
  }

  func testE2TheLightGlidesToTheCentreWithoutAJump() throws {
    var (person, _) = resting(on: controls[6], off: Vector(0.9, -0.7), over: 1)
    var last = try XCTUnwrap(person.content(1)).specular.center
    let way = last.distance(to: Point(78, 64.5))
    XCTAssertGreaterThan(way, 30)
    person.press()
    for _ in 0..<100 {
      let light = try XCTUnwrap(person.content(1)).specular
      XCTAssertLessThan(light.center.distance(to: last), way / 10)
      last = light.center
      person.wait(milliseconds: 4)
    }
    XCTAssertEqual(last.distance(to: Point(78, 64.5)), 0, accuracy: 0.05, "in the centre")
  }

  // MARK: A highlight beside its ground and beside the circle, measured in the picture

  private let button = Rect(40, 40, 60, 40)
  private let size = Size(240, 120)

  /// The grey of the ground, of the free circle and of the highlight, 0…255.
  private func greys(
    over luminance: Double, _ appearance: Appearance, kind: ElementKind = .barButton, isPressed: Bool = false,
    isStated: Bool = false
  ) -> (ground: Int, circle: Int, highlight: Int) {
    var target = PointerTarget(1, button, kind, group: kind == .barButton ? 1 : nil)
    if isStated { target.luminance = luminance }
    func seen(at position: Point) -> Int {
      var person = SimulatedPerson(targets: [target], start: position, size: size, device: .mouse)
      person.engine.setAppearance(appearance, at: person.now)
      person.engine.setBackgroundLuminance(luminance, at: person.now)
      person.move(by: .zero)
      if isPressed { person.press() }
      person.wait(milliseconds: 1500)
      let painted = PaintedFrame(person.frame, size: size, over: LinearColor(luminance: luminance))
      return painted.canvas(hasLights: false).color(at: position)[0]
    }
    let free = Point(180, 60)
    let canvas = PaintedFrame(PointerFrame(), size: size, over: LinearColor(luminance: luminance)).canvas()
    return (canvas.color(at: free)[0], seen(at: free), seen(at: button.center))
  }

  private let darkGrounds = [0, 0.002, 0.01, 0.02, 0.035, 0.05, 0.07, 0.09, 0.11, 0.13]

  func testS5OverADarkGroundAHighlightIsBetweenTheGroundAndTheCircle() {
    for appearance in [Appearance.light, .dark] {
      for (kind, ground) in product([ElementKind.barButton, .tabBarItem, .button, .segment], darkGrounds) {
        let name = "\(kind), over \(ground), \(appearance)"
        let seen = greys(over: ground, appearance, kind: kind, isStated: kind == .segment)
        XCTAssertGreaterThanOrEqual(seen.highlight, seen.ground + 8, name)
        XCTAssertGreaterThanOrEqual(seen.circle, seen.highlight + 20, name)
      }
    }
  }

  func testE1S5OverALightGroundAHighlightIsDarkerThanTheGroundAndLighterThanTheCircle() {
    for appearance in [Appearance.light, .dark] {
      for ground in [0.25, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97, 1] {
        let name = "over \(ground), \(appearance)"
        let seen = greys(over: ground, appearance)
        XCTAssertGreaterThanOrEqual(seen.ground, seen.highlight + 9, name)
        XCTAssertGreaterThanOrEqual(seen.highlight, seen.circle + 20, name)
      }
    }
  }

  func testE17APressDoesNotMakeAHighlightDenser() {
    for (ground, appearance) in product(darkGrounds + [0.3, 0.83, 1], [Appearance.light, .dark]) {
      let (free, pressed) = (
        greys(over: ground, appearance), greys(over: ground, appearance, isPressed: true)
      )
      XCTAssertEqual(free.highlight, pressed.highlight, "over \(ground), \(appearance)")
    }
  }

  func testS5AHighlightWithoutOpacityStaysInvisibleOverAnyGround() {
    let configuration = with(PointerConfiguration()) { $0.effects.highlightOpacity = 0 }
    for ground in [0.0, 0.05, 0.5, 1] {
      let target = PointerTarget(1, button, .barButton)
      var person = SimulatedPerson(targets: [target], start: button.center, configuration: configuration)
      person.engine.setBackgroundLuminance(ground, at: person.now)
      person.move(by: .zero, waiting: 1500)
      XCTAssertEqual(person.frame.pointer.opacity, 0)
    }
  }

  func testS5AHighlightGoesFromGroundToGroundWithoutAJump() {
    let target = PointerTarget(1, button, .barButton)
    var person = SimulatedPerson(targets: [target], start: button.center)
    person.move(by: .zero, waiting: 1500)
    var last = person.frame.pointer.opacity
    for ground in [0.0, 0.05, 1, 0.1, 0.16, 0.3] {
      person.send(.luminance(ground))
      XCTAssertEqual(person.frame.pointer.opacity, last, accuracy: 1e-9)
      for _ in 0..<200 {
        person.wait(milliseconds: 4)
        XCTAssertEqual(person.frame.pointer.opacity, last, accuracy: 0.05)
        last = person.frame.pointer.opacity
      }
    }
  }
}
