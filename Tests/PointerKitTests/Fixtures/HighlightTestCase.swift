import PointerTestSupport
import XCTest

/// Highlights of controls, as the frame states them and as they are painted.
class HighlightTestCase: XCTestCase {
  let button = Rect(40, 40, 60, 40)
  let size = Size(240, 120)
  let darkGrounds = [0, 0.002, 0.01, 0.02, 0.035, 0.05, 0.07, 0.09, 0.11, 0.13]

  struct Control {
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

  let controls = [
    Control(.barButton, 22, 22), Control(.barButton, 24, 24), Control(.barButton, 30, 30),
    Control(.barButton, 44, 37), Control(.barButton, 44, 44), Control(.barButton, 90, 30),
    Control(.tabBarItem, 76, 49), Control(.segment, 80, 28), Control(.segment, 33, 24),
    Control(.editMenuItem, 64, 36), Control(.button, 40, 22), Control(.button, 120, 44),
    Control(.other, 26, 26), Control(.image, 30, 30, effect: .highlight),
    Control(.card, 200, 120, effect: .highlight), Control(.card, 400, 400, effect: .highlight),
  ]

  /// A finger that rests on a control in the middle of a small surface, off its center by a share of its half
  /// sides.
  func resting(
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
  func painted(
    _ person: SimulatedPerson, _ size: Size, over ground: Double, content: PaintedFrame.Content = .none
  ) -> PaintedFrame {
    let ground = LinearColor(luminance: ground)
    let isCovered = (person.content(1)?.tintOpacity ?? 0) > 0
    return PaintedFrame(
      person.frame, size: size, over: ground, content: content, fill: isCovered ? ground : nil)
  }

  /// The gray of the ground, of the free circle and of the highlight, 0…255.
  func grays(
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
}
