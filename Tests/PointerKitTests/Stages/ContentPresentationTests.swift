import PointerTestSupport
import XCTest

@testable import PointerKit

/// E1, E2, E4, E5, E7, E8, E15: the springs of one element, without an engine.
final class ContentPresentationTests: XCTestCase {
  private let configuration = PointerConfiguration()
  private let frame = Rect(x: 100, y: 100, width: 200, height: 160)

  /// A style, and the conditions under which it is seen.
  private struct Look {
    var style: ResolvedStyle
    var conditions: ContentPresentation.Conditions
  }

  private func look(
    _ effect: ResolvedStyle.Effect, isPressed: Bool = false, tintLuminance: Double = 0,
    reduceMotion: Bool = false
  ) -> Look {
    var style = ResolvedStyle(shape: ResolvedStyle.Shape(size: .zero, cornerRadius: 0))
    style.effect = effect
    // The light of a highlight lies on the element where the shape is a path.
    style.shape.path = .cross
    style.element = ResolvedStyle.Element(cornerRadius: 12, color: LinearColor(red: 1, green: 0, blue: 0))
    return Look(
      style: style,
      conditions: ContentPresentation.Conditions(
        isPressed: isPressed, reduceMotion: reduceMotion, tintLuminance: tintLuminance))
  }

  private func retarget(
    _ content: inout ContentPresentation, to look: Look, translation: Vector = .zero
  ) {
    content.retarget(
      to: look.style, in: look.conditions, translation: translation, configuration: configuration, at: start)
  }

  private func content(_ looks: Look...) -> ContentPresentation {
    var content = ContentPresentation(
      target: 5, tintLuminance: looks[0].conditions.tintLuminance, configuration: configuration, at: start)
    for look in looks { retarget(&content, to: look) }
    return content
  }

  private func read(_ content: ContentPresentation, after milliseconds: Double = 5_000) -> ContentState {
    read(content, after: milliseconds, frame: frame, light: frame.center)
  }

  private func read(
    _ content: ContentPresentation, after milliseconds: Double, frame: Rect, light: Point
  ) -> ContentState {
    var state = ContentState(target: content.target, frame: frame)
    content.read(
      light: light, factors: EffectFactors(configuration).values(at: start),
      at: start.after(milliseconds: milliseconds), into: &state)
    return state
  }

  // MARK: Effects at rest

  func testE1AHighlightGrowsByTwoPointsUnderALightWithoutAShadow() {
    let state = read(content(look(.highlight)))
    XCTAssertEqual(state.target, 5)
    XCTAssertEqual(state.frame, frame)
    XCTAssertEqual(state.progress, 1)
    XCTAssertEqual(state.scale, 1 + 2 / 200.0, accuracy: 1e-12)
    XCTAssertEqual(state.specular.opacity, 0.35, accuracy: 1e-12)
    XCTAssertEqual(state.shadow, ContentState.Shadow(opacity: 0, radius: 0, offset: .zero))
    XCTAssertEqual(state.radiosity, 0)
    XCTAssertEqual(state.tintMode, .none)
  }

