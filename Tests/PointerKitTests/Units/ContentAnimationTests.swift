import PointerTestSupport
import XCTest

@testable import PointerKit

/// The springs of one element, without an engine (E1, E2, E4, E5, E7, E8, E15).
final class ContentAnimationTests: XCTestCase {
  private let configuration = SharedConfiguration()
  private let frame = Rect(100, 100, 200, 160)

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

  private func retarget(_ content: inout ContentPresentation, to look: Look, translation: Vector = .zero) {
    var conditions = look.conditions
    conditions.parallax = translation
    content.retarget(to: look.style, in: conditions, configuration: configuration, at: start)
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
      light: light, factors: EffectFactors(configuration.values).values(at: start),
      at: start.after(milliseconds: milliseconds), into: &state)
    return state
  }

  func testHighlightGrowsByTwoPointsUnderALightWithoutAShadow() {
    let state = read(content(look(.highlight)))
    XCTAssertEqual(state.target, 5)
    XCTAssertEqual(state.frame, frame)
    XCTAssertEqual(state.progress, 1)
    XCTAssertEqual(state.scale, 1 + 2 / 200.0, accuracy: 1e-12)
    XCTAssertEqual(state.specular.opacity, 0.625, accuracy: 1e-12)
    XCTAssertEqual(state.shadow, ContentState.Shadow(opacity: 0, radius: 0, offset: .zero))
    XCTAssertEqual(state.radiosity, 0)
    XCTAssertEqual(state.tintMode, .none)
  }

  func testLiftGrowsByEightPointsWithShadowAndLight() {
    let state = read(content(look(.lift)))
    XCTAssertEqual(state.scale, 1 + 8 / 200.0, accuracy: 1e-12)
    XCTAssertEqual(state.shadow.opacity, 0.3, accuracy: 1e-12)
    XCTAssertEqual(state.shadow.radius, 10, accuracy: 1e-12)
    XCTAssertEqual(state.shadow.offset, Vector(0, 6))
    XCTAssertEqual(state.radiosity, 0.35, accuracy: 1e-12)
    XCTAssertEqual(state.specular.opacity, 0.05, accuracy: 1e-12)
    XCTAssertEqual(state.color, LinearColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(state.cornerRadius, 12)
  }

  func testLeavingEndsInThePlainState() {
    var content = content(look(.lift, isPressed: true))
    retarget(&content, to: look(.lift, isPressed: true), translation: Vector(2, -1))
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

  func testProgressIsThatOfADampedOscillator() {
    let content = content(look(.highlight))
    let oracle = Oscillator(
      spring: configuration.values.effects.contentSpring, goal: 1, value: 0, velocity: 0)
    for milliseconds in stride(from: 20.0, through: 240, by: 20) {
      XCTAssertEqual(
        read(content, after: milliseconds).progress, oracle.advanced(by: milliseconds / 1_000).value,
        accuracy: 0.005)
    }
  }

  func testShadowAndLightNeverExceedTheirStrength() {
    var overshoots = false
    let content = content(look(.lift))
    for milliseconds in 1...600 {
      let state = read(content, after: Double(milliseconds))
      overshoots = overshoots || state.progress > 1
      XCTAssertLessThanOrEqual(state.shadow.opacity, 0.3)
      XCTAssertLessThanOrEqual(state.specular.opacity, 0.05)
      XCTAssertLessThanOrEqual(state.radiosity, 0.35)
    }
    XCTAssert(overshoots, "the spring itself passes 1")
  }

  // E5: none up to 24 points of the shorter side, all of it from 160 on.
  func testLightOfALiftGrowsWithTheShorterSide() {
    for (side, share) in [(24.0, 0.0), (92, 0.5), (160, 1), (1_000, 1)] {
      let state = read(content(look(.lift)), after: 5_000, frame: Rect(0, 0, 2_000, side), light: Point(7, 8))
      XCTAssertEqual(state.specular.opacity, 0.05 * share, accuracy: 1e-12, "\(side)")
      XCTAssertEqual(state.specular.radius, 2_000 * (0.5 + 0.25 * share), accuracy: 1e-9, "\(side)")
      XCTAssertEqual(state.specular.center, Point(7, 8))
    }
  }
}
