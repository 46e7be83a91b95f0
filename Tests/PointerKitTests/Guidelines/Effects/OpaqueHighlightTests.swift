import PointerTestSupport
import XCTest

/// E11: an opaque control that is highlighted shows it all over itself, measured in a picture.
final class OpaqueHighlightTests: EffectTestCase {
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
  func testOpaqueControlIsHighlightedAllOverItself() {
    let colors: [LinearColor] = [
      LinearColor(luminance: 1), LinearColor(luminance: 0.5), LinearColor(luminance: 0.18),
      LinearColor(luminance: 0.02), LinearColor(luminance: 0), LinearColor(red: 0, green: 0.195, blue: 0.823),
      LinearColor(red: 0.8, green: 0.1, blue: 0.1),
    ]
    for (kind, size) in [
      (ElementKind.barButton, Size(44, 37)), (.button, Size(30, 30)), (.image, Size(30, 30)),
      (.card, Size(90, 60)), (.appIcon, Size(48, 48)), (.other, Size(120, 24)),
    ] {
      for (number, color) in colors.enumerated() {
        var plain = Canvas(size: Size(400, 200), scale: 1)
        plain.fill(
          RoundedRect(Rect(0, 0, 400, 200), cornerRadius: 0), color, opacity: 1, clip: nil)
        for (background, appearance) in [(0.89, Appearance.light), (0.03, .dark)] {
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

  func testHighlightComesAndGoesSmoothly() {
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

  func testATransparentControlHasNoTint() {
    for kind in [ElementKind.barButton, .tabBarItem, .segment, .link, .button] {
      let target = PointerTarget(1, Rect(100, 80, 44, 37), kind, group: 1)
      var person = person(over: target, background: 0.89, .light, by: .zero)
      person.move(by: .zero, waiting: 500)
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.content(1)?.tintOpacity, 0, "\(kind)")
    }
  }

  func testMeasuredLuminanceDecidesAboutTheCover() {
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
}
