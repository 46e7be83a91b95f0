import PointerKit
import PointerTestSupport
import XCTest

/// E11: an opaque control that is highlighted shows it, measured in a picture.
final class SeenHighlightTests: XCTestCase {
  /// What a host paints: the background, and the element as an even fill of its own color.
  private struct Picture {
    let target: PointerTarget
    let background: Double

    func color(_ frame: PointerFrame, at point: Point) -> [Int] {
      var canvas = Canvas(size: Size(width: 400, height: 200), scale: 1)
      canvas.fill(
        RoundedRect(Rect(x: 0, y: 0, width: 400, height: 200), cornerRadius: 0),
        LinearColor(luminance: background), opacity: 1, clip: nil)
      if !frame.isRedrawn(target.id) { paint(CanvasTransform(), on: &canvas) }
      for group in frame.groups {
        canvas.paint(frame.drawing[group.commands], clip: group.clip) { canvas, _, transform in
          paint(transform, on: &canvas)
        }
      }
      return canvas.color(at: point)
    }

    private func paint(_ transform: CanvasTransform, on canvas: inout Canvas) {
      let size = target.frame.size
      let rect = Rect(
        center: target.frame.center + transform.translation,
        size: Size(width: size.width * transform.scale, height: size.height * transform.scale))
      canvas.fill(
        RoundedRect(rect, cornerRadius: target.cornerRadius), target.color ?? LinearColor(luminance: 0.5),
        opacity: 1, clip: nil)
    }
  }

  private func person(
    over target: PointerTarget, background: Double, _ appearance: Appearance, by vector: Vector
  ) -> PointerHarness {
    let neighbor = PointerTarget(
      id: 2, frame: Rect(x: 300, y: 80, width: 44, height: 37), kind: .barButton, group: 1)
    var person = PointerHarness(
      targets: [target, neighbor], start: target.frame.center + vector, size: Size(width: 400, height: 200))
    person.engine.setAppearance(appearance, at: person.now)
    person.engine.setBackgroundLuminance(background, at: person.now)
    person.touch()
    return person
  }

  /// A step of 12 of 255 is seen, beneath the light as well as without it.
  func testE11AnOpaqueControlOfAHighlightedGroupIsVisiblyHighlightedAllOverItself() {
    let colors: [LinearColor] = [
      LinearColor(luminance: 1), LinearColor(luminance: 0.5), LinearColor(luminance: 0.18),
      LinearColor(luminance: 0.02), LinearColor(luminance: 0), LinearColor(red: 0, green: 0.195, blue: 0.823),
      LinearColor(red: 0.8, green: 0.1, blue: 0.1),
    ]
    var variants = Variants()
    for (kind, size) in [
      (ElementKind.barButton, Size(width: 44, height: 37)), (.button, Size(width: 30, height: 30)),
      (.image, Size(width: 30, height: 30)), (.card, Size(width: 90, height: 60)),
      (.appIcon, Size(width: 48, height: 48)), (.other, Size(width: 120, height: 24)),
    ] {
      for (number, color) in colors.enumerated() {
        for (background, appearance, hasLight) in variants.of([
          (0.89, Appearance.light, true), (0.89, .light, false), (0.03, .dark, true), (0.03, .dark, false),
        ]) {
          var target = PointerTarget(
            id: 1, frame: Rect(center: Point(x: 150, y: 100), size: size), kind: kind, hasBezel: true,
            group: 1)
          target.color = color
          var person = person(over: target, background: background, appearance, by: Vector(dx: -4, dy: 3))
          if !hasLight { person.engine.setConfiguration(withoutLight(), at: person.now) }
          person.move(by: .zero, waiting: 1500)
          let frame = person.frame
          XCTAssertEqual(frame.hovered, 1)
          XCTAssertEqual(frame.pointer.behind, 1, "beneath its content (E14)")
          let picture = Picture(target: target, background: background)
          let plain = PointerFrame()
          // The light is brightest 4 to the left and 3 below the center.
          for across in [-0.4, -4 / size.width, 0, 0.4] {
            for down in [-0.4, 0, 3 / size.height, 0.4] {
              let point = target.frame.center + Vector(dx: across * size.width, dy: down * size.height)
              let (seen, before) = (picture.color(frame, at: point), picture.color(plain, at: point))
              let change = zip(seen, before).map { abs($0 - $1) }.max() ?? 0
              XCTAssertGreaterThanOrEqual(change, 12, "\(kind), color \(number), \(appearance), \(point)")
            }
          }
        }
      }
    }
  }

  private func withoutLight() -> PointerConfiguration {
    var configuration = PointerConfiguration()
    configuration.specularOpacity = 0
    configuration.highlightSpecularOpacity = 0
    return configuration
  }

  func testE11TheHighlightOfAnOpaqueControlComesAndGoesSmoothlyAndADarkerPressShows() {
    var target = PointerTarget(
      id: 1, frame: Rect(x: 100, y: 80, width: 60, height: 37), kind: .barButton, hasBezel: true, group: 1)
    target.color = LinearColor(red: 0, green: 0.195, blue: 0.823)
    var person = person(over: target, background: 0.89, .light, by: Vector(dx: 0, dy: -60))
    var (last, most, steps) = (0.0, 0.0, 0)
    func look(_ person: PointerHarness) -> Double { person.content(1)?.tintOpacity ?? 0 }
    for step in 0..<400 {
      if step == 20 { person.move(by: Vector(dx: 0, dy: 60)) }
      if step == 200 { person.move(by: Vector(dx: 170, dy: 0)) }
      person.wait(milliseconds: 2)
      let now = look(person)
      XCTAssertLessThan(abs(now - last), 0.02, "step \(step)")
      if now != last { steps += 1 }
      (last, most) = (now, max(most, now))
    }
    XCTAssertEqual(person.hovered, 2)
    XCTAssertEqual(
      most, 0.244, accuracy: 0.005, "denser than the highlight beneath, 0.2, since light lies on it")
    XCTAssertGreaterThan(steps, 100)
    XCTAssertEqual(last, 0)
    person.move(by: Vector(dx: -170, dy: 0), waiting: 1000)
    let resting = look(person)
    person.press(waiting: 1000)
    XCTAssertGreaterThan(look(person), resting + 0.02)
  }

  func testE11ATransparentControlHasNoTint() {
    for kind in [ElementKind.barButton, .tabBarItem, .segment, .link, .button] {
      let target = PointerTarget(
        id: 1, frame: Rect(x: 100, y: 80, width: 44, height: 37), kind: kind, group: 1)
      var person = person(over: target, background: 0.89, .light, by: .zero)
      person.move(by: .zero, waiting: 500)
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.content(1)?.tintOpacity, 0, "\(kind)")
    }
  }
}