  func testE4ALiftGrowsByEightPointsWithAShadowALightAndItsColorAroundIt() {
    let state = read(content(look(.lift)))
    XCTAssertEqual(state.scale, 1 + 8 / 200.0, accuracy: 1e-12)
    XCTAssertEqual(state.shadow.opacity, 0.3, accuracy: 1e-12)
    XCTAssertEqual(state.shadow.radius, 10, accuracy: 1e-12)
    XCTAssertEqual(state.shadow.offset, Vector(dx: 0, dy: 6))
    XCTAssertEqual(state.radiosity, 0.35, accuracy: 1e-12)
    XCTAssertEqual(state.specular.opacity, 0.25, accuracy: 1e-12)
    XCTAssertEqual(state.color, LinearColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(state.cornerRadius, 12)
  }

  func testE7AHoverIsAnyOfScaleShadowAndTint() {
    for scales in [false, true] {
      for hasShadow in [false, true] {
        for mode in TintMode.allCases {
          let options = HoverOptions(
            preferredTintMode: mode, prefersShadow: hasShadow, prefersScaledContent: scales)
          let state = read(content(look(.hover(options))))
          XCTAssertEqual(state.scale, scales ? 1 + 6 / 200.0 : 1, accuracy: 1e-12)
          XCTAssertEqual(state.shadow.opacity, hasShadow ? 0.3 : 0, accuracy: 1e-12)
          XCTAssertEqual(state.tintMode, mode)
          XCTAssertEqual(state.tintOpacity, mode == .none ? 0 : 0.1, accuracy: 1e-12)
          XCTAssertEqual(state.specular.opacity, 0)
        }
      }
    }
  }

  func testE8TheTintHasTheLuminanceOfTheAppearance() {
    for luminance in [0.0, 1] {
      let state = read(content(look(.hover(HoverOptions()), tintLuminance: luminance)), after: 30)
      XCTAssertEqual(state.tintColor, LinearColor(luminance: luminance))
    }
  }

  // MARK: Press

  func testE2APressScalesWhatMayChangeItsSizeTo92PerCent() {
    let scaled = ResolvedStyle.Effect.hover(HoverOptions())
    let unscaled = ResolvedStyle.Effect.hover(HoverOptions(prefersScaledContent: false))
    for (effect, growth, pressed) in [
      (ResolvedStyle.Effect.highlight, 2.0, 0.92), (.lift, 8, 0.92), (scaled, 6, 0.92), (unscaled, 0, 1),
    ] {
      let state = read(content(look(effect, isPressed: true)))
      XCTAssertEqual(state.scale, (1 + growth / 200) * pressed, accuracy: 1e-12, "\(effect)")
    }
  }

  func testAReleaseReturnsToTheUnpressedScale() {
    let state = read(content(look(.lift, isPressed: true), look(.lift)))
    XCTAssertEqual(state.scale, 1.04, accuracy: 1e-12)
  }

  // MARK: Reduced motion

  func testReducedMotionLeavesTheSizeAloneAndAPressShowsInTheShadow() {
    for effect in [ResolvedStyle.Effect.highlight, .lift, .hover(HoverOptions(prefersShadow: true))] {
      for isPressed in [false, true] {
        let state = read(content(look(effect, isPressed: isPressed, reduceMotion: true)))
        XCTAssertEqual(state.scale, 1, "\(effect)")
        XCTAssertEqual(state.progress, 1, "fades stay")
        let shadow = effect == .highlight ? 0 : isPressed ? 0.15 : 0.3
        XCTAssertEqual(state.shadow.opacity, shadow, accuracy: 1e-12, "\(effect), pressed: \(isPressed)")
      }
    }
  }

  // MARK: Leaving

  func testE15LeavingEndsInThePlainState() {
    var content = content(look(.lift, isPressed: true))
    retarget(&content, to: look(.lift, isPressed: true), translation: Vector(dx: 2, dy: -1))
    let moment = start.after(milliseconds: 200)
    XCTAssertFalse(content.isLeaving)
    content.leave(configuration: configuration, at: moment)
    XCTAssert(content.isLeaving)
    XCTAssertFalse(content.isPlain(at: moment))
    XCTAssertFalse(content.isPlain(at: content.restTime.advanced(byNanoseconds: -1)))
    XCTAssert(content.isPlain(at: content.restTime))
    let state = read(content)
    XCTAssertEqual(state.scale, 1)
    XCTAssertEqual(state.translation, .zero)
    XCTAssertEqual(state.shadow.opacity, 0)
  }

  func testAnEffectOfNoneIsLeavingToo() {
    XCTAssert(content(look(.lift), look(.none)).isLeaving)
    XCTAssertFalse(content(look(.lift), look(.none), look(.highlight)).isLeaving, "it may come back")
  }

  func testE8ATintFadesInItsOwnColor() {
    for luminance in [0.0, 1] {
      var content = content(look(.hover(HoverOptions()), tintLuminance: luminance))
      content.leave(configuration: configuration, at: start.after(milliseconds: 300))
      for milliseconds in stride(from: 300.0, through: 500, by: 20) {
        let state = read(content, after: milliseconds)
        XCTAssertGreaterThan(state.tintOpacity, 0)
        XCTAssertEqual(state.tintColor, LinearColor(luminance: luminance))
        XCTAssertEqual(state.tintMode, .overlay, "in its own layer too")
      }
    }
  }

  // MARK: On the way

  func testE15AnInterruptedEffectContinuesFromWhereItIs() {
    var content = content(look(.lift))
    let moment = start.after(milliseconds: 70)
    let (before, next) = (read(content, after: 70), read(content, after: 70.001))
    let speed = (next.progress - before.progress) / 1e-6
    XCTAssertGreaterThan(speed, 1)
    content.leave(configuration: configuration, at: moment)
    XCTAssertEqual(read(content, after: 70).progress, before.progress, accuracy: 1e-12)
    let after = read(content, after: 70.001)
    XCTAssertEqual((after.progress - before.progress) / 1e-6, speed, accuracy: 0.01)
  }

  func testProgressIsThatOfADampedOscillator() {
    let content = content(look(.highlight))
    let oracle = Oscillator(spring: configuration.contentSpring, goal: 1, value: 0, velocity: 0)
    for milliseconds in stride(from: 20.0, through: 240, by: 20) {
      XCTAssertEqual(
        read(content, after: milliseconds).progress, oracle.advanced(by: milliseconds / 1_000).value,
        accuracy: 0.005)
    }
  }

  func testShadowAndLightNeverExceedTheirConfiguredStrength() {
    var overshoots = false
    let content = content(look(.lift))
    for milliseconds in 1...600 {
      let state = read(content, after: Double(milliseconds))
      overshoots = overshoots || state.progress > 1
      XCTAssertLessThanOrEqual(state.shadow.opacity, 0.3)
      XCTAssertLessThanOrEqual(state.specular.opacity, 0.25)
      XCTAssertLessThanOrEqual(state.radiosity, 0.35)
    }
    XCTAssert(overshoots, "the spring itself passes 1")
  }

  // E5: none up to 24 points of the shorter side, all of it from 160 on.
  func testE5TheLightGrowsWithTheShorterSide() {
    for (side, expected) in [(24.0, 0.0), (92, 0.125), (160, 0.25), (1_000, 0.25)] {
      let state = read(
        content(look(.lift)), after: 5_000, frame: Rect(x: 0, y: 0, width: 2_000, height: side),
        light: Point(x: 7, y: 8))
      XCTAssertEqual(state.specular.opacity, expected, accuracy: 1e-12, "\(side)")
      XCTAssertEqual(state.specular.center, Point(x: 7, y: 8))
    }
  }
}
