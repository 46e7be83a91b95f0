import PointerTestSupport
import XCTest

/// E1: the light on a highlight is seen on every control, and lies on its plate alone.
final class HighlightLightTests: HighlightTestCase {
  /// Over dark grounds, `LabelContrastTests` measures the light, of which a label leaves little there.
  func testLightIsSeenOnEveryControlOverLightGrounds() {
    // Of what is painted slowly, some.
    var dice = Dice(seed: 1)
    for control in controls where !control.isOpaque {
      for ground in [1, 0.9, 0.83, dice.pick([0.7, 0.55, 0.4, 0.3])] {
        let (appearance, off) = dice.pick([
          (Appearance.light, Vector.zero), (.dark, Vector(0.5, -0.4)), (.light, Vector(-1, 1)),
        ])
        let (person, size) = resting(on: control, off: off, over: ground, appearance)
        let content = dice.pick(PaintedFrame.Content.allCases)
        guard size.width < 300 || ground == 1 else { continue }
        XCTAssertGreaterThanOrEqual(
          painted(person, size, over: ground, content: content).brightestLight().steps, 4,
          "\(control), over \(ground), \(appearance), off by \(off), \(content)")
      }
    }
  }

  func testTheLightIsSeenOverColoredGrounds() {
    for (red, green, blue) in [(1, 0.8, 0), (0.1, 0.6, 0.1), (0.9, 0.9, 1), (0.6, 0.8, 1)] {
      let ground = LinearColor(red: red, green: green, blue: blue)
      for appearance in [Appearance.light, .dark] {
        let (person, size) = resting(on: controls[3], over: ground.luminance, appearance)
        let painted = PaintedFrame(person.frame, size: size, over: ground)
        XCTAssertGreaterThanOrEqual(painted.brightestLight().steps, 4, "\(ground), \(appearance)")
      }
    }
  }

  func testLightLiesOnThePlateAndNowhereElse() {
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

  /// Also E15.
  func testTheLightFadesWithItsHighlightOnItsOwnPlate() {
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

  /// Also E17.
  func testAPressDoesNotMakeAHighlightDenser() {
    for (ground, appearance) in product(darkGrounds + [0.3, 0.83, 1], [Appearance.light, .dark]) {
      let (free, pressed) = (
        grays(over: ground, appearance), grays(over: ground, appearance, isPressed: true)
      )
      XCTAssertEqual(free.highlight, pressed.highlight, "over \(ground), \(appearance)")
    }
  }
}
