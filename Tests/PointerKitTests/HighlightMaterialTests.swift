import PointerKit
import PointerTestSupport
import XCTest

/// E1, S4, S5: a highlight beside its ground and beside the circle, measured in the picture.
final class HighlightMaterialTests: XCTestCase {
  private let button = Rect(x: 40, y: 40, width: 60, height: 40)
  private let size = Size(width: 240, height: 120)

  /// The grey of the ground, of the free circle and of the highlight, 0…255.
  private func greys(
    over luminance: Double, _ appearance: Appearance, kind: ElementKind = .barButton, isPressed: Bool = false,
    isStated: Bool = false
  ) -> (ground: Int, circle: Int, highlight: Int) {
    var target = PointerTarget(id: 1, frame: button, kind: kind, group: kind == .barButton ? 1 : nil)
    if isStated { target.luminance = luminance }
    func seen(at position: Point) -> Int {
      var person = PointerHarness(targets: [target], start: position, size: size, device: .mouse)
      person.engine.setAppearance(appearance, at: person.now)
      person.engine.setBackgroundLuminance(luminance, at: person.now)
      person.move(by: .zero)
      if isPressed { person.press() }
      person.wait(milliseconds: 1500)
      let painted = PaintedFrame(person.frame, size: size, over: LinearColor(luminance: luminance))
      return painted.canvas(hasLights: false).color(at: position)[0]
    }
    let free = Point(x: 180, y: 60)
    let canvas = PaintedFrame(PointerFrame(), size: size, over: LinearColor(luminance: luminance)).canvas()
    return (canvas.color(at: free)[0], seen(at: free), seen(at: button.center))
  }

  private let darkGrounds = [0, 0.002, 0.01, 0.02, 0.035, 0.05, 0.07, 0.09, 0.11, 0.13]

  func testS5OverADarkGroundAHighlightIsLighterThanTheGroundAndThanTheCircle() {
    let white = greys(over: 1, .light)
    for appearance in [Appearance.light, .dark] {
      for kind in [ElementKind.barButton, .tabBarItem, .button, .segment] {
        for ground in darkGrounds {
          let name = "\(kind), over \(ground), \(appearance)"
          let seen = greys(over: ground, appearance, kind: kind, isStated: kind == .segment)
          XCTAssertGreaterThanOrEqual(seen.highlight, seen.circle + 3, name)
          XCTAssertGreaterThanOrEqual(
            seen.highlight - seen.ground, white.ground - white.highlight, "\(name), by as much as over white")
          XCTAssertLessThanOrEqual(seen.highlight, white.highlight + 1, "\(name), a label stays legible")
        }
      }
    }
  }

  func testS5OverALightGroundAHighlightIsDarkerThanTheGroundAndLighterThanTheCircle() {
    for appearance in [Appearance.light, .dark] {
      for ground in [0.25, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97, 1] {
        let name = "over \(ground), \(appearance)"
        let seen = greys(over: ground, appearance)
        XCTAssertGreaterThanOrEqual(seen.ground, seen.highlight + 20, name)
        XCTAssertGreaterThanOrEqual(seen.highlight, seen.circle + 20, name)
      }
    }
  }

  func testS5PressedOverADarkGroundTheHighlightIsStillLighterThanTheCircle() {
    for ground in darkGrounds {
      let seen = greys(over: ground, .dark, isPressed: true)
      XCTAssertGreaterThan(seen.highlight, seen.circle, "over \(ground)")
      XCTAssertGreaterThan(seen.highlight, seen.ground, "over \(ground)")
    }
  }

  func testS5AHighlightWithoutOpacityStaysInvisibleOverAnyGround() {
    let configuration = with(PointerConfiguration()) { $0.highlightOpacity = 0 }
    for ground in [0.0, 0.05, 0.5, 1] {
      let target = PointerTarget(id: 1, frame: button, kind: .barButton)
      var person = PointerHarness(targets: [target], start: button.center, configuration: configuration)
      person.engine.setBackgroundLuminance(ground, at: person.now)
      person.move(by: .zero, waiting: 1500)
      XCTAssertEqual(person.frame.pointer.opacity, 0)
    }
  }

  func testS5AHighlightGoesFromGroundToGroundWithoutAJump() {
    let target = PointerTarget(id: 1, frame: button, kind: .barButton)
    var person = PointerHarness(targets: [target], start: button.center)
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
